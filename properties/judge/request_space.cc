#include "judge/request_space.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "draw.h"
#include "onceover/claims.h"

namespace onceover::properties {
namespace {

constexpr std::int64_t kMostCases = 4;
constexpr std::int64_t kMostBlocked = 4;
constexpr std::int64_t kMostFirstStep = 9;

BoardSize BoardOf(const read::CaseRequest& asked) { return asked.board.value_or(BoardSize{}); }

// Are the sides powers of two?
bool IsOfPowers(const RequestSpace& space) {
  return space.pattern.Has("k") || space.pattern.Has("M") ||
         (space.is_tiling && !space.any_rectangle);
}

// The boards that the fields can say, within the bounds and of at most `max_squares` squares, by
// area, then rows.
std::vector<BoardSize> Boards(const RequestSpace& space, std::int64_t max_squares) {
  const RequestPattern& pattern = space.pattern;
  const BoardBounds& bounds = space.bounds;
  if (bounds.max_squares > 0) max_squares = std::min(max_squares, bounds.max_squares);
  const bool is_rectangle = pattern.Has("R") && pattern.Has("C");
  const bool is_power = IsOfPowers(space);
  std::vector<BoardSize> boards;
  for (std::int64_t rows = bounds.min_side; rows <= bounds.max_side && rows <= max_squares;
       ++rows) {
    if (is_power && (rows & (rows - 1)) != 0) continue;
    const bool is_square = is_power || !is_rectangle;
    for (std::int64_t cols = is_square ? rows : bounds.min_side;
         cols <= (is_square ? rows : bounds.max_side) && rows * cols <= max_squares; ++cols) {
      boards.push_back({rows, cols});
    }
  }
  std::ranges::sort(boards, {}, [](const BoardSize& board) {
    return std::tuple(board.rows * board.cols, board.rows, board.cols);
  });
  return boards;
}

bool SaysFinish(const RequestPattern& pattern) { return pattern.Has("er") || pattern.Has("ec"); }

// The rows and the columns that the fields can name: one each where they name none.
BoardSize SquaresNamed(const RequestPattern& pattern, const BoardSize& board) {
  if (pattern.Has("s")) return board;
  return {pattern.Has("r") ? board.rows : 1, pattern.Has("c") ? board.cols : 1};
}

bool SaysSquare(const RequestPattern& pattern) {
  return pattern.Has("s") || pattern.Has("r") || pattern.Has("c");
}

std::vector<std::optional<Cell>> CellsOf(const BoardSize& named) {
  std::vector<std::optional<Cell>> cells;
  for (std::int64_t row = 0; row < named.rows; ++row) {
    for (std::int64_t col = 0; col < named.cols; ++col) cells.push_back(Cell{row, col});
  }
  return cells;
}

// The text of one field of a case.
std::string Written(const RequestSpace& space, const read::CaseRequest& asked,
                    std::string_view word) {
  const BoardSize board = BoardOf(asked);
  const Cell square = asked.square.value_or(Cell{});
  const auto row = [&](const Cell& cell) {
    return space.base + (space.upwards ? board.rows - 1 - cell.row : cell.row);
  };
  if (word == "k") {
    std::int64_t exponent = 0;
    while ((std::int64_t{1} << exponent) < board.rows) ++exponent;
    return std::to_string(exponent);
  }
  if (word == "M" || word == "n" || word == "R") return std::to_string(board.rows);
  if (word == "C") return std::to_string(board.cols);
  if (word == "r") return std::to_string(row(square));
  if (word == "c") return std::to_string(square.col + space.base);
  if (word == "s") return std::to_string(square.row * board.cols + square.col + space.base);
  if (word == "er") return std::to_string(row(asked.finish.value_or(Cell{})));
  if (word == "ec") return std::to_string(asked.finish.value_or(Cell{}).col + space.base);
  return std::to_string(asked.first_step.value_or(1));
}

std::string GridOf(const read::CaseRequest& asked) {
  const BoardSize board = BoardOf(asked);
  std::string grid;
  for (std::int64_t row = 0; row < board.rows; ++row) {
    for (std::int64_t col = 0; col < board.cols; ++col) {
      grid += std::ranges::count(asked.blocked, Cell{row, col}) > 0 ? '*' : '.';
    }
    grid += '\n';
  }
  return grid;
}

std::string WriteCase(const RequestSpace& space, const read::CaseRequest& asked) {
  std::string text;
  const auto end_line = [&] {
    if (!text.empty() && text.back() != '\n') text += '\n';
  };
  for (const std::string& word : space.pattern.words) {
    if (word == "/" || word == "G") end_line();
    if (word == "/") continue;
    if (word == "G") {
      text += GridOf(asked);
      continue;
    }
    if (!text.empty() && text.back() != '\n') text += ' ';
    text += Written(space, asked, word);
  }
  end_line();
  return text;
}

rc::Gen<Cell> AnyCell(const BoardSize& named) {
  return rc::gen::map(rc::gen::pair(Uniform(0, named.rows - 1), Uniform(0, named.cols - 1)),
                      [](const std::pair<std::int64_t, std::int64_t>& place) {
                        return Cell{place.first, place.second};
                      });
}

// Blocked squares, in row-major order and each once, not on the square that the tour starts from.
void Block(read::CaseRequest& asked, std::vector<Cell> blocked) {
  std::ranges::sort(blocked, {}, [](const Cell& cell) { return std::pair(cell.row, cell.col); });
  for (const Cell& cell : blocked) {
    const bool is_new = asked.blocked.empty() || !(asked.blocked.back() == cell);
    if (is_new && asked.square != cell) asked.blocked.push_back(cell);
  }
}

rc::Gen<read::CaseRequest> CaseOn(const RequestSpace& space, const BoardSize& board) {
  const RequestPattern pattern = space.pattern;
  const std::optional<Cell> fixed = space.square;
  const bool has_grid = pattern.Has("G");
  const auto blocked = rc::gen::resize(has_grid ? static_cast<int>(kMostBlocked) : 0,
                                       rc::gen::container<std::vector<Cell>>(AnyCell(board)));
  return rc::gen::map(rc::gen::tuple(AnyCell(SquaresNamed(pattern, board)), AnyCell(board),
                                     Uniform(1, kMostFirstStep), blocked),
                      [=](const std::tuple<Cell, Cell, std::int64_t, std::vector<Cell>>& drawn) {
                        read::CaseRequest asked{.board = board, .square = fixed};
                        if (SaysSquare(pattern)) asked.square = std::get<0>(drawn);
                        if (SaysFinish(pattern)) asked.finish = std::get<1>(drawn);
                        if (pattern.Has("b")) asked.first_step = std::get<2>(drawn);
                        if (has_grid) Block(asked, std::get<3>(drawn));
                        return asked;
                      });
}

std::string DescribeCase(bool is_tiling, const read::CaseRequest& asked) {
  std::string text;
  if (asked.board) text = fmt::format("{}x{}", asked.board->rows, asked.board->cols);
  const auto add = [&](const std::string& more) { text += (text.empty() ? "" : ", ") + more; };
  const auto place = [](const Cell& cell) {
    return fmt::format("{},{}", cell.row + 1, cell.col + 1);
  };
  if (asked.square) {
    add(is_tiling ? place(*asked.square) + " missing" : "from " + place(*asked.square));
  }
  if (asked.finish) add("to " + place(*asked.finish));
  if (!asked.blocked.empty()) add(fmt::format("{} blocked", asked.blocked.size()));
  if (asked.first_step) add(fmt::format("first step called {}", *asked.first_step));
  return text.empty() ? "the only request" : text;
}

}  // namespace

bool RequestPattern::Has(std::string_view word) const {
  return std::ranges::find(words, word) != words.end();
}

bool RequestPattern::SaysBoard() const {
  return std::ranges::any_of(std::vector{"k", "M", "n", "R", "C"},
                             [&](const char* word) { return Has(word); });
}

std::string RequestPattern::Plain() const {
  std::string fields;
  for (const std::string& word : words) {
    if (word != "/") fields += (fields.empty() ? "" : " ") + word;
  }
  if (!repeats) return fields;
  return fmt::format("{}*({}){}", is_counted ? "t" : "", fields, ends_at_minus_one ? " -1" : "");
}

RequestPattern ParseRequestPattern(std::string_view pattern) {
  RequestPattern parsed;
  const std::size_t open = pattern.find("*(");
  if (open != std::string_view::npos) {
    parsed.repeats = true;
    parsed.is_counted = open > 0;
    parsed.ends_at_minus_one = pattern.ends_with("-1");
    const std::size_t begin = open + 2;
    pattern = pattern.substr(begin, pattern.find(')', open) - begin);
  }
  std::istringstream words{std::string(pattern)};
  for (std::string word; words >> word;) parsed.words.push_back(word);
  return parsed;
}

read::RequestFormat RequestSpace::Format() const {
  return {
      .pattern = plain_pattern, .base = base, .upwards = upwards, .board = board, .square = square};
}

std::string WriteRequest(const RequestSpace& space, const Request& request) {
  if (space.pattern.words.empty()) return "";
  std::string text;
  if (space.pattern.is_counted) text = fmt::format("{}\n", request.size());
  for (const read::CaseRequest& asked : request) text += WriteCase(space, asked);
  if (space.pattern.ends_at_minus_one) text += "-1\n";
  return text;
}

bool IsAskable(const RequestSpace& space, const read::CaseRequest& asked) {
  if (space.has_unsolvable || !asked.board) return true;
  const BoardSize board = *asked.board;
  if (space.is_tiling) {
    Missing missing = MissingAnywhere{};
    if (asked.square) missing = *asked.square;
    return DecideTiling({board.rows, board.cols, missing}).decision != Decision::kNone;
  }
  return DecideTour({.rows = board.rows,
                     .cols = board.cols,
                     .start = asked.square,
                     .finish = asked.finish,
                     .closed = space.closed,
                     .blocked = asked.blocked})
             .decision != Decision::kNone;
}

std::vector<Request> SmallRequests(const RequestSpace& space, std::int64_t max_squares) {
  const RequestPattern& pattern = space.pattern;
  std::vector<std::optional<BoardSize>> boards = {space.board};
  if (pattern.SaysBoard()) {
    const auto said = Boards(space, max_squares);
    boards.assign(said.begin(), said.end());
  }
  std::vector<Request> requests;
  for (const auto& board : boards) {
    std::vector<std::optional<Cell>> squares = {space.square};
    std::vector<std::optional<Cell>> finishes = {std::nullopt};
    if (board && SaysSquare(pattern)) squares = CellsOf(SquaresNamed(pattern, *board));
    if (board && SaysFinish(pattern)) finishes = CellsOf(*board);
    for (const auto& square : squares) {
      for (const auto& finish : finishes) {
        read::CaseRequest asked{.board = board, .square = square, .finish = finish};
        if (pattern.Has("b")) asked.first_step = 1;
        if (IsAskable(space, asked)) requests.push_back({asked});
      }
    }
  }
  return requests;
}

std::vector<Request> SlightlySmallerRequests(const RequestSpace& space, const BoardSize& board) {
  constexpr std::int64_t kMostSquares = 1024;
  constexpr std::int64_t kLess = 2;
  const std::int64_t squares = board.rows * board.cols;
  if (!space.pattern.SaysBoard() || squares < 2 || squares > kMostSquares) return {};
  const std::int64_t side = std::min(board.rows, board.cols);
  RequestSpace near = space;
  near.bounds.min_side =
      std::max(space.bounds.min_side, IsOfPowers(space) ? side / 2 : side - kLess);
  near.bounds.max_side = std::min(space.bounds.max_side, std::max(board.rows, board.cols));
  std::vector<Request> requests = SmallRequests(near, squares - 1);
  std::erase_if(requests, [&](const Request& request) {
    const BoardSize other = SizeOf(request);
    return other.rows > board.rows || other.cols > board.cols;
  });
  return requests;
}

rc::Gen<Request> AnyRequest(const RequestSpace& space) {
  if (space.pattern.words.empty()) {
    return rc::gen::just(Request{{.board = space.board, .square = space.square}});
  }
  std::vector<BoardSize> boards;
  if (space.pattern.SaysBoard()) {
    boards = Boards(space, space.bounds.max_side * space.bounds.max_side);
  } else {
    boards = {space.board.value_or(BoardSize{1, 1})};
  }
  const auto board = rc::gen::map(
      Uniform(0, std::ssize(boards) - 1),
      [boards](std::int64_t number) { return boards[static_cast<std::size_t>(number)]; });
  const auto one = rc::gen::suchThat(
      rc::gen::mapcat(board, [space](const BoardSize& drawn) { return CaseOn(space, drawn); }),
      [space](const read::CaseRequest& asked) { return IsAskable(space, asked); });
  if (!space.pattern.repeats) {
    return rc::gen::map(one, [](const read::CaseRequest& asked) { return Request{asked}; });
  }
  return rc::gen::resize(static_cast<int>(kMostCases),
                         rc::gen::nonEmpty(rc::gen::container<Request>(one)));
}

BoardSize SizeOf(const Request& request) {
  BoardSize greatest;
  for (const read::CaseRequest& asked : request) {
    const BoardSize board = BoardOf(asked);
    if (board.rows * board.cols > greatest.rows * greatest.cols) greatest = board;
  }
  return greatest;
}

std::string DescribeRequest(bool is_tiling, const Request& request) {
  std::string text;
  for (const read::CaseRequest& asked : request) {
    text += (text.empty() ? "" : "; ") + DescribeCase(is_tiling, asked);
  }
  return text;
}

}  // namespace onceover::properties
