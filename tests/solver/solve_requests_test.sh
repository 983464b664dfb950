# Every way to ask wrongly: one line on standard error that names the value and its place, nothing
# on standard output, exit status 2.
# Usage: solve_requests_test.sh ONCEOVER_SOLVE
set -uo pipefail
export LC_ALL=C
unset NO_COLOR
solve=$1
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cases=0
failures=0

# refuses EXPECTED INPUT ARGUMENT...: INPUT is a printf format.
refuses() {
  local expected=$1 input=$2
  shift 2
  cases=$((cases + 1))
  # shellcheck disable=SC2059
  printf -- "$input" | timeout 10 "$solve" "$@" > "$scratch/out" 2> "$scratch/err"
  local status=${PIPESTATUS[1]}
  printf '%s\n' "$expected" > "$scratch/expected"
  if [ $status -ne 2 ] || [ -s "$scratch/out" ] || ! cmp -s "$scratch/err" "$scratch/expected"; then
    failures=$((failures + 1))
    echo "FAILED: '$input' | $*: status $status, expected: $expected, got:"
    head -c 1000 "$scratch/out" "$scratch/err"
  fi
}

# Tilings from standard input.
in='<stdin>'
power='the side must be a power of two (1, 2, 4, 8, ...), not'
refuses "$in:1:1: error: the request ends here, without the side of the board; it is SIDE ROW COLUMN" '' tiling
refuses "$in:2:1: error: the request ends here, without the side of the board; it is SIDE ROW COLUMN" ' \n' tiling
refuses "$in:1:2: error: the request ends here, without the row of the missing square; it is SIDE ROW COLUMN" '8' tiling
refuses "$in:2:1: error: the request ends here, without its column; it is SIDE ROW COLUMN" '8 2\n' tiling
refuses "$in:1:1: error: $power 0" '0 1 1\n' tiling
refuses "$in:1:1: error: $power -8" '-8 1 1\n' tiling
refuses "$in:1:1: error: $power 3" '3 1 1\n' tiling
refuses "$in:1:1: error: $power 7" '7 1 1\n' tiling
refuses "$in:1:2: error: $power 100" ' 100 1 1\n' tiling
refuses "$in:1:1: error: $power 9223372036854775807" '9223372036854775807 1 1' tiling
refuses "$in:1:1: error: side 65536 is too large: the largest is 32768" '65536 1 1' tiling --format drawing
refuses "$in:1:1: error: side 4611686018427387904 is too large: the largest is 2147483648" '4611686018427387904 1 1' tiling
refuses "$in:1:3: error: row 0 is off the board: rows are 1 to 8" '8 0 3\n' tiling
refuses "$in:1:3: error: row 9 is off the board: rows are 1 to 8" '8 9 9\n' tiling
refuses "$in:1:3: error: row -1 is off the board: rows are 1 to 8" '8 -1 3\n' tiling
refuses "$in:3:1: error: column 0 is off the board: columns are 1 to 8" '8\n2\n0\n' tiling
refuses "$in:1:5: error: column 9 is off the board: columns are 1 to 8" '8 2 9\n' tiling
refuses "$in:1:5: error: column -3 is off the board: columns are 1 to 8" '8 2 -3\n' tiling
refuses "$in:1:3: error: row 2 is off the board: rows are 1 to 1" '1 2 1' tiling
refuses "$in:1:3: error: '99999999999999999999' is out of the range of numbers" '8 99999999999999999999 3\n' tiling
refuses "$in:1:1: error: '99999999999999999999' is out of the range of numbers" '99999999999999999999 1 1\n' tiling
refuses "$in:1:3: error: '-9223372036854775808' is out of the range of numbers" '8 -9223372036854775808 1' tiling
refuses "$in:1:7: error: '4' follows the request" '8 2 3 4\n' tiling
refuses "$in:2:1: error: '8' follows the request" '8 2 3\n8 1 1\n' tiling
refuses "$in:3:2: error: 'x' follows the request" '8 2 3\n\n x\n' tiling
refuses "$in:1:5: error: '3x' is not a whole number" '8 2 3x\n' tiling
refuses "$in:1:1: error: 'eight' is not a whole number" 'eight 2 3\n' tiling
refuses "$in:1:1: error: '8.0' is not a whole number" '8.0 2 3\n' tiling
refuses "$in:1:1: error: '0x8' is not a whole number" '0x8 2 3\n' tiling
refuses "$in:1:1: error: '+8' is not a whole number" '+8 2 3\n' tiling
refuses "$in:1:1: error: '8,2,3' is not a whole number" '8,2,3\n' tiling
refuses "$in:1:1: error: '8\\x002' is not a whole number" '8\0002 3\n' tiling
refuses "$in:1:7: error: '\\x00' follows the request" '8 2 3 \000' tiling
refuses "$in:1:1: error: '\\xEF\\xBC\\x98' is not a whole number" '\357\274\230 2 3\n' tiling
refuses "$in:1:1: error: '\\x1B[31m' is not a whole number" '\033[31m 2 3\n' tiling
refuses "$in:1:1: error: '1111111111111111111111111111111111111111...' is not a whole number" '1111111111111111111111111111111111111111z 2 3\n' tiling
refuses "$in:1:1: error: a board of side 4096 needs 67108864 bytes of memory; --max-memory allows 67108863" '4096 1 1' tiling --max-memory 67108863 --algorithm reference
refuses "$in:1:1: error: a board of side 4096 needs 4608 bytes of memory; --max-memory allows 4607" '4096 1 1' tiling --max-memory 4607

# Tilings from options; standard input is not read.
e='onceover-solve: error:'
refuses "$e --size: is needed as well" '8 2 3' tiling --missing 2,3
refuses "$e --size: $power 0" '8 2 3' tiling --size 0 --missing 1,1
refuses "$e --size: $power 12" '8 2 3' tiling --size 12 --missing 1,1
refuses "$e --size: $power -8" '8 2 3' tiling --size -8 --missing 1,1
refuses "$e --size: '' is not a whole number" '8 2 3' tiling --size '' --missing 1,1
refuses "$e --size: '8x8' is not a whole number" '8 2 3' tiling --size 8x8 --missing 1,1
refuses "$e --size: '99999999999999999999' is out of the range of numbers" '' tiling --size 99999999999999999999 --missing 1,1
refuses "$e --size: side 65536 is too large: the largest is 32768" '' tiling --size 65536 --missing 1,1 --algorithm reference
refuses "$e --size: side 4294967296 is too large: the largest is 2147483648" '' tiling --size 4294967296 --missing 1,1 --cell 1,1
refuses "$e --missing: row 0 is off the board: rows are 1 to 8" '' tiling --size 8 --missing 0,1
refuses "$e --missing: row -2 is off the board: rows are 1 to 8" '' tiling --size 8 --missing -2,1
refuses "$e --missing: column 9 is off the board: columns are 1 to 8" '' tiling --size 8 --missing 8,9
refuses "$e --missing: '2' is not of the form ROW,COLUMN" '' tiling --size 8 --missing 2
refuses "$e --missing: 'b' is not a whole number" '' tiling --size 8 --missing 2,b
refuses "$e --missing: '3,4' is not a whole number" '' tiling --size 8 --missing 2,3,4
refuses "$e --size: a board of side 32768 needs 4294967296 bytes of memory; --max-memory allows 1073741824" '' tiling --size 32768 --missing 1,1 --max-memory 1G --format drawing
refuses "$e --size: a board of side 8 needs 344 bytes of memory; --max-memory allows 343" '' tiling --size 8 --missing 1,1 --max-memory 343 --format pieces --algorithm reference
refuses "$e --size: a board of side 32768 needs 5726623064 bytes of memory; --max-memory allows 5368709120" '' tiling --size 32768 --missing 1,1 --max-memory 5G --format pieces --algorithm reference
refuses "$e --size: $power -9223372036854775807" '' tiling --size -9223372036854775807 --missing 1,1 --format pieces

# Other boards, and questions about part of a board.
only='is for boards whose side is a power of two, with a missing square, not for'
refuses "$e --board: is given by --size already" '' tiling --size 8 --board 8x8
refuses "$e --board: '8' is not of the form ROWSxCOLUMNS" '' tiling --board 8
refuses "$e --board: '0x8' has no square: both sides must be at least 1" '' tiling --board 0x8
refuses "$e --missing: row 6 is off the board: rows are 1 to 5" '' tiling --board 5x8 --missing 6,1
refuses "$e --missing: column 9 is off the board: columns are 1 to 8" '' tiling --board 5x8 --missing 5,9
refuses "$e --board: the 65536x65538 board is too large: 2147483647 squares are most" '' tiling --board 65536x65538 --missing none
refuses "$e --board: the 1000x1002 board needs 4008000 bytes of memory; --max-memory allows 4007999" '' tiling --board 1000x1002 --missing none --max-memory 4007999
refuses "$e --board: the 10x10 board needs 2576 bytes of memory; --max-memory allows 2575" '' tiling --board 10x10 --colors 4 --max-memory 2575
refuses "$e --rows: row 9 is off the board: rows are 1 to 8" '' tiling --size 8 --rows 3-9
refuses "$e --rows: row 0 is off the board: rows are 1 to 8" '' tiling --size 8 --rows 0-3
refuses "$e --rows: row -2 is off the board: rows are 1 to 8" '' tiling --size 8 --rows=-2-3
refuses "$e --rows: '4-3' ends before it begins" '' tiling --size 8 --rows 4-3
refuses "$e --rows: 'x' is not a whole number" '' tiling --size 8 --rows x
refuses "$e --rows: '' is not a whole number" '' tiling --size 8 --rows ''
refuses "$e --rows: '' is not a whole number" '' tiling --size 8 --rows 3-
refuses "$e --rows: $only 5x8" '' tiling --board 5x8 --rows 1-2
refuses "$e --format: must be labels where there is --rows" '' tiling --size 8 --rows 1-2 --format json
refuses "$e --cell: row 9, column 1 is off the 8x8 board" '' tiling --size 8 --cell 9,1
refuses "$e --cell: row 0, column 1 is off the 8x8 board" '' tiling --size 8 --cell 0,1
refuses "$e --cell: '1' is not of the form ROW,COLUMN" '' tiling --size 8 --cell 1
refuses "$e --cell: $only 5x8" '' tiling --board 5x8 --cell 1,2
refuses "$e --piece: 22 is no piece: they are 1 to 21" '' tiling --size 8 --piece 22
refuses "$e --piece: 0 is no piece: they are 1 to 21" '' tiling --size 8 --piece 0
refuses "$e --piece: 1 is no piece: the board has none" '' tiling --size 1 --piece 1
refuses "$e --piece: 'x' is not a whole number" '' tiling --size 8 --piece x
refuses "$e --piece: $only 5x8" '' tiling --board 5x8 --piece 1
refuses "$e --piece: and --cell are two questions" '' tiling --size 8 --piece 1 --cell 1,1
refuses "$e --rows: is another question than --cell and --piece" '' tiling --size 8 --piece 1 --rows 1
refuses "$e --format: does not go with --cell and --piece" '' tiling --size 8 --piece 1 --format labels
refuses "$e --colors: does not go with --cell and --piece" '' tiling --size 8 --cell 1,1 --colors 3
refuses "$e --colors: '5' is none of 3, 4" '' tiling --size 8 --colors 5
refuses "$e --colors: 3 $only 5x8" '' tiling --board 5x8 --colors 3
refuses "$e --format: does not go with --colors" '' tiling --size 8 --colors 3 --format labels
refuses "$e --algorithm: 'fast' is none of templates, reference" '' tiling --size 8 --algorithm fast
refuses "$e --algorithm: reference $only 5x8" '' tiling --board 5x8 --algorithm reference
refuses "$e --algorithm: reference fills a whole board, which --rows, --cell and --piece do without" '' tiling --size 8 --algorithm reference --rows 1

refuses "$e --max-memory: '1T' is not a size such as 1000000, 512MiB or 8G" '8 2 3' tiling --max-memory 1T
refuses "$e --max-memory: '-1' is not a size such as 1000000, 512MiB or 8G" '8 2 3' tiling --max-memory -1
refuses "$e --format: 'grid' is none of labels, pieces, json, drawing, binary" '8 2 3' tiling --format grid
refuses "$e --format: '' is none of labels, pieces, json, drawing, binary" '8 2 3' tiling --format ''
refuses "$e --color: 'yes' is none of auto, always, never" '8 2 3' tiling --color yes

# Tours from options.
refuses "$e --board: '8' is not of the form ROWSxCOLUMNS" '1' tour --board 8
refuses "$e --board: '' is not of the form ROWSxCOLUMNS" '1' tour --board ''
refuses "$e --board: '0x5' has no square: both sides must be at least 1" '1' tour --board 0x5
refuses "$e --board: '5x-5' has no square: both sides must be at least 1" '1' tour --board 5x-5
refuses "$e --board: '99999999999999999999' is out of the range of numbers" '1' tour --board 99999999999999999999x1
refuses "$e --start: row 6, column 1 is off the 5x6 board" '1' tour --board 5x6 --start 6,1
refuses "$e --start: row 1, column 0 is off the 8x8 board" '1' tour --start 1,0
refuses "$e --start: row -1, column 1 is off the 8x8 board" '1' tour --start -1,1
refuses "$e --start: '1' is not of the form ROW,COLUMN" '1' tour --start 1
refuses "$e --start: '' is not of the form ROW,COLUMN" '1' tour --start ''
refuses "$e --board: the 100x100 board needs 90816 bytes of memory; --max-memory allows 90815" '1' tour --board 100x100 --max-memory 90815 --algorithm reference
refuses "$e --board: the 100x100 board needs 2649 bytes of memory; --max-memory allows 2648" '1' tour --board 100x100 --max-memory 2648
refuses "$e --board: the 100x100 board needs 80000 bytes of memory; --max-memory allows 79999" '1' tour --board 100x100 --max-memory 79999 --format grid
refuses "$e --board: the 1000000x1000000 board is too large" '1' tour --board 1000000x1000000 --format grid
refuses "$e --algorithm: 'fast' is none of auto, construction, reference, warnsdorff, pohl, roth" '1' tour --algorithm fast
refuses "$e --stream: format grid begins with the last squares of a tour as well as the first; use cells, pairs or json" '1' tour --board 8x8 --format grid --stream
refuses "$e --from-rank: '0' is less than 1" '1' tour --board 8x8 --from-rank 0
refuses "$e --from-rank: 65 is behind the last of 64 steps" '1' tour --board 8x8 --from-rank 65
refuses "$e --count: 3 is more than the 2 squares from step 63 on" '1' tour --board 8x8 --from-rank 63 --count 3
refuses "$e --from-rank: the steps of this tour of the 5x5 board are not numbered without walking it: only those of constructed closed tours are" '1' tour --board 5x5 --from-rank 2
refuses "$e --count: format drawing begins with the last squares of a tour as well as the first; use cells, pairs or json" '1' tour --board 5x5 --count 2 --format drawing
refuses "$e --count: needs --algorithm construction, the default with --board or --start" '1' tour --count 2
refuses "$e --stream: needs --algorithm construction, the default with --board or --start" '1' tour --board 8x8 --stream --algorithm reference
refuses "$e --algorithm: a heuristic knows neither --closed, --finish nor --blocked" '1' tour --closed --board 6x6 --algorithm roth
refuses "$e --random: needs --seed" '1' tour --board 5x5 --random
refuses "$e --seed: needs --random" '1' tour --board 5x5 --seed 1
refuses "$e --seed: '-1' is negative" '1' tour --board 5x5 --random --seed -1
refuses "$e --random: keeps the whole tour: not with --stream" '1' tour --board 5x5 --random --seed 1 --stream
refuses "$e --random: needs --board or --start, and no other algorithm than construction" '1' tour --random --seed 1
refuses "$e --finish: row 6, column 1 is off the 5x6 board" '1' tour --board 5x6 --finish 6,1
refuses "$e --finish: row 2, column 3 is off the 9223372036854775807x1 board" '' tour --board 9223372036854775807x1 --finish 2,3 --format grid
refuses "$e --finish: '1' is not of the form ROW,COLUMN" '1' tour --board 5x6 --finish 1
refuses "$e --algorithm: reference knows neither --finish nor --blocked" '1' tour --finish 1,1 --algorithm reference
refuses "$e --blocked: 'no-such-file': No such file or directory" '1' tour --blocked no-such-file
refuses "$e --blocked: '/': Is a directory" '1' tour --blocked /
printf '1 1\n\n3,4 \n' > "$scratch/blocked"
refuses "$e --start: row 3, column 4 is blocked" '1' tour --blocked "$scratch/blocked" --start 3,4
refuses "$e --finish: row 1, column 1 is blocked" '1' tour --blocked "$scratch/blocked" --finish 1,1
refuses "$scratch/blocked:3:1: error: row 3, column 4 is off the 3x3 board" '1' tour --blocked "$scratch/blocked" --board 3x3
refuses "$e --board: the 1000000x1000000 board needs 200000000000000 bytes of memory; --max-memory allows 8589934592" '1' tour --blocked "$scratch/blocked" --board 1000000x1000000
refuses "$e --board: the 1000000x1000000 board is too large" '1' tour --board 1000000x1000000 --random --seed 1
for line in '1' '1 2 3' '1,2 3' 'a 1' '1,b' '2 2\n1 1\n2,2'; do
  # shellcheck disable=SC2059
  printf "$line\n" > "$scratch/blocked"
  case $line in
    1) wanted="1:1: error: '1' is half a square; it is ROW COLUMN" ;;
    '1 2 3') wanted="1:5: error: '3' follows a square; each has its own line" ;;
    '1,2 3') wanted="1:5: error: '3' follows a square; each has its own line" ;;
    'a 1') wanted="1:1: error: 'a' is not a whole number" ;;
    '1,b') wanted="1:1: error: 'b' is not a whole number" ;;
    *) wanted='3:1: error: row 2, column 2 is blocked already' ;;
  esac
  refuses "$scratch/blocked:$wanted" '1' tour --blocked "$scratch/blocked"
done
printf '1 1\n' > "$scratch/blocked"
refuses "$e --blocked: no square of the 1x1 board is left" '1' tour --blocked "$scratch/blocked" --board 1x1
refuses "$e --board: the 3000000000x3000000000 board is too large" '' tour --board 3000000000x3000000000 --max-nodes 9223372036854775807
refuses "$e --board: the 100x100 board needs 65298 bytes of memory; --max-memory allows 65297" '1' tour --board 100x100 --random --seed 1 --max-memory 65297
# A list without an end.
mkfifo "$scratch/endless"
yes '1 1' > "$scratch/endless" 2> /dev/null &
refuses "$scratch/endless:2:1: error: row 1, column 1 is blocked already" '1' tour --blocked "$scratch/endless"
wait
yes '1 1' > "$scratch/endless" 2> /dev/null &
refuses "$scratch/endless:26:1: error: 26 blocked squares need 4160 bytes of memory; --max-memory allows 4000" '1' tour --blocked "$scratch/endless" --board 100x100 --max-memory 4000
wait
refuses "$e --max-nodes: '-1' is negative" '1' tour --max-nodes -1
refuses "$e --max-nodes: '1e6' is not a whole number" '1' tour --max-nodes 1e6
refuses "$e --format: 'labels' is none of cells, pairs, grid, json, drawing" '1' tour --format labels

# Starts from standard input.
refuses "$in:1:1: error: 0 is no square of the 8x8 board: they are 1 to 64, and -1 ends the input" '0\n' tour
refuses "$in:1:1: error: 65 is no square of the 8x8 board: they are 1 to 64, and -1 ends the input" '65\n' tour
refuses "$in:2:2: error: -2 is no square of the 8x8 board: they are 1 to 64, and -1 ends the input" '\n -2\n' tour
refuses "$in:1:1: error: '1,1' is not a whole number" '1,1\n' tour
refuses "$in:1:1: error: '99999999999999999999' is out of the range of numbers" '99999999999999999999' tour
refuses "$in:1:1: error: the 8x8 board needs 656 bytes of memory; --max-memory allows 655" '1' tour --max-memory 655

# Options that are none.
refuses "$e A subcommand is required (see --help)" ''
refuses "$e The following argument was not expected: --bogus (see --help)" '8 2 3' tiling --bogus
refuses "$e The following argument was not expected: \\x1B[31m\\x0A\\xFF (see --help)" '8 2 3' tiling $'\e[31m\n\xff'
refuses "$e The following argument was not expected: 5x6 (see --help)" '1' tour 5x6
refuses "$e --size: At Most 1 required but received 2 (see --help)" '' tiling --size 8 --size 8
refuses "$e --board: 1 required ROWSxCOLS missing (see --help)" '' tour --board

echo "$cases refused requests, $failures failures"
[ "$failures" -eq 0 ] && [ "$cases" -ge 115 ]
