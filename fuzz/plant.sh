#!/usr/bin/env bash
# plant.sh [SECONDS [PATTERN]]: plants one bug after the other in a copy of the sources, of those
# whose line below matches the pattern, and expects the harness named first to find it within the
# seconds (60). A fuzzer that finds no bug is no evidence.
#
#   plant.sh --check   says only whether there is still a place for each of them
set -euo pipefail
check=no
if [[ ${1:-} == --check ]]; then
  check=yes
  shift
fi
limit=${1:-60}
pattern=${2:-.}
root=$(cd "$(dirname "$0")/.." && pwd)

# harness ~ file ~ sed expression ~ what is wrong then
plants=(
  'tiling_text~verify/kernel/check_labels.cc~s/ && squares.right - squares.left <= 1//~a piece may be as wide as it likes'
  'tiling_text~verify/kernel/geometry.h~s/bottom - top <= 1 && //~a listed piece may be as high as it likes'
  'tiling_text~verify/read/tokenizer.cc~s/(begin_) + 1;/(begin_);/~columns are one too many after the first line'
  'tour_text~verify/kernel/check_path.cc~s/if (visit == -1) {/if (visit >= -1) {/~a square may be visited again'
  'tour_text~verify/kernel/check_steps.cc~s/if (from == -1 || to == -1) continue;/continue;/~a step may lead anywhere'
  'tiling_request~solver/tromino_recursion.cc~s/with_hole ? hole : covered/with_hole ? hole : quadrant/~the hole of a quadrant is at its corner'
  'tiling_request~solver/request.cc~s/text.empty() || stopped_at != end/text.empty()/~anything may follow a number'
  'tour_request~solver/knight_moves.h~s/{-2, 1}, {-1, 2}/{-2, 2}, {-1, 2}/~a move of the search is no knight move'
  'tour_request~solver/tour_existence.cc~s/shorter == 4 && longer == 4/shorter == 4/~4 x n boards are said to have no tour'
  'tour_starts~solver/write_tour.cc~s/cell.row \* cols + cell.col + 1);/cell.row * cols + cell.col);/~squares are printed from 0'
  'tiling_certificate~verify/fast/label_band.cc~s/ || !seen_.Add(label - 1)//~a label may be on two pieces'
  'fast~verify/fast/label_band.cc~s/return windows_ == pieces_ \&\& /return /~squares may belong to no piece'
  'tour_certificate~verify/fast/step_band.cc~s/return lost == 1;/return lost <= 2;/~a move may be missing'
  'tour_certificate~verify/fast/path_band.cc~s/if (last_ \&\& !kernel::IsKnightMove(\*last_, cell)) is_hopeful_ = false;//~a move may lead anywhere'
  'tiling_certificate~verify/kernel/check_labels.cc~s/last.row - first.row <= 1 \&\& //~a piece may be as high as it likes'
  'tiling_certificate~verify/kernel/check_pieces.cc~s/} else if (owner_of_square != index) {.*/} else if (false) {/~a square may be covered twice'
  'tiling_certificate~verify/fast/label_band.cc~s/windows_ == pieces_ \&\& 3 \* pieces_ .*;/windows_ == pieces_;/~squares may be left over'
  'tiling_certificate~verify/oracle/tiling_oracle.cc~s/return !question.hole || labels\[\*question.hole\] == 0;/return true;/~another square may be missing'
  'tour_certificate~verify/kernel/tour_problem.h~s/ \&\& IsKnightMove(last.cell, first.cell);/;/~any two ends close a tour'
  'tour_certificate~verify/kernel/check_steps.cc~s/if (last.index != -1) kernel::JudgeFinish.*//~a step grid may finish anywhere'
  'tour_certificate~verify/fast/step_band.cc~s/const std::int64_t from = std::max(kReach, rows_ - kReach);/const std::int64_t from = std::max(kReach, rows_ - 1);/~a row at a seam is not looked at'
  'tour_certificate~verify/oracle/tour_oracle.cc~s/if (question.finish \&\& .*) return Opinion::kRejects;//~the second opinion forgets the finish'
  'tiling_family~verify/read/label_matrix.cc~s/: Escape(board_.words\[square\]));/: std::string(board_.words[square]));/~a word is shown as it is'
  'tour_family~verify/read/tour_answers.cc~s/.shown = Escape(word)/.shown = std::string(word)/~a word is shown as it is'
  'interpret~verify/read/text.cc~s/(offset - line->begin) + 1/(offset - line->begin) + (line == lines_.begin() ? 1 : 0)/~columns count from 0 after the first line'
  'profile~verify/read/text.cc~s/line - lines_.begin() + 1/line - lines_.begin() + (line->begin == line->end ? 2 : 1)/~an empty line is counted twice'
)

if [[ $check == yes ]]; then
  gone=0
  for plant in "${plants[@]}"; do
    IFS='~' read -r _ file expression _ <<<"$plant"
    sed "$expression" "$root/$file" | cmp -s - "$root/$file" || continue
    echo "$file: nothing planted by $expression" >&2
    gone=1
  done
  echo "${#plants[@]} bugs to plant"
  exit "$gone"
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
git -C "$root" ls-files -z | (cd "$root" && tar --null -T - -cf -) | tar -C "$work" -xf -
cmake -S "$work" --preset fuzz >"$work/configure.log" 2>&1 || { cat "$work/configure.log"; exit 2; }

planted=0
missed=0
for plant in "${plants[@]}"; do
  [[ $plant =~ $pattern ]] || continue
  planted=$((planted + 1))
  IFS='~' read -r harness file expression meaning <<<"$plant"
  cp "$work/$file" "$work/original"
  sed -i "$expression" "$work/$file"
  if cmp -s "$work/original" "$work/$file"; then
    echo "$file: nothing planted by $expression" >&2
    exit 2
  fi
  cmake --build "$work/build/fuzz" --target "${harness}_fuzzer" >"$work/build.log" 2>&1 ||
    { tail -n 30 "$work/build.log" >&2; exit 2; }
  # Seeds that show the bug at once would prove nothing about fuzzing: they are left out.
  rm -rf "$work/corpus" "$work/seeds" && mkdir "$work/corpus" "$work/seeds"
  showing=0
  for seed in "$root/fuzz/seeds/$harness"/*; do
    if "$work/build/fuzz/fuzz/${harness}_fuzzer" "$seed" >/dev/null 2>&1; then
      cp "$seed" "$work/seeds"
    else
      showing=$((showing + 1))
    fi
  done
  max_len=256
  [[ $harness != *_certificate ]] || max_len=512
  begin=$(date +%s%N)
  if "$work/build/fuzz/fuzz/${harness}_fuzzer" -max_total_time="$limit" -max_len="$max_len" \
    -timeout=10 -dict="$root/fuzz/$harness.dict" -artifact_prefix="$work/" "$work/corpus" \
    "$work/seeds" >"$work/fuzz.log" 2>&1; then
    echo "$harness: MISSED: $meaning"
    missed=$((missed + 1))
  else
    milliseconds=$((($(date +%s%N) - begin) / 1000000))
    echo "$harness: found in $milliseconds ms (without $showing seeds that show it): $meaning"
  fi
  cp "$work/original" "$work/$file"
done
echo "evidence plants: $((planted - missed)) of $planted planted bugs found, each within $limit s"
[[ $planted -gt 0 && $missed -eq 0 ]]
