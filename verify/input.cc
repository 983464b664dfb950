#include "input.h"

#include <fmt/format.h>

#include <ios>
#include <iostream>
#include <istream>
#include <iterator>
#include <string>

#include "check_command.h"
#include "onceover/report.h"

namespace onceover {

Input::Input(const std::string& name) : name_(name), seekable_(fast::SeekableFile::Open(name)) {
  if (name == "-") return;
  file_.open(name, std::ios::binary);
  if (!file_) throw QuestionError{fmt::format("cannot open {}", PrintableName(name))};
}

std::istream& Input::Stream() { return name_ == "-" ? std::cin : file_; }

std::string Input::Name() const { return name_ == "-" ? "<stdin>" : PrintableName(name_); }

void Input::RequireRead() {
  if (Stream().bad()) throw QuestionError{fmt::format("cannot read {}", Name())};
}

std::string ReadWhole(const std::string& name) {
  if (name.empty()) return "";
  Input input(name);
  std::string bytes{std::istreambuf_iterator<char>(input.Stream()), {}};
  input.RequireRead();
  return bytes;
}

}  // namespace onceover
