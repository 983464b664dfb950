#include "tiling_command.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "check.h"
#include "onceover/certificate.h"
#include "onceover/deficient_board.h"
#include "onceover/solve.h"
#include "onceover/write.h"
#include "tiling_options.h"
#include "tool.h"

namespace onceover::solver {
namespace {

std::string BoardName(const TilingProblem& problem) {
  return fmt::format("{}x{}", problem.rows, problem.cols);
}

bool IsPowerOfTwo(const TilingProblem& problem) {
  return problem.rows == problem.cols &&
         std::has_single_bit(static_cast<std::uint64_t>(std::max<std::int64_t>(problem.rows, 0)));
}

void BlameMissing(const TilingRequest& request) {
  const Cell missing = std::get<Cell>(request.problem.missing);
  const auto& [rows, cols, unused] = request.problem;
  if (missing.row < 0 || missing.row >= rows) {
    request.blame(Part::kRow,
                  fmt::format("row {} is off the board: rows are 1 to {}", missing.row + 1, rows));
  } else {
    request.blame(Part::kCol, fmt::format("column {} is off the board: columns are 1 to {}",
                                          missing.col + 1, cols));
  }
}

// What is needed, and what for: the tiling's own bytes and those for writing it.
ExitStatus ComplainOfMemory(const TilingRequest& request, const TilingSettings& settings,
                            std::int64_t needed) {
  const std::string board = request.is_any_board
                                ? fmt::format("the {} board", BoardName(request.problem))
                                : fmt::format("a board of side {}", request.problem.rows);
  request.blame(Part::kSide, fmt::format("{} needs {} bytes of memory; --max-memory allows {}",
                                         board, needed, settings.limits.max_memory));
  return kUnanswered;
}

ExitStatus ComplainOfSize(const TilingRequest& request, bool is_kept) {
  if (request.is_any_board && !IsPowerOfTwo(request.problem)) {
    request.blame(Part::kSide, fmt::format("the {} board is too large: 2147483647 squares are most",
                                           BoardName(request.problem)));
  } else {
    const int max_k = is_kept ? kMaxTilingK : kMaxDeficientK;
    request.blame(Part::kSide, fmt::format("side {} is too large: the largest is {}",
                                           request.problem.rows, std::int64_t{1} << max_k));
  }
  return kUnanswered;
}

ExitStatus AnswerImpossible(Reason reason) {
  Explain("impossible", ReasonText(reason));
  return Stdout().Write("impossible\n") ? kImpossible : kUnanswered;
}

// "1 1 1 2 2 1", the squares by themselves.
std::string SquaresText(const std::array<Cell, 3>& squares) {
  return fmt::format("{} {} {} {} {} {}", squares[0].row + 1, squares[0].col + 1,
                     squares[1].row + 1, squares[1].col + 1, squares[2].row + 1,
                     squares[2].col + 1);
}

ExitStatus AnswerCell(const DeficientBoard& board, Cell cell) {
  const auto piece = board.PieceAt(cell);
  if (!piece) {
    Complain("--cell", fmt::format("row {}, column {} is off the {}x{} board", cell.row + 1,
                                   cell.col + 1, board.side(), board.side()));
    return kUnanswered;
  }
  const auto squares = board.SquaresOf(*piece);
  const std::string where =
      squares ? SquaresText(*squares) : fmt::format("{} {}", cell.row + 1, cell.col + 1);
  return Stdout().Write(fmt::format("{} {}\n", *piece, where)) ? kSolved : kUnanswered;
}

ExitStatus AnswerPiece(const DeficientBoard& board, std::int64_t piece) {
  const auto squares = board.SquaresOf(piece);
  if (!squares) {
    Complain("--piece",
             board.PieceCount() == 0
                 ? fmt::format("{} is no piece: the board has none", piece)
                 : fmt::format("{} is no piece: they are 1 to {}", piece, board.PieceCount()));
    return kUnanswered;
  }
  return Stdout().Write(SquaresText(*squares) + "\n") ? kSolved : kUnanswered;
}

// From the templates, without a board.
ExitStatus AnswerByRows(const TilingRequest& request, const TilingSettings& settings,
                        const DeficientBoard& board) {
  const std::int64_t needed = TilingWriteMemory(board, settings.format);
  if (needed > settings.limits.max_memory) return ComplainOfMemory(request, settings, needed);
  const RowRange rows = settings.rows.value_or(RowRange{0, board.side()});
  if (rows.first < 0 || rows.last > board.side()) {
    Complain("--rows", fmt::format("row {} is off the board: rows are 1 to {}",
                                   rows.first < 0 ? rows.first + 1 : rows.last, board.side()));
    return kUnanswered;
  }
  Stdout out;
  const auto drain = [&](std::string_view bytes) { return out.Write(bytes); };
  return WriteTiling(board, settings.format, rows, drain) ? kSolved : kUnanswered;
}

// By a board in memory.
ExitStatus AnswerByBoard(const TilingRequest& request, const TilingSettings& settings) {
  const auto& [rows, cols, missing] = request.problem;
  const std::int64_t for_writing = TilingWriteMemory(rows, cols, settings.format);
  Limits limits = settings.limits;
  limits.max_memory -= for_writing;
  const TilingResult result = SolveTiling(request.problem, limits, settings.algorithm);
  if (const auto* refusal = std::get_if<Refusal>(&result)) {
    if (*refusal == Refusal::kMissingOffBoard) {
      BlameMissing(request);
      return kUnanswered;
    }
    if (*refusal == Refusal::kSideTooLarge) return ComplainOfSize(request, true);
    ONCEOVER_CHECK(*refusal == Refusal::kMemory);
    return ComplainOfMemory(request, settings, TilingMemory(rows, cols) + for_writing);
  }
  if (const auto* impossible = std::get_if<Impossible>(&result)) {
    return AnswerImpossible(impossible->reason);
  }
  Stdout out;
  const auto drain = [&](std::string_view bytes) { return out.Write(bytes); };
  const bool ok = WriteTiling(std::get<Tiling>(result), settings.format, settings.colours, drain);
  return ok ? kSolved : kUnanswered;
}

// A 2^k board with a missing square.
ExitStatus AnswerDeficient(const TilingRequest& request, const TilingSettings& settings) {
  const Cell* asked = std::get_if<Cell>(&request.problem.missing);
  const auto made =
      DeficientBoard::Of(request.problem.rows, asked != nullptr ? *asked : Cell{0, 0});
  if (const auto* refusal = std::get_if<Refusal>(&made)) {
    if (*refusal == Refusal::kSideTooLarge) return ComplainOfSize(request, false);
    BlameMissing(request);
    return kUnanswered;
  }
  const auto& board = std::get<DeficientBoard>(made);
  if (settings.cell) return AnswerCell(board, *settings.cell);
  if (settings.piece) return AnswerPiece(board, *settings.piece);
  const bool is_kept = settings.format == TilingOutput::kDrawing ||
                       settings.algorithm == TilingAlgorithm::kReference;
  return is_kept ? AnswerByBoard(request, settings) : AnswerByRows(request, settings, board);
}

// Options that only a 2^k board with a missing square has an answer to.
bool CheckOtherBoard(const TilingRequest& request, const TilingSettings& settings) {
  struct Option {
    bool is_given;
    std::string_view name;
    std::string_view value;
  };
  const std::array<Option, 5> options = {{
      {settings.rows.has_value(), "--rows", ""},
      {settings.cell.has_value(), "--cell", ""},
      {settings.piece.has_value(), "--piece", ""},
      {settings.max_colours == 3, "--colors", "3 "},
      {settings.algorithm == TilingAlgorithm::kReference, "--algorithm", "reference "},
  }};
  const auto given = std::ranges::find(options, true, &Option::is_given);
  if (given == options.end()) return true;
  Complain(given->name, fmt::format("{}is for boards whose side is a power of two, with a missing "
                                    "square, not for {}",
                                    given->value, BoardName(request.problem)));
  return false;
}

ExitStatus Answer(const TilingRequest& request, const TilingSettings& settings) {
  const bool is_power = IsPowerOfTwo(request.problem);
  if (!is_power && !request.is_any_board) {
    request.blame(Part::kSide, fmt::format("the side must be a power of two (1, 2, 4, 8, ...), "
                                           "not {}",
                                           request.problem.rows));
    return kUnanswered;
  }
  const bool is_full = std::holds_alternative<NoneMissing>(request.problem.missing);
  if (is_power && !is_full) return AnswerDeficient(request, settings);
  if (!is_power && !CheckOtherBoard(request, settings)) return kUnanswered;
  return AnswerByBoard(request, settings);
}

}  // namespace

ExitStatus RunTiling(const TilingOptions& options) {
  const auto settings = ReadTilingSettings(options);
  if (!settings) return kUnanswered;
  const auto request = ReadTilingRequest(options);
  return request ? Answer(*request, *settings) : kUnanswered;
}

}  // namespace onceover::solver
