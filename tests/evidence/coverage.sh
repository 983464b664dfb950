#!/usr/bin/env bash
# coverage.sh BUILD_DIR: coverage of the checker, by line, branch and MC/DC condition, in a build of the coverage preset: of
# verify/kernel by its own unit tests alone (all of it), of verify/ by all tests (95 %). Exits 1 if
# a test fails or a bar is missed.
set -euo pipefail
[[ $# -eq 1 ]] || { echo "usage: $0 BUILD_DIR" >&2; exit 2; }
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
build=$(cd "$1" && pwd) || exit 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Runs the tests that the arguments of ctest choose; NAME.json says what lines they reach.
measure() {
  local name=$1
  shift
  mkdir "$work/$name"
  LLVM_PROFILE_FILE="$work/$name/%4m.profraw" ctest --test-dir "$build" -j "$(nproc)" \
    --no-tests=error --output-on-failure "$@" >"$work/ctest.log" || { cat "$work/ctest.log"; exit 1; }
  llvm-profdata-19 merge -sparse "$work/$name"/*.profraw -o "$work/$name.profdata"
  local objects=() program
  while read -r program; do objects+=(-object "$program"); done < <(
    find "$build" -type f -executable ! -name '*.so' ! -path '*/CMakeFiles/*' | sort)
  llvm-cov-19 export "${objects[@]:1}" -instr-profile "$work/$name.profdata" -summary-only \
    >"$work/$name.json" 2>"$work/cov.log" || { cat "$work/cov.log"; exit 1; }
}

measure kernel -L kernel
# All but those that run nothing of this build, or what others run, too.
measure all -E '^(evidence|mutation|firewall|docs)_'
python3 "$here/coverage.py" "$root" "$work/kernel.json" "$work/all.json"
