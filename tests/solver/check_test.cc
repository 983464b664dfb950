#include "check.h"

#include <gtest/gtest.h>

namespace onceover::solver {
namespace {

TEST(Check, LetsWhatHoldsPass) { ONCEOVER_CHECK(1 + 1 == 2); }

TEST(CheckDeathTest, SaysWhereAndWhatIsBroken) {
  EXPECT_DEATH(ONCEOVER_CHECK(1 + 1 == 3),
               "check_test\\.cc:[0-9]+: internal error: 1 \\+ 1 == 3 does not hold");
}

}  // namespace
}  // namespace onceover::solver
