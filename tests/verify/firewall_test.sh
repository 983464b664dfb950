#!/usr/bin/env bash
# Nothing the checker relies on may come from the solver, nor the other way round: reads every
# #include in verify/ and solver/ and fails on a forbidden one.
#
#   firewall_test.sh SOURCE_DIR [--self-test]
#
# With --self-test it plants one forbidden include after the other in copies of the files, and fails
# unless each of them is found.
set -euo pipefail

readonly std='<[a-z_0-9]+>'  # a header of the C++ standard library
readonly blank='[[:space:]]'
readonly any_include="^$blank*(#|%:)$blank*(include|import)|^$blank*(export$blank+)?import$blank"
readonly sources='.*\.\(h\|c\|hh\|cc\|[hct]pp\|[hc]xx\|ipp\|inc\)'

# Sets `why` to what is wrong with an include of a file; to nothing if it is allowed.
judge() {
  local file=$1 include=$2
  why=''
  if [[ ! $include =~ ^(<.+>|\".+\")$ ]]; then
    why='only a header named in place can be judged'
  elif [[ $file == verify/* && $include =~ onceover/solve\.h|solver/ ]]; then
    why='the checker knows nothing of the solver'
  elif [[ $file == solver/* &&
          $include =~ onceover/(verify|oracle)\.h|[\"/](verify|kernel|claims|read|report|oracle)/ ]]
  then
    why='the solver knows nothing of the checker'
  elif [[ $file == verify/certificate/* && ! $include =~ ^$std$ ]]; then
    why='the vocabulary needs the standard library alone'
  elif [[ $file == verify/kernel/* &&
          ! $include =~ ^($std|\"kernel/[a-z_]+\.h\"|\"onceover/(certificate|verify)\.h\")$ ]]; then
    why='the kernel needs the standard library and the vocabulary alone'
  elif [[ $file == verify/oracle/* &&
          ! $include =~ ^($std|<boost/.*>|\"[a-z_]+\.h\"|\"onceover/(certificate|oracle)\.h\")$ ]]
  then
    why='the second opinion shares no line with the checker'
  elif [[ $file != verify/oracle/* && $file != solver/*.cc && $include == *boost/* ]]; then
    why='only the second opinion and one file of the solver use Boost'
  fi
}

# Reads the tree at $1. Prints what it read and what it objects to; fails if there is any objection,
# or if there was nothing to read.
check_tree() {
  local root=$1 files=0 includes=0 objections=0 file line include why
  local -A boost_users=()
  while IFS= read -r file; do
    files=$((files + 1))
    while IFS= read -r line; do
      includes=$((includes + 1))
      include=$line
      [[ $line =~ ^[^\<\"]*(\<[^\>]*\>|\"[^\"]*\") ]] && include=${BASH_REMATCH[1]}
      [[ $file == solver/* && $include == *boost/* ]] && boost_users[$file]=1
      judge "$file" "$include"
      [[ -z $why ]] && continue
      echo "$file:${line%%:*}: $include: $why"
      objections=$((objections + 1))
    done < <(grep -nE "$any_include" "$root/$file" || true)
  done < <(cd "$root" && find verify solver -type f -regex "$sources" | sort)
  if ((${#boost_users[@]} > 1)); then
    echo "more than one file of the solver uses Boost: ${!boost_users[*]}"
    objections=$((objections + 1))
  fi
  echo "firewall: $files files, $includes includes, $objections objections"
  ((files > 0 && includes > 0 && objections == 0))
}

# Plants an include in a copy of a file, or in a new one, and expects an objection to exactly that.
planted=0
expect_objection() {
  local file=$1 include=$2 copy
  copy=$(mktemp -d)
  mkdir -p "$copy/verify" "$copy/solver" "$(dirname "$copy/$file")"
  if [[ -e $source_dir/$file ]]; then cp "$source_dir/$file" "$copy/$file"; fi
  echo "#include $include" >>"$copy/$file"
  planted=$((planted + 1))
  if check_tree "$copy" >"$copy/log" || ! grep -qF "$include: " "$copy/log"; then
    echo "self-test: '#include $include' in $file is not found" >&2
    exit 1
  fi
  rm -r "$copy"
}

self_test() {
  check_tree "$source_dir" >/dev/null  # otherwise whatever is planted proves nothing
  expect_objection verify/kernel/check_path.cc '"onceover/solve.h"'
  expect_objection verify/main.cc '"onceover/solve.h"'
  expect_objection verify/main.cpp '"onceover/solve.h"'
  expect_objection verify/kernel/geometry.h 'HEADER'
  expect_objection verify/read/planted.cc '"solver/tromino_quadrants.h"'
  expect_objection verify/report/planted.h '"../../solver/tour_search.h"'
  expect_objection verify/kernel/geometry.h '"report/text.h"'
  expect_objection verify/kernel/geometry.h '"read/tokens.h"'
  expect_objection verify/kernel/geometry.h '"onceover/oracle.h"'
  expect_objection verify/kernel/geometry.h '<fmt/format.h>'
  expect_objection verify/kernel/geometry.h '<boost/graph/adjacency_list.hpp>'
  expect_objection verify/kernel/geometry.h '<unistd.h>'
  expect_objection verify/certificate/onceover/certificate.h '"onceover/verify.h"'
  expect_objection verify/certificate/onceover/certificate.h '<stdint.h>'
  expect_objection verify/oracle/board.h '"kernel/geometry.h"'
  expect_objection verify/oracle/board.h '"../kernel/geometry.h"'
  expect_objection verify/oracle/tour_oracle.cc '"onceover/verify.h"'
  expect_objection verify/oracle/tour_oracle.cc '<fmt/format.h>'
  expect_objection verify/read/planted.cc '<boost/graph/graph_traits.hpp>'
  expect_objection verify/include/onceover/verify.h '<boost/graph/graph_traits.hpp>'
  expect_objection solver/include/onceover/solve.h '<boost/graph/graph_traits.hpp>'
  expect_objection solver/planted.cc '"onceover/verify.h"'
  expect_objection solver/planted.cc '"onceover/oracle.h"'
  expect_objection solver/planted.cc '"kernel/geometry.h"'
  expect_objection solver/planted.cc '"../verify/kernel/geometry.h"'
  expect_objection solver/planted.cc '"read/tokens.h"'
  expect_objection solver/planted.h '"report/text.h"'
  expect_objection solver/planted.h '"claims/tours.h"'

  # Two files of the solver that use Boost are one too many; nothing to read is no success.
  local copy
  copy=$(mktemp -d)
  mkdir "$copy/verify" "$copy/solver"
  check_tree "$copy" >/dev/null && echo 'self-test: an empty tree passes' >&2 && exit 1
  echo '#include <boost/graph/graph_traits.hpp>' >"$copy/solver/one.cc"
  check_tree "$copy" >/dev/null
  cp "$copy/solver/one.cc" "$copy/solver/other.cc"
  check_tree "$copy" >/dev/null && echo 'self-test: two users of Boost are not found' >&2 && exit 1
  rm -r "$copy"
  echo "firewall self-test: $planted planted includes found"
}

source_dir=${1:?usage: firewall_test.sh SOURCE_DIR [--self-test]}
if [[ ${2:-} == --self-test ]]; then
  self_test
else
  check_tree "$source_dir"
fi
