// Our own invariants, checked in every build type.
#ifndef ONCEOVER_SOLVER_CHECK_H_
#define ONCEOVER_SOLVER_CHECK_H_

namespace onceover::solver {

// Prints where the broken invariant stands and aborts: a fuzzer or a debugger must see it. The tool
// turns the abort into exit status 3.
[[noreturn]] void CheckFailed(const char* condition, const char* file, int line);

}  // namespace onceover::solver

// For what only a mistake of ours can break; what a caller can get wrong is a result, never this.
#define ONCEOVER_CHECK(condition)                      \
  (static_cast<bool>(condition) ? static_cast<void>(0) \
                                : ::onceover::solver::CheckFailed(#condition, __FILE__, __LINE__))

#endif  // ONCEOVER_SOLVER_CHECK_H_
