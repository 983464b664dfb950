#include "plain_command.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <istream>
#include <iterator>
#include <numeric>
#include <optional>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "announce.h"
#include "fast/accept.h"
#include "fast/seekable_file.h"
#include "kernel/tiling_problem.h"
#include "kernel/tour_problem.h"
#include "onceover/read.h"
#include "onceover/verify.h"
#include "read/binary_labels.h"
#include "read/number_table.h"

namespace onceover {
namespace {

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

template <typename AnswerType>
std::vector<std::size_t> AllAnswers(const Reading<AnswerType>& reading) {
  std::vector<std::size_t> numbers(reading.answers.size());
  std::iota(numbers.begin(), numbers.end(), std::size_t{0});
  return numbers;
}

// Says why an input was not looked at for other people's formats.
void NoteLength(const Options& options, std::string_view name) {
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
  if (format == TilingFormat::kLabels) return fast::AcceptLabels(bytes, request, threads);
  if (format == TilingFormat::kBinary) return fast::AcceptBinary(bytes, request, threads);
  return std::nullopt;
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

// Judges all answers that a stream holds.
template <typename Format, typename Request>
int CheckStream(const Options& options, Input& input, std::istream& in, Format format,
                const Request& request) {
  const auto reading = Read(in, format, request, options.max_errors);
  input.RequireRead();
  return AnnounceAll(options, reading, {AllAnswers(reading), ExpectedAnswers(request)},
                     input.Name());
}

template <typename Format, typename Request>
int Check(const Options& options, Input& input, read::Source& source, std::optional<Format> format,
          const Request& request) {
  const bool is_guess = !format;
  if (is_guess) format = PlainFormat(source.Bytes(), request);
  if (is_guess && source.IsLong()) NoteLength(options, input.Name());
  if (is_guess && !source.IsLong() && IsProse(source.Bytes())) {
    std::istringstream nothing;  // no answer, rather than one bad number for each word
    return CheckStream(options, input, nothing, *format, request);
  }
  if (AcceptLong(options, input, source, *format, request)) return kAccepted;
  return CheckStream(options, input, source.Stream(), *format, request);
}

}  // namespace

std::optional<TilingFormat> FormatShown(std::string_view bytes, const TilingRequest&) {
  if (read::BeginsAsBinary(bytes)) return TilingFormat::kBinary;
  if (IsJsonObject(bytes)) return TilingFormat::kJson;
  return std::nullopt;
}

std::optional<TourFormat> FormatShown(std::string_view bytes, const TourRequest&) {
  if (IsJsonObject(bytes)) return TourFormat::kJson;
  return std::nullopt;
}

int CheckPlain(const Options& options, Input& input, read::Source& source,
               std::optional<TilingFormat> format, const TilingRequest& request) {
  return Check(options, input, source, format, request);
}

int CheckPlain(const Options& options, Input& input, read::Source& source,
               std::optional<TourFormat> format, const TourRequest& request) {
  return Check(options, input, source, format, request);
}

}  // namespace onceover
