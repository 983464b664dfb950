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

# Are all lines of the file those of a dictionary, and is one more than a comment?
is_dictionary() {
  local line words=0
  local entry='^([A-Za-z0-9_]+=)?"([^"\\]|\\x[0-9A-Fa-f]{2}|\\["\\])+"$'
  while IFS= read -r line; do
    [[ -n $line && $line != '#'* ]] || continue
    [[ $line =~ $entry ]] || return 1
    words=$((words + 1))
  done <"$1"
  [[ $words -gt 0 ]]
}

# Exits 0 if the tree keeps the contract.
check() {
  local root=$1 failures=0 harnesses=0 harness name folder
  local build=$root/.clusterfuzzlite/build.sh
  local targets bars plants
  targets=$(<"$root/fuzz/CMakeLists.txt")
  bars=$(<"$root/fuzz/bars.sh")
  plants=$(<"$root/fuzz/plant.sh")
  for harness in "$root"/fuzz/*_fuzzer.cc; do
    [[ -f $harness ]] || continue
    name=${harness##*/}
    name=${name%_fuzzer.cc}
    harnesses=$((harnesses + 1))
    [[ $name =~ ^[A-Za-z0-9_-]+$ ]] || wrong "$name: no name of a target"
    [[ $targets == *$'\n'"onceover_add_fuzzer($name"[\ \)]* ]] ||
      wrong "$name: not in fuzz/CMakeLists.txt"
    compgen -G "$root/fuzz/seeds/$name/*" >/dev/null || wrong "$name: no seeds"
    ! find "$root/fuzz/seeds/$name" -type f | grep -qE '/[0-9a-f]{40}$' ||
      wrong "$name: seeds that a fuzzer left behind"
    [[ -f $root/fuzz/$name.dict ]] && is_dictionary "$root/fuzz/$name.dict" ||
      wrong "$name: no dictionary"
    [[ $bars == *$'\n'"  '$name "[0-9]* ]] || wrong "$name: no bar in bars.sh"
    [[ $plants == *$'\n'"  '$name~"* ]] || wrong "$name: nothing planted"
  done
  [[ $harnesses -gt 0 ]] || wrong 'no harness'
  for folder in "$root"/fuzz/seeds/* "$root"/fuzz/regressions/*; do
    [[ ! -e $folder || -f $root/fuzz/${folder##*/}_fuzzer.cc ]] || wrong "$folder: inputs of no harness"
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

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
tree=$scratch/tree
breaks=(
  'rm -r fuzz/seeds/tour_text'
  ': >fuzz/seeds/fast/0123456789abcdef0123456789abcdef01234567'
  'rm fuzz/fast.dict'
  'echo word >>fuzz/fast.dict'
  'cp fuzz/fast_fuzzer.cc fuzz/new_fuzzer.cc'
  'mkdir fuzz/seeds/none'
  'sed -i "/^  .tour_text 1/d" fuzz/bars.sh'
  'sed -i "/^  .profile~/d" fuzz/plant.sh'
  'echo "CXXFLAGS+=\" -fsanitize=address\"" >>.clusterfuzzlite/build.sh'
  'echo "add_compile_options(-march=native)" >>solver/CMakeLists.txt'
  'sed -i "s/_seed_corpus.zip/.zip/" .clusterfuzzlite/build.sh'
  'rm .clusterfuzzlite/project.yaml'
)
for break in 'true' "${breaks[@]}"; do
  rm -rf "$tree"
  folders=("$root"/fuzz/seeds/*)  # of the seeds, an empty one each
  mkdir -p "${folders[@]/#$root/$tree}" "$tree/solver" "$tree/verify"
  for folder in "${folders[@]/#$root/$tree}"; do : >"$folder/seed"; done
  cp "$root"/fuzz/*.* "$tree/fuzz"
  cp -r "$root/.clusterfuzzlite" "$root/CMakeLists.txt" "$tree"
  cp "$root/solver/CMakeLists.txt" "$tree/solver"
  cp "$root/verify/CMakeLists.txt" "$tree/verify"
  (cd "$tree" && eval "$break")
  result=kept
  check "$tree" >/dev/null 2>&1 || result=broken
  expected=broken
  [[ $break != true ]] || expected=kept
  [[ $result == "$expected" ]] || { echo "$break: $result" >&2; exit 1; }
done
echo "$((${#breaks[@]})) ways to break the contract, each noticed"
