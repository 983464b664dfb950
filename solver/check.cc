#include "check.h"

#include <cstdio>
#include <cstdlib>

namespace onceover::solver {

void CheckFailed(const char* condition, const char* file, int line) {
  std::fprintf(stderr, "%s:%d: internal error: %s does not hold\n", file, line, condition);
  std::abort();
}

}  // namespace onceover::solver
