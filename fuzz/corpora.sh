#!/usr/bin/env bash
# corpora.sh MUTANTS OUT: writes a corpus for every harness to OUT/NAME: its seeds and regressions,
# and where its input is a text, what programs really print (tests/vectors/wild) and the right and
# broken answers that MUTANTS, the tool onceover-mutants, makes of some questions.
set -euo pipefail
[[ $# -eq 2 ]] || { echo "usage: $0 MUTANTS OUT" >&2; exit 2; }
mutants=$1
out=$2
here=$(cd "$(dirname "$0")" && pwd)
vectors=$here/../tests/vectors
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

for harness in "$here"/*_fuzzer.cc; do
  name=$(basename "$harness" _fuzzer.cc)
  mkdir -p "$out/$name"
  cp "$here/seeds/$name"/* "$out/$name"
  if [[ -d $here/regressions/$name ]]; then cp "$here/regressions/$name"/* "$out/$name"; fi
done

# add HARNESS HEADER FILE...: the files after a line that says how to read them, as the harness's
# source says; longer ones than a harness looks at are left out.
# Of equal ones one is kept.
add() {
  local name=$1 header=$2 file
  shift 2
  for file in "$@"; do
    [[ $(stat -c %s "$file") -le 1900 ]] || continue
    { printf '%s\n' "$header"; cat "$file"; } >"$scratch/input"
    cp "$scratch/input" "$out/$name/$(sha1sum "$scratch/input" | cut -c1-40)"
  done
}

for problem in tiling tour; do
  "$mutants" "$problem" --questions 12 --out "$scratch/$problem" >"$scratch/log"
done
tilings=("$scratch"/tiling/data/*valid_output/*.out)
tours=("$scratch"/tour/data/*valid_output/*.out)
wild_tilings=("$vectors"/wild/tiling_*.txt)
wild_tours=("$vectors"/wild/tours/*.txt)
[[ ${#tilings[@]} -gt 100 && ${#tours[@]} -gt 100 ]] || { echo 'too few answers' >&2; exit 1; }
[[ ${#wild_tilings[@]} -gt 5 && ${#wild_tours[@]} -gt 5 ]] || { echo 'no vectors' >&2; exit 1; }

add tiling_text 0000000D "${tilings[@]}"
add tour_text 00000000000D "${tours[@]}"
add tiling_request 0 "$scratch"/tiling/data/valid_output/*.in
add tour_starts 0 "$scratch"/tour/data/valid_output/*.in
add fast 01100002 "${tilings[@]}"
add fast 28810000 "${tours[@]}"
add tiling_family 0000000000000000D "${tilings[@]}"
add tour_family 10000000000000D "${tours[@]}"
add interpret 0000000000 "${wild_tilings[@]}"
add interpret 10000000000 "${wild_tours[@]}"
