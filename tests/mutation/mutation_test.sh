#!/bin/bash
# mutate.py finds what a weak test misses, names it for good, and knows when its list is stale; and
# the unit tests of the kernel kill a sample of its mutants and those on the lines changed last.
set -u
export LC_ALL=C
cd "$(dirname "$0")" || exit 1
here=$PWD
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
mkdir "$tmp/scratch"
export TMPDIR="$tmp/scratch"
export GTEST_OUTPUT="xml:$TMPDIR/"  # mutants must leave no report behind
fixture="--folder tests/mutation/fixture/source/clamp"
failures=0

fail() {
  failures=$((failures + 1))
  printf 'FAILED: %s\n' "$*"
}

# expect WHAT WANTED FOUND
expect() {
  [ "$2" = "$3" ] || { fail "$1"; printf '  wanted: %s\n  found:  %s\n' "$2" "$3"; }
}

# mutate STATUS OPTION...: what is printed goes to $tmp/out and $tmp/err.
mutate() {
  local status=$1
  shift
  "${program:-./mutate.py}" "$@" >"$tmp/out" 2>"$tmp/err"
  expect "status of mutate.py $*" "$status" $?
}

# The survivors of a weak test, and no other.
before=$(cat fixture/source/clamp/* | cksum)
mutate 1 $fixture
expect "survivors" "clamp.cc Clamp off-by-one: if (value < [low => low - 1]) return low
clamp.cc Clamp return: if (value < low) return [low => {}]
clamp.cc Clamp condition: if ([value > high => false]) return high
clamp.cc Clamp off-by-one: if (value > [high => high + 1]) return high
clamp.cc Clamp drop: if (value > high) [return high => ]
clamp.cc Clamp off-by-one: if (value > high) return [high => high + 1]
clamp.cc Clamp off-by-one: if (value > high) return [high => high - 1]
clamp.cc Clamp return: if (value > high) return [high => {}]
clamp.h IsEven condition: return [number % 2 == 0 => true]
clamp.h IsEven constant: number % [2 => 1]
clamp.h IsEven comparison: return number % 2 [== => >=] 0" "$(sed -n 's/^survives: //p' "$tmp/out")"
expect "diff" "-  if (value > high) return high;
+  if (false) return high;" "$(grep -A 3 'high => false' "$tmp/out" | grep '^[-+]')"
expect "evidence" "evidence mutation: 37 mutants of tests/mutation/fixture/source/clamp:\
 24 killed by the unit tests, 2 equivalent, 11 survive" "$(tail -n 1 "$tmp/out")"
sed -n 's/^survives: //p' "$tmp/out" >"$tmp/all.txt"
expect "sources" "$before" "$(cat fixture/source/clamp/* | cksum)"
expect "scratch" "" "$(ls "$TMPDIR")"

# Once they are listed, all is well; but not if one is killed, is no more, is twice, has no reason.
cp fixture/equivalents.txt "$tmp/list.txt"
{ grep return "$tmp/all.txt"; echo '  Not tested, on purpose.'; } >>"$tmp/list.txt"
mutate 0 $fixture --equivalents "$tmp/list.txt" --only return
sed -i 's/- 1\]) return low/+ 1] return low/; s/\[high => high + 1\]) return/[high => high + 2]) return/' \
  "$tmp/list.txt"
mutate 1 $fixture --equivalents "$tmp/list.txt" --only 'value < '
expect "no mutant" "listed as equivalent, but no mutant:\
 clamp.cc Clamp off-by-one: if (value < [low => low + 1] return low
listed as equivalent, but no mutant:\
 clamp.cc Clamp off-by-one: if (value > [high => high + 2]) return high" \
  "$(grep '^listed' "$tmp/out")"
killed='clamp.cc Clamp condition: if ([value < low => true]) return low'
printf '%s\n  It is not.\n' "$killed" >"$tmp/list.txt"
mutate 1 $fixture --equivalents "$tmp/list.txt" --only 'low => true'
expect "killed" "listed as equivalent, but killed: $killed" "$(grep '^listed' "$tmp/out")"
printf '%s\n' "$killed" >"$tmp/list.txt"
mutate 2 $fixture --equivalents "$tmp/list.txt"
expect "no reason" "mutate.py: $tmp/list.txt: no reason for $killed" "$(cat "$tmp/err")"
printf '%s\n' "$killed" '  Why.' "$killed" '  Why.' >"$tmp/list.txt"
mutate 2 $fixture --equivalents "$tmp/list.txt"
expect "twice" "mutate.py: $tmp/list.txt: twice: $killed" "$(cat "$tmp/err")"

# Lines that change elsewhere change no name; the lines that changed are found.
mutate 0 $fixture --list
cp "$tmp/out" "$tmp/names.txt"
mkdir -p "$tmp/copy/tests"
cp -r "$here" "$tmp/copy/tests/mutation"
(
  cd "$tmp/copy" && git init -q && git add . &&
    git -c user.name=test -c user.email=test@localhost commit -qm copy
) || fail "a repository to try"
program="$tmp/copy/tests/mutation/mutate.py"
source="$tmp/copy/tests/mutation/fixture/source/clamp/clamp.cc"
sed -i '1i // A line more.\n// And another.' "$source"
mutate 0 $fixture --list
expect "names" "$(cat "$tmp/names.txt")" "$(cat "$tmp/out")"
mutate 0 $fixture --list --changed-since HEAD
expect "no changed lines" "" "$(cat "$tmp/out")"
sed -i 's/value > high/high < value/' "$source"
mutate 0 $fixture --list --changed-since HEAD
[ -s "$tmp/out" ] || fail "changed lines have no mutants"
expect "changed lines" "$(wc -l <"$tmp/out")" "$(grep -c 'if (.*high' "$tmp/out")"
mutate 2 $fixture --changed-since nowhere
expect "no revision" 1 "$(grep -c -- '--changed-since nowhere: fatal' "$tmp/err")"

# What cannot run says why: sources that fail their test, a package that is missing.
sed -i 's/return value/return low/' "$source"
mutate 2 $fixture
expect "broken source" "mutate.py:\
 tests/mutation/fixture/clamp_test.cc fails on the sources as they are" \
  "$(cat "$tmp/err")"
/usr/bin/python3 -S mutate.py >"$tmp/out" 2>"$tmp/err"
expect "status without the package" 2 $?
expect "missing package" 1 "$(grep -c 'apt-get install python3-clang' "$tmp/err")"

# The kernel.
program=./mutate.py
changed=()
git rev-parse -q --verify 'HEAD~1^{commit}' >/dev/null 2>&1 && changed=(--changed-since HEAD~1)
mutate 0 --sample 200 "${changed[@]}"
[ "$failures" -eq 0 ] || cat "$tmp/out" "$tmp/err"
tail -n 1 "$tmp/out"

[ "$failures" -eq 0 ]
