#!/usr/bin/env bash
# run.sh BUILD_DIR SECONDS: gives every harness of a fuzz build its share of the seconds.
#
# What the fuzzers find on their way is thrown away; inputs that make a harness fail are kept in
# BUILD_DIR/fuzz/crashes and named. Exits 1 if any harness failed, 2 if there is none.
set -uo pipefail
[[ $# -eq 2 ]] || { echo "usage: $0 BUILD_DIR SECONDS" >&2; exit 2; }
here=$(cd "$(dirname "$0")" && pwd)
build=$(cd "$1" && pwd) || exit 2
. "$here/harness.sh"
shopt -s nullglob
harnesses=("$build"/fuzz/*_fuzzer)
[[ ${#harnesses[@]} -gt 0 ]] || { echo "no harness in $build/fuzz" >&2; exit 2; }
share=$(($2 / ${#harnesses[@]}))
[[ $share -gt 0 ]] || share=1

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
status=0
for harness in "${harnesses[@]}"; do
  name=$(basename "$harness" _fuzzer)
  mapfile -t inputs < <(harness_inputs "$here" "$name")
  crashes=$build/fuzz/crashes/$name
  log=$scratch/$name.log
  mkdir -p "$scratch/$name" "$crashes"
  if "$harness" -max_total_time="$share" -max_len=256 -timeout=10 -rss_limit_mb=2048 \
    -print_final_stats=1 -dict="$here/$name.dict" -artifact_prefix="$crashes/" \
    "$scratch/$name" "${inputs[@]}" >"$log" 2>&1; then
    executions=$(harness_executions "$log")
    echo "$name: $executions executions, $((executions / share)) a second"
  else
    harness_failure "$name" "$log" >&2
    status=1
  fi
done
exit "$status"
