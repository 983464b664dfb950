// onceover-check: points the checkers at somebody's answer.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <fstream>
#include <iostream>
#include <istream>
#include <new>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include "arguments.h"
#include "onceover/oracle.h"
#include "onceover/read.h"
#include "onceover/report.h"
#include "onceover/verify.h"
#include "onceover/version.h"

namespace onceover {
namespace {

// Exit status, the same for all tools.
constexpr int kAccepted = 0;
constexpr int kRejected = 1;
constexpr int kNotHandled = 2;
constexpr int kInternal = 3;

// A question that cannot be handled; its text is one line.
struct QuestionError {
  std::string text;
};

struct Options {
  std::vector<std::string> files;
  std::string request_file;
  std::string board;
  std::string missing;
  std::string start;
  std::string finish;
  bool closed = false;
  bool quiet = false;
  bool second_opinion = false;
  std::int64_t max_errors = kDefaultMaxFaults;
};

template <typename Value>
std::optional<Value> Parse(std::string_view option, const std::string& text,
                           std::variant<Value, ArgumentError> (*parse)(std::string_view)) {
  if (text.empty()) return std::nullopt;
  auto parsed = parse(text);
  if (const auto* error = std::get_if<ArgumentError>(&parsed)) {
    throw QuestionError{fmt::format("{}: {}", option, error->text)};
  }
  return std::get<Value>(std::move(parsed));
}

// A file, or standard input for `-`, opened for reading.
class Input {
 public:
  explicit Input(const std::string& name) : name_(name) {
    if (name == "-") return;
    file_.open(name, std::ios::binary);
    if (!file_) throw QuestionError{fmt::format("cannot open {}", PrintableName(name))};
  }

  std::istream& Stream() { return name_ == "-" ? std::cin : file_; }
  std::string Name() const { return name_ == "-" ? "<stdin>" : PrintableName(name_); }

  // Call after reading: a directory or a failing disk is noticed here.
  void RequireRead() {
    if (Stream().bad()) throw QuestionError{fmt::format("cannot read {}", Name())};
  }

 private:
  std::string name_;
  std::ifstream file_;
};

template <typename Value>
Value TakeRequest(Input& input, std::variant<Value, RequestError> request) {
  input.RequireRead();
  if (const auto* error = std::get_if<RequestError>(&request)) {
    throw QuestionError{
        fmt::format("{}:{}:{}: {}", input.Name(), error->at.line, error->at.column, error->text)};
  }
  return std::get<Value>(std::move(request));
}

void Print(const Options& options, const std::string& text) {
  if (!options.quiet) fmt::print("{}", text);
}

Opinion Ask(const TilingProblem& problem, const LabelGrid& grid) {
  return OracleTiling(problem, grid);
}
