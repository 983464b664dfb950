#include "fast/seekable_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>

namespace onceover::fast {

std::unique_ptr<SeekableFile> SeekableFile::Open(const std::string& name) {
  const bool is_owned = name != "-";
  struct stat about {};
  if (is_owned && (stat(name.c_str(), &about) != 0 || !S_ISREG(about.st_mode))) {
    return nullptr;  // to open a pipe, and to close it again, would disturb its writer
  }
  const int descriptor = is_owned ? open(name.c_str(), O_RDONLY | O_CLOEXEC) : STDIN_FILENO;
  if (descriptor < 0) return nullptr;
  const bool is_file = fstat(descriptor, &about) == 0 && S_ISREG(about.st_mode) &&
                       lseek(descriptor, 0, SEEK_CUR) == 0;
  if (!is_file) {
    if (is_owned) close(descriptor);
    return nullptr;
  }
  return std::unique_ptr<SeekableFile>(new SeekableFile(descriptor, is_owned, about.st_size));
}

SeekableFile::~SeekableFile() {
  if (is_owned_) close(descriptor_);
}

std::size_t SeekableFile::ReadAt(std::int64_t offset, std::span<char> room) const {
  std::size_t filled = 0;
  while (filled < room.size()) {
    const ssize_t got = pread(descriptor_, room.data() + filled, room.size() - filled,
                              offset + static_cast<std::int64_t>(filled));
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) break;
    filled += static_cast<std::size_t>(got);
  }
  return filled;
}

}  // namespace onceover::fast
