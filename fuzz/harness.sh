# What the scripts that run harnesses have in common; sourced.

# The folders of a harness's own inputs, a line each: harness_inputs FUZZ_FOLDER NAME.
harness_inputs() {
  echo "$1/seeds/$2"
  [[ ! -d $1/regressions/$2 ]] || echo "$1/regressions/$2"
}

# What a harness said last that failed, and where its input is kept: harness_failure NAME LOG.
harness_failure() {
  echo "$1: FAILED; what it says last:"
  grep -v -e '^#' -e NEW_FUNC "$2" | tail -n 40
  sed -n 's/.*Test unit written to /kept: /p' "$2"
}

# How many inputs a harness that ended has run: harness_executions LOG.
harness_executions() {
  sed -n 's/^stat::number_of_executed_units: *//p' "$1"
}
