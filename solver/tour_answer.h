// One request for a tour: solved by the algorithm that was asked for, and answered on standard
// output.
#ifndef ONCEOVER_SOLVER_TOUR_ANSWER_H_
#define ONCEOVER_SOLVER_TOUR_ANSWER_H_

#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>

#include "onceover/certificate.h"
#include "onceover/solve.h"
#include "onceover/write.h"
#include "tool.h"

namespace onceover::solver {

enum class TourAlgorithm : std::uint8_t {
  kReference,     // depth first, in the order of the reference program
  kConstruction,  // blocks, merged; searches only for given ends and around blocked squares
  kWarnsdorff,    // three heuristics, without backtracking
  kPohl,
  kRoth,
};

// How to answer, whatever the question.
struct TourSettings {
  TourOutput format = TourOutput::kCells;
  Colours colours = Colours::kNone;
  Limits limits;
  std::optional<TourAlgorithm> algorithm;  // none: by the form of the request
  bool stream = false;                     // refuse formats that need the whole tour in memory
  std::optional<std::uint64_t> seed;       // of a random tour
  std::optional<std::int64_t> from_rank;   // print from this step on, 1 for the start
  std::optional<std::int64_t> count;       // print so many squares
};

// What is wrong with a request, and the option that fixed it.
using Blame = std::function<void(std::string_view option, std::string_view text)>;

ExitStatus AnswerTour(const TourProblem& problem, TourAlgorithm algorithm,
                      const TourSettings& settings, const Blame& blame, Stdout& out);

}  // namespace onceover::solver

#endif  // ONCEOVER_SOLVER_TOUR_ANSWER_H_
