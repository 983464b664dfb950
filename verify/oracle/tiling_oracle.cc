// A tiling as a graph: squares of equal label are joined where they share a side.
#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/connected_components.hpp>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <utility>
#include <variant>
#include <vector>

#include "board.h"
#include "onceover/certificate.h"
#include "onceover/oracle.h"

namespace onceover {
namespace {

using Graph = boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS>;
using oracle::Board;

// What is to be covered: all of the board's squares but `holes` (0 or 1) of them. The hole may be
// fixed.
struct Question {
  Board board;
  std::int64_t holes = 0;
  std::optional<std::size_t> hole = std::nullopt;

  std::int64_t Pieces() const { return (board.squares - holes) / 3; }
};

// Nothing where no answer can be judged: no board, or a missing square that is not on it.
std::optional<Question> Ask(const TilingProblem& problem) {
  const std::optional<Board> board = oracle::MakeBoard(problem.rows, problem.cols);
  if (!board) return std::nullopt;
  Question question{.board = *board};
  if (const Cell* cell = std::get_if<Cell>(&problem.missing)) {
    question.hole = board->Vertex(*cell);
    if (!question.hole) return std::nullopt;
  }
  question.holes = std::holds_alternative<NoneMissing>(problem.missing) ? 0 : 1;
  return question;
}

// Squares that share a side and a label other than 0 are joined. A value for every square.
Graph JoinEqualNeighbours(const Board& board, const std::vector<std::int64_t>& labels) {
  Graph graph(labels.size());
  const auto cols = static_cast<std::size_t>(board.cols);
  for (std::size_t square = 0; square < labels.size(); ++square) {
    if (labels[square] == 0) continue;
    const std::size_t right = square + 1;
    const std::size_t below = square + cols;
    if (right % cols != 0 && labels[right] == labels[square]) add_edge(square, right, graph);
    if (below < labels.size() && labels[below] == labels[square]) add_edge(square, below, graph);
  }
  return graph;
}

// Are these the squares of a bent path: two ends, in different rows and columns, and a middle?
bool IsBentPathOfThree(const Board& board, const Graph& graph,
                       const std::vector<std::size_t>& squares) {
  if (squares.size() != 3) return false;
  std::vector<std::size_t> ends;
  for (const std::size_t square : squares) {
    if (out_degree(square, graph) == 1) ends.push_back(square);
  }
  if (ends.size() != 2) return false;
  const auto cols = static_cast<std::size_t>(board.cols);
  return ends[0] / cols != ends[1] / cols && ends[0] % cols != ends[1] % cols;
}

// Are the squares of label 0 those that are to be left? A value for every square.
bool LeavesTheHoles(const Question& question, const std::vector<std::int64_t>& labels) {
  std::int64_t holes = 0;
  for (const std::int64_t label : labels) {
    if (label == 0) ++holes;
  }
  if (holes != question.holes) return false;
  return !question.hole || labels[*question.hole] == 0;
}

// A value for every square.
Opinion Judge(const Question& question, const std::vector<std::int64_t>& labels) {
  if (!LeavesTheHoles(question, labels)) return Opinion::kRejects;
  const Graph graph = JoinEqualNeighbours(question.board, labels);
  std::vector<std::size_t> component(labels.size());
  const std::size_t components = boost::connected_components(graph, component.data());
  std::vector<std::vector<std::size_t>> squares(components);
  for (std::size_t square = 0; square < labels.size(); ++square) {
    if (labels[square] != 0) squares[component[square]].push_back(square);
  }

  std::set<std::int64_t> used;
  for (const std::vector<std::size_t>& piece : squares) {
    if (piece.empty()) continue;  // the hole
    if (!IsBentPathOfThree(question.board, graph, piece)) return Opinion::kRejects;
    const std::int64_t label = labels[piece.front()];
    if (label < 1 || label > question.Pieces()) return Opinion::kRejects;
    if (!used.insert(label).second) return Opinion::kRejects;  // two components of one label
  }
  return Opinion::kAccepts;
}

}  // namespace

Opinion OracleTiling(const TilingProblem& problem, const LabelGrid& grid) {
  const std::optional<Question> question = Ask(problem);
  if (!question) return Opinion::kMakesNoSense;
  if (std::cmp_not_equal(grid.labels.size(), question->board.squares)) return Opinion::kRejects;
  return Judge(*question, grid.labels);
}

Opinion OracleTiling(const TilingProblem& problem, const PieceList& list) {
  const std::optional<Question> question = Ask(problem);
  if (!question) return Opinion::kMakesNoSense;
  if (std::cmp_not_equal(list.pieces.size(), question->Pieces())) return Opinion::kRejects;
  std::vector<std::int64_t> labels(static_cast<std::size_t>(question->board.squares), 0);
  std::int64_t label = 0;
  for (const auto& piece : list.pieces) {
    ++label;
    for (const Cell& cell : piece) {
      const std::optional<std::size_t> square = question->board.Vertex(cell);
      if (!square || labels[*square] != 0) return Opinion::kRejects;
      labels[*square] = label;
    }
  }
  return Judge(*question, labels);
}

}  // namespace onceover
