// onceover-solve as a function: the code of the tool itself, with strings for its streams.
#ifndef ONCEOVER_FUZZ_SOLVER_TOOL_H_
#define ONCEOVER_FUZZ_SOLVER_TOOL_H_

#include <string>
#include <string_view>

namespace onceover::fuzz {

struct ToolRun {
  int status = 3;
  std::string out;
  std::string complaints;
};

// `onceover-solve tiling --format FORMAT --max-memory 64K` with this standard input.
ToolRun RunTilingTool(std::string_view format, std::string_view in);

// `onceover-solve tour --format FORMAT` with this standard input.
ToolRun RunTourTool(std::string_view format, std::string_view in);

}  // namespace onceover::fuzz

#endif  // ONCEOVER_FUZZ_SOLVER_TOOL_H_
