#!/usr/bin/env bash
# Installs what is missing (Debian packages), configures, builds and runs.
#   ./build.sh demo            solve the two statements' requests, check the answers, show both
#   ./build.sh test            build everything and run every test
#   ./build.sh bench           run the benchmarks; writes build/bench/*.json
#   ./build.sh fuzz [seconds]  run every fuzz harness for its share of the seconds (default 60)
#   ./build.sh evidence [name...]  measure the checker anew for docs/trust.md; some hours, less by name
set -euo pipefail
cd "$(dirname "$0")"

tools="cmake g++ ninja-build"
libraries="libboost-graph-dev libcli11-dev libfmt-dev"
test_libraries="libgtest-dev librapidcheck-dev python3 python3-clang"
fuzz_tools="clang libclang-rt-14-dev"
evidence_tools="afl++ clang-19 libc++-19-dev libc++abi-19-dev libclang-rt-19-dev llvm-19 unzip
  valgrind zip"

usage() {
  sed -n '2,7s/^# \{0,1\}//p' "$0"
}

# Installs those of the packages that are missing; without root, says how and stops.
need() {
  local missing=()
  local package
  for package in "$@"; do
    dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'ok installed' ||
      missing+=("$package")
  done
  [ ${#missing[@]} -gt 0 ] || return 0
  if [ "$(id -u)" -ne 0 ]; then
    echo "Some packages are missing; run this, then ${0} again:" >&2
    echo "  sudo apt-get update && sudo apt-get install -y --no-install-recommends ${missing[*]}" >&2
    exit 2
  fi
  echo "== installing ${missing[*]}"
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}"
}

# Configures a preset and builds a target of it; further arguments are cache entries.
build() {
  local preset=$1 target=$2
  shift 2
  echo "== building (preset $preset)"
  cmake --preset "$preset" "$@" >/dev/null
  cmake --build --preset "$preset" --target "$target"
}

show() {
  echo
  echo "\$ $*"
}

demo() {
  # shellcheck disable=SC2086
  need $tools $libraries
  build release all
  PATH="$PWD/build/release/solver:$PWD/build/release/verify:$PATH"
  answers=$(mktemp -d)  # not local: the trap runs after the function
  trap 'rm -rf "$answers"' EXIT

  show "onceover-solve tiling <<< '8 2 3'          # side 8, row 2, column 3 missing"
  onceover-solve tiling <<<'8 2 3' | tee "$answers/tiling.txt"
  show "onceover-check tiling --board 8x8 --missing 2,3 tiling.txt"
  (cd "$answers" && onceover-check tiling --board 8x8 --missing 2,3 --second-opinion tiling.txt)
  show "onceover-solve tiling --format drawing <<< '8 2 3'"
  onceover-solve tiling --format drawing <<<'8 2 3'

  show "onceover-solve tour <<< '1 -1'             # start on square 1, then stop"
  onceover-solve tour <<<'1 -1' | tee "$answers/tour.txt"
  show "onceover-check tour --start 1,1 tour.txt"
  (cd "$answers" && onceover-check tour --start 1,1 --second-opinion tour.txt)
  show "onceover-solve tour --format drawing <<< '1 -1'"
  onceover-solve tour --format drawing <<<'1 -1'

  show "sed '1s/ 3 / 4 /' tiling.txt | onceover-check tiling --missing 2,3   # one number changed"
  sed '1s/ 3 / 4 /' "$answers/tiling.txt" | onceover-check tiling --missing 2,3 && exit 3
  echo
  echo "Both problems are solved and both answers accepted; the changed one is rejected."
}

# Sums an attribute of the first <testsuites> element of every GoogleTest report.
sum() {
  grep -ho "<testsuites [^>]*" "$1"/gtest/*.xml 2>/dev/null |
    grep -o " $2=\"[0-9]*\"" | tr -dc '0-9\n' | awk '{ all += $1 } END { print all + 0 }'
}

# Counts GoogleTest cases and the CTest entries that are no GoogleTest binaries; a binary that died
# before its report counts as one failure.
summary() {
  local reports=$1
  local failed passed
  failed=$(($(sum "$reports" failures) + $(sum "$reports" errors)))
  passed=$(($(sum "$reports" tests) - failed - $(sum "$reports" disabled) - $(sum "$reports" skipped)))
  local name status
  while read -r name status; do
    [ -e "$reports/gtest/$name.xml" ] && continue
    if [ "$status" = run ]; then passed=$((passed + 1)); else failed=$((failed + 1)); fi
  done < <(sed -n 's/.*<testcase name="\([^"]*\)".* status="\([^"]*\)".*/\1 \2/p' "$reports/ctest.xml")
  echo "$passed passed, $failed failed"
  [ "$passed" -gt 0 ] && [ "$failed" -eq 0 ]
}

run_tests() {
  # shellcheck disable=SC2086
  need $tools $libraries $test_libraries
  build dev all
  local reports="$PWD/build/dev/reports"
  rm -rf "$reports"
  mkdir -p "$reports/gtest"
  local status=0
  GTEST_OUTPUT="xml:$reports/gtest/" ctest --preset dev -j "$(nproc)" \
    --output-junit "$reports/ctest.xml" || status=1
  summary "$reports" || status=1
  return "$status"
}

bench() {
  # shellcheck disable=SC2086
  need $tools $libraries libbenchmark-dev
  build release all -DONCEOVER_BENCH=ON
  mkdir -p build/bench
  local program
  for program in build/release/tests/bench/*_bench; do
    "$program" --benchmark_out="build/bench/$(basename "$program").json" \
      --benchmark_out_format=json --benchmark_counters_tabular=true
  done
}

fuzz() {
  # shellcheck disable=SC2086
  need $tools $libraries $test_libraries $fuzz_tools
  build fuzz fuzzers
  bash fuzz/run.sh build/fuzz "${1:-60}"
}

evidence() {
  # shellcheck disable=SC2086
  need $tools $libraries $test_libraries $fuzz_tools $evidence_tools
  bash tests/evidence/evidence.sh docs/trust.md "$@"
}

case "${1:-}" in
  demo) demo ;;
  test) run_tests ;;
  bench) bench ;;
  fuzz) fuzz "${2:-60}" ;;
  evidence) evidence "${@:2}" ;;
  *)
    usage
    exit 2
    ;;
esac
