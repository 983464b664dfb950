#!/usr/bin/env bash
# conformance.sh BUILD_DIR: onceover-check itself over the suites of onceover-mutants, and over what
# is published: tests/vectors.
set -euo pipefail
[[ $# -eq 1 ]] || { echo "usage: $0 BUILD_DIR" >&2; exit 2; }
root=$(cd "$(dirname "$0")/../.." && pwd)
build=$(cd "$1" && pwd) || exit 2
check=$build/verify/onceover-check
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

entries=0
for form in "tiling labels" "tiling pieces" "tiling json" "tour cells" "tour pairs" "tour grid" "tour json"; do
  read -r problem format <<<"$form"
  "$build/properties/onceover-mutants" "$problem" --format "$format" --out "$work/$form" \
    --run "$check $problem --format $format --request {request} {answer}" --reject-exit 1 >"$work/log" ||
    { cat "$work/log"; exit 1; }
  lines=$(wc -l <"$work/$form/manifest.tsv")
  echo "$form: $((lines - 1)) answers"
  entries=$((entries + lines - 1))
done

bash "$root/tests/verify/wild_vectors_test.sh" "$check" "$root/tests/vectors" >"$work/wild.log" ||
  { cat "$work/wild.log"; exit 1; }
agree=$(sed -n 's/^\([0-9]*\) agree, 0 disagree$/\1/p' "$work/wild.log")
rejected=$(grep -cE ' 1 [a-z,-]+ +1 [a-z,-]+$' "$work/wild.log")
echo "evidence conformance: $entries answers of onceover-mutants in seven formats accepted or rejected as declared; $agree answers of" \
  "tests/vectors, $rejected of them wrong, judged by the very rules that are known"
