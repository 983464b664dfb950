#include "judge/verdict.h"

#include <fmt/format.h>

#include <algorithm>
#include <csignal>
#include <cstring>
#include <string>
#include <string_view>

#include "judge/answer.h"

namespace onceover::properties {
namespace {

std::string SignalName(int signal) {
  const char* const name = sigabbrev_np(signal);
  return name == nullptr ? fmt::format("signal {}", signal) : fmt::format("SIG{}", name);
}

}  // namespace

std::string BadEnd(const AnswerRules& rules, const RunResult& run) {
  const RunLimits& limits = rules.limits;
  switch (run.end) {
    case RunEnd::kExited:
      if (std::ranges::count(rules.ok_exits, run.code) > 0) return "";
      return fmt::format("exit status {}", run.code);
    case RunEnd::kSignalled:
      return fmt::format("crash: {}", SignalName(run.code));
    case RunEnd::kWallTime:
      return fmt::format("time-out: more than {:g} s", limits.wall_seconds);
    case RunEnd::kCpuTime:
      return fmt::format("time-out: more than {:g} s of processor time", limits.cpu_seconds);
    case RunEnd::kMemory:
      return fmt::format("too much memory: more than {} bytes", limits.memory_bytes);
    case RunEnd::kOutput:
      return fmt::format("too much output: more than {} bytes", limits.output_bytes);
    case RunEnd::kProcesses:
      return fmt::format("too many processes: more than {}", limits.processes);
    case RunEnd::kLeftProcesses:
      return "it left a process behind";
    case RunEnd::kNotStarted:
      return fmt::format("cannot be run: {}", std::strerror(run.code));
    case RunEnd::kInternal:
      return "the run was not supervised to its end";
  }
  return "";
}

CaseVerdict JudgeRun(const AnswerRules& rules, const Asked& request, const RunResult& run) {
  const std::string bad_end = BadEnd(rules, run);
  const bool has_ended = run.end == RunEnd::kExited || run.end == RunEnd::kLeftProcesses;
  if (!bad_end.empty() && !has_ended) return {Judgement::kWrong, bad_end, ""};
  CaseVerdict verdict = JudgeAnswer(rules, request, run.output);
  if (!bad_end.empty()) {
    const bool is_right = verdict.judgement == Judgement::kRight;
    verdict.summary = bad_end + (is_right ? " after a right answer" : "; " + verdict.summary);
    verdict.judgement = Judgement::kWrong;
  }
  return verdict;
}

}  // namespace onceover::properties
