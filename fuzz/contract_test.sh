#!/usr/bin/env bash
# contract_test.sh [--self-test]: what every harness of fuzz/ must bring along, and what the build
# for OSS-Fuzz must and must not do, as far as the files show it; fuzz/emulate_oss_fuzz.sh shows the
# rest. With --self-test, breaks a copy in one way after the other and fails unless each is noticed.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)

wrong() {
  echo "$1" >&2
  failures=$((failures + 1))
}

# Exits 0 if the tree keeps the contract.
check() {
  local root=$1 failures=0 harnesses=0 harness name folder
  local build=$root/.clusterfuzzlite/build.sh
  for harness in "$root"/fuzz/*_fuzzer.cc; do
    [[ -f $harness ]] || continue
    name=$(basename "$harness" _fuzzer.cc)
    harnesses=$((harnesses + 1))
    [[ $name =~ ^[A-Za-z0-9_-]+$ ]] || wrong "$name: no name of a target"
    grep -q "^onceover_add_fuzzer($name[ )]" "$root/fuzz/CMakeLists.txt" ||
      wrong "$name: not in fuzz/CMakeLists.txt"
    [[ -n $(find "$root/fuzz/seeds/$name" -type f -size +0 2>/dev/null) ]] ||
      wrong "$name: no seeds"
    grep -q '^[^#]' "$root/fuzz/$name.dict" 2>/dev/null || wrong "$name: no dictionary"
    if grep -vE '^(#.*|([A-Za-z0-9_]+=)?"([^"\\]|\\(x[0-9A-Fa-f]{2}|["\\]))+")?$' \
      "$root/fuzz/$name.dict" 2>/dev/null; then
      wrong "$name: not the lines of a dictionary"
    fi
    grep -qE "^  '$name [0-9]+ [0-9]+'$" "$root/fuzz/bars.sh" || wrong "$name: no bar in bars.sh"
    grep -qE "^  '$name~" "$root/fuzz/plant.sh" ||
      grep -qE "^# Nothing is planted for .*\b$name\b" "$root/fuzz/plant.sh" ||
      wrong "$name: nothing planted"
  done
  [[ $harnesses -gt 0 ]] || wrong 'no harness'
  for folder in "$root"/fuzz/seeds/* "$root"/fuzz/regressions/*; do
    [[ -f $root/fuzz/$(basename "$folder")_fuzzer.cc ]] || wrong "$folder: inputs of no harness"
  done

  grep -q '/fuzz/\*_fuzzer\.cc' "$build" || wrong 'build.sh: does not take every harness'
  for name in LIB_FUZZING_ENGINE OUT SRC WORK; do
    grep -q "\$$name\b" "$build" || wrong "build.sh: does without \$$name"
  done
  if grep -nE -e '-(fsanitize|march|mtune|stdlib|O[0-9s])\b' "$build" ||
    sed 's/#.*//' "$root/CMakeLists.txt" "$root"/*/CMakeLists.txt | grep -nE -e '-m(arch|tune)='
  then
    wrong 'flags of its own'
  fi
  for name in _seed_corpus.zip .dict .options; do
    grep -qF "\${target}$name" "$build" || grep -qF "\$target$name" "$build" ||
      wrong "build.sh: makes no $name"
  done
  grep -q '^language: c++$' "$root/.clusterfuzzlite/project.yaml" || wrong 'project.yaml: no language'
  grep -q '^FROM .*/base-builder' "$root/.clusterfuzzlite/Dockerfile" || wrong 'Dockerfile: no base'
  echo "$harnesses harnesses"
  [[ $failures -eq 0 ]]
}

if [[ ${1:-} != --self-test ]]; then
  check "$root"
  exit
fi

copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
files=(fuzz .clusterfuzzlite CMakeLists.txt solver/CMakeLists.txt verify/CMakeLists.txt)
breaks=(
  'rm -r fuzz/seeds/tour_text'
  'rm fuzz/fast.dict'
  'echo word >>fuzz/fast.dict'
  'cp fuzz/fast_fuzzer.cc fuzz/new_fuzzer.cc'
  'mkdir fuzz/seeds/none'
  'sed -i "/^  .tour_text 1/d" fuzz/bars.sh'
  'sed -i "/^  .profile~/d; /^# Nothing is planted/d" fuzz/plant.sh'
  'echo "CXXFLAGS+=\" -fsanitize=address\"" >>.clusterfuzzlite/build.sh'
  'echo "add_compile_options(-march=native)" >>solver/CMakeLists.txt'
  'sed -i "s/_seed_corpus.zip/.zip/" .clusterfuzzlite/build.sh'
  'rm .clusterfuzzlite/project.yaml'
)
for break in 'true' "${breaks[@]}"; do
  rm -rf "${copy:?}/tree"
  mkdir "$copy/tree"
  (cd "$root" && tar -cf - "${files[@]}") | tar -C "$copy/tree" -xf -
  (cd "$copy/tree" && eval "$break")
  result=kept
  check "$copy/tree" >/dev/null 2>&1 || result=broken
  expected=broken
  [[ $break != true ]] || expected=kept
  [[ $result == "$expected" ]] || { echo "$break: $result" >&2; exit 1; }
done
echo "$((${#breaks[@]})) ways to break the contract, each noticed"
