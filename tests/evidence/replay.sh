#!/usr/bin/env bash
# replay.sh ASAN_DIR CLANG_DIR PLAIN_DIR: runs every seed and regression of the harnesses, and
# the tests that read everybody's outputs (tests/vectors), under gcc's sanitizers, under clang's, and
# under valgrind (which gets the plain build).
set -euo pipefail
[[ $# -eq 3 ]] || { echo "usage: $0 ASAN_DIR CLANG_DIR PLAIN_DIR" >&2; exit 2; }
here=$(cd "$(dirname "$0")" && pwd)
fuzz=$(cd "$here/../../fuzz" && pwd)
. "$fuzz/harness.sh"
vector_tests='^(profiles_samples_test|read_tiling_vectors_test|read_wild_tours_test)$'
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The number of inputs that the harnesses of a build have replayed.
count_inputs() {
  sed -n 's/^\([0-9]*: \)\{0,1\}\([0-9][0-9]*\) inputs replayed$/\2/p' "$1" |
    awk '{ all += $1 } END { print all + 0 }'
}

# Prints the log and stops, if a command fails.
watched() {
  local log=$1
  shift
  "$@" >"$log" 2>&1 || { tail -n 50 "$log"; exit 1; }
}

for build in "$1" "$2"; do
  log=$work/$(basename "$build").log
  watched "$log" ctest --test-dir "$build" -j "$(nproc)" -L fuzz --no-tests=error --verbose
  watched "$work/vectors.log" ctest --test-dir "$build" -R "$vector_tests" --no-tests=error
  echo "$(basename "$build"): $(count_inputs "$log") inputs, and what tests/vectors holds"
done

valgrind=(valgrind -q --error-exitcode=99 --leak-check=full)
: >"$work/valgrind.log"
for harness in "$3"/fuzz/*_fuzzer; do
  name=$(basename "$harness" _fuzzer)
  mapfile -t folders < <(harness_inputs "$fuzz" "$name")
  watched "$work/one.log" "${valgrind[@]}" "$harness" "${folders[@]}"
  cat "$work/one.log" >>"$work/valgrind.log"
done
for test in "$3"/tests/verify/{profiles_samples,read_tiling_vectors,read_wild_tours}_test; do
  watched "$work/vectors.log" "${valgrind[@]}" "$test"
done
inputs=$(count_inputs "$work/valgrind.log")
echo "valgrind: $inputs inputs, and what tests/vectors holds"
echo "evidence replay: $inputs seeds and regressions and all of tests/vectors under gcc asan+ubsan, clang asan+ubsan and valgrind, no report"
[[ $inputs -gt 0 && $(count_inputs "$work/$(basename "$1").log") -eq $inputs ]]
