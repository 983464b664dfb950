#include "judge/process_tree.h"

#include <dirent.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <charconv>
#include <chrono>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

namespace onceover::properties {
namespace {

// A file of /proc; nothing if it cannot be read, as when its process goes meanwhile. A stream would
// throw then.
std::optional<std::string> ReadFile(const std::string& name) {
  const int file = open(name.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return std::nullopt;
  std::string text;
  std::array<char, 4096> block{};
  ssize_t taken = 0;
  while ((taken = read(file, block.data(), block.size())) > 0) {
    text.append(block.data(), static_cast<std::size_t>(taken));
  }
  close(file);
  if (taken < 0) return std::nullopt;
  return text;
}

// The entries of a folder of /proc that are numbers.
std::vector<pid_t> NumbersIn(const std::string& folder) {
  std::vector<pid_t> numbers;
  DIR* const listing = opendir(folder.c_str());
  if (listing == nullptr) return numbers;
  while (const dirent* const entry = readdir(listing)) {
    const std::string name = static_cast<const char*>(entry->d_name);
    pid_t number = 0;
    const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), number);
    if (error == std::errc() && end == name.data() + name.size()) numbers.push_back(number);
  }
  closedir(listing);
  return numbers;
}

struct Stat {
  char state = 'X';
  pid_t parent = 0;
  double cpu_seconds = 0;
};

// /proc/PID/stat: the number, the name in brackets (which may hold anything), the state, the
// parent; fields 14 to 17 are times of its own and of its children, for the user and in the system.
std::optional<Stat> ReadStat(pid_t process) {
  const auto text = ReadFile(fmt::format("/proc/{}/stat", process));
  if (!text) return std::nullopt;
  const std::size_t name_end = text->rfind(')');
  if (name_end == std::string::npos) return std::nullopt;
  std::istringstream fields(text->substr(name_end + 1));
  Stat stat;
  std::string skipped;
  fields >> stat.state >> stat.parent;
  for (int field = 5; field < 14; ++field) fields >> skipped;
  std::int64_t ticks = 0;
  for (int field = 14; field < 18; ++field) {
    std::int64_t value = 0;
    fields >> value;
    ticks += value;
  }
  stat.cpu_seconds = static_cast<double>(ticks) / static_cast<double>(sysconf(_SC_CLK_TCK));
  return stat;
}

// The children of all threads of a process; nothing if the kernel does not list them.
std::optional<std::vector<pid_t>> ListedChildren(pid_t process) {
  std::vector<pid_t> children;
  for (const pid_t thread : NumbersIn(fmt::format("/proc/{}/task", process))) {
    const auto text = ReadFile(fmt::format("/proc/{}/task/{}/children", process, thread));
    if (!text && process == getpid()) return std::nullopt;
    std::istringstream numbers(text.value_or(""));
    for (pid_t child = 0; numbers >> child;) children.push_back(child);
  }
  return children;
}

std::vector<pid_t> ChildrenByParent(pid_t process) {
  std::vector<pid_t> children;
  for (const pid_t other : NumbersIn("/proc")) {
    const auto stat = ReadStat(other);
    if (stat && stat->parent == process) children.push_back(other);
  }
  return children;
}

}  // namespace

std::vector<pid_t> Descendants(pid_t ancestor, std::size_t most) {
  std::vector<pid_t> open = {ancestor};
  std::vector<pid_t> found;
  while (!open.empty() && found.size() < most) {
    const pid_t process = open.back();
    open.pop_back();
    const auto listed = ListedChildren(process);
    for (const pid_t child : listed ? *listed : ChildrenByParent(process)) {
      const auto stat = ReadStat(child);
      if (!stat) continue;
      open.push_back(child);
      if (stat->state != 'Z' && stat->state != 'X') found.push_back(child);
    }
  }
  return found;
}

ProcessUse UseOf(pid_t process) {
  ProcessUse use;
  if (const auto stat = ReadStat(process)) use.cpu_seconds = stat->cpu_seconds;
  std::istringstream file(ReadFile(fmt::format("/proc/{}/statm", process)).value_or(""));
  std::int64_t size = 0;
  std::int64_t resident = 0;
  if (file >> size >> resident) use.resident_bytes = resident * sysconf(_SC_PAGESIZE);
  return use;
}

bool KillDescendants(pid_t group) {
  using Clock = std::chrono::steady_clock;
  const auto deadline = Clock::now() + std::chrono::seconds(5);
  if (group > 0) kill(-group, SIGKILL);
  for (;;) {
    pid_t reaped = 0;
    do {
      reaped = waitpid(-1, nullptr, WNOHANG);
    } while (reaped > 0 || (reaped < 0 && errno == EINTR));
    if (reaped < 0) return true;  // ECHILD: not even an orphan is left
    if (Clock::now() > deadline) return false;
    for (const pid_t process : Descendants(getpid())) kill(process, SIGKILL);
    std::this_thread::sleep_for(std::chrono::microseconds(300));
  }
}

}  // namespace onceover::properties
