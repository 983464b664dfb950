#include "tour_answer.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "check.h"
#include "knight_moves.h"
#include "onceover/certificate.h"
#include "onceover/heuristics.h"
#include "onceover/ranks.h"
#include "onceover/solve.h"
#include "onceover/walk.h"
#include "onceover/write.h"
#include "tool.h"

namespace onceover::solver {
namespace {

using Answer = std::variant<Refusal, Impossible, GaveUp, Tour, TourPlan>;

std::string BoardName(const TourProblem& problem) {
  return fmt::format("{}x{}", problem.rows, problem.cols);
}

std::string OffBoard(Cell cell, const TourProblem& problem) {
  return fmt::format("row {}, column {} is off the {} board", cell.row + 1, cell.col + 1,
                     BoardName(problem));
}

class Answering {
 public:
  Answering(const TourProblem& problem, TourAlgorithm algorithm, const TourSettings& settings)
      : problem_(problem), algorithm_(algorithm), settings_(settings) {}

  Answer Solve() const {
    const auto widen = [](auto&& result) -> Answer {
      return std::visit([](auto&& value) -> Answer { return std::forward<decltype(value)>(value); },
                        std::forward<decltype(result)>(result));
    };
    switch (algorithm_) {
      case TourAlgorithm::kReference:
        return widen(SolveTour(problem_, settings_.limits));
      case TourAlgorithm::kWarnsdorff:
        return widen(FollowWarnsdorff(problem_, TieBreak::kFixedOrder, settings_.limits));
      case TourAlgorithm::kPohl:
        return widen(FollowWarnsdorff(problem_, TieBreak::kPohl, settings_.limits));
      case TourAlgorithm::kRoth:
        return widen(FollowWarnsdorff(problem_, TieBreak::kRoth, settings_.limits));
      case TourAlgorithm::kConstruction:
        break;
    }
    Answer answer = settings_.seed
                        ? widen(PlanRandomTour(problem_, *settings_.seed, settings_.limits))
                        : widen(PlanTour(problem_, settings_.limits));
    // Formats that begin with the top row need the steps of all squares.
    const bool is_kept = std::holds_alternative<TourPlan>(answer) && !IsInOrder(settings_.format);
    if (is_kept && GridMemory() > settings_.limits.max_memory) return Refusal::kMemory;
    return answer;
  }

  void Complain(Refusal refusal, const Blame& blame) const {
    switch (refusal) {
      case Refusal::kStartOffBoard:
        return BlameEnd(blame);
      case Refusal::kMemory:
        return BlameMemory(blame);
      case Refusal::kFinishOrBlocked:
        return BlameFinishOrBlocked(blame);
      case Refusal::kBoardEmpty:
      case Refusal::kSideNotPowerOfTwo:
      case Refusal::kSideTooLarge:
      case Refusal::kMissingOffBoard:
        break;
    }
    ONCEOVER_CHECK(false && "a refusal that a request of the tool can meet");
  }

  std::string TextOf(const GaveUp& gave_up) const {
    const bool is_heuristic =
        algorithm_ != TourAlgorithm::kReference && algorithm_ != TourAlgorithm::kConstruction;
    if (is_heuristic) {
      return fmt::format("the heuristic was stuck after {} squares; others are not", gave_up.nodes);
    }
    if (gave_up.nodes > 0) {
      return fmt::format("gave up after {} squares tried; --max-nodes allows more", gave_up.nodes);
    }
    return fmt::format("the {} board has more squares than --max-nodes ({}) allows to try",
                       BoardName(problem_), settings_.limits.max_nodes);
  }

  bool Write(const Tour& tour, Stdout& out) const {
    const auto drain = [&](std::string_view bytes) { return out.Write(bytes); };
    return WriteTour(tour, settings_.format, settings_.colours, drain);
  }

  bool Write(const TourPlan& plan, const Blame& blame, Stdout& out) const {
    if (!IsInOrder(settings_.format)) return Write(ToTour(plan, problem_.closed), out);
    const std::int64_t from = settings_.from_rank.value_or(1);
    const std::int64_t left = plan.squares - from + 1;
    if (left < 1) {
      blame("--from-rank", fmt::format("{} is behind the last of {} steps", from, plan.squares));
      return false;
    }
    const std::int64_t count = settings_.count.value_or(left);
    if (count > left) {
      blame("--count",
            fmt::format("{} is more than the {} squares from step {} on", count, left, from));
      return false;
    }
    const auto walk = WalkFrom(plan, from - 1);
    if (!walk) {
      blame("--from-rank",
            fmt::format("the steps of this tour of the {} board are not numbered without walking "
                        "it: only those of constructed closed tours are",
                        BoardName(problem_)));
      return false;
    }
    const auto drain = [&](std::string_view bytes) { return out.Write(bytes); };
    return WriteWalk(plan, {*walk, count, problem_.closed}, settings_.format, drain);
  }

 private:
  void BlameMemory(const Blame& blame) const {
    const std::int64_t needed = Memory();
    if (needed == std::numeric_limits<std::int64_t>::max()) {
      return blame("--board", fmt::format("the {} board is too large", BoardName(problem_)));
    }
    blame("--board", fmt::format("the {} board needs {} bytes of memory; --max-memory allows {}",
                                 BoardName(problem_), needed, settings_.limits.max_memory));
  }

  void BlameEnd(const Blame& blame) const {
    const auto is_off_board = [&](const std::optional<Cell>& cell) {
      return cell && (cell->row < 0 || cell->row >= problem_.rows || cell->col < 0 ||
                      cell->col >= problem_.cols);
    };
    if (is_off_board(problem_.start)) return blame("--start", OffBoard(*problem_.start, problem_));
    blame("--finish", OffBoard(*problem_.finish, problem_));
  }

  void BlameFinishOrBlocked(const Blame& blame) const {
    if (algorithm_ == TourAlgorithm::kReference) {
      return blame("--algorithm", "reference knows neither --finish nor --blocked");
    }
    if (algorithm_ != TourAlgorithm::kConstruction) {
      return blame("--algorithm", "a heuristic knows neither --closed, --finish nor --blocked");
    }
    const auto is_blocked = [&](const std::optional<Cell>& cell) {
      return cell && std::ranges::count(problem_.blocked, *cell) > 0;
    };
    const auto text = [](Cell cell) {
      return fmt::format("row {}, column {} is blocked", cell.row + 1, cell.col + 1);
    };
    if (is_blocked(problem_.start)) return blame("--start", text(*problem_.start));
    if (is_blocked(problem_.finish)) return blame("--finish", text(*problem_.finish));
    blame("--blocked", fmt::format("no square of the {} board is left", BoardName(problem_)));
  }

  static std::optional<TourWalk> WalkFrom(const TourPlan& plan, std::int64_t rank) {
    if (rank == 0) return TourWalk(plan);
    const auto ranks = TourRanks::Of(plan);
    if (!ranks) return std::nullopt;
    const Cell from = ranks->SquareAt(rank);
    const Cell to = ranks->SquareAt(rank + 1 < plan.squares ? rank + 1 : 0);
    return TourWalk(plan, from, MoveBetween(from, to));
  }

  // Squares and steps, 4 bytes each.
  std::int64_t GridMemory() const {
    constexpr std::int64_t kMax = std::numeric_limits<std::int64_t>::max();
    constexpr std::int64_t kMaxSquares = std::numeric_limits<std::int32_t>::max();
    if (problem_.rows > kMaxSquares / problem_.cols) return kMax;
    return 8 * problem_.rows * problem_.cols;
  }

  // A search around blocked squares, or a tour between ends far apart: 200 bytes a square, or one.
  std::int64_t SearchMemory() const {
    const std::int64_t bytes = problem_.blocked.empty() ? 1 : 200;
    constexpr std::int64_t kMax = std::numeric_limits<std::int64_t>::max();
    if (problem_.rows > kMax / bytes / problem_.cols) return kMax;
    return problem_.rows * problem_.cols * bytes;
  }

  std::int64_t Memory() const {
    if (algorithm_ != TourAlgorithm::kConstruction) return TourMemory(problem_.rows, problem_.cols);
    if (!IsInOrder(settings_.format) && GridMemory() > settings_.limits.max_memory) {
      return GridMemory();
    }
    const std::int64_t plan = PlanMemory(problem_.rows, problem_.cols);
    if (plan > settings_.limits.max_memory) return plan;
    if (settings_.seed) {
      return std::max(SearchMemory(), RandomTourMemory(problem_.rows, problem_.cols));
    }
    return SearchMemory();
  }

  const TourProblem& problem_;
  const TourAlgorithm algorithm_;
  const TourSettings& settings_;
};

}  // namespace

ExitStatus AnswerTour(const TourProblem& problem, TourAlgorithm algorithm,
                      const TourSettings& settings, const Blame& blame, Stdout& out) {
  const Answering answering(problem, algorithm, settings);
  const Answer answer = answering.Solve();
  if (const auto* refusal = std::get_if<Refusal>(&answer)) {
    answering.Complain(*refusal, blame);
    return kUnanswered;
  }
  if (const auto* impossible = std::get_if<Impossible>(&answer)) {
    Explain("impossible", ReasonText(impossible->reason));
    return out.Write("impossible\n") ? kImpossible : kUnanswered;
  }
  if (const auto* gave_up = std::get_if<GaveUp>(&answer)) {
    Explain("unknown", answering.TextOf(*gave_up));
    out.Write("unknown\n");
    return kUnanswered;
  }
  const auto* plan = std::get_if<TourPlan>(&answer);
  const bool ok = plan != nullptr ? answering.Write(*plan, blame, out)
                                  : answering.Write(std::get<Tour>(answer), out);
  return ok ? kSolved : kUnanswered;
}

}  // namespace onceover::solver
