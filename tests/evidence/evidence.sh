#!/usr/bin/env bash
# evidence.sh DOCUMENT [NAME...]: measures the checker anew, all of it (about an hour and a half on two
# cores) or what the names say, and writes the figures into the table of the document.
#
#   evidence.sh --names     lists what can be measured
#   evidence.sh --check DOCUMENT   is there a figure for each of them in the table?
#
# Each measurement ends with a line `evidence NAME: FIGURE` and fails if its bar is missed; then its
# row is left as it is, and the exit status is 1. Builds are those of the presets, made as needed.
set -euo pipefail
cd "$(dirname "$0")/../.."
mkdir -p build

# name ~ builds that it needs, of a preset with all its targets or with those after colons ~ command
measurements=(
  'coverage~coverage~bash tests/evidence/coverage.sh build/coverage'
  'mutation~-~tests/mutation/mutate.py'
  'worlds~dev~bash tests/evidence/worlds.sh build/dev'
  'fuzzing~fuzz:fuzzers~bash fuzz/bars.sh build/fuzz'
  'plants~-~bash fuzz/plant.sh'
  'replay~asan:fuzzers:vector_tests fuzz:fuzzers:vector_tests dev~bash tests/evidence/replay.sh build/asan build/fuzz build/dev'
  'hostile~dev~bash tests/evidence/hostile.sh build/dev'
  'conformance~dev~bash tests/evidence/conformance.sh build/dev'
  'afl~-~bash fuzz/afl.sh'
  'oss-fuzz~dev~bash fuzz/emulate_oss_fuzz.sh build/dev/properties/onceover-mutants'
)

name_of() { echo "${1%%~*}"; }

# The row of a name in the document's table; nothing if there is none.
row_of() {
  grep -E "^\| $2 \| " "$1" || true
}

check() {
  local measurement name missing=0
  for measurement in "${measurements[@]}"; do
    name=$(name_of "$measurement")
    if ! row_of "$1" "$name" | grep -qE '\| [^|]*[0-9][^|]* \|$'; then
      echo "$1: no figure for $name"
      missing=1
    fi
  done
  [[ $missing -eq 0 ]] && echo "${#measurements[@]} figures"
}

# Puts a figure into the last column of its row.
write_figure() {
  local document=$1 name=$2 figure=$3
  [[ -n $(row_of "$document" "$name") ]] || { echo "$document: no row $name" >&2; exit 2; }
  FIGURE=$figure awk -v row="| $name | " '
    index($0, row) == 1 {
      split($0, cells, " \\| ")
      print row cells[2] " | " ENVIRON["FIGURE"] " |"
      next
    }
    { print }' "$document" >"$document.new" && mv "$document.new" "$document"
}

measure() {
  local document=$1 measurement=$2 name builds command figure log preset
  local -a targets
  IFS='~' read -r name builds command <<<"$measurement"
  echo "== $name"
  [[ $builds != - ]] || builds=
  for preset in $builds; do
    IFS=: read -r -a targets <<<"$preset:all"
    preset=${targets[0]}
    [[ ${#targets[@]} -eq 2 ]] || unset 'targets[-1]'
    log=build/evidence-$preset.log
    if ! { cmake --preset "$preset" &&
      cmake --build --preset "$preset" --target "${targets[@]:1}"; } >"$log" 2>&1; then
      tail -n 30 "$log" >&2
      exit 2
    fi
  done
  log=build/evidence-$name.log
  if ! $command 2>&1 | tee "$log"; then
    echo "$name: the bar is missed, or the measurement failed" >&2
    return 1
  fi
  figure=$(sed -n "s/^evidence $name: //p" "$log" | tail -n 1)
  [[ -n $figure ]] || { echo "$name: no figure was printed" >&2; return 1; }
  write_figure "$document" "$name" "$figure"
}

main() {
  local measurement document status=0
  case "${1:-}" in
    --names) for measurement in "${measurements[@]}"; do name_of "$measurement"; done; return ;;
    --check) check "$2"; return ;;
    '' | -*) sed -n '2,8s/^# \{0,1\}//p' "$0" >&2; return 2 ;;
  esac
  document=$1
  shift
  local -a wanted=("$@")
  local name known
  mapfile -t known < <(main --names)
  [[ ${#wanted[@]} -gt 0 ]] || wanted=("${known[@]}")
  for name in "${wanted[@]}"; do
    local found=
    for measurement in "${measurements[@]}"; do
      [[ $(name_of "$measurement") == "$name" ]] || continue
      found=yes
      measure "$document" "$measurement" || status=1
    done
    [[ -n $found ]] || { echo "no measurement $name; there are: ${known[*]}" >&2; return 2; }
  done
  return "$status"
}

main "$@"
