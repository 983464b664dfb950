#!/usr/bin/env bash
# Runs every command of the documents' ```console blocks and compares what it prints with what the
# document says. Usage: docs_test.sh [--update] PATH_OF_TOOLS DOCUMENT...
set -euo pipefail

update=no
if [ "$1" = --update ]; then
  update=yes
  shift
fi
export PATH="$1:$PATH"
shift
export NO_COLOR=1
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
commands_run=0

# Prints a block's commands, each followed by what it prints; the status of one is $? of the next.
run_block() {
  local command
  for command in "$@"; do
    printf 'printf "%%s\\n" %q\n(exit $last)\n%s\nlast=$?\n' "\$ $command" "$command"
  done >"$scratch/block.sh"
  mkdir -p "$scratch/room"
  (cd "$scratch/room" && last=0 bash "$scratch/block.sh" 2>&1)
}

# The document with the output of every block made anew.
regenerate() {
  local line in_block=no
  local commands=()
  while IFS= read -r line; do
    if [ "$in_block" = no ]; then
      printf '%s\n' "$line"
      if [ "$line" = '```console' ]; then
        in_block=yes
        commands=()
      fi
    elif [ "$line" = '```' ]; then
      run_block "${commands[@]}"
      printf '%s\n' "$line"
      in_block=no
    elif [ "${line:0:2}" = '$ ' ]; then
      commands+=("${line:2}")
      commands_run=$((commands_run + 1))
    fi
  done <"$1"
}

status=0
for document in "$@"; do
  regenerate "$document" >"$scratch/new.md"
  if [ "$update" = yes ]; then
    cp "$scratch/new.md" "$document"
  elif ! diff -u "$document" "$scratch/new.md"; then
    echo "$document: says something else than the tools print" >&2
    status=1
  fi
  rm -rf "$scratch/room"
done
echo "$commands_run commands run"
[ "$commands_run" -gt 0 ] || status=1
exit "$status"
