// A file whose bytes several threads can read at once. POSIX.
#ifndef ONCEOVER_FAST_SEEKABLE_FILE_H_
#define ONCEOVER_FAST_SEEKABLE_FILE_H_

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>

namespace onceover::fast {

class SeekableFile {
 public:
  // The file of this name, or standard input for `-` if it is a file of which nothing has been
  // read. Null for a pipe, a terminal, a directory, and for what cannot be opened.
  static std::unique_ptr<SeekableFile> Open(const std::string& name);

  SeekableFile(const SeekableFile&) = delete;
  SeekableFile& operator=(const SeekableFile&) = delete;
  ~SeekableFile();

  std::int64_t Size() const { return size_; }

  // Copies bytes from an offset on; fewer than there is room for only at the end or on an error.
  std::size_t ReadAt(std::int64_t offset, std::span<char> room) const;

 private:
  SeekableFile(int descriptor, bool is_owned, std::int64_t size)
      : descriptor_(descriptor), is_owned_(is_owned), size_(size) {}

  int descriptor_;
  bool is_owned_;
  std::int64_t size_;
};

}  // namespace onceover::fast

#endif  // ONCEOVER_FAST_SEEKABLE_FILE_H_
