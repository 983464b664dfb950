#include "check_command.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <istream>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "announce.h"
#include "arguments.h"
#include "auto_command.h"
#include "input.h"
#include "onceover/read.h"
#include "onceover/report.h"
#include "onceover/verify.h"
#include "plain_command.h"
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

template <typename Value>
Value TakeRequest(Input& input, std::variant<Value, RequestError> request) {
  input.RequireRead();
  if (const auto* error = std::get_if<RequestError>(&request)) {
    throw QuestionError{
        fmt::format("{}:{}:{}: {}", input.Name(), error->at.line, error->at.column, error->text)};
  }
  return std::get<Value>(std::move(request));
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
                                                  {"json", TilingFormat::kJson},
                                                  {"binary", TilingFormat::kBinary}};
const FormatNames<TourFormat> kTourFormats = {{"cells", TourFormat::kCells},
                                              {"pairs", TourFormat::kPairs},
                                              {"grid", TourFormat::kGrid},
                                              {"json", TourFormat::kJson}};

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
        "{}: {} does not apply to JSON and binary boards, nor to inputs read as plain numbers",
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

template <typename Format, typename Request>
int CheckInput(const Options& options, Input& input, std::optional<Format> format,
               const Request& request, const FormOptions& form) {
  read::Source source(input.Stream());
  input.RequireRead();
  if (!format) {
    format = FormatShown(source.Bytes(), request);
    if (format || source.IsLong()) RequireNoFormOptions(form, input.Name());
  }
  if (!format && !source.IsLong()) {
    const read::Text text(source.Bytes());
    const auto status = CheckText(options, text, request, form, input.Name());
    if (status) return *status;
  }
  return CheckPlain(options, input, source, format, request);
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
