#!/bin/bash -eu
# Builds every harness of fuzz/ as OSS-Fuzz and ClusterFuzzLite ask, and puts it in $OUT with its
# seeds, dictionary and options. Compiler, flags and engine are those of the environment; no flag
# is added. fuzz/emulate_oss_fuzz.sh runs this without a container.
source=$SRC/onceover

# No build type: it would bring flags of its own.
cmake -S "$source" -B "$WORK/fuzzers" -G Ninja -DCMAKE_BUILD_TYPE=None -DONCEOVER_TESTS=OFF \
  -DONCEOVER_FUZZING_ENGINE="$LIB_FUZZING_ENGINE"
cmake --build "$WORK/fuzzers" --target fuzzers

# The tool that writes broken answers is no target: it is built by the host's compiler, as ever.
mutants=${ONCEOVER_MUTANTS:-}
if [ -z "$mutants" ]; then
  env -u CFLAGS -u CXXFLAGS -u LDFLAGS CC=gcc CXX=g++ \
    cmake -S "$source" -B "$WORK/host" -G Ninja -DCMAKE_BUILD_TYPE=Release
  cmake --build "$WORK/host" --target onceover-mutants
  mutants=$WORK/host/properties/onceover-mutants
fi
bash "$source/fuzz/corpora.sh" "$mutants" "$WORK/corpora"

for harness in "$source"/fuzz/*_fuzzer.cc; do
  target=$(basename "$harness" .cc)
  name=${target%_fuzzer}
  cp "$WORK/fuzzers/fuzz/$target" "$OUT/$target"
  cp "$source/fuzz/$name.dict" "$OUT/$target.dict"
  (cd "$WORK/corpora/$name" && zip -q -r "$OUT/${target}_seed_corpus.zip" .)
  printf '[libfuzzer]\nmax_len = 512\ntimeout = 25\n' >"$OUT/$target.options"
done
