// One input of onceover-check.
#ifndef ONCEOVER_INPUT_H_
#define ONCEOVER_INPUT_H_

#include <fstream>
#include <istream>
#include <memory>
#include <string>

#include "fast/seekable_file.h"

namespace onceover {

// A file, or standard input for `-`, opened for reading. Throws a QuestionError where it cannot be.
class Input {
 public:
  explicit Input(const std::string& name);

  std::istream& Stream();

  // Its name, fit to be printed.
  std::string Name() const;

  // The same as a file that can be read from anywhere; null if it is none.
  const fast::SeekableFile* File() const { return seekable_.get(); }

  // Call after reading: throws a QuestionError about a directory or a failing disk.
  void RequireRead();

 private:
  std::string name_;
  std::unique_ptr<fast::SeekableFile> seekable_;
  std::ifstream file_;
};

// All bytes of an input; none where no name is given.
std::string ReadWhole(const std::string& name);

}  // namespace onceover

#endif  // ONCEOVER_INPUT_H_
