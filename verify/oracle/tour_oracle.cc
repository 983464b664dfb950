// A tour as a graph: a Hamiltonian path, or cycle, of the knight graph.
#include <algorithm>
#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/connected_components.hpp>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "board.h"
#include "onceover/certificate.h"
#include "onceover/oracle.h"

namespace onceover {
namespace {

// A set of edges, so that a move there and back is one edge and closes nothing.
using Graph = boost::adjacency_list<boost::setS, boost::vecS, boost::undirectedS>;
using oracle::Board;

// A subgraph of the knight graph, and the squares that the answer names as its ends.
struct Walk {
  Graph graph;
  std::size_t first = 0;
  std::size_t last = 0;
};

struct Question {
  Board board;
  std::vector<std::size_t> blocked = {};  // ascending
  std::optional<std::size_t> start = std::nullopt;
  std::optional<std::size_t> finish = std::nullopt;
  bool closed = false;

  std::int64_t FreeSquares() const { return board.squares - std::ssize(blocked); }
  bool IsFree(std::size_t square) const { return !std::ranges::binary_search(blocked, square); }
};

// Reads one end that may be asked for. False where no tour can be asked to end there.
bool ReadEnd(const std::optional<Cell>& cell, const Question& question,
             std::optional<std::size_t>& end) {
  if (!cell) return true;
  end = question.board.Vertex(*cell);
  return end && question.IsFree(*end);
}

// Nothing where no answer can be judged: no board, nothing on it to visit, a list of blocked
// squares that is not one of ascending squares of the board, or an end that cannot be visited.
std::optional<Question> Ask(const TourProblem& problem) {
  const std::optional<Board> board = oracle::MakeBoard(problem.rows, problem.cols);
  if (!board) return std::nullopt;
  Question question{.board = *board, .closed = problem.closed};
  for (const Cell& cell : problem.blocked) {
    const std::optional<std::size_t> square = board->Vertex(cell);
    if (!square) return std::nullopt;
    if (!question.blocked.empty() && *square <= question.blocked.back()) return std::nullopt;
    question.blocked.push_back(*square);
  }
  if (question.FreeSquares() == 0) return std::nullopt;
  if (!ReadEnd(problem.start, question, question.start)) return std::nullopt;
  if (!ReadEnd(problem.finish, question, question.finish)) return std::nullopt;
  return question;
}

// Two squares are joined where their centres are the square root of five apart. Blocked squares are
// vertices without edges.
Graph KnightGraph(const Question& question) {
  const Board& board = question.board;
  Graph graph(static_cast<std::size_t>(board.squares));
  for (std::int64_t square = 0; square < board.squares; ++square) {
    const Cell cell{square / board.cols, square % board.cols};
    for (std::int64_t down = 0; down <= 2; ++down) {
      for (std::int64_t right = -2; right <= 2; ++right) {
        if (down * down + right * right != 5) continue;
        const std::optional<std::size_t> to = board.Vertex({cell.row + down, cell.col + right});
        const auto from = static_cast<std::size_t>(square);
        if (to && question.IsFree(from) && question.IsFree(*to)) add_edge(from, *to, graph);
      }
    }
  }
  return graph;
}

// Is the walk a path over all free squares from its first to its last; where a closed tour is asked
// for, is it a cycle over all free squares once those two are joined?
Opinion Judge(const Question& question, const Graph& knight, Walk walk) {
  if (question.start && *question.start != walk.first) return Opinion::kRejects;
  if (question.finish && *question.finish != walk.last) return Opinion::kRejects;
  if (question.closed) {
    if (!edge(walk.last, walk.first, knight).second) return Opinion::kRejects;
    add_edge(walk.last, walk.first, walk.graph);
  }
  std::vector<std::size_t> component(num_vertices(walk.graph));
  const std::size_t components = boost::connected_components(walk.graph, component.data());
  if (components != 1 + question.blocked.size()) return Opinion::kRejects;
  for (std::size_t square = 0; square < num_vertices(walk.graph); ++square) {
    if (!question.IsFree(square)) continue;
    std::size_t expected = 2;
    if (!question.closed && square == walk.first) --expected;
    if (!question.closed && square == walk.last) --expected;
    if (out_degree(square, walk.graph) != expected) return Opinion::kRejects;
  }
  return Opinion::kAccepts;
}

}  // namespace

Opinion OracleTour(const TourProblem& problem, const TourPath& path) {
  const std::optional<Question> question = Ask(problem);
  if (!question) return Opinion::kMakesNoSense;
  if (std::cmp_not_equal(path.squares.size(), question->FreeSquares())) return Opinion::kRejects;
  std::vector<std::size_t> visits;
  for (const Cell& cell : path.squares) {
    const std::optional<std::size_t> square = question->board.Vertex(cell);
    if (!square || !question->IsFree(*square)) return Opinion::kRejects;
    visits.push_back(*square);
  }
  const Graph knight = KnightGraph(*question);
  Walk walk{Graph(num_vertices(knight)), visits.front(), visits.back()};
  for (std::size_t step = 1; step < visits.size(); ++step) {
    if (!edge(visits[step - 1], visits[step], knight).second) return Opinion::kRejects;
    add_edge(visits[step - 1], visits[step], walk.graph);
  }
  return Judge(*question, knight, std::move(walk));
}

// If the edges between consecutive numbers form a path over all N free squares from number 1 to
// number N, its N-1 edges must all count upwards: so every number stands on exactly one square.
Opinion OracleTour(const TourProblem& problem, const StepGrid& grid) {
  const std::optional<Question> question = Ask(problem);
  if (!question) return Opinion::kMakesNoSense;
  const std::vector<std::int64_t>& steps = grid.steps;
  if (std::cmp_not_equal(steps.size(), question->board.squares)) return Opinion::kRejects;
  for (std::size_t square = 0; square < steps.size(); ++square) {
    const std::int64_t lowest = question->IsFree(square) ? 1 : 0;
    const std::int64_t highest = question->IsFree(square) ? question->FreeSquares() : 0;
    if (steps[square] < lowest || steps[square] > highest) return Opinion::kRejects;
  }
  const auto first = std::ranges::find(steps, 1);
  const auto last = std::ranges::find(steps, question->FreeSquares());
  if (first == steps.end() || last == steps.end()) return Opinion::kRejects;

  const Graph knight = KnightGraph(*question);
  Walk walk{Graph(num_vertices(knight)), static_cast<std::size_t>(first - steps.begin()),
            static_cast<std::size_t>(last - steps.begin())};
  for (auto [move, end] = edges(knight); move != end; ++move) {
    const std::size_t from = source(*move, knight);
    const std::size_t to = target(*move, knight);
    const bool consecutive = steps[from] - steps[to] == 1 || steps[to] - steps[from] == 1;
    if (consecutive) add_edge(from, to, walk.graph);
  }
  return Judge(*question, knight, std::move(walk));
}

}  // namespace onceover
