// Files of blocked squares.
#ifndef ONCEOVER_SOLVER_BLOCKED_FILE_H_
#define ONCEOVER_SOLVER_BLOCKED_FILE_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "onceover/certificate.h"

namespace onceover::solver {

// The squares that a file names, one "ROW COLUMN" or "ROW,COLUMN" a line, counted from 1, in any
// order, empty lines apart; in row-major order. Complains and returns nullopt about a file that
// cannot be read, and about the first line that names no square of the board or one that is blocked
// already, or is one too many to keep in max_memory bytes.
std::optional<std::vector<Cell>> ReadBlocked(const std::string& path, std::int64_t rows,
                                             std::int64_t cols, std::int64_t max_memory);

}  // namespace onceover::solver

#endif  // ONCEOVER_SOLVER_BLOCKED_FILE_H_
