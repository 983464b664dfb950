#!/usr/bin/env bash
# worlds.sh BUILD_DIR: how many certificates of small worlds kernel and graph oracle judge alike.
set -euo pipefail
[[ $# -eq 1 ]] || { echo "usage: $0 BUILD_DIR" >&2; exit 2; }
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

worlds=0
for test in "$1"/tests/verify/{tiling,tour}_worlds_exhaustive_test; do
  "$test" --gtest_output="xml:$work/report.xml" >"$work/log" || { cat "$work/log"; exit 1; }
  python3 "$here/properties.py" "$work/report.xml" certificates |
    sed "s/^/$(basename "$test" _worlds_exhaustive_test)\t/" >>"$work/worlds"
done
column -t -s "$(printf '\t')" "$work/worlds"
certificates=$(awk -F '\t' '{ all += $3 } END { printf "%d", all }' "$work/worlds")
worlds=$(wc -l <"$work/worlds")
echo "evidence worlds: $certificates certificates of $worlds families of small worlds, no disagreement"
