// Small worlds: every certificate of one is put to the kernel and to the graph oracle, and both
// must say the same.
#ifndef ONCEOVER_TESTS_VERIFY_AGREEMENT_H_
#define ONCEOVER_TESTS_VERIFY_AGREEMENT_H_

#include <gtest/gtest.h>

#include <cstdint>
#include <ostream>
#include <string>
#include <vector>

#include "onceover/certificate.h"
#include "onceover/oracle.h"
#include "onceover/verify.h"

namespace onceover {

// How many certificates a world had, so that an empty loop fails.
struct Tally {
  std::int64_t cases = 0;
  std::int64_t accepted = 0;
  std::int64_t senseless = 0;
  friend bool operator==(const Tally&, const Tally&) = default;
};

inline void PrintTo(const Tally& tally, std::ostream* out) {
  *out << tally.cases << " cases, " << tally.accepted << " accepted, " << tally.senseless
       << " without sense";
}

inline void PrintTo(const Cell& cell, std::ostream* out) { *out << cell.row << ',' << cell.col; }

// Adds to what the report of the running test says of how many certificates it has judged.
inline void RecordCertificates(std::int64_t cases) {
  static const testing::TestInfo* test = nullptr;
  static std::int64_t sum = 0;
  const testing::TestInfo* const running = testing::UnitTest::GetInstance()->current_test_info();
  sum = (running == test ? sum : 0) + cases;
  test = running;
  testing::Test::RecordProperty("certificates", std::to_string(sum));
}

// Puts certificates to kernel and oracle, and counts them.
class Agreement {
 public:
  Agreement() = default;
  Agreement(const Agreement&) = delete;
  Agreement& operator=(const Agreement&) = delete;
  ~Agreement() { RecordCertificates(tally_.cases); }

  void Judge(const TilingProblem& problem, const LabelGrid& grid) {
    Compare(CheckTiling(problem, grid, 1), OracleTiling(problem, grid), grid.labels);
  }
  void Judge(const TilingProblem& problem, const PieceList& list) {
    Compare(CheckTiling(problem, list, 1), OracleTiling(problem, list), list.pieces);
  }
  void Judge(const TourProblem& problem, const TourPath& path) {
    Compare(CheckTour(problem, path, 1), OracleTour(problem, path), path.squares);
  }
  void Judge(const TourProblem& problem, const StepGrid& grid) {
    Compare(CheckTour(problem, grid, 1), OracleTour(problem, grid), grid.steps);
  }

  const Tally& tally() const { return tally_; }

 private:
  static Opinion OpinionOf(const Verdict& verdict) {
    switch (verdict.outcome) {
      case Outcome::kAccepted:
        return Opinion::kAccepts;
      case Outcome::kUnchecked:
        return Opinion::kMakesNoSense;
      case Outcome::kRejected:
        break;
    }
    return Opinion::kRejects;
  }

  // A verdict names a fault unless it accepts, and accepts only what covers or visits everything.
  static bool IsConsistent(const Verdict& verdict) {
    if (verdict.outcome != Outcome::kAccepted) return verdict.faults.size() == 1;
    return verdict.faults.empty() && verdict.squares_done == verdict.squares_total;
  }

  void Compare(const Verdict& verdict, Opinion opinion, const auto& values) {
    ++tally_.cases;
    if (opinion == Opinion::kAccepts) ++tally_.accepted;
    if (opinion == Opinion::kMakesNoSense) ++tally_.senseless;
    if (OpinionOf(verdict) == opinion && IsConsistent(verdict)) return;
    if (++complaints_ > 10) return;
    ADD_FAILURE() << "case " << tally_.cases << ", " << testing::PrintToString(values)
                  << ": the kernel's outcome is " << static_cast<int>(verdict.outcome)
                  << ", the oracle's opinion " << static_cast<int>(opinion);
  }

  Tally tally_;
  int complaints_ = 0;
};

// The next word in the order of counting, the first digit fastest. False after the last one, which
// is followed by the first.
inline bool NextWord(std::vector<std::int64_t>& word, std::int64_t lowest, std::int64_t highest) {
  for (std::int64_t& digit : word) {
    if (digit < highest) {
      ++digit;
      return true;
    }
    digit = lowest;
  }
  return false;
}

// Calls `use` with every word of this length.
void ForEachWord(std::size_t length, std::int64_t lowest, std::int64_t highest, const auto& use) {
  std::vector<std::int64_t> word(length, lowest);
  do {
    use(word);
  } while (NextWord(word, lowest, highest));
}

// Calls `use` with the values, any two of them replaced by any two numbers of lowest..highest.
void ForEachTwoReplaced(const std::vector<std::int64_t>& values, std::int64_t lowest,
                        std::int64_t highest, const auto& use) {
  for (std::size_t one = 0; one < values.size(); ++one) {
    for (std::size_t other = 0; other < one; ++other) {
      std::vector<std::int64_t> replaced = values;
      ForEachWord(2, lowest, highest, [&](const std::vector<std::int64_t>& word) {
        replaced[one] = word[0];
        replaced[other] = word[1];
        use(replaced);
      });
    }
  }
}

// All squares of a board, row by row.
inline std::vector<Cell> SquaresOf(std::int64_t rows, std::int64_t cols) {
  std::vector<Cell> squares;
  for (std::int64_t row = 0; row < rows; ++row) {
    for (std::int64_t col = 0; col < cols; ++col) squares.push_back({row, col});
  }
  return squares;
}

}  // namespace onceover

#endif  // ONCEOVER_TESTS_VERIFY_AGREEMENT_H_
