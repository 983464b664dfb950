// Where a checker writes down what it finds, and the one place where an answer is accepted.
#ifndef ONCEOVER_KERNEL_FAULT_LOG_H_
#define ONCEOVER_KERNEL_FAULT_LOG_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "onceover/verify.h"

namespace onceover::kernel {

class FaultLog {
 public:
  explicit FaultLog(std::int64_t max_faults) : max_faults_(max_faults) {}

  // Counts one fault, and lists it if there is room.
  void Add(const Fault& fault) {
    if (HasRoom()) verdict_.faults.push_back(fault);
    Count(fault.rule, 1);
  }

  // Counts faults that are not listed, so that nobody has to walk a board that is far larger than
  // the answer. The caller has listed as many as there is room for.
  void Count(Rule rule, std::int64_t times) {
    verdict_.counts[static_cast<std::size_t>(rule)] += times;
  }

  bool HasRoom() const { return std::ssize(verdict_.faults) < max_faults_; }

  // The question makes no sense.
  Verdict Unchecked() && {
    Add({.rule = Rule::kBadRequest});
    verdict_.outcome = Outcome::kUnchecked;
    return std::move(verdict_);
  }

  // All rules have been applied: accepted if, and only if, nothing was found.
  Verdict Close(std::int64_t squares_done, std::int64_t squares_total) && {
    verdict_.squares_done = squares_done;
    verdict_.squares_total = squares_total;
    const bool nothing_found =
        std::ranges::all_of(verdict_.counts, [](std::int64_t count) { return count == 0; });
    if (nothing_found) verdict_.outcome = Outcome::kAccepted;
    return std::move(verdict_);
  }

 private:
  Verdict verdict_;
  std::int64_t max_faults_;
};

}  // namespace onceover::kernel

#endif  // ONCEOVER_KERNEL_FAULT_LOG_H_
