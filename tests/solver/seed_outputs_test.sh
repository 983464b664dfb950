# The published outputs of the two reference programs, byte for byte.
# Usage: seed_outputs_test.sh ONCEOVER_SOLVE VECTORS
set -euo pipefail
solve=$1
seed=$2/seed
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

fail() {
  echo "FAILED: $*" >&2
  exit 1
}

# Every board printed in full, under its request.
grep '^# ' "$seed/tilings.txt" | while read -r _ side row col; do
  echo "# $side $row $col"
  "$solve" tiling <<< "$side $row $col"
done > "$scratch/tilings"
[ "$(grep -c '^# ' "$scratch/tilings")" -eq 101 ] || fail 'tilings.txt has not 101 requests'
cmp "$seed/tilings.txt" "$scratch/tilings" || fail 'tilings differ'

# Every board by its digest, the request once on standard input and once as options.
requests=0
while read -r digest side row col; do
  requests=$((requests + 1))
  [ "$digest" = "$("$solve" tiling <<< "$side $row $col" | sha256sum | cut -d' ' -f1)" ] ||
    fail "the digest of $side $row $col differs"
  [ "$side" -gt 64 ] ||
    [ "$digest" = "$("$solve" tiling --size "$side" --missing "$row,$col" | sha256sum |
      cut -d' ' -f1)" ] || fail "the digest of --size $side --missing $row,$col differs"
done < "$seed/tilings.sha256"
[ "$requests" -eq 92 ] || fail "$requests digests, not 92"

# Every tour, all starts in one input, ended by -1 and by the end of the input.
[ "$(wc -l < "$seed/tours.txt")" -eq 64 ] || fail 'tours.txt has not 64 lines'
{ seq 64; echo -1; } | "$solve" tour | cmp "$seed/tours.txt" - || fail 'tours differ'
seq 64 | "$solve" tour | cmp "$seed/tours.txt" - || fail 'tours differ without -1'
