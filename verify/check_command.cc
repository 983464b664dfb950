#include "check_command.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <iostream>
#include <istream>
#include <iterator>
#include <numeric>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "announce.h"
#include "arguments.h"
#include "auto_command.h"
#include "onceover/read.h"
#include "onceover/report.h"
#include "onceover/verify.h"
#include "profile_command.h"
#include "read/source.h"
#include "read/text.h"
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

// No answer can be judged where a square that was asked for is off the board.
void RequireOnBoard(std::string_view option, const Cell& cell, const BoardSize& board) {
  if (cell.row < board.rows && cell.col < board.cols) return;
  throw QuestionError{fmt::format("{}: '{},{}' is off the {}x{} board", option, cell.row + 1,
                                  cell.col + 1, board.rows, board.cols)};
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

// Runs `judge` on every input in turn, whatever becomes of the others. Returns the greatest exit
// status.
template <typename JudgeOne>
int ForEachFile(const Options& options, const JudgeOne& judge) {
  std::vector<std::string> files = options.files;
  if (files.empty()) files = {"-"};
  const auto uses = std::ranges::count(files, "-") + (options.request_file == "-" ? 1 : 0) +
                    (options.expected_file == "-" ? 1 : 0);
  if (uses > 1) throw QuestionError{"standard input can be read only once"};
  int status = kAccepted;
  for (const std::string& file : files) {
    try {
      Input input(file);
      status = std::max(status, judge(input));
    } catch (const QuestionError& error) {  // of this input alone
      Complain(error.text);
      status = std::max(status, kNotHandled);
    }
  }
  return status;
}

template <typename Format>
using FormatNames = std::vector<std::pair<std::string_view, Format>>;

// The format that was named, if one was.
template <typename Format>
std::optional<Format> ParseFormat(const std::string& text, const FormatNames<Format>& names) {
  if (text.empty()) return std::nullopt;
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

// Does the input begin with an object and its first key? A brace alone may as well begin an array
// as C writes it, {{1, 2}, {3, 4}}, or say that there is nothing, {}.
bool IsJsonObject(std::string_view bytes) {
  const char* const blanks = " \t\r\n\xEF\xBB\xBF";
  const std::size_t first = bytes.find_first_not_of(blanks);
  if (first == std::string_view::npos || bytes[first] != '{') return false;
  const std::size_t second = bytes.find_first_not_of(blanks, first + 1);
  return second != std::string_view::npos && bytes[second] == '"';
}

// Does the first line hold a row of the board rather than a whole tour?
bool BeginsWithRow(std::string_view bytes, const TourRequest& request) {
  std::istringstream line{std::string(bytes.substr(0, bytes.find('\n')))};
  const auto words = std::distance(std::istream_iterator<std::string>(line), {});
  return request.board && words == request.board->cols && request.board->rows > 1;
}

TilingRequest TilingRequestOf(const Options& options) {
  TilingRequest request;
  if (!options.request_file.empty()) {
    Input input(options.request_file);
    request = TakeRequest(input, ReadTilingRequest(input.Stream()));
  }
  if (auto board = Parse("--board", options.board, ParseBoard)) request.board = board;
  if (auto missing = Parse("--missing", options.missing, ParseMissing)) request.missing = missing;
  if (request.board && request.missing && std::holds_alternative<Cell>(*request.missing)) {
    RequireOnBoard("--missing", std::get<Cell>(*request.missing), *request.board);
  }
  return request;
}

TourRequest TourRequestOf(const Options& options) {
  TourRequest request;
  request.board = Parse("--board", options.board, ParseBoard);
  request.start = Parse("--start", options.start, ParseCell);
  request.finish = Parse("--finish", options.finish, ParseCell);
  request.closed = options.closed;
  if (options.request_file.empty()) return request;
  Input input(options.request_file);
  request.board = request.board.value_or(BoardSize{8, 8});
  request.starts = TakeRequest(input, ReadTourStarts(input.Stream(), *request.board));
  if (request.starts.empty()) {
    throw QuestionError{fmt::format("{}: the request asks for no tour", input.Name())};
  }
  return request;
}

std::string ReadWhole(const std::string& name) {
  if (name.empty()) return "";
  Input input(name);
  std::string bytes{std::istreambuf_iterator<char>(input.Stream()), {}};
  input.RequireRead();
  return bytes;
}

int CheckProfile(const Options& options, const read::Profile& profile) {
  if (!options.board.empty() || !options.missing.empty() || !options.start.empty() ||
      !options.finish.empty() || options.closed) {
    throw QuestionError{"--profile: the request comes by --request, as the problem writes it"};
  }
  for (const auto& [option, value] :
       {std::pair("--answers", options.answers), std::pair("--base", options.base),
        std::pair("--accept", options.accept)}) {
    if (!value.empty()) {
      throw QuestionError{fmt::format("--profile: {} is the profile's to say", option)};
    }
  }
  const std::string request = ReadWhole(options.request_file);
  const std::string expected = ReadWhole(options.expected_file);
  return ForEachFile(options, [&](Input& input) {
    const std::string answer{std::istreambuf_iterator<char>(input.Stream()), {}};
    input.RequireRead();
    return CheckByProfile(options, profile, answer, request, expected, input.Name());
  });
}

// Says why an input was not looked at for other people's formats.
void NoteLength(const Options& options, const read::Source& source, std::string_view name) {
  if (!source.IsLong()) return;
  Print(options, fmt::format("{}: note: read as plain numbers, since it is longer than {} MiB\n",
                             name, read::kLongestText >> 20));
}

// Judges the input of plain numbers or JSON that a stream holds.
int CheckPlain(const Options& options, Input& input, std::istream& in, TilingFormat format,
               const TilingRequest& request) {
  const auto reading = ReadTilings(in, format, request, options.max_errors);
  input.RequireRead();
  return AnnounceAll(options, reading, {AllAnswers(reading), std::nullopt}, input.Name());
}

int CheckPlain(const Options& options, Input& input, std::istream& in, TourFormat format,
               const TourRequest& request) {
  const auto reading = ReadTours(in, format, request, options.max_errors);
  input.RequireRead();
  std::optional<std::size_t> expected;
  if (!request.starts.empty()) expected = request.starts.size();
  return AnnounceAll(options, reading, {AllAnswers(reading), expected}, input.Name());
}

int CheckTilingInput(const Options& options, Input& input, std::optional<TilingFormat> format,
                     const TilingRequest& request) {
  if (format) return CheckPlain(options, input, input.Stream(), *format, request);
  read::Source source(input.Stream());
  input.RequireRead();
  if (IsJsonObject(source.Bytes())) format = TilingFormat::kJson;
  if (format || source.IsLong()) RequireNoFormOptions(options, input.Name());
  if (!format && !source.IsLong()) {
    const read::Text text(source.Bytes());
    const auto status = CheckTilingText(options, text, request, input.Name());
    if (status) return *status;
  }
  NoteLength(options, source, input.Name());
  return CheckPlain(options, input, source.Stream(), format.value_or(TilingFormat::kLabels),
                    request);
}

int CheckTourInput(const Options& options, Input& input, std::optional<TourFormat> format,
                   const TourRequest& request) {
  if (format) return CheckPlain(options, input, input.Stream(), *format, request);
  read::Source source(input.Stream());
  input.RequireRead();
  if (IsJsonObject(source.Bytes())) format = TourFormat::kJson;
  if (format || source.IsLong()) RequireNoFormOptions(options, input.Name());
  if (!format && !source.IsLong()) {
    const read::Text text(source.Bytes());
    const auto status = CheckTourText(options, text, request, input.Name());
    if (status) return *status;
  }
  const bool is_grid = BeginsWithRow(source.Bytes(), request);
  NoteLength(options, source, input.Name());
  return CheckPlain(options, input, source.Stream(),
                    format.value_or(is_grid ? TourFormat::kGrid : TourFormat::kCells), request);
}

}  // namespace

void Complain(std::string_view text) {
  std::cout.flush();
  std::cerr << "onceover-check: " << text << '\n';
}

int CheckTilings(const Options& options) {
  if (const auto* profile = NamedProfile(options, true)) return CheckProfile(options, *profile);
  RequireFormOptions(options);
  const auto format = ParseFormat(options.format, kTilingFormats);
  const TilingRequest request = TilingRequestOf(options);
  if (format == TilingFormat::kPieces && !request.board) {
    throw QuestionError{"--format pieces needs --board or --request: pieces do not show the board"};
  }
  return ForEachFile(
      options, [&](Input& input) { return CheckTilingInput(options, input, format, request); });
}

int CheckTours(const Options& options) {
  if (const auto* profile = NamedProfile(options, false)) return CheckProfile(options, *profile);
  RequireFormOptions(options);
  const auto format = ParseFormat(options.format, kTourFormats);
  const TourRequest request = TourRequestOf(options);
  const bool is_list = format == TourFormat::kCells || format == TourFormat::kPairs;
  if (request.board || is_list) {  // a list does not show its board: it is the statement's
    const BoardSize board = request.board.value_or(BoardSize{8, 8});
    if (request.start) RequireOnBoard("--start", *request.start, board);
    if (request.finish) RequireOnBoard("--finish", *request.finish, board);
  }
  return ForEachFile(options,
                     [&](Input& input) { return CheckTourInput(options, input, format, request); });
}

}  // namespace onceover
