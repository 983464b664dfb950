#include "judge/supervisor.h"

#include <fcntl.h>
#include <linux/close_range.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cmath>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "judge/process_tree.h"

namespace onceover::properties {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int kTickMilliseconds = 5;
constexpr int kSupervisorPriority = -20;
constexpr std::size_t kErrorsKept = 4096;
constexpr std::size_t kOutputShown = 65536;  // of too much
// What a program has started may end this much later than itself.
constexpr double kGraceSeconds = 0.2;

struct Pipe {
  int read_end = -1;
  int write_end = -1;
};

Pipe MakePipe() {
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC) != 0) return {};
  return {ends[0], ends[1]};
}

void CloseEnd(int& end) {
  if (end >= 0) close(end);
  end = -1;
}

void Limit(__rlimit_resource resource, std::int64_t value) {
  const rlimit limit = {static_cast<rlim_t>(value), static_cast<rlim_t>(value)};
  setrlimit(resource, &limit);
}

// In the child: becomes the program. Only system calls after the fork.
[[noreturn]] void Become(const std::vector<char*>& arguments, const RunLimits& limits, int in,
                         int out, int err, int failure, int priority) {
  setsid();  // a group of its own, and no terminal
  setpriority(PRIO_PROCESS, 0, priority);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  for (const int signal : {SIGPIPE, SIGINT, SIGTERM, SIGHUP}) std::signal(signal, SIG_DFL);
  Limit(RLIMIT_CORE, 0);
  Limit(RLIMIT_FSIZE, limits.output_bytes);
  Limit(RLIMIT_CPU, static_cast<std::int64_t>(std::ceil(limits.cpu_seconds)) + 1);
  dup2(in, STDIN_FILENO);
  dup2(out, STDOUT_FILENO);
  dup2(err, STDERR_FILENO);
  close_range(3, ~0U, CLOSE_RANGE_CLOEXEC);
  execvp(arguments.front(), arguments.data());
  const int error = errno;
  if (write(failure, &error, sizeof error) < 0) _exit(126);
  _exit(127);
}

class Supervisor {
 public:
  Supervisor(const Command& command, const RunLimits& limits, pid_t parent)
      : command_(command), limits_(limits), parent_(parent) {}

  RunResult Run() {
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    priority_ = getpriority(PRIO_PROCESS, 0);
    // Among thousands of processes that fork, this one must get its turn. Only root may have it so.
    setpriority(PRIO_PROCESS, 0, kSupervisorPriority);
    Start();
    while (!IsDone()) Step();
    // An empty group's number may be somebody else's by now.
    if (!KillDescendants(has_children_ ? program_ : -1)) result_.end = RunEnd::kInternal;
    rusage use = {};
    getrusage(RUSAGE_CHILDREN, &use);
    result_.cpu_seconds = CpuOf(use);
    if (result_.end == RunEnd::kOutput && result_.output.size() > kOutputShown) {
      result_.output.resize(kOutputShown);
    }
    return std::move(result_);
  }

  // Nobody wants to know any more.
  bool IsAbandoned() const { return StopSignal() != 0 || getppid() != parent_; }

 private:
  static double CpuOf(const rusage& use) {
    const auto seconds = [](const timeval& time) {
      return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
    };
    return seconds(use.ru_utime) + seconds(use.ru_stime);
  }

  double Elapsed() const { return std::chrono::duration<double>(Clock::now() - started_).count(); }

  void Start() {
    in_ = MakePipe();
    out_ = MakePipe();
    err_ = MakePipe();
    Pipe failure = MakePipe();
    std::vector<char*> arguments;
    for (const std::string& argument : command_.arguments) {
      arguments.push_back(const_cast<char*>(argument.c_str()));
    }
    arguments.push_back(nullptr);
    started_ = Clock::now();
    next_measure_ = started_ + std::chrono::milliseconds(kTickMilliseconds);
    program_ = failure.write_end < 0 ? -1 : fork();
    if (program_ == 0) {
      Become(arguments, limits_, in_.read_end, out_.write_end, err_.write_end, failure.write_end,
             priority_);
    }
    if (program_ < 0) return End(RunEnd::kInternal, errno);
    exit_notice_ = static_cast<int>(syscall(SYS_pidfd_open, program_, 0));
    CloseEnd(out_.write_end);
    CloseEnd(err_.write_end);
    CloseEnd(failure.write_end);
    int error = 0;
    ssize_t told = 0;
    do {
      told = read(failure.read_end, &error, sizeof error);
    } while (told < 0 && errno == EINTR);
    CloseEnd(failure.read_end);
    if (told > 0) return End(RunEnd::kNotStarted, error);
    for (const int end : {in_.write_end, out_.read_end, err_.read_end}) {
      fcntl(end, F_SETFL, O_NONBLOCK);
    }
  }

  void End(RunEnd end, int code = 0) {
    if (is_over_) return;
    is_over_ = true;
    result_.end = end;
    result_.code = code;
    result_.seconds = Elapsed();
  }

  bool IsDone() const { return is_over_; }

  void Step() {
    std::array<pollfd, 4> ends = {{{out_.read_end, POLLIN, 0},
                                   {err_.read_end, POLLIN, 0},
                                   {in_.write_end, POLLOUT, 0},
                                   {has_exited_ ? -1 : exit_notice_, POLLIN, 0}}};
    poll(ends.data(), ends.size(), kTickMilliseconds);
    if (IsAbandoned()) return End(RunEnd::kInternal);
    Feed();
    const bool has_output = Drain();
    Reap();
    if (Clock::now() >= next_measure_) Measure();
    if (is_over_) return;
    if (Elapsed() > limits_.wall_seconds) return End(RunEnd::kWallTime);
    if (has_exited_ && !has_output) Finish();
  }

  // Writes what the pipe takes. The read end stays open here, so that what the program leaves
  // unread can be counted.
  void Feed() {
    if (in_.write_end < 0) return;
    const std::string_view rest = std::string_view(command_.input).substr(written_);
    const ssize_t written = rest.empty() ? 0 : write(in_.write_end, rest.data(), rest.size());
    if (written > 0) written_ += static_cast<std::size_t>(written);
    if (written_ == command_.input.size()) CloseEnd(in_.write_end);
  }

  // Takes all that is there; was there anything?
  bool Drain() {
    bool has_output = false;
    std::array<char, 65536> block{};
    for (Pipe* pipe : {&out_, &err_}) {
      for (;;) {
        if (pipe->read_end < 0) break;
        const ssize_t taken = read(pipe->read_end, block.data(), block.size());
        if (taken == 0) CloseEnd(pipe->read_end);
        if (taken <= 0) break;
        has_output = true;
        Keep(pipe == &out_, {block.data(), static_cast<std::size_t>(taken)});
        if (is_over_) return true;
      }
    }
    return has_output;
  }

  void Keep(bool is_answer, std::string_view bytes) {
    total_ += std::ssize(bytes);
    if (is_answer) {
      result_.output += bytes;
    } else {
      result_.errors += bytes.substr(0, kErrorsKept - std::min(kErrorsKept, result_.errors.size()));
    }
    if (total_ > limits_.output_bytes) End(RunEnd::kOutput);
  }

  void Reap() {
    int status = 0;
    for (;;) {
      const pid_t reaped = waitpid(-1, &status, WNOHANG);
      has_children_ = reaped >= 0 || errno == EINTR;
      if (reaped <= 0) return;
      if (reaped != program_) continue;
      has_exited_ = true;
      exit_status_ = status;
      exited_after_ = Elapsed();
    }
  }

  void Measure() {
    next_measure_ = Clock::now() + std::chrono::milliseconds(kTickMilliseconds);
    // Of a flood, only that it is one.
    const auto processes = Descendants(getpid(), static_cast<std::size_t>(limits_.processes) + 1);
    rusage reaped = {};
    getrusage(RUSAGE_CHILDREN, &reaped);
    double cpu = CpuOf(reaped);
    std::int64_t memory = 0;
    for (const pid_t process : processes) {
      const ProcessUse use = UseOf(process);
      cpu += use.cpu_seconds;
      memory += use.resident_bytes;
    }
    result_.peak_bytes = std::max(result_.peak_bytes, memory);
    if (std::ssize(processes) > limits_.processes) return End(RunEnd::kProcesses);
    if (memory > limits_.memory_bytes) return End(RunEnd::kMemory);
    if (cpu > limits_.cpu_seconds) return End(RunEnd::kCpuTime);
  }

  // The program has exited, and what it wrote is taken.
  void Finish() {
    if (has_children_) {
      if (Elapsed() - exited_after_ > kGraceSeconds) End(RunEnd::kLeftProcesses);
      return;
    }
    int in_pipe = 0;
    ioctl(in_.read_end, FIONREAD, &in_pipe);
    result_.unread = in_pipe + std::ssize(command_.input) - static_cast<std::ptrdiff_t>(written_);
    if (WIFEXITED(exit_status_)) {
      End(RunEnd::kExited, WEXITSTATUS(exit_status_));
    } else {
      const int signal = WTERMSIG(exit_status_);
      End(signal == SIGXCPU ? RunEnd::kCpuTime : RunEnd::kSignalled, signal);
    }
    result_.seconds = exited_after_;
  }

  const Command& command_;
  const RunLimits& limits_;
  pid_t parent_;
  pid_t program_ = -1;  // and its process group
  int priority_ = 0;
  int exit_notice_ = -1;
  Pipe in_;
  Pipe out_;
  Pipe err_;
  std::size_t written_ = 0;
  std::int64_t total_ = 0;
  bool has_exited_ = false;
  bool has_children_ = true;
  int exit_status_ = 0;
  double exited_after_ = 0;
  bool is_over_ = false;
  Clock::time_point started_;
  Clock::time_point next_measure_;
  RunResult result_;
};

// What a packed result begins with; the output and the errors follow.
struct Header {
  RunEnd end = RunEnd::kInternal;
  int code = 0;
  double seconds = 0;
  double cpu_seconds = 0;
  std::int64_t peak_bytes = 0;
  std::int64_t unread = 0;
  std::size_t output = 0;
  std::size_t errors = 0;
};

}  // namespace

std::string PackResult(const RunResult& result) {
  const Header header = {result.end,           result.code,         result.seconds,
                         result.cpu_seconds,   result.peak_bytes,   result.unread,
                         result.output.size(), result.errors.size()};
  std::string bytes(sizeof header, '\0');
  std::memcpy(bytes.data(), &header, sizeof header);
  return bytes + result.output + result.errors;
}

RunResult UnpackResult(std::string_view bytes) {
  Header header;
  if (bytes.size() < sizeof header) return {};
  std::memcpy(&header, bytes.data(), sizeof header);
  bytes.remove_prefix(sizeof header);
  if (bytes.size() != header.output + header.errors) return {};
  return {.end = header.end,
          .code = header.code,
          .seconds = header.seconds,
          .cpu_seconds = header.cpu_seconds,
          .peak_bytes = header.peak_bytes,
          .unread = header.unread,
          .output = std::string(bytes.substr(0, header.output)),
          .errors = std::string(bytes.substr(header.output))};
}

void Supervise(const Command& command, const RunLimits& limits, pid_t parent, int report) {
  Supervisor supervisor(command, limits, parent);
  const std::string bytes = PackResult(supervisor.Run());
  std::string_view rest = bytes;
  while (!rest.empty() && !supervisor.IsAbandoned()) {
    const ssize_t written = write(report, rest.data(), rest.size());
    if (written < 0 && errno != EINTR) break;
    if (written > 0) rest.remove_prefix(static_cast<std::size_t>(written));
  }
  _exit(0);
}

}  // namespace onceover::properties
