#!/usr/bin/env bash
# The measurements of docs/trust.md can fail: evidence_test.sh SOURCE_DIR.
set -euo pipefail
source=$1
here=$source/tests/evidence
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0

# expect STATUS WHAT COMMAND...: runs the command, whose output must hold WHAT.
expect() {
  local status=$1 what=$2 got=0
  shift 2
  "$@" >"$work/out" 2>&1 || got=$?
  if [[ $got -ne $status ]] || ! grep -qF -- "$what" "$work/out"; then
    echo "$*: status $got, expected $status and '$what':"
    cat "$work/out"
    failed=1
  fi
}

# Every measurement has its figure in the document, and a missing one is seen.
expect 0 "10 figures" bash "$here/evidence.sh" --check "$source/docs/trust.md"
sed 's/^\(| worlds | .*\) | .* |$/\1 | |/' "$source/docs/trust.md" >"$work/trust.md"
expect 1 "no figure for worlds" bash "$here/evidence.sh" --check "$work/trust.md"
expect 2 "no measurement nonsense" bash "$here/evidence.sh" "$work/trust.md" nonsense

# Coverage below the bars: of the kernel one condition, of the rest more than 5 %.
report() {
  local kernel=$1 rest=$2
  local measure='{"covered": %d, "count": 100}' lines
  printf -v lines '{"lines": %s, "branches": %s, "mcdc": %s}' "$measure" "$measure" "$measure"
  # shellcheck disable=SC2059
  printf '{"data": [{"files": [{"filename": "/r/verify/kernel/a.cc", "summary": %s},
    {"filename": "/r/verify/read/b.cc", "summary": %s}]}]}' \
    "$(printf "$lines" 100 100 "$kernel")" "$(printf "$lines" "$rest" "$rest" "$rest")"
}
report 100 90 >"$work/good.json"
report 99 100 >"$work/kernel.json"
report 100 89 >"$work/rest.json"
expect 0 "evidence coverage: verify/kernel" python3 "$here/coverage.py" /r "$work/good.json" "$work/good.json"
expect 1 "99 of 100 MC/DC" python3 "$here/coverage.py" /r "$work/kernel.json" "$work/good.json"
expect 1 "189 of 200 lines" python3 "$here/coverage.py" /r "$work/good.json" "$work/rest.json"
expect 2 "no source" python3 "$here/coverage.py" /elsewhere "$work/good.json" "$work/good.json"

[[ $failed -eq 0 ]] && echo "8 of 8 as expected"
