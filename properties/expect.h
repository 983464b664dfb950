// What the laws claim, in words that RapidCheck can show.
#ifndef ONCEOVER_PROPERTIES_EXPECT_H_
#define ONCEOVER_PROPERTIES_EXPECT_H_

#include <rapidcheck.h>

#include <algorithm>
#include <cstdint>
#include <set>
#include <vector>

#include "cases.h"
#include "mutators.h"

namespace onceover::properties {

template <typename CaseType>
void ExpectAccepted(const CaseType& it) {
  const Verdict verdict = Check(it);
  if (verdict.outcome == Outcome::kAccepted && verdict.faults.empty()) return;
  RC_LOG() << rc::toString(it) << '\n' << rc::toString(verdict);
  RC_FAIL("a right answer is not accepted");
}

// Rejected, and among the faults is the one that the mutator names, where it names it.
template <typename CaseType>
void ExpectRejectedAsNamed(const Mutation<CaseType>& mutation) {
  const Verdict verdict = Check(mutation.broken, kAllFaults);
  const bool is_named = std::ranges::any_of(verdict.faults, [&](const Fault& fault) {
    return fault.rule == mutation.rule && fault.index == mutation.index;
  });
  if (verdict.outcome == Outcome::kRejected && is_named) return;
  RC_LOG() << rc::toString(mutation) << '\n' << rc::toString(verdict);
  RC_FAIL("a broken answer is not rejected by the rule that it breaks, there");
}

template <typename CaseType>
void ExpectAllRejectedAsNamed(const std::vector<Mutator<CaseType>>& mutators, const CaseType& it) {
  for (const auto& mutation : AllMutations(mutators, it)) ExpectRejectedAsNamed(mutation);
}

// The rules that the mutators name, for a few hundred answers: a mutator that never finds a place
// proves nothing.
template <typename CaseType>
std::set<Rule> RulesNamed(const std::vector<Mutator<CaseType>>& mutators,
                          const rc::Gen<CaseType>& answers) {
  const auto draw_rules = rc::gen::exec([&] {
    std::set<Rule> rules;
    for (const auto& mutation : AllMutations(mutators, *answers)) rules.insert(mutation.rule);
    return rules;
  });
  std::set<Rule> rules;
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    rules.merge(draw_rules(rc::Random(seed), rc::kNominalSize).value());
  }
  return rules;
}

// The outcome, the counts of all rules and the progress are the same; places may differ.
template <typename CaseType>
void ExpectSameCounts(const CaseType& one, const CaseType& other) {
  const Verdict first = Check(one);
  const Verdict second = Check(other);
  if (first.outcome == second.outcome && first.counts == second.counts &&
      first.squares_done == second.squares_done && first.squares_total == second.squares_total) {
    return;
  }
  RC_LOG() << rc::toString(one) << '\n' << rc::toString(first) << '\n';
  RC_LOG() << rc::toString(other) << '\n' << rc::toString(second);
  RC_FAIL("two answers that are the same but for their form get different verdicts");
}

// However few faults are listed, they are the first, and all of them are counted.
template <typename CaseType>
void ExpectSameWhateverIsListed(const CaseType& it, std::int64_t max_faults) {
  const Verdict all = Check(it, kAllFaults);
  Verdict expected = all;
  if (std::ssize(all.faults) > max_faults) {
    expected.faults.resize(static_cast<std::size_t>(max_faults));
  }
  RC_ASSERT(Check(it, max_faults) == expected);
}

}  // namespace onceover::properties

#endif  // ONCEOVER_PROPERTIES_EXPECT_H_
