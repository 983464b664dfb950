#include "judge/run_program.h"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstddef>
#include <string>
#include <system_error>

#include "judge/supervisor.h"

namespace onceover::properties {
namespace {

volatile std::sig_atomic_t stop_signal = 0;

extern "C" void RememberStop(int signal) { stop_signal = signal; }

}  // namespace

void CatchStopSignals() {
  struct sigaction action = {};
  action.sa_handler = RememberStop;
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) sigaction(signal, &action, nullptr);
  std::signal(SIGPIPE, SIG_IGN);
}

int StopSignal() { return stop_signal; }

ProgramRun::ProgramRun(const Command& command, const RunLimits& limits) {
  std::array<int, 2> report{};
  if (pipe2(report.data(), O_CLOEXEC) != 0) throw std::system_error(errno, std::generic_category());
  const pid_t parent = getpid();
  supervisor_ = fork();
  if (supervisor_ < 0) {
    const int error = errno;
    close(report[0]);
    close(report[1]);
    throw std::system_error(error, std::generic_category());
  }
  if (supervisor_ == 0) {
    close(report[0]);
    Supervise(command, limits, parent, report[1]);
  }
  close(report[1]);
  descriptor_ = report[0];
}

ProgramRun::~ProgramRun() {
  close(descriptor_);
  if (supervisor_ <= 0) return;
  kill(supervisor_, SIGTERM);  // ends it, once it has killed what it started
  while (waitpid(supervisor_, nullptr, 0) < 0 && errno == EINTR) {
  }
}

bool ProgramRun::Take() {
  std::array<char, 65536> block{};
  const ssize_t taken = read(descriptor_, block.data(), block.size());
  if (taken < 0) return errno != EINTR && errno != EAGAIN;
  report_.append(block.data(), static_cast<std::size_t>(taken));
  return taken == 0;
}

RunResult ProgramRun::Result() const { return UnpackResult(report_); }

}  // namespace onceover::properties
