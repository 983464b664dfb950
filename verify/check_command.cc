#include "check_command.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <iostream>
#include <istream>
#include <iterator>
#include <memory>
#include <numeric>
#include <optional>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <variant>
#include <vector>

#include "announce.h"
#include "arguments.h"
#include "auto_command.h"
#include "fast/accept.h"
#include "fast/seekable_file.h"
#include "kernel/tiling_problem.h"
#include "kernel/tour_problem.h"
#include "onceover/read.h"
#include "onceover/report.h"
#include "onceover/verify.h"
#include "profile_command.h"
#include "read/number_table.h"
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
  explicit Input(const std::string& name) : name_(name), seekable_(fast::SeekableFile::Open(name)) {
    if (name == "-") return;
    file_.open(name, std::ios::binary);
    if (!file_) throw QuestionError{fmt::format("cannot open {}", PrintableName(name))};
  }

  std::istream& Stream() { return name_ == "-" ? std::cin : file_; }
  std::string Name() const { return name_ == "-" ? "<stdin>" : PrintableName(name_); }

  // The same as a file that can be read from anywhere; null if it is none.
  const fast::SeekableFile* File() const { return seekable_.get(); }

  // Call after reading: a directory or a failing disk is noticed here.
  void RequireRead() {
    if (Stream().bad()) throw QuestionError{fmt::format("cannot read {}", Name())};
  }

 private:
  std::string name_;
  std::unique_ptr<fast::SeekableFile> seekable_;
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

bool IsProse(const std::string& bytes) {
  std::istringstream in(bytes);
  return read::HoldsOnlyWords(in);
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

FormOptions FormOptionsOf(const Options& options) {
  return {.overrides = {.base = Parse("--base", options.base, ParseBase),
                        .meaning = Parse("--accept", options.accept, ParseMeaning)},
          .selection = Parse("--answers", options.answers, ParseSelection)};
}

// Refuses the options that leave nothing to say for an input: what is asked and not looked at would
// not be checked.
void RequireNoFormOptions(const FormOptions& form, std::string_view input) {
  const bool are_all = form.selection.value_or(read::Selection{}) == read::Selection{};
  const auto refuse = [&](bool is_given, std::string_view option) {
    if (!is_given) return;
    throw QuestionError{fmt::format(
        "{}: {} does not apply to JSON objects, nor to inputs that are read as plain numbers",
        input, option)};
  };
  refuse(!are_all, "--answers");
  refuse(form.overrides.base.has_value(), "--base");
  refuse(form.overrides.meaning.has_value(), "--accept");
}

// A statement's own request says all that these options could say; a profile's may be overruled.
void RequireOneRequest(const Options& options, bool is_tiling) {
  if (options.request_file.empty()) return;
  const auto refuse = [](const std::string& value, std::string_view option) {
    if (value.empty()) return;
    throw QuestionError{fmt::format("--request excludes {} (--help shows the usage)", option)};
  };
  if (is_tiling) refuse(options.board, "--board");
  refuse(options.missing, "--missing");
  refuse(options.start, "--start");
}

read::ProfileOverrides ProfileOverridesOf(const Options& options) {
  const FormOptions form = FormOptionsOf(options);
  return {.form = form.overrides,
          .selection = form.selection,
          .board = Parse("--board", options.board, ParseBoard),
          .missing = Parse("--missing", options.missing, ParseMissing),
          .start = Parse("--start", options.start, ParseCell),
          .finish = Parse("--finish", options.finish, ParseCell),
          .closed = options.closed};
}

int CheckProfile(const Options& options, const read::Profile& profile) {
  const read::ProfileOverrides overrides = ProfileOverridesOf(options);
  const std::string request = ReadWhole(options.request_file);
  const std::string expected = ReadWhole(options.expected_file);
  return ForEachFile(options, [&](Input& input) {
    const std::string answer{std::istreambuf_iterator<char>(input.Stream()), {}};
    input.RequireRead();
    return CheckByProfile(options, profile, answer, overrides, request, expected, input.Name());
  });
}

// Says why an input was not looked at for other people's formats.
void NoteLength(const Options& options, const read::Source& source, std::string_view name) {
  if (!source.IsLong()) return;
  Print(options, fmt::format("{}: note: read as plain numbers, since it is longer than {} MiB\n",
                             name, read::kLongestText >> 20));
}

// How a text that no family knows is read, so that it can be said what is wrong with it.
TilingFormat PlainFormat(std::string_view, const TilingRequest&) { return TilingFormat::kLabels; }
TourFormat PlainFormat(std::string_view bytes, const TourRequest& request) {
  return BeginsWithRow(bytes, request) ? TourFormat::kGrid : TourFormat::kCells;
}

Reading<TilingAnswer> Read(std::istream& in, TilingFormat format, const TilingRequest& request,
                           std::int64_t max_faults) {
  return ReadTilings(in, format, request, max_faults);
}
Reading<TourAnswer> Read(std::istream& in, TourFormat format, const TourRequest& request,
                         std::int64_t max_faults) {
  return ReadTours(in, format, request, max_faults);
}

// The bytes of an input that has been read ahead: of a file, so that several threads can read them.
fast::Bytes BytesOf(read::Source& source, const fast::SeekableFile* file) {
  if (file == nullptr) {
    return {.read_at = [&source](std::int64_t offset,
                                 std::span<char> room) { return source.CopyAt(offset, room); },
            .size = std::nullopt};
  }
  return {.read_at = [file](std::int64_t offset,
                            std::span<char> room) { return file->ReadAt(offset, room); },
          .size = file->Size()};
}

int ThreadsOf(const Options& options) {
  if (options.threads > 0) return options.threads;
  return static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1U, 256U));
}

std::optional<TilingProblem> Accept(const fast::Bytes& bytes, TilingFormat format,
                                    const TilingRequest& request, int threads) {
  if (format != TilingFormat::kLabels) return std::nullopt;
  return fast::AcceptLabels(bytes, request, threads);
}
std::optional<TourProblem> Accept(const fast::Bytes& bytes, TourFormat format,
                                  const TourRequest& request, int threads) {
  if (format == TourFormat::kGrid) return fast::AcceptSteps(bytes, request, threads);
  if (format == TourFormat::kCells) return fast::AcceptSquares(bytes, request, threads);
  return std::nullopt;
}

// A reading of one answer that is accepted, and of which nothing but its question is kept.
template <typename AnswerType, typename Problem>
Reading<AnswerType> ReadingOf(const Problem& problem) {
  Reading<AnswerType> reading;
  reading.answers.emplace_back();
  reading.answers.front().problem = problem;
  return reading;
}
Reading<TilingAnswer> AnswerTo(const TilingProblem& problem) {
  return ReadingOf<TilingAnswer>(problem);
}
Reading<TourAnswer> AnswerTo(const TourProblem& problem) { return ReadingOf<TourAnswer>(problem); }

std::int64_t SquaresIn(const TilingProblem& problem) { return kernel::SquaresToCover(problem); }
std::int64_t SquaresIn(const TourProblem& problem) { return kernel::SquaresToVisit(problem); }

// Announces the one answer of a long input if it can be accepted without being kept.
template <typename Format, typename Request>
bool AcceptLong(const Options& options, Input& input, read::Source& source, Format format,
                const Request& request) {
  if (!source.IsLong() || options.second_opinion) return false;
  const fast::Bytes bytes = BytesOf(source, input.File());
  const auto problem = Accept(bytes, format, request, ThreadsOf(options));
  if (!problem) return false;
  Verdict verdict;
  verdict.outcome = Outcome::kAccepted;
  verdict.squares_total = SquaresIn(*problem);
  verdict.squares_done = verdict.squares_total;
  AnnounceAnswer(options, AnswerTo(*problem), 0, verdict, input.Name());
  return true;
}

// Judges the input of plain numbers or JSON that a stream holds.
template <typename Format, typename Request>
int CheckPlain(const Options& options, Input& input, std::istream& in, Format format,
               const Request& request) {
  const auto reading = Read(in, format, request, options.max_errors);
  input.RequireRead();
  return AnnounceAll(options, reading, {AllAnswers(reading), ExpectedAnswers(request)},
                     input.Name());
}

template <typename Format, typename Request>
int CheckInput(const Options& options, Input& input, std::optional<Format> format,
               const Request& request, const FormOptions& form) {
  read::Source source(input.Stream());
  input.RequireRead();
  if (format) {
    if (AcceptLong(options, input, source, *format, request)) return kAccepted;
    return CheckPlain(options, input, source.Stream(), *format, request);
  }
  if (IsJsonObject(source.Bytes())) format = Format::kJson;
  if (format || source.IsLong()) RequireNoFormOptions(form, input.Name());
  if (!format && !source.IsLong()) {
    const read::Text text(source.Bytes());
    const auto status = CheckText(options, text, request, form, input.Name());
    if (status) return *status;
  }
  if (!format) format = PlainFormat(source.Bytes(), request);
  if (format != Format::kJson && !source.IsLong() && IsProse(source.Bytes())) {
    std::istringstream nothing;  // no answer, rather than one bad number for each word
    return CheckPlain(options, input, nothing, *format, request);
  }
  NoteLength(options, source, input.Name());
  if (AcceptLong(options, input, source, *format, request)) return kAccepted;
  return CheckPlain(options, input, source.Stream(), *format, request);
}

}  // namespace

void Complain(std::string_view text) {
  std::cout.flush();
  std::cerr << "onceover-check: " << text << '\n';
}

int CheckTilings(const Options& options) {
  if (const auto* profile = NamedProfile(options, true)) return CheckProfile(options, *profile);
  RequireOneRequest(options, true);
  const FormOptions form = FormOptionsOf(options);
  const auto format = ParseFormat(options.format, kTilingFormats);
  const TilingRequest request = TilingRequestOf(options);
  if (format == TilingFormat::kPieces && !request.board) {
    throw QuestionError{"--format pieces needs --board or --request: pieces do not show the board"};
  }
  return ForEachFile(
      options, [&](Input& input) { return CheckInput(options, input, format, request, form); });
}

int CheckTours(const Options& options) {
  if (const auto* profile = NamedProfile(options, false)) return CheckProfile(options, *profile);
  RequireOneRequest(options, false);
  const FormOptions form = FormOptionsOf(options);
  const auto format = ParseFormat(options.format, kTourFormats);
  const TourRequest request = TourRequestOf(options);
  const bool is_list = format == TourFormat::kCells || format == TourFormat::kPairs;
  if (request.board || is_list) {  // a list does not show its board: it is the statement's
    const BoardSize board = request.board.value_or(BoardSize{8, 8});
    if (request.start) RequireOnBoard("--start", *request.start, board);
    if (request.finish) RequireOnBoard("--finish", *request.finish, board);
  }
  return ForEachFile(
      options, [&](Input& input) { return CheckInput(options, input, format, request, form); });
}

}  // namespace onceover
