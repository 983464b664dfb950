// The processes below this one, found in /proc.
#ifndef ONCEOVER_PROPERTIES_JUDGE_PROCESS_TREE_H_
#define ONCEOVER_PROPERTIES_JUDGE_PROCESS_TREE_H_

#include <sys/types.h>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace onceover::properties {

// The living processes that descend from `ancestor`, without it; zombies are not counted. What
// forks while this looks may be missed. Stops when it has found `most`.
// O(processes).
std::vector<pid_t> Descendants(pid_t ancestor, std::size_t most = SIZE_MAX);

// What a process uses now; zeros for one that has gone.
struct ProcessUse {
  std::int64_t resident_bytes = 0;
  double cpu_seconds = 0;  // its own, and that of its children that it has waited for
};
ProcessUse UseOf(pid_t process);

// Kills everything that descends from this process, and waits for it: the caller must have no
// children of its own besides, and be a subreaper (prctl), so that nothing escapes by becoming
// somebody else's child. `group` is killed at once, as a whole. Returns false if something is still
// there after five seconds.
bool KillDescendants(pid_t group);

}  // namespace onceover::properties

#endif  // ONCEOVER_PROPERTIES_JUDGE_PROCESS_TREE_H_
