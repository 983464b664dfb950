#include "check_command.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <iostream>
#include <istream>
#include <numeric>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "announce.h"
#include "arguments.h"
#include "onceover/read.h"
#include "onceover/report.h"
#include "onceover/verify.h"
#include "read/value.h"

namespace onceover {
namespace {

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

template <typename AnswerType>
std::vector<std::size_t> AllAnswers(const Reading<AnswerType>& reading) {
  std::vector<std::size_t> numbers(reading.answers.size());
  std::iota(numbers.begin(), numbers.end(), std::size_t{0});
  return numbers;
}

// Runs `judge` on every input in turn. Returns the greatest exit status.
template <typename JudgeOne>
int ForEachFile(const Options& options, const JudgeOne& judge) {
  std::vector<std::string> files = options.files;
  if (files.empty()) files = {"-"};
  const auto uses = std::ranges::count(files, "-") + (options.request_file == "-" ? 1 : 0);
  if (uses > 1) throw QuestionError{"standard input can be read only once"};
  int status = kAccepted;
  for (const std::string& file : files) {
    Input input(file);
    status = std::max(status, judge(input));
  }
  return status;
}

template <typename Format>
using FormatNames = std::vector<std::pair<std::string_view, Format>>;

template <typename Format>
Format ParseFormat(const std::string& given, std::string_view standard,
                   const FormatNames<Format>& names) {
  const std::string_view text = given.empty() ? standard : given;
  std::string known;
  for (const auto& [name, format] : names) {
    if (name == text) return format;
    known += (known.empty() ? "" : ", ") + std::string(name);
  }
  throw QuestionError{fmt::format("--format: '{}' is none of {}", read::Escape(text), known)};
}

const FormatNames<TilingFormat> kTilingFormats = {{"labels", TilingFormat::kLabels},
                                                  {"pieces", TilingFormat::kPieces},
                                                  {"json", TilingFormat::kJson}};
const FormatNames<TourFormat> kTourFormats = {{"cells", TourFormat::kCells},
                                              {"pairs", TourFormat::kPairs},
                                              {"grid", TourFormat::kGrid},
                                              {"json", TourFormat::kJson}};

}  // namespace

int CheckTilings(const Options& options) {
  const TilingFormat format = ParseFormat(options.format, "labels", kTilingFormats);
  TilingRequest request;
  if (!options.request_file.empty()) {
    Input input(options.request_file);
    request = TakeRequest(input, ReadTilingRequest(input.Stream()));
  }
  if (auto board = Parse("--board", options.board, ParseBoard)) request.board = board;
  if (auto missing = Parse("--missing", options.missing, ParseMissing)) request.missing = missing;
  if (format == TilingFormat::kPieces && !request.board) {
    throw QuestionError{"--format pieces needs --board or --request: pieces do not show the board"};
  }
  const Cell* missing = request.missing ? std::get_if<Cell>(&*request.missing) : nullptr;
  if (missing != nullptr && request.board &&
      (missing->row >= request.board->rows || missing->col >= request.board->cols)) {
    throw QuestionError{fmt::format("--missing: '{}' is off the {}x{} board", options.missing,
                                    request.board->rows, request.board->cols)};
  }
  return ForEachFile(options, [&](Input& input) {
    const auto reading = ReadTilings(input.Stream(), format, request, options.max_errors);
    input.RequireRead();
    return AnnounceAll(options, reading, {AllAnswers(reading), std::nullopt}, input.Name());
  });
}

int CheckTours(const Options& options) {
  const TourFormat format = ParseFormat(options.format, "cells", kTourFormats);
  TourRequest request;
  request.board = Parse("--board", options.board, ParseBoard);
  request.start = Parse("--start", options.start, ParseCell);
  request.finish = Parse("--finish", options.finish, ParseCell);
  request.closed = options.closed;
  std::optional<std::size_t> expected;
  if (!options.request_file.empty()) {
    Input input(options.request_file);
    request.board = request.board.value_or(BoardSize{8, 8});
    request.starts = TakeRequest(input, ReadTourStarts(input.Stream(), *request.board));
    if (request.starts.empty()) {
      throw QuestionError{fmt::format("{}: the request asks for no tour", input.Name())};
    }
    expected = request.starts.size();
  }
  return ForEachFile(options, [&](Input& input) {
    const auto reading = ReadTours(input.Stream(), format, request, options.max_errors);
    input.RequireRead();
    return AnnounceAll(options, reading, {AllAnswers(reading), expected}, input.Name());
  });
}

}  // namespace onceover
