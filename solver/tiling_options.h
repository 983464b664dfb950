// What is asked of onceover-solve tiling: the options, and the request on standard input.
#ifndef ONCEOVER_SOLVER_TILING_OPTIONS_H_
#define ONCEOVER_SOLVER_TILING_OPTIONS_H_

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "onceover/certificate.h"
#include "onceover/solve.h"
#include "onceover/write.h"
#include "tool.h"

namespace onceover::solver {

// As given.
struct TilingOptions {
  CommonOptions common;
  std::optional<std::string> size;
  std::optional<std::string> board;
  std::optional<std::string> missing;
  std::optional<std::string> rows;
  std::optional<std::string> cell;
  std::optional<std::string> piece;
  std::optional<std::string> colors;
  std::optional<std::string> algorithm;
};

// How to answer. At most one of rows, cell and piece is asked for.
struct TilingSettings {
  TilingOutput format = TilingOutput::kLabels;
  Colours colours = Colours::kNone;
  Limits limits;
  TilingAlgorithm algorithm = TilingAlgorithm::kTemplates;
  int max_colours = 0;           // of kColours
  std::optional<RowRange> rows;  // from 0; perhaps not on the board
  std::optional<Cell> cell;      // perhaps not on the board
  std::optional<std::int64_t> piece;
};

// The parts of a request, to blame one of them.
enum class Part : std::uint8_t { kSide, kRow, kCol };

using Blame = std::function<void(Part, std::string_view)>;

struct TilingRequest {
  TilingProblem problem;
  bool is_any_board = false;  // else the side must be a power of two
  Blame blame;
};

// Each complains and returns nullopt about what makes no sense.
std::optional<TilingSettings> ReadTilingSettings(const TilingOptions& options);

// From the options if there is a board among them, else from standard input.
std::optional<TilingRequest> ReadTilingRequest(const TilingOptions& options);

}  // namespace onceover::solver

#endif  // ONCEOVER_SOLVER_TILING_OPTIONS_H_
