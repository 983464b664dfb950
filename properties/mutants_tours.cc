#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <limits>
#include <optional>
#include <random>
#include <string>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

#include "board_symmetry.h"
#include "mutants_suite.h"
#include "onceover/solve.h"

namespace onceover::mutants {
namespace {

using properties::PathCase;
using properties::StepCase;
using Path = std::vector<Cell>;

bool IsKnightMove(const Cell& from, const Cell& to) {
  const std::int64_t rows = std::abs(from.row - to.row);
  const std::int64_t cols = std::abs(from.col - to.col);
  return (rows == 1 && cols == 2) || (rows == 2 && cols == 1);
}

// A way to go from square to square that is no knight's move.
struct Leap {
  std::string name;
  std::string what;
  std::function<bool(const Cell& from, const Cell& to)> matches;
};

// The leaps that careless tests take for a knight's move, and others near to one.
std::vector<Leap> LeapsOf(std::int64_t rows, std::int64_t cols) {
  std::vector<Leap> leaps;
  const std::vector<std::pair<std::int64_t, std::int64_t>> deltas = {
      {0, 1}, {1, 0}, {0, 2}, {2, 0}, {0, 3}, {3, 0}, {0, 4}, {4, 0}, {1, 1}, {2, 2},
      {3, 3}, {1, 3}, {3, 1}, {1, 4}, {4, 1}, {2, 3}, {3, 2}, {2, 4}, {4, 2}};
  for (const auto& delta : deltas) {
    leaps.push_back({fmt::format("leap-{}-{}", delta.first, delta.second),
                     fmt::format("leaps of {} rows and {} columns", delta.first, delta.second),
                     [delta](const Cell& from, const Cell& to) {
                       return std::abs(from.row - to.row) == delta.first &&
                              std::abs(from.col - to.col) == delta.second;
                     }});
  }
  leaps.push_back({"wraps-number", "leaps that only the difference of square numbers makes right",
                   [cols](const Cell& from, const Cell& to) {
                     const std::int64_t difference =
                         std::abs((from.row - to.row) * cols + from.col - to.col);
                     return !IsKnightMove(from, to) &&
                            (difference == cols - 2 || difference == cols + 2 ||
                             difference == 2 * cols - 1 || difference == 2 * cols + 1);
                   }});
  leaps.push_back(
      {"wraps-around", "knight's moves across the edge, as on a torus",
       [rows, cols](const Cell& from, const Cell& to) {
         const std::int64_t down = std::abs(from.row - to.row);
         const std::int64_t right = std::abs(from.col - to.col);
         return !IsKnightMove(from, to) &&
                IsKnightMove({0, 0}, {std::min(down, rows - down), std::min(right, cols - right)});
       }});
  return leaps;
}

std::optional<PathCase> Solve(const TourProblem& problem) {
  const auto result = SolveTour(problem, {.max_nodes = 200'000});
  if (const auto* tour = std::get_if<Tour>(&result)) return PathCase{problem, ToTourPath(*tour)};
  return std::nullopt;
}

// Different tours of one board from one start: those of its images, brought back. The first is the
// solver's own.
std::vector<PathCase> ToursOf(const TourProblem& problem) {
  std::vector<PathCase> tours;
  for (const bool closed : {problem.closed, true}) {
    TourProblem asked = problem;
    asked.closed = closed;
    for (std::int64_t there = 0; there < properties::kSymmetries; ++there) {
      const auto image = Solve(Transform(PathCase{asked, {}}, there).problem);
      if (!image) continue;
      for (std::int64_t back = 0; back < properties::kSymmetries; ++back) {
        PathCase tour = Transform(*image, back);
        if (tour.problem != asked) continue;
        tour.problem = problem;
        if (RulesOf(Check(tour)).empty() && std::ranges::find(tours, tour) == tours.end()) {
          tours.push_back(std::move(tour));
        }
      }
    }
  }
  return tours;
}

// The squares in another order, and the moves that are new.
struct Reordered {
  Path path;
  std::int64_t first = -1;  // position after the first leap
  std::int64_t leaps = 0;
};

std::size_t Index(std::int64_t i) { return static_cast<std::size_t>(i); }

// From `path`, what follows position i up to j the other way around; or the tail from j + 1 in
// front of it. Each pair of new neighbours is a knight's move or the leap, at least one a leap.
class Reorderer {
 public:
  Reorderer(const PathCase& tour, const Leap& leap)
      : path_(tour.certificate.squares),
        closed_(tour.problem.closed),
        keeps_finish_(tour.problem.finish.has_value()),
        leap_(leap) {}

  // Calls take(i, j, is_reversal, first, leaps) for each way.
  template <typename Take>
  void ForEach(const Take& take) const {
    const std::int64_t size = std::ssize(path_);
    for (std::int64_t i = 0; i + 2 < size; ++i) {
      for (std::int64_t j = i + 2; j < size; ++j) {
        Try(i, j, true, take);
        if (j + 1 < size) Try(i, j, false, take);
      }
    }
  }

  Path Apply(std::int64_t i, std::int64_t j, bool is_reversal) const {
    Path path = path_;
    if (is_reversal) {
      std::reverse(path.begin() + i + 1, path.begin() + j + 1);
    } else {
      std::rotate(path.begin() + i + 1, path.begin() + j + 1, path.end());
    }
    return path;
  }

 private:
  template <typename Take>
  void Try(std::int64_t i, std::int64_t j, bool is_reversal, const Take& take) const {
    const std::int64_t size = std::ssize(path_);
    std::int64_t first = -1;
    std::int64_t leaps = 0;
    const auto joins = [&](std::int64_t from, std::int64_t to, std::int64_t position) {
      const Cell& a = path_[Index(from)];
      const Cell& b = path_[Index(to)];
      if (IsKnightMove(a, b)) return true;
      if (!leap_.matches(a, b)) return false;
      if (first < 0) first = position;
      ++leaps;
      return true;
    };
    std::int64_t last = size - 1;
    if (is_reversal) {
      if (!joins(i, j, i + 1)) return;
      if (j + 1 < size && !joins(i + 1, j + 1, j + 1)) return;
      if (j == size - 1) last = i + 1;
    } else {
      if (!joins(i, j + 1, i + 1)) return;
      if (!joins(size - 1, i + 1, i + size - j)) return;
      last = j;
    }
    if (keeps_finish_ && last != size - 1) return;
    if (closed_ && !IsKnightMove(path_[Index(last)], path_[0])) return;
    if (leaps > 0) take(i, j, is_reversal, first, leaps);
  }

  const Path& path_;
  bool closed_;
  bool keeps_finish_;
  const Leap& leap_;
};

// The reordered tour whose first leap is nearest to a position, and of these one of few leaps.
std::optional<Reordered> FindReordered(const std::vector<PathCase>& tours, const Leap& leap,
                                       std::int64_t target) {
  using Cost = std::pair<std::int64_t, std::int64_t>;
  Cost best = {std::numeric_limits<std::int64_t>::max(), 0};
  std::optional<Reordered> found;
  for (const PathCase& tour : tours) {
    const Reorderer reorderer(tour, leap);
    reorderer.ForEach([&](std::int64_t i, std::int64_t j, bool is_reversal, std::int64_t first,
                          std::int64_t leaps) {
      const Cost cost = {std::abs(first - target), leaps};
      if (cost >= best) return;
      best = cost;
      found = Reordered{reorderer.Apply(i, j, is_reversal), first, leaps};
    });
  }
  return found;
}

class Breaker {
 public:
  Breaker(const std::vector<PathCase>& tours, Suite& suite)
      : tours_(tours), right_(tours.front()), suite_(suite) {
    const auto& layout = std::get<read::TourForm>(suite.form().Layout().form);
    is_grid_ = layout.family == read::TourFamily::kStepMatrix;
  }

  void AddRight();
  void AddLeaps();
  void AddExchanges();
  void BreakEnds();
  void BreakPath();
  void BreakSteps();
  bool is_grid() const { return is_grid_; }
  Rows Write(const PathCase& it) const {
    const Form& form = suite_.form();
    return is_grid_ ? WriteAnswer(form, ToSteps(it)) : WriteAnswer(form, it);
  }

 private:
  std::int64_t Size() const { return std::ssize(right_.certificate.squares); }
  const Cell& At(std::int64_t position) const {
    return right_.certificate.squares[Index(position)];
  }

  void Add(const PathCase& it, std::vector<Rule> declared, std::string_view slug,
           std::string what) {
    const auto kernel = is_grid_ ? RulesOf(Check(ToSteps(it))) : RulesOf(Check(it));
    suite_.AddWrong(Write(it), kernel, std::move(declared), slug, std::move(what));
  }
  void Add(Path path, std::vector<Rule> declared, std::string_view slug, std::string what) {
    const auto& finish = right_.problem.finish;
    const bool is_declared = std::ranges::find(declared, Rule::kWrongFinish) != declared.end();
    if (finish && path.back() != *finish && !is_declared) declared.push_back(Rule::kWrongFinish);
    Add(PathCase{right_.problem, {std::move(path)}}, std::move(declared), slug, std::move(what));
  }
  void Add(const StepCase& it, std::vector<Rule> declared, std::string_view slug,
           std::string what) {
    suite_.AddWrong(WriteAnswer(suite_.form(), it), RulesOf(Check(it)), std::move(declared), slug,
                    std::move(what));
  }

  const std::vector<PathCase>& tours_;
  const PathCase& right_;
  Suite& suite_;
  bool is_grid_ = false;
};

const std::vector<std::string> kParts = {"beginning", "middle", "end"};

void Breaker::AddRight() {
  suite_.AddRight(Write(right_), "reference", "a tour that the solver finds");
  for (std::size_t i = 1; i < std::min(tours_.size(), std::size_t{4}); ++i) {
    suite_.AddRight(Write(tours_[i]), fmt::format("other-{}", i), "another tour");
  }
}

// Every square once, and leaps of one kind among the moves.
void Breaker::AddLeaps() {
  for (const Leap& leap : LeapsOf(right_.problem.rows, right_.problem.cols)) {
    std::vector<Path> used;
    const std::vector<std::int64_t> targets = {1, Size() / 2, Size() - 1};
    for (std::size_t part = 0; part < targets.size(); ++part) {
      const auto found = FindReordered(tours_, leap, targets[part]);
      if (!found || std::ranges::find(used, found->path) != used.end()) continue;
      used.push_back(found->path);
      Add(found->path, {Rule::kNotAKnightMove}, leap.name + "-" + kParts[part],
          fmt::format("{}: {}, first from step {} to {}", leap.what, found->leaps, found->first,
                      found->first + 1));
    }
  }
}

// Two steps that follow each other change places.
void Breaker::AddExchanges() {
  const std::vector<std::int64_t> positions = {1, Size() / 2, Size() - 2};
  for (std::size_t part = 0; part < positions.size(); ++part) {
    Path path = right_.certificate.squares;
    std::swap(path[Index(positions[part])], path[Index(positions[part] + 1)]);
    std::vector<Rule> rules = {Rule::kNotAKnightMove};
    if (right_.problem.closed && positions[part] == Size() - 2) rules.push_back(Rule::kNotClosed);
    Add(path, rules, "exchanged-" + kParts[part],
        fmt::format("steps {} and {} are exchanged", positions[part] + 1, positions[part] + 2));
  }
}

void Breaker::BreakEnds() {
  if (right_.problem.closed) {
    TourProblem open = right_.problem;
    open.closed = false;
    for (const PathCase& tour : ToursOf(open)) {
      if (IsKnightMove(tour.certificate.squares.back(), tour.certificate.squares.front())) continue;
      Add(tour.certificate.squares, {Rule::kNotClosed}, "open", "the tour is open");
      break;
    }
  }
  if (right_.problem.start) {
    PathCase other = right_;
    if (!right_.problem.finish && !right_.problem.closed) {
      std::ranges::reverse(other.certificate.squares);
      Add(other, {Rule::kWrongStart}, "backwards", "the tour is written backwards");
    }
    for (std::int64_t image = 1; image < properties::kSymmetries; ++image) {
      PathCase turned = Transform(right_, image);
      turned.problem.start = right_.problem.start;
      turned.problem.finish = right_.problem.finish;
      if (turned.problem != right_.problem) continue;
      if (RulesOf(Check(turned)) != std::vector{Rule::kWrongStart}) continue;
      Add(turned, {Rule::kWrongStart}, fmt::format("turned-{}", image),
          "the image of a tour under a symmetry of the board, from another start");
    }
  }
  if (right_.problem.finish) {
    TourProblem other = right_.problem;
    other.finish = std::nullopt;
    for (PathCase& tour : ToursOf(other)) {
      if (tour.certificate.squares.back() == *right_.problem.finish) continue;
      Add(tour.certificate.squares, {Rule::kWrongFinish}, "finish", "the tour ends elsewhere");
      break;
    }
  }
}

// A list that is too short or too long, leaves the board, or comes to a square twice.
void Breaker::BreakPath() {
  const TourProblem& problem = right_.problem;
  const Path& right = right_.certificate.squares;
  Path path = right;
  path.pop_back();
  std::vector<Rule> rules = {Rule::kTooShort, Rule::kUnvisited};
  if (problem.closed) rules.push_back(Rule::kNotClosed);
  Add(path, rules, "last-dropped", "the last square is dropped");
  path = right;
  path.push_back(problem.closed ? right.front() : right[right.size() - 2]);
  rules = {Rule::kTooLong, Rule::kRevisited};
  if (problem.closed) rules.push_back(Rule::kNotClosed);
  Add(path, rules, "one-more", "a square comes again after the last");

  const std::vector<std::int64_t> targets = {1, Size() / 2, Size() - 1};
  for (std::size_t part = 0; part < targets.size(); ++part) {
    const std::string& name = kParts[part];
    const std::int64_t position = targets[part];
    const std::vector<std::pair<std::string, Cell>> outside = {
        {"zero", {-1, problem.cols - 1}},
        {"one-too-many", {problem.rows, 0}},
        {"negative", {-1, problem.cols - 2}},
        {"wraps", {At(position).row, At(position).col + (std::int64_t{1} << 32)}}};
    for (const auto& square : outside) {
      path = right;
      path[Index(position)] = square.second;
      Add(path, {Rule::kOffBoard, Rule::kUnvisited}, square.first + "-" + name,
          fmt::format("position {} is off the board ({})", position + 1, square.first));
    }
    // All moves right, and a square twice.
    for (std::int64_t offset = 0; offset < Size(); ++offset) {
      const std::int64_t at = (position + (part == 2 ? Size() - offset : offset)) % Size();
      if (at == 0) continue;
      const auto other = std::ranges::find_if(right, [&](const Cell& cell) {
        const bool is_last = at + 1 == Size();
        if (is_last && problem.finish) return false;
        const bool fits_next = is_last ? !problem.closed || IsKnightMove(cell, right.front())
                                       : IsKnightMove(cell, right[Index(at + 1)]);
        return cell != At(at) && IsKnightMove(right[Index(at - 1)], cell) && fits_next;
      });
      if (other == right.end()) continue;
      path = right;
      path[Index(at)] = *other;
      Add(path, {Rule::kRevisited, Rule::kUnvisited}, "twice-" + name,
          fmt::format("all moves right, but position {} is the square of position {}", at + 1,
                      other - right.begin() + 1));
      break;
    }
    path = right;
    path[Index(position)] = At(position - 1);
    rules = {Rule::kRevisited, Rule::kUnvisited, Rule::kNotAKnightMove};
    // Where the knight stands still, it is a knight's move short.
    if (problem.closed && position + 1 == Size()) rules.push_back(Rule::kNotClosed);
    Add(path, rules, "stands-still-" + name,
        fmt::format("position {} repeats the one before", position + 1));
  }
}

// Numbers that are no step, or one step twice.
void Breaker::BreakSteps() {
  const StepCase right = ToSteps(right_);
  const std::int64_t cols = right_.problem.cols;
  const auto with = [&](std::int64_t position, std::int64_t value) {
    StepCase it = right;
    it.certificate.steps[Index(At(position).row * cols + At(position).col)] = value;
    return it;
  };
  const std::vector<std::int64_t> targets = {1, Size() / 2, Size() - 1};
  for (std::size_t part = 0; part < targets.size(); ++part) {
    const std::string& name = kParts[part];
    const std::int64_t position = targets[part];
    const std::int64_t step = position + 1;
    Add(with(position, 0), {Rule::kUnvisited, Rule::kStepMissing}, "zero-" + name,
        fmt::format("0 in place of step {} of 1..{}", step, Size()));
    const std::vector<std::pair<std::string, std::int64_t>> outside = {
        {"n-plus-1", Size() + 1}, {"negative", -step}, {"wraps", (std::int64_t{1} << 32) + step}};
    for (const auto& value : outside) {
      Add(with(position, value.second), {Rule::kStepOutOfRange, Rule::kStepMissing},
          value.first + "-" + name,
          fmt::format("{} in place of step {} of 1..{}", value.second, step, Size()));
    }
    // A step that stands on a later square of the board, too.
    const std::vector<std::pair<std::string, std::int64_t>> sources = {
        {"first", 1}, {"one-less", step - 1}, {"half", (step + 1) / 2}, {"last", Size()}};
    for (const auto& source : sources) {
      if (source.second == step) continue;
      const Cell& first = At(source.second - 1);
      const Cell& at = At(position);
      if (std::tie(first.row, first.col) > std::tie(at.row, at.col)) continue;
      Add(with(position, source.second), {Rule::kStepRepeated, Rule::kStepMissing},
          source.first + "-twice-" + name,
          fmt::format("step {} stands on the square of step {}, too", source.second, step));
    }
  }
  StepCase shifted = right;
  for (auto& step : shifted.certificate.steps) ++step;
  std::vector<Rule> rules = {Rule::kStepMissing, Rule::kStepOutOfRange};
  if (right_.problem.finish) rules.push_back(Rule::kWrongFinish);
  Add(shifted, rules, "from-two", "the steps are one too large");
  shifted = right;
  for (auto& step : shifted.certificate.steps) --step;
  rules = {Rule::kStepMissing, Rule::kUnvisited};
  if (right_.problem.start) rules.push_back(Rule::kWrongStart);
  Add(shifted, rules, "from-zero", "the steps are one too small");
}

// The boards of a suite whose sides are free, as far as the pattern can tell them.
std::vector<BoardSize> BoardsOf(const read::Profile& profile) {
  const read::RequestFormat& request = profile.request;
  if (request.board) return {*request.board};
  const bool is_square = request.pattern.find('n') != std::string_view::npos;
  if (profile.closed) return {{6, 6}, {8, 8}};
  if (is_square) return {{5, 5}, {6, 6}, {8, 8}};
  return {{3, 4}, {5, 5}, {5, 6}, {8, 8}};
}

// The squares that the requests may start from.
std::vector<std::optional<Cell>> StartsOf(const read::Profile& profile, const BoardSize& board,
                                          std::mt19937_64& random) {
  const read::RequestFormat& request = profile.request;
  const bool has_row = request.pattern.find('r') != std::string_view::npos;
  const bool has_square = request.pattern.find('s') != std::string_view::npos;
  const bool has_col = request.pattern.find('c') != std::string_view::npos;
  const bool has_finish = request.pattern.find('e') != std::string_view::npos;
  if (request.square) return {request.square};
  if (has_finish || (!has_row && !has_square && !has_col)) return {std::nullopt};
  const auto draw = [&](std::int64_t bound) {
    return static_cast<std::int64_t>(random() % static_cast<std::uint64_t>(bound));
  };
  std::vector<std::optional<Cell>> starts = {Cell{0, 0}};
  const std::int64_t last_row = has_row || has_square ? board.rows - 1 : 0;
  starts.emplace_back(Cell{last_row, board.cols - 2});
  starts.emplace_back(Cell{draw(last_row + 1), draw(board.cols)});
  return starts;
}

}  // namespace

std::vector<Entry> MakeTourSuite(const Form& form, std::uint64_t seed, std::int64_t questions) {
  std::mt19937_64 random(seed);
  const read::Profile& profile = form.Layout();
  Suite suite(form);
  for (const BoardSize& board : BoardsOf(profile)) {
    for (const auto& start : StartsOf(profile, board, random)) {
      TourProblem problem{
          .rows = board.rows, .cols = board.cols, .start = start, .closed = profile.closed};
      std::vector<PathCase> tours = ToursOf(problem);
      if (tours.empty()) continue;  // there is none from here
      if (--questions < 0) break;
      if (profile.request.pattern.find("er") != std::string_view::npos) {
        problem.finish = tours.front().certificate.squares.back();
        std::erase_if(tours, [&](const PathCase& it) {
          return it.certificate.squares.back() != *problem.finish;
        });
        for (PathCase& tour : tours) tour.problem = problem;
      }
      Breaker breaker(tours, suite);
      const Rows rows = breaker.Write(tours.front());
      const std::string from = start ? fmt::format("-{}-{}", start->row + 1, start->col + 1) : "";
      suite.Ask(fmt::format("{}x{}{}", board.rows, board.cols, from), WriteRequest(form, problem),
                rows);
      breaker.AddRight();
      breaker.AddLeaps();
      breaker.AddExchanges();
      breaker.BreakEnds();
      if (breaker.is_grid()) breaker.BreakSteps();
      if (!breaker.is_grid()) breaker.BreakPath();
      AddBrokenText(rows, suite);
    }
  }
  return suite.TakeEntries();
}

}  // namespace onceover::mutants
