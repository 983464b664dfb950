#!/bin/bash
# What the tool says of other people's output: every vector of tests/vectors/wild, asked as a user
# would ask it, and every sample of every profile. Called with the program and tests/vectors.
#
# A row's verdict is the exit status and the names of all rules that are broken: an answer that is
# rejected for another reason than the one that is known does not agree.
set -u
export LC_ALL=C
check=$1
vectors=$2
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
rows=0
disagree=0
separator=$'\037'

# Prints the fields of a table's lines, without its first line, with a separator that `read` does
# not merge where a field is empty.
table() {
  tail -n +2 "$1" | tr '\t' "$separator"
}

# The names of the rules in the tool's output, sorted, joined by commas; - if there are none.
broken_rules() {
  local rules
  rules=$(sed -n 's/.* \[\([a-z-]*\)\]$/\1/p' "$1" | sort -u | paste -sd, -)
  echo "${rules:--}"
}

# judge ID EXPECTED ARGUMENT...: runs the tool and prints one line of the table.
judge() {
  local id=$1 expected=$2 got status mark=''
  shift 2
  "$check" "$@" --max-errors 1000000 </dev/null >"$tmp/out" 2>"$tmp/err"
  status=$?
  got="$status $(broken_rules "$tmp/out")"
  rows=$((rows + 1))
  if [ "$got" != "$expected" ] || [ -s "$tmp/err" ]; then
    disagree=$((disagree + 1))
    mark=' <-- DISAGREES'
  fi
  printf '%-48s %-48s %s%s\n' "$id" "$expected" "$got" "$mark"
  if [ -n "$mark" ]; then head -n 5 "$tmp/out" "$tmp/err"; fi
}

judge_wild() {
  cd "$vectors/wild" || exit 1
  while IFS=$separator read -r id problem file options status rules; do
    # shellcheck disable=SC2086  # options are words
    judge "$id" "$status $rules" "$problem" $options "$file"
  done < <(table verdicts.tsv)
}

# Every file of the folder is a row's, so that none is forgotten.
require_all_files() {
  local file
  for file in *.txt tours/*.txt; do
    if ! cut -f 3 verdicts.tsv | grep -qxF "$file"; then
      echo "$file: no row of verdicts.tsv"
      disagree=$((disagree + 1))
    fi
  done
}

judge_profiles() {
  local listed line expected options
  cd "$vectors/profiles" || exit 1
  listed=$("$check" profiles) || exit 1
  while IFS=$separator read -r profile request answer _ rules _; do
    line=$(grep -E "^[a-z]+ +$profile " <<<"$listed")
    options=(--profile "$profile" --request "$profile/$request")
    if [[ $line == *--expected* && $request == request.txt ]]; then
      options+=(--expected "$profile/answer.txt")
    fi
    if [ "$rules" = accepted ]; then
      expected='0 -'
    else
      expected="1 $(tr ',' '\n' <<<"$rules" | sort -u | paste -sd, -)"
    fi
    judge "$profile/$answer" "$expected" "${line%% *}" "${options[@]}" "$profile/$answer"
  done < <(table expected.tsv)
}

printf '%-48s %-48s %s\n' id expected got
judge_wild
require_all_files
wild_rows=$rows
judge_profiles
echo "$((rows - disagree)) agree, $disagree disagree"
[ "$wild_rows" -gt 0 ] && [ "$rows" -gt "$wild_rows" ] && [ "$disagree" = 0 ]
