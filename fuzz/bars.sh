#!/usr/bin/env bash
# bars.sh BUILD_DIR [DIVISOR [PATTERN]]: runs the harnesses of a fuzz build, of those whose name
# matches the pattern, for as many executions as they must go without a failure: the text harnesses
# 10^7, those of certificates 10^6, all others 10^5. Two run at a time.
#
# DIVISOR (1) makes it so many times shorter, and then it is no evidence. Inputs that make a harness
# fail are kept in BUILD_DIR/fuzz/crashes. Exits 1 if any harness failed or fell short.
set -uo pipefail
[[ $# -ge 1 && $# -le 3 ]] || { sed -n '2,/^set/s/^# \{0,1\}//p' "$0" >&2; exit 2; }
build=$(cd "$1" && pwd) || exit 2
divisor=${2:-1}
pattern=${3:-.}
here=$(cd "$(dirname "$0")" && pwd)
. "$here/harness.sh"

# harness, executions, longest input: the cost of one grows with it
bars=(
  'tiling_text 10000000 128'
  'tour_text 10000000 128'
  'tiling_certificate 1000000 512'
  'tour_certificate 1000000 512'
  'fast 100000 256'
  'tiling_family 100000 128'
  'tour_family 100000 128'
  'tiling_request 100000 64'
  'tour_request 100000 16'
  'tour_starts 100000 64'
  'interpret 100000 128'
  'profile 100000 128'
)

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# Runs one harness once, with further options; its log is NAME.log.
#
# Entropic scheduling and shrinking cost more than they find in so many executions, and so does what
# AddressSanitizer keeps to describe a failure: the input that fails is kept anyway.
execute() {
  local name=$1 executions=$2 max_len=$3
  shift 3
  local inputs
  mapfile -t inputs < <(harness_inputs "$here" "$name")
  mkdir -p "$scratch/$name" "$build/fuzz/crashes/$name"
  ASAN_OPTIONS=malloc_context_size=0:quarantine_size_mb=1:thread_local_quarantine_size_kb=64 \
    "$build/fuzz/${name}_fuzzer" -runs="$executions" -seed=1 -max_len="$max_len" -timeout=60 \
    -rss_limit_mb=2048 -entropic=0 -reduce_inputs=0 -print_final_stats=1 "$@" \
    -dict="$here/$name.dict" -artifact_prefix="$build/fuzz/crashes/$name/" \
    "$scratch/$name" "${inputs[@]}" \
    >"$scratch/$name.log" 2>&1
}

# Runs one harness, nine tenths of it without regard to how often an edge is taken: that keeps the
# inputs short. Prints its line, and writes its executions to NAME.count if they are enough.
run() {
  local name=$1 executions=$(($2 / divisor)) max_len=$3
  local log=$scratch/$name.log begin=$SECONDS all=0 edges part
  for part in 9 1; do
    if ! execute "$name" $((executions * part / 10)) "$max_len" -use_counters=$((part == 1)); then
      harness_failure "$name" "$log"
      return
    fi
    all=$((all + $(harness_executions "$log")))
  done
  edges=$(sed -n 's/^#[0-9]*\tDONE *cov: \([0-9]*\) .*/\1/p' "$log")
  echo "$name: $all executions, $((all / (SECONDS - begin + 1))) a second, $edges edges"
  [[ $all -lt $executions || $edges -lt 100 ]] || echo "$all" >"$scratch/$name.count"
}

names=()
for bar in "${bars[@]}"; do
  read -r name executions max_len <<<"$bar"
  [[ $name =~ $pattern ]] || continue
  names+=("$name")
  [[ $(jobs -rp | wc -l) -lt 2 ]] || wait -n
  run "$name" "$executions" "$max_len" &
done
wait
begun=${#names[@]}
reached=0
total=0
for name in "${names[@]}"; do
  [[ -f $scratch/$name.count ]] || continue
  reached=$((reached + 1))
  total=$((total + $(<"$scratch/$name.count")))
done
scale=''
[[ $divisor -eq 1 ]] || scale=", at 1/$divisor of the bar"
echo "evidence fuzzing: $total executions under address and undefined sanitizers in $SECONDS s:" \
  "$reached of $begun harnesses without a failure$scale"
[[ $begun -gt 0 && $reached -eq $begun ]]
