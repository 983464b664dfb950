#include "tour_answer.h"

#include <fmt/format.h>

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
    if (algorithm_ == TourAlgorithm::kReference) {
      return widen(SolveTour(problem_, settings_.limits));
    }
    // Formats that begin with the top row need the steps of all squares.
    if (!IsInOrder(settings_.format) && GridMemory() > settings_.limits.max_memory) {
      return Refusal::kMemory;
    }
    return widen(PlanTour(problem_, settings_.limits));
  }

  void Complain(Refusal refusal, const Blame& blame) const {
    switch (refusal) {
      case Refusal::kStartOffBoard:
        return blame("--start", OffBoard(*problem_.start, problem_));
      case Refusal::kMemory:
        return blame("--board",
                     fmt::format("the {} board needs {} bytes of memory; --max-memory allows {}",
                                 BoardName(problem_), Memory(), settings_.limits.max_memory));
      case Refusal::kBoardEmpty:
      case Refusal::kSideNotPowerOfTwo:
      case Refusal::kSideTooLarge:
      case Refusal::kMissingOffBoard:
      case Refusal::kFinishOrBlocked:
        break;
    }
    ONCEOVER_CHECK(false && "a refusal that a request of the tool can meet");
  }

  std::string TextOf(const GaveUp& gave_up) const {
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
    if (!IsInOrder(settings_.format)) return Write(ToTour(plan), out);
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
            fmt::format("the {} board has no closed tour, and only there are the steps numbered "
                        "without walking them",
                        BoardName(problem_)));
      return false;
    }
    const auto drain = [&](std::string_view bytes) { return out.Write(bytes); };
    return WriteWalk(plan, *walk, count, settings_.format, drain);
  }

 private:
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

  std::int64_t Memory() const {
    if (algorithm_ == TourAlgorithm::kReference) return TourMemory(problem_.rows, problem_.cols);
    if (!IsInOrder(settings_.format) && GridMemory() > settings_.limits.max_memory) {
      return GridMemory();
    }
    return PlanMemory(problem_.rows, problem_.cols);
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
