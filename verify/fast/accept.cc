#include "fast/accept.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>
#include <thread>
#include <utility>
#include <variant>
#include <vector>

#include "fast/label_band.h"
#include "fast/line_chunks.h"
#include "fast/number_lines.h"
#include "fast/path_band.h"
#include "fast/step_band.h"
#include "kernel/tiling_problem.h"
#include "kernel/tour_problem.h"

namespace onceover::fast {
namespace {

using Number = NumberLines::Number;

// Squares of a board whose text has no known end.
constexpr std::int64_t kMostSquaresOfStream = std::int64_t{1} << 29;

// A number is at most ten digits; this leaves some blanks to each.
constexpr std::int64_t kBytesPerNumber = 24;
constexpr std::int64_t kSpareBytes = std::int64_t{1} << 24;

// Can a board of so many squares be in these bytes, each square a digit and a blank at least?
bool MayHold(const Bytes& bytes, const BoardSize& board) {
  if (!kernel::IsBoard(board.rows, board.cols)) return false;
  const std::int64_t squares = board.rows * board.cols;
  if (squares >= std::numeric_limits<Number>::max()) return false;
  return bytes.size ? squares <= *bytes.size / 2 + 1 : squares <= kMostSquaresOfStream;
}

// Where the bands of a text begin, and where the last one ends; every band begins with a line. No
// end where the size is not known.
std::vector<std::int64_t> CutIntoBands(const Bytes& bytes, int bands) {
  std::vector<std::int64_t> cuts = {0};
  if (!bytes.size) return cuts;
  for (int band = 1; band < bands; ++band) {
    const std::int64_t at = *bytes.size / bands * band;
    cuts.push_back(std::max(cuts.back(), NextLineBegin(bytes, at)));
  }
  cuts.push_back(*bytes.size);
  return cuts;
}

// Reads rows of numbers into a band. False if a line is no row, or the board not to be accepted.
template <typename Band>
bool ReadRows(LineChunks& chunks, std::int64_t cols, bool is_stream, Band& band) {
  std::vector<Number> row(static_cast<std::size_t>(cols));
  const auto most = static_cast<std::size_t>(cols * kBytesPerNumber);
  std::int64_t budget = kSpareBytes;
  for (auto text = chunks.Next(most); text; text = chunks.Next(most)) {
    if (text->empty()) return true;
    budget -= std::ssize(*text);
    NumberLines lines(*text);
    auto status = lines.Next(row);
    for (; status == NumberLines::Status::kRow; status = lines.Next(row)) {
      band.AddRow(row);
      budget += cols * kBytesPerNumber;
    }
    if (status != NumberLines::Status::kEnd || !band.IsHopeful()) return false;
    if (is_stream && budget < 0) return false;  // blanks that need not be kept
  }
  return false;
}

// The same for the squares of a path.
bool ReadSquares(LineChunks& chunks, bool is_stream, PathBand& band) {
  std::vector<Number> run(1024);
  std::int64_t budget = kSpareBytes;
  const std::size_t most = run.size() * kBytesPerNumber;
  for (auto text = chunks.Next(most); text; text = chunks.Next(most)) {
    if (text->empty()) return true;
    budget -= std::ssize(*text);
    NumberLines lines(*text);
    std::size_t count = 0;
    auto status = lines.NextRun(run, count);
    for (; status == NumberLines::Status::kRow; status = lines.NextRun(run, count)) {
      band.AddSquares({run.data(), count});
      budget += static_cast<std::int64_t>(count) * kBytesPerNumber;
    }
    if (status != NumberLines::Status::kEnd || !band.IsHopeful()) return false;
    if (is_stream && budget < 0) return false;
  }
  return false;
}

// Reads all bands, each in a thread of its own, and joins them. `read(band, chunks)` is true if the
// band was read to its end.
template <typename Band, typename Read>
std::optional<Band> ReadBands(const Bytes& bytes, int bands, CutAfter cut, const Band& empty,
                              const Read& read) {
  const std::vector<std::int64_t> cuts = CutIntoBands(bytes, bands);
  const std::size_t count = std::max<std::size_t>(1, cuts.size() - 1);
  std::vector<Band> read_bands(count, empty);
  std::vector<char> is_read(count, 0);
  const auto read_one = [&](std::size_t number) {
    std::optional<std::int64_t> end;
    if (bytes.size) end = cuts[number + 1];
    LineChunks chunks(bytes, cuts[number], end, cut);
    is_read[number] = read(chunks, read_bands[number]) ? 1 : 0;
  };
  std::vector<std::jthread> threads;
  for (std::size_t number = 1; number < count; ++number) threads.emplace_back(read_one, number);
  read_one(0);
  threads.clear();  // joins them
  if (std::ranges::count(is_read, 0) > 0) return std::nullopt;
  for (std::size_t number = 1; number < count; ++number) {
    read_bands[0].Append(read_bands[number]);
  }
  return std::move(read_bands[0]);
}

// How many numbers the first line has that is not blank, if it ends soon.
std::int64_t CountFirstLine(const Bytes& bytes) {
  std::vector<char> buffer(std::size_t{1} << 21);
  std::string_view text(buffer.data(), bytes.read_at(0, buffer));
  const std::size_t begin = text.find_first_not_of(" \t\r\n");
  if (begin == std::string_view::npos) return 0;
  const std::size_t end = text.find('\n', begin);
  if (end == std::string_view::npos) return 0;
  text = text.substr(begin, end - begin);
  std::int64_t numbers = 0;
  bool is_in_word = false;
  for (const char byte : text) {
    const bool is_blank = byte == ' ' || byte == '\t' || byte == '\r';
    if (!is_blank && !is_in_word) ++numbers;
    is_in_word = !is_blank;
  }
  return numbers;
}

// The board that was asked for, or the square one that the first line begins.
BoardSize BoardOf(const Bytes& bytes, const std::optional<BoardSize>& asked) {
  if (asked) return *asked;
  const std::int64_t side = CountFirstLine(bytes);
  return {side, side};
}

// The question about a tour on a board, if it is one that can be looked at here.
std::optional<TourProblem> ProblemOf(const TourRequest& request, const BoardSize& board) {
  if (!request.blocked.empty() || request.starts.size() > 1) return std::nullopt;
  TourProblem problem{.rows = board.rows,
                      .cols = board.cols,
                      .start = request.start,
                      .finish = request.finish,
                      .closed = request.closed};
  if (!request.starts.empty()) problem.start = request.starts.front();
  if (!kernel::IsMeaningful(problem)) return std::nullopt;
  return problem;
}

}  // namespace

std::optional<TilingProblem> AcceptLabels(const Bytes& bytes, const TilingRequest& request,
                                          int bands) {
  const BoardSize board = BoardOf(bytes, request.board);
  if (!MayHold(bytes, board)) return std::nullopt;
  const TilingProblem problem{board.rows, board.cols, request.missing.value_or(MissingAnywhere{})};
  if (!kernel::IsMeaningful(problem)) return std::nullopt;
  const std::int64_t pieces = kernel::SquaresToCover(problem) / 3;
  const auto read = [&](LineChunks& chunks, LabelBand& band) {
    return ReadRows(chunks, board.cols, !bytes.size, band);
  };
  const auto all = ReadBands(bytes, bands, CutAfter::kLine, LabelBand(board.cols, pieces), read);
  if (!all || !all->IsTiling(problem)) return std::nullopt;
  return problem;
}

std::optional<TourProblem> AcceptSteps(const Bytes& bytes, const TourRequest& request, int bands) {
  const BoardSize board = BoardOf(bytes, request.board);
  if (!MayHold(bytes, board)) return std::nullopt;
  const auto problem = ProblemOf(request, board);
  if (!problem) return std::nullopt;
  const auto read = [&](LineChunks& chunks, StepBand& band) {
    return ReadRows(chunks, board.cols, !bytes.size, band);
  };
  const auto all =
      ReadBands(bytes, bands, CutAfter::kLine, StepBand(board.cols, board.rows * board.cols), read);
  if (!all || !all->IsTour(*problem)) return std::nullopt;
  return problem;
}

std::optional<TourProblem> AcceptSquares(const Bytes& bytes, const TourRequest& request,
                                         int bands) {
  const BoardSize board = request.board.value_or(BoardSize{8, 8});
  if (!MayHold(bytes, board)) return std::nullopt;
  const auto problem = ProblemOf(request, board);
  if (!problem) return std::nullopt;
  const auto read = [&](LineChunks& chunks, PathBand& band) {
    return ReadSquares(chunks, !bytes.size, band);
  };
  const auto all = ReadBands(bytes, bands, CutAfter::kWord, PathBand(board.rows, board.cols), read);
  if (!all || !all->IsTour(*problem)) return std::nullopt;
  return problem;
}

}  // namespace onceover::fast
