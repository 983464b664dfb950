// The parts of the suite of tours; only tours.cc calls the functions that add to it.
#ifndef ONCEOVER_PROPERTIES_MUTANTS_TOURS_H_
#define ONCEOVER_PROPERTIES_MUTANTS_TOURS_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "mutants/suite.h"

namespace onceover::mutants {

using Path = std::vector<Cell>;

inline bool IsKnightMove(const Cell& from, const Cell& to) {
  const std::int64_t rows = std::abs(from.row - to.row);
  const std::int64_t cols = std::abs(from.col - to.col);
  return (rows == 1 && cols == 2) || (rows == 2 && cols == 1);
}

inline std::size_t Index(std::int64_t i) { return static_cast<std::size_t>(i); }

// Where something is broken: near the second square, the middle one, the last one.
struct Part {
  std::string name;
  std::int64_t position;
};
std::array<Part, 3> PartsOf(const Path& path);

// One question, and right answers to it; the first is the one that is expected.
struct TourQuestion {
  TourProblem problem;
  std::vector<properties::PathCase> tours;
};

// The questions that the form may ask; the same for the same random numbers.
std::vector<TourQuestion> QuestionsOf(const Form& form, std::mt19937_64& random);

// That of one problem, whose ends become as the form asks for them.
TourQuestion QuestionOf(const Form& form, TourProblem problem);

// Different tours of one board from one start: those of its images, brought back. The first is the
// solver's own.
std::vector<properties::PathCase> ToursOf(const TourProblem& problem);

// The first tours of a small board, depth first, the moves tried in the order given.
std::vector<properties::PathCase> AllTours(const TourProblem& problem,
                                           const std::vector<Cell>& moves, std::size_t most);

// From two up and one to the right on.
const std::vector<Cell>& MovesClockwise();

// Each takes right tours of one question, at least one, and adds what can be broken in the first,
// or, for leaps, in any.
void AddLeaps(const std::vector<properties::PathCase>& tours, Suite& suite);
void BreakOrder(const properties::PathCase& right, Suite& suite);
void BreakEnds(const properties::PathCase& right, Suite& suite);
void BreakPath(const properties::PathCase& right, Suite& suite);     // of lists of squares
void BreakSteps(const properties::PathCase& right, Suite& suite);    // of boards of steps
void BreakBlocked(const properties::PathCase& right, Suite& suite);  // likewise

// As AddWrong: a path that does not end where it should breaks wrong-finish, too.
void AddWrongPath(const properties::PathCase& right, const Path& path, std::vector<Rule> declared,
                  std::string_view slug, std::string what, Suite& suite);

}  // namespace onceover::mutants

#endif  // ONCEOVER_PROPERTIES_MUTANTS_TOURS_H_
