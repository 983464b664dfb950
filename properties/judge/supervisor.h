// The process between the judge and a program; only run_program.cc uses it.
#ifndef ONCEOVER_PROPERTIES_JUDGE_SUPERVISOR_H_
#define ONCEOVER_PROPERTIES_JUDGE_SUPERVISOR_H_

#include <sys/types.h>

#include <string>
#include <string_view>

#include "judge/run_program.h"

namespace onceover::properties {

// Runs the command in this process, which was forked for it from `parent`, writes the packed result
// to `report` and ends the process.
[[noreturn]] void Supervise(const Command& command, const RunLimits& limits, pid_t parent,
                            int report);

// A result as bytes, and back; kInternal if they are none.
std::string PackResult(const RunResult& result);
RunResult UnpackResult(std::string_view bytes);

}  // namespace onceover::properties

#endif  // ONCEOVER_PROPERTIES_JUDGE_SUPERVISOR_H_
