// A search of knight's tours, with a fault on request: tour FAULT ROWS COLS ROW COL.
//   none        right: prints the step numbers, or `impossible`
//   wraps       moves by square numbers, so that a move off a row goes on in the next
//   backtracks  prints the squares in order, and those that it has left again, too
//   claims      prints as far as it got when there is no tour
//   odd         says `impossible` of every board with an odd number of squares
//   shifted     starts at the square above where there is one
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

namespace {

struct Search {
  std::string fault;
  int rows = 0;
  int cols = 0;
  std::vector<int> steps = {};    // what is known to be visited
  std::vector<int> written = {};  // what will be printed
  std::vector<int> path = {};     // likewise, as squares

  // The squares a move away, as numbers.
  std::vector<int> MovesFrom(int square) const {
    std::vector<int> moves;
    for (int rise = -2; rise <= 2; ++rise) {
      for (int run = -2; run <= 2; ++run) {
        if (rise * rise + run * run != 5) continue;
        const int row = square / cols + rise;
        const int col = square % cols + run;
        const int target = square + rise * cols + run;
        const bool is_on_board = row >= 0 && row < rows && col >= 0 && col < cols;
        const bool is_number = target >= 0 && target < rows * cols;
        if (fault == "wraps" ? is_number : is_on_board) moves.push_back(target);
      }
    }
    return moves;
  }

  bool Visit(int square, int step) {
    const auto index = static_cast<std::size_t>(square);
    steps[index] = step;
    written[index] = step;
    path.push_back(square);
    if (step == rows * cols) return true;
    for (const int next : MovesFrom(square)) {
      if (steps[static_cast<std::size_t>(next)] == 0 && Visit(next, step + 1)) return true;
    }
    steps[index] = 0;
    if (fault != "claims") written[index] = 0;
    return false;
  }
};

}  // namespace

int main(int argc, char** argv) {
  if (argc != 6) return 2;
  Search search{.fault = argv[1], .rows = std::atoi(argv[2]), .cols = std::atoi(argv[3])};
  int row = std::atoi(argv[4]) - 1;
  const int col = std::atoi(argv[5]) - 1;
  if (search.fault == "shifted" && row > 0) --row;
  const int squares = search.rows * search.cols;
  search.steps.resize(static_cast<std::size_t>(squares));
  search.written = search.steps;
  bool is_found = search.Visit(row * search.cols + col, 1);
  if (search.fault == "odd" && squares % 2 == 1) is_found = false;
  if (!is_found && search.fault != "claims") {
    std::cout << "impossible\n";
    return 0;
  }
  if (search.fault == "backtracks") {
    for (const int square : search.path) std::cout << square + 1 << ' ';
    std::cout << '\n';
    return 0;
  }
  for (int square = 0; square < squares; ++square) {
    const bool ends = square % search.cols == search.cols - 1;
    std::cout << search.written[static_cast<std::size_t>(square)] << (ends ? '\n' : ' ');
  }
}
