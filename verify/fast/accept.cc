#include "fast/accept.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <future>
#include <limits>
#include <optional>
#include <span>
#include <string_view>
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
#include "read/binary_labels.h"

namespace onceover::fast {
namespace {

using Number = NumberLines::Number;

// Squares, and columns, of a board whose text has no known end.
constexpr std::int64_t kMostSquaresOfStream = std::int64_t{1} << 29;
constexpr std::int64_t kMostColsOfStream = std::int64_t{1} << 22;

// A number is at most ten digits; this leaves some blanks to each.
constexpr std::int64_t kBytesPerNumber = 24;
constexpr std::int64_t kSpareBytes = std::int64_t{1} << 24;

constexpr std::size_t kBinaryBuffer = std::size_t{1} << 18;

// Can a board of so many squares be in these bytes, each square a digit and a blank at least?
bool MayHold(const Bytes& bytes, const BoardSize& board) {
  if (!kernel::IsBoard(board.rows, board.cols)) return false;
  const std::int64_t squares = board.rows * board.cols;
  if (squares >= std::numeric_limits<Number>::max()) return false;
  if (bytes.size) return squares <= *bytes.size / 2 + 1;
  return squares <= kMostSquaresOfStream && board.cols <= kMostColsOfStream;
}

// Reads bands of a board, each other one than the first in a thread of its own, and joins them.
// `read(number, band)` is true if the band was read to its end; each begins as `empty`.
template <typename Band, typename Read>
std::optional<Band> ReadBands(std::size_t count, const Band& empty, const Read& read) {
  std::vector<Band> bands(count, empty);
  std::vector<char> is_read(count, 0);
  const auto read_one = [&](std::size_t number) {
    is_read[number] = read(number, bands[number]) ? 1 : 0;
  };
  std::vector<std::future<void>> others;  // waits for them in its destructor
  for (std::size_t number = 1; number < count; ++number) {
    others.push_back(std::async(std::launch::async, read_one, number));
  }
  read_one(0);
  for (std::future<void>& other : others) other.get();
  if (std::ranges::count(is_read, 0) > 0) return std::nullopt;
  for (std::size_t number = 1; number < count; ++number) bands[0].Append(bands[number]);
  return std::move(bands[0]);
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

// Reads a text piece by piece. `feed(lines)` takes all numbers of a piece, and returns how many, or
// nothing if there is anything else, or if the answer is not to be accepted. True at the end.
template <typename Feed>
bool ReadPieces(LineChunks& chunks, std::int64_t numbers_at_once, bool is_stream,
                const Feed& feed) {
  const auto most = static_cast<std::size_t>(numbers_at_once * kBytesPerNumber);
  std::int64_t budget = kSpareBytes;
  for (auto text = chunks.Next(most); text; text = chunks.Next(most)) {
    if (text->empty()) return true;
    NumberLines lines(*text);
    const std::optional<std::int64_t> numbers = feed(lines);
    if (!numbers) return false;
    budget += *numbers * kBytesPerNumber - std::ssize(*text);
    if (is_stream && budget < 0) return false;  // blanks that need not be kept
  }
  return false;
}

// Reads rows of numbers into a band.
template <typename Band>
bool ReadRows(LineChunks& chunks, std::int64_t cols, bool is_stream, Band& band) {
  std::vector<Number> row(static_cast<std::size_t>(cols));
  return ReadPieces(chunks, cols, is_stream, [&](NumberLines& lines) {
    std::int64_t rows = 0;
    auto status = lines.Next(row);
    for (; status == NumberLines::Status::kRow; status = lines.Next(row), ++rows) band.AddRow(row);
    const bool is_good = status == NumberLines::Status::kEnd && band.IsHopeful();
    return is_good ? std::optional(rows * cols) : std::nullopt;
  });
}

// The same for the squares of a path.
bool ReadSquares(LineChunks& chunks, bool is_stream, PathBand& band) {
  std::vector<Number> run(1024);
  return ReadPieces(chunks, std::ssize(run), is_stream, [&](NumberLines& lines) {
    std::int64_t squares = 0;
    std::size_t count = 0;
    auto status = lines.NextRun(run, count);
    for (; status == NumberLines::Status::kRow; status = lines.NextRun(run, count)) {
      band.AddSquares({run.data(), count});
      squares += static_cast<std::int64_t>(count);
    }
    const bool is_good = status == NumberLines::Status::kEnd && band.IsHopeful();
    return is_good ? std::optional(squares) : std::nullopt;
  });
}

// The labels of a row in binary. False if one is less than 0, or too large.
bool ReadBinaryRow(std::span<const char> bytes, std::size_t label_size, std::span<Number> row) {
  if (std::endian::native == std::endian::little && label_size == sizeof(Number)) {
    std::memcpy(row.data(), bytes.data(), bytes.size());
    Number any = 0;
    for (const Number label : row) any |= label;
    return any <= std::numeric_limits<std::int32_t>::max();
  }
  std::uint64_t all = 0;
  for (std::size_t col = 0; col < row.size(); ++col) {
    const auto label = static_cast<std::uint64_t>(
        read::ReadBinaryLabel(bytes.subspan(col * label_size, label_size)));
    row[col] = static_cast<Number>(label);
    all |= label;
  }
  return all <= std::numeric_limits<std::int32_t>::max();
}

// Reads the bands of a text: `read(chunks, band)`.
template <typename Band, typename Read>
std::optional<Band> ReadText(const Bytes& bytes, int bands, CutAfter cut, const Band& empty,
                             const Read& read) {
  const std::vector<std::int64_t> cuts = CutIntoBands(bytes, bands);
  const std::size_t count = std::max<std::size_t>(1, cuts.size() - 1);
  return ReadBands(count, empty, [&](std::size_t number, Band& band) {
    std::optional<std::int64_t> end;
    if (bytes.size) end = cuts[number + 1];
    LineChunks chunks(bytes, cuts[number], end, cut);
    return read(chunks, band);
  });
}

// Reads rows of a binary board into a band. False if a label is none, or the board not to be
// accepted. The labels begin at `offset`.
bool ReadBinaryRows(const Bytes& bytes, const read::BinaryHeader& header, std::int64_t offset,
                    std::int64_t rows, LabelBand& band) {
  const auto cols = static_cast<std::size_t>(header.board.cols);
  const std::size_t row_size = cols * header.label_size;
  const std::size_t rows_at_once =
      std::clamp<std::size_t>(kBinaryBuffer / row_size, 1, static_cast<std::size_t>(rows));
  std::vector<char> buffer(row_size * rows_at_once);
  std::vector<Number> row(cols);
  for (std::int64_t left = rows; left > 0;) {
    const std::size_t now = std::min(rows_at_once, static_cast<std::size_t>(left));
    const std::span<char> room(buffer.data(), now * row_size);
    if (bytes.read_at(offset, room) != room.size()) return false;
    for (std::size_t first = 0; first < room.size(); first += row_size) {
      if (!ReadBinaryRow(room.subspan(first, row_size), header.label_size, row)) return false;
      band.AddRow(row);
    }
    if (!band.IsHopeful()) return false;
    offset += static_cast<std::int64_t>(room.size());
    left -= static_cast<std::int64_t>(now);
  }
  return true;
}

// How many numbers the first line has that is not blank, if it ends soon.
std::int64_t CountFirstLine(const Bytes& bytes) {
  constexpr std::int64_t kMost = std::int64_t{1} << 21;
  const std::int64_t room = std::min(bytes.size.value_or(kMost), kMost);
  std::vector<char> buffer(static_cast<std::size_t>(room));
  std::string_view text(buffer.data(), bytes.read_at(0, buffer));
  const std::size_t begin = text.find_first_not_of(" \t\r\n");
  if (begin == std::string_view::npos) return 0;
  const std::size_t end = text.find('\n', begin);
  if (end == std::string_view::npos && std::ssize(text) == kMost) return 0;
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
  const auto all = ReadText(bytes, bands, CutAfter::kLine, LabelBand(board.cols, pieces), read);
  if (!all || !all->IsTiling(problem)) return std::nullopt;
  return problem;
}

std::optional<TourProblem> AcceptSteps(const Bytes& bytes, const TourRequest& request, int bands) {
  const BoardSize board = BoardOf(bytes, request.board);
  if (!MayHold(bytes, board)) return std::nullopt;
  auto problem = ProblemOf(request, board);
  if (!problem) return std::nullopt;
  const auto read = [&](LineChunks& chunks, StepBand& band) {
    return ReadRows(chunks, board.cols, !bytes.size, band);
  };
  const auto all =
      ReadText(bytes, bands, CutAfter::kLine, StepBand(board.cols, board.rows * board.cols), read);
  if (!all || !all->IsTour(*problem)) return std::nullopt;
  return problem;
}

std::optional<TourProblem> AcceptSquares(const Bytes& bytes, const TourRequest& request,
                                         int bands) {
  const BoardSize board = request.board.value_or(BoardSize{8, 8});
  if (!MayHold(bytes, board)) return std::nullopt;
  auto problem = ProblemOf(request, board);
  if (!problem) return std::nullopt;
  const auto read = [&](LineChunks& chunks, PathBand& band) {
    return ReadSquares(chunks, !bytes.size, band);
  };
  const auto all = ReadText(bytes, bands, CutAfter::kWord, PathBand(board.rows, board.cols), read);
  if (!all || !all->IsTour(*problem)) return std::nullopt;
  return problem;
}

std::optional<TilingProblem> AcceptBinary(const Bytes& bytes, const TilingRequest& request,
                                          int bands) {
  std::array<char, read::kBinaryHeaderSize> first{};
  const std::size_t got = bytes.read_at(0, first);
  const auto read_header = read::ReadBinaryHeader({first.data(), got});
  const auto* header = std::get_if<read::BinaryHeader>(&read_header);
  if (header == nullptr || (request.board && *request.board != header->board)) return std::nullopt;
  const std::int64_t rows = header->board.rows;
  const std::int64_t cols = header->board.cols;
  if (!MayHold(bytes, header->board)) return std::nullopt;
  const TilingProblem problem{rows, cols, request.missing.value_or(MissingAnywhere{})};
  if (!kernel::IsMeaningful(problem)) return std::nullopt;

  const auto row_size = cols * static_cast<std::int64_t>(header->label_size);
  const std::int64_t size = read::kBinaryHeaderSize + rows * row_size;
  if (bytes.size && *bytes.size != size) return std::nullopt;
  const auto count =
      static_cast<std::size_t>(bytes.size ? std::clamp<std::int64_t>(bands, 1, rows) : 1);
  const auto read = [&](std::size_t number, LabelBand& band) {
    const auto part = static_cast<std::int64_t>(number);
    const std::int64_t from = rows * part / static_cast<std::int64_t>(count);
    const std::int64_t to = rows * (part + 1) / static_cast<std::int64_t>(count);
    const std::int64_t offset = read::kBinaryHeaderSize + from * row_size;
    return ReadBinaryRows(bytes, *header, offset, to - from, band);
  };
  const auto all = ReadBands(count, LabelBand(cols, kernel::SquaresToCover(problem) / 3), read);
  std::array<char, 1> more{};
  if (!all || bytes.read_at(size, more) != 0 || !all->IsTiling(problem)) return std::nullopt;
  return problem;
}

}  // namespace onceover::fast
