// Running somebody else's program once, within bounds, and leaving nothing of it behind.
//
// Each run has a supervisor: a process of its own between this one and the program. It feeds and
// reads the program, measures it every few milliseconds, and is the subreaper of whatever the
// program starts, so that a daemon cannot slip away. When the program has ended or gone too far,
// the supervisor kills its process group and every descendant, and only then reports. It does the
// same when this process ends, however that happens.
#ifndef ONCEOVER_PROPERTIES_JUDGE_RUN_PROGRAM_H_
#define ONCEOVER_PROPERTIES_JUDGE_RUN_PROGRAM_H_

#include <poll.h>
#include <sys/types.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace onceover::properties {

struct RunLimits {
  double wall_seconds = 10;
  double cpu_seconds = 10;              // of all its processes
  std::int64_t memory_bytes = 1 << 30;  // resident, of all its processes
  std::int64_t output_bytes = 16 << 20;
  std::int64_t processes = 16;  // at once
};

struct Command {
  std::vector<std::string> arguments;  // the program, and what follows; no shell
  std::string input = {};              // its standard input
};

enum class RunEnd : std::uint8_t {
  kExited,
  kSignalled,
  kWallTime,
  kCpuTime,
  kMemory,
  kOutput,
  kProcesses,
  kLeftProcesses,  // it ended, and something that it had started did not
  kNotStarted,
  kInternal,  // the supervisor failed
};

struct RunResult {
  RunEnd end = RunEnd::kInternal;
  int code = 0;  // the exit status; the signal; errno of kNotStarted
  double seconds = 0;
  double cpu_seconds = 0;
  std::int64_t peak_bytes = 0;
  std::int64_t unread = 0;  // bytes of the input that it did not read
  std::string output;       // standard output, whole unless there was too much
  std::string errors;       // the first bytes of standard error
};

// A run in progress. Not copied: the destructor stops the run.
class ProgramRun {
 public:
  ProgramRun(const Command& command, const RunLimits& limits);
  ~ProgramRun();
  ProgramRun(const ProgramRun&) = delete;
  ProgramRun& operator=(const ProgramRun&) = delete;

  // Becomes readable when there is something to take.
  int Descriptor() const { return descriptor_; }

  // Takes what the supervisor has reported so far; true at the end.
  bool Take();

  // After the end.
  RunResult Result() const;

 private:
  pid_t supervisor_ = -1;
  int descriptor_ = -1;
  std::string report_;
};

// Waits a little, and takes out the runs that have ended; of anything that holds its run as `run`.
template <typename Running>
std::vector<Running> TakeEnded(std::vector<Running>& running) {
  std::vector<pollfd> ends;
  for (const Running& it : running) ends.push_back({it.run->Descriptor(), POLLIN, 0});
  constexpr int kMilliseconds = 100;
  poll(ends.data(), ends.size(), kMilliseconds);
  std::vector<Running> ended;
  for (std::size_t i = ends.size(); i-- > 0;) {
    if (ends[i].revents == 0 || !running[i].run->Take()) continue;
    ended.push_back(std::move(running[i]));
    running.erase(running.begin() + static_cast<std::ptrdiff_t>(i));
  }
  return ended;
}

// Lets SIGINT, SIGTERM and SIGHUP stop runs instead of leaving them; call once, before any run.
void CatchStopSignals();

// The signal that asked to stop; 0 if none has.
int StopSignal();

}  // namespace onceover::properties

#endif  // ONCEOVER_PROPERTIES_JUDGE_RUN_PROGRAM_H_
