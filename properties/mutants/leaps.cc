#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "mutants/tours.h"

namespace onceover::mutants {
namespace {

using properties::PathCase;

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

// The squares in another order, and the moves that are new.
struct Reordered {
  Path path;
  std::int64_t first = -1;  // position after the first leap
  std::int64_t leaps = 0;
};

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

}  // namespace

// Every square once, and leaps of one kind among the moves.
void AddLeaps(const std::vector<PathCase>& tours, Suite& suite) {
  const PathCase& right = tours.front();
  for (const Leap& leap : LeapsOf(right.problem.rows, right.problem.cols)) {
    std::vector<Path> used;
    for (const Part& part : PartsOf(right.certificate.squares)) {
      const auto found = FindReordered(tours, leap, part.position);
      if (!found || std::ranges::find(used, found->path) != used.end()) continue;
      used.push_back(found->path);
      AddWrongPath(right, found->path, {Rule::kNotAKnightMove}, leap.name + "-" + part.name,
                   fmt::format("{}: {}, first from step {} to {}", leap.what, found->leaps,
                               found->first, found->first + 1),
                   suite);
    }
  }
}

}  // namespace onceover::mutants
