// One run of a program: how it can end, and that nothing of it is left.
#include "judge/run_program.h"

#include <gtest/gtest.h>
#include <poll.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <string>
#include <vector>

#include "judge/process_tree.h"
#include "judge/supervisor.h"

namespace onceover::properties {
namespace {

RunResult RunWords(const std::vector<std::string>& arguments, const std::string& input,
                   const RunLimits& limits) {
  ProgramRun run({.arguments = arguments, .input = input}, limits);
  while (!run.Take()) {
  }
  return run.Result();
}

RunResult RunShell(const std::string& script, const std::string& input = "",
                   const RunLimits& limits = {}) {
  return RunWords({"sh", "-c", script}, input, limits);
}

class RunProgram : public ::testing::Test {
 protected:
  void TearDown() override { EXPECT_TRUE(Descendants(getpid()).empty()); }
};

TEST_F(RunProgram, GivesOutputErrorsAndStatus) {
  const RunResult run = RunShell("cat; echo problem >&2; exit 3", "some input\n");
  EXPECT_EQ(run.end, RunEnd::kExited);
  EXPECT_EQ(run.code, 3);
  EXPECT_EQ(run.output, "some input\n");
  EXPECT_EQ(run.errors, "problem\n");
  EXPECT_EQ(run.unread, 0);
}

TEST_F(RunProgram, HasNoShellBetween) {
  EXPECT_EQ(RunWords({"printf", "%s|", "a b", "$HOME", "*"}, "", {}).output, "a b|$HOME|*|");
}

TEST_F(RunProgram, TellsWhatWasNotRead) {
  EXPECT_EQ(RunShell("exit 0", "12345").unread, 5);
  const std::string much(1 << 20, 'x');  // more than a pipe holds
  EXPECT_EQ(RunShell("exit 0", much).unread, 1 << 20);
  EXPECT_EQ(std::ssize(RunShell("cat", much).output), 1 << 20);
}

TEST_F(RunProgram, NamesCrashes) {
  const RunResult run = RunShell("kill -SEGV $$");
  EXPECT_EQ(run.end, RunEnd::kSignalled);
  EXPECT_EQ(run.code, SIGSEGV);
}

TEST_F(RunProgram, NamesProgramsThatAreNone) {
  const RunResult run = RunWords({"./no such program"}, "", {});
  EXPECT_EQ(run.end, RunEnd::kNotStarted);
  EXPECT_EQ(run.code, ENOENT);
}

TEST_F(RunProgram, StopsWhatTakesTooLong) {
  EXPECT_EQ(RunShell("sleep 1000", "", {.wall_seconds = 0.1}).end, RunEnd::kWallTime);
  EXPECT_EQ(RunShell("exec >&- 2>&-; sleep 1000", "", {.wall_seconds = 0.1}).end,
            RunEnd::kWallTime);
  EXPECT_EQ(RunShell("trap '' TERM INT; while :; do :; done", "", {.cpu_seconds = 0.2}).end,
            RunEnd::kCpuTime);
  // Each of them takes little, and all of them take too much.
  EXPECT_EQ(RunShell("while :; do (i=0; while [ $i -lt 9999 ]; do i=$((i+1)); done); done", "",
                     {.cpu_seconds = 0.3})
                .end,
            RunEnd::kCpuTime);
}

TEST_F(RunProgram, StopsWhatPrintsTooMuch) {
  const RunResult run = RunShell("yes", "", {.output_bytes = 100000});
  EXPECT_EQ(run.end, RunEnd::kOutput);
  EXPECT_LE(run.output.size(), 65536U);
  EXPECT_EQ(RunShell("yes >&2", "", {.output_bytes = 100000}).end, RunEnd::kOutput);
  EXPECT_EQ(RunShell("head -c 100000 /dev/zero", "", {.output_bytes = 100000}).end,
            RunEnd::kExited);
}

TEST_F(RunProgram, StopsWhatTakesTooMuchMemory) {
  const RunLimits limits = {.memory_bytes = 50 << 20};
  const RunResult run = RunWords({"awk", "BEGIN { for (;;) a[n++] = n }"}, "", limits);
  EXPECT_EQ(run.end, RunEnd::kMemory);
  EXPECT_GT(run.peak_bytes, 50 << 20);
}

TEST_F(RunProgram, StopsWhatStartsTooManyProcesses) {
  const std::string many = "for i in 1 2 3 4 5 6 7 8; do sleep 1000 & done; wait";
  EXPECT_EQ(RunShell(many, "", {.processes = 8}).end, RunEnd::kProcesses);
  EXPECT_EQ(RunShell("for i in 1 2 3; do sleep 0.1 & done; wait", "", {.processes = 8}).end,
            RunEnd::kExited);
}

TEST_F(RunProgram, FindsWhatIsLeftBehind) {
  EXPECT_EQ(RunShell("sleep 1000 &").end, RunEnd::kLeftProcesses);
  EXPECT_EQ(RunShell("setsid sleep 1000 >/dev/null 2>&1 &").end, RunEnd::kLeftProcesses);
  EXPECT_EQ(RunShell("(setsid sh -c '(setsid sleep 1000 &)' &)").end, RunEnd::kLeftProcesses);
  EXPECT_EQ(RunShell("sleep 0.05 &").end, RunEnd::kExited);  // it ends soon after
}

TEST_F(RunProgram, IsStoppedByItsDestructor) {
  const auto started = std::chrono::steady_clock::now();
  {
    ProgramRun run({.arguments = {"sh", "-c", "setsid sleep 1000 & sleep 1000"}}, {});
    usleep(50000);
  }
  EXPECT_LT(std::chrono::steady_clock::now() - started, std::chrono::seconds(3));
}

TEST(PackedResult, IsUnpackedAsItWas) {
  const RunResult result = {.end = RunEnd::kSignalled,
                            .code = 11,
                            .seconds = 0.5,
                            .cpu_seconds = 0.25,
                            .peak_bytes = 4096,
                            .unread = 7,
                            .output = std::string("a\0b", 3),
                            .errors = "c"};
  const RunResult back = UnpackResult(PackResult(result));
  EXPECT_EQ(back.end, result.end);
  EXPECT_EQ(back.code, result.code);
  EXPECT_EQ(back.seconds, result.seconds);
  EXPECT_EQ(back.cpu_seconds, result.cpu_seconds);
  EXPECT_EQ(back.peak_bytes, result.peak_bytes);
  EXPECT_EQ(back.unread, result.unread);
  EXPECT_EQ(back.output, result.output);
  EXPECT_EQ(back.errors, result.errors);
  EXPECT_EQ(UnpackResult("").end, RunEnd::kInternal);
  EXPECT_EQ(UnpackResult(PackResult(result) + "x").end, RunEnd::kInternal);
}

}  // namespace
}  // namespace onceover::properties
