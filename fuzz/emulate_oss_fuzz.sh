#!/usr/bin/env bash
# emulate_oss_fuzz.sh MUTANTS [SANITIZER...]: runs .clusterfuzzlite/build.sh without a container, in
# a copy of the tree, for address and undefined unless told otherwise, by clang 19 (or clang) with
# libc++; then holds every target to what OSS-Fuzz asks of one. MUTANTS is an onceover-mutants.
#
# A target has a plain name, needs no shared library but the system's (here libc++ is one, which is
# static there, and libstdc++, which Debian's libFuzzer is built with), has a dictionary that can be
# read, options, a corpus on which it does not fail, at least 100 edges, and ends 0 with `-runs=4
# -seed=1337` for a user who may write to TMPDIR alone.
# CXX, TMPDIR and CMAKE_CXX_COMPILER_LAUNCHER are respected. Exits 1 if a target falls short.
set -euo pipefail
[[ $# -ge 1 ]] || { sed -n '2,/^set/s/^# \{0,1\}//p' "$0" >&2; exit 2; }
root=$(cd "$(dirname "$0")/.." && pwd)
ONCEOVER_MUTANTS=$(realpath "$1")
shift
[[ $# -gt 0 ]] || set -- address undefined
if [[ -z ${CXX:-} ]]; then
  CXX=$(command -v clang++-19 || command -v clang++)
fi
CC=${CXX/clang++/clang}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
chmod 755 "$scratch"

# What the base image sets.
common='-O1 -fno-omit-frame-pointer -gline-tables-only -DFUZZING_BUILD_MODE_UNSAFE_FOR_PRODUCTION'
checks=array-bounds,bool,builtin,enum,function,integer-divide-by-zero,null,object-size,return
checks+=,returns-nonnull-attribute,shift,signed-integer-overflow,unreachable,vla-bound,vptr
declare -A flags=(
  [address]='-fsanitize=address -fsanitize-address-use-after-scope'
  [undefined]="-fsanitize=$checks -fno-sanitize-recover=$checks"
)

export CC CXX ONCEOVER_MUTANTS FUZZING_LANGUAGE=c++
export LIB_FUZZING_ENGINE='-fsanitize=fuzzer -l:libstdc++.so.6'
export SRC=$scratch/src
mkdir -p "$SRC/onceover" "$scratch/tmp"
chmod 1777 "$scratch/tmp"
(cd "$root" && git ls-files -z --cached --others --exclude-standard | xargs -0 ls -d 2>/dev/null |
  tar -T - -cf -) | tar -C "$SRC/onceover" -xf -

# As a user who owns nothing, where that is possible.
as_nobody=(env -i PATH="$PATH" TMPDIR="$scratch/tmp" HOME=/nonexistent)
[[ $(id -u) -ne 0 ]] ||
  as_nobody=(setpriv --reuid=65534 --regid=65534 --clear-groups "${as_nobody[@]}")

base_libraries='linux-vdso|ld-linux.*|libc|libm|libgcc_s|libpthread|libdl|librt|libresolv'
base_libraries+='|libc\+\+|libc\+\+abi|libunwind|libstdc\+\+'
bad=0
targets=0

fall_short() {
  echo "$1: $2" >&2
  bad=$((bad + 1))
}

# Everything that is asked of one target; its line of the table.
hold() {
  local target=$1 name log=$scratch/log
  name=$(basename "$target")
  [[ $name =~ ^[A-Za-z0-9_-]+$ ]] || fall_short "$name" 'is no name of a target'
  local others
  others=$(ldd "$target" | awk '{print $1}' | sed 's|.*/||; s/\.so.*//' |
    grep -vxE "$base_libraries" || true)
  [[ -z $others ]] || fall_short "$name" "needs $(tr '\n' ' ' <<<"$others")"
  [[ -s $OUT/$name.options ]] || fall_short "$name" 'has no options'
  (cd / && timeout 100 "${as_nobody[@]}" "$target" -runs=4 -seed=1337 -dict="$OUT/$name.dict") \
    >"$log" 2>&1 || { tail -n 20 "$log" >&2; fall_short "$name" 'does not end 0'; }
  local entries
  entries=$(sed -n 's/^Dictionary: \([0-9]*\) entries/\1/p' "$log")
  [[ ${entries:-0} -gt 0 ]] || fall_short "$name" 'has no dictionary'

  local corpus=$scratch/corpus
  rm -rf "$corpus"
  mkdir "$corpus"
  unzip -q "$OUT/${name}_seed_corpus.zip" -d "$corpus" || fall_short "$name" 'has no corpus'
  chmod -R a+rX "$corpus"
  (cd / && timeout 600 "${as_nobody[@]}" "$target" -runs=0 "$corpus") >"$log" 2>&1 ||
    { tail -n 20 "$log" >&2; fall_short "$name" 'fails on its corpus'; }
  local edges
  edges=$(sed -n 's/^#[0-9]*\tDONE *cov: \([0-9]*\) .*/\1/p' "$log")
  [[ ${edges:-0} -ge 100 ]] || fall_short "$name" "has ${edges:-0} edges"
  printf '%-28s %-10s %6d %6d %6d %6d\n' "$name" "$SANITIZER" "${edges:-0}" \
    "$(find "$corpus" -type f | wc -l)" "${entries:-0}" "$(($(stat -c %s "$target") >> 20))"
}

printf '%-28s %-10s %6s %6s %6s %6s\n' target sanitizer edges seeds words MiB
for SANITIZER in "$@"; do
  [[ -n ${flags[$SANITIZER]:-} ]] || { echo "$SANITIZER: not known" >&2; exit 2; }
  export SANITIZER OUT=$scratch/out-$SANITIZER WORK=$scratch/work-$SANITIZER
  export CFLAGS="$common ${flags[$SANITIZER]} -fsanitize=fuzzer-no-link"
  export CXXFLAGS="$CFLAGS -stdlib=libc++"
  mkdir "$OUT" "$WORK"
  bash "$SRC/onceover/.clusterfuzzlite/build.sh" >"$scratch/build.log" 2>&1 ||
    { tail -n 40 "$scratch/build.log" >&2; exit 1; }
  added=$(sed -n 's/^ *"command": "\(.*\)",$/\1/p' "$WORK/fuzzers/compile_commands.json" |
    grep -vF -e "$CXXFLAGS" || true)
  [[ -z $added ]] || fall_short build.sh 'drops flags of the environment'
  added=$(sed "s|${CXXFLAGS//|/\\|}||" "$WORK/fuzzers/compile_commands.json" |
    grep -oE -e ' -(fsanitize|march|mtune|stdlib)[^ ]*' | sort -u || true)
  [[ -z $added ]] || fall_short build.sh "adds$added"
  shopt -s nullglob
  for target in "$OUT"/*; do
    [[ -x $target && -f $target ]] || continue
    targets=$((targets + 1))
    hold "$target"
  done
done

expected=$(($# * $(find "$SRC/onceover/fuzz" -name '*_fuzzer.cc' | wc -l)))
[[ $targets -eq $expected ]] || fall_short build.sh "builds $targets targets instead of $expected"
echo "evidence oss-fuzz: $targets targets built by $(basename "$CXX") with libc++ for $*:" \
  "$bad shortcomings against the contract"
[[ $bad -eq 0 && $targets -gt 0 ]]
