#!/usr/bin/env bash
# afl.sh [SECONDS [PATTERN]]: builds the harnesses with afl-clang-fast++ (Debian package afl++) and
# lets AFL++ run each of them, or those whose name matches the pattern, for so many seconds (30) on
# its seeds, with mutations of its own, two at a time. Inputs that make a harness fail stay in
# build/afl/found. Exits 1 if there is one, or if a harness does not run.
set -uo pipefail
seconds=${1:-30}
pattern=${2:-.}
root=$(cd "$(dirname "$0")/.." && pwd)
build=$root/build/afl
export AFL_QUIET=1
names=()
for harness in "$root"/fuzz/*_fuzzer.cc; do
  name=$(basename "$harness" _fuzzer.cc)
  [[ ! $name =~ $pattern ]] || names+=("$name")
done
[[ ${#names[@]} -gt 0 ]] || { echo "no harness matches $pattern" >&2; exit 2; }
(cd "$root" && cmake --preset afl) >/dev/null || exit 2
cmake --build "$build" --target "${names[@]/%/_fuzzer}" || exit 2

export AFL_SKIP_CPUFREQ=1 AFL_NO_UI=1 AFL_NO_AFFINITY=1 AFL_FAST_CAL=1
export AFL_I_DONT_CARE_ABOUT_MISSING_CRASHES=1
found=$build/found
rm -rf "$found"
mkdir "$found"

run() {
  local name=$1
  afl-fuzz -i "$root/fuzz/seeds/$name" -o "$found/$name" -x "$root/fuzz/$name.dict" -m none \
    -t 5000 -V "$seconds" -- "$build/fuzz/${name}_fuzzer" >"$found/$name.log" 2>&1 ||
    tail -n 20 "$found/$name.log" >&2
}

# A number of a harness's fuzzer_stats; 0 if it did not run.
stat_of() {
  sed -n "s/^$2 *: *\([0-9]*\).*/\1/p" "$found/$1/default/fuzzer_stats" 2>/dev/null | grep . ||
    echo 0
}

for name in "${names[@]}"; do
  [[ $(jobs -rp | wc -l) -lt 2 ]] || wait -n
  run "$name" &
done
wait

all=0 all_paths=0 all_crashes=0 idle=0
for name in "${names[@]}"; do
  executions=$(stat_of "$name" execs_done)
  paths=$(stat_of "$name" corpus_count)
  crashes=$(stat_of "$name" saved_crashes)
  echo "$name: $executions executions, $paths paths, $crashes crashes," \
    "$(stat_of "$name" saved_hangs) hangs"
  all=$((all + executions)) all_paths=$((all_paths + paths)) all_crashes=$((all_crashes + crashes))
  [[ $executions -gt 0 ]] || idle=$((idle + 1))
done
echo "evidence afl: $all executions of ${#names[@]} harnesses, $all_paths paths," \
  "$all_crashes crashes, $idle harnesses that did not run"
[[ $all_crashes -eq 0 && $idle -eq 0 ]]
