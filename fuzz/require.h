// How a harness fails: libFuzzer knows an abort, and no return value.
#ifndef ONCEOVER_FUZZ_REQUIRE_H_
#define ONCEOVER_FUZZ_REQUIRE_H_

#include <cstdio>
#include <cstdlib>
#include <string>

namespace onceover::fuzz {

// Says what differs, and aborts.
[[noreturn]] inline void Fail(const std::string& what) {
  std::fprintf(stderr, "property violated: %s\n", what.c_str());
  std::abort();
}

inline void Require(bool holds, const char* what) {
  if (!holds) Fail(what);
}

}  // namespace onceover::fuzz

#endif  // ONCEOVER_FUZZ_REQUIRE_H_
