#!/usr/bin/env bash
# hostile.sh BUILD_DIR: what hostile answers of a gigabyte, and headers that announce 4e9 x 2e9
# squares, cost onceover-check: memory, time, and the rule that it names.
set -euo pipefail
[[ $# -eq 1 ]] || { echo "usage: $0 BUILD_DIR" >&2; exit 2; }
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

ONCEOVER_FLOOD_BYTES=1000000000 "$1/tests/verify/check_memory_test" \
  --gtest_filter='*Huge*:*Flood*:*Long*' --gtest_output="xml:$work/report.xml" >"$work/log" ||
  { cat "$work/log"; exit 1; }
python3 "$here/properties.py" "$work/report.xml" bytes kilobytes milliseconds rule |
  sed 's,^[^/]*/,,' >"$work/rows"
{ printf 'input\tbytes\tpeak kB\tms\trule\n'; cat "$work/rows"; } | column -t -s "$(printf '\t')"
awk -F '\t' '
  $3 > peak { peak = $3 }
  $1 ~ /Huge/ { ++headers; if ($4 > slowest) slowest = $4 }
  $1 !~ /Huge/ { ++floods }
  END {
    printf "evidence hostile: %d floods of 1 GB and %d huge headers, each rejected by its rule; ", floods, headers
    printf "at most %.1f MB resident, a header at most %d ms\n", peak / 1024, slowest
    exit !(floods > 0 && headers > 0 && peak < 65536 && slowest < 100)
  }' "$work/rows"
