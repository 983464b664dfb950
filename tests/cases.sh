# What scripts that run a tool on many cases have in common; sourced. The working folder is a scratch
# one; a case leaves its status in $status and what it printed in $tmp/out and $tmp/err.
set -u
export LC_ALL=C
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
cd "$tmp" || exit 1
cases=0
failures=0

fail() {
  failures=$((failures + 1))
  printf 'FAILED: %s\n' "$*"
  [ -n "${status:-}" ] || return 0
  printf '  status %s\n  stdout: %s\n  stderr: %s\n' "$status" "$(head -c 2000 "$tmp/out")" \
    "$(head -c 2000 "$tmp/err")"
}
