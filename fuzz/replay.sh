#!/usr/bin/env bash
# replay.sh HARNESS FOLDER...: runs a libFuzzer harness once on every file of the folders; fails if
# there is none.
set -euo pipefail
harness=$1
shift
mapfile -t files < <(find "$@" -type f | sort)
[[ ${#files[@]} -gt 0 ]] || { echo "no input to replay in $*" >&2; exit 1; }
"$harness" "${files[@]}"
echo "${#files[@]} inputs replayed"
