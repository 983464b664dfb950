// One fault in words.
#ifndef ONCEOVER_REPORT_DESCRIBE_H_
#define ONCEOVER_REPORT_DESCRIBE_H_

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "onceover/certificate.h"
#include "onceover/read.h"
#include "onceover/verify.h"

namespace onceover::report {

// What the words need besides the fault itself.
struct FaultContext {
  BoardSize board;
  bool is_list = false;         // pieces or a path, whose indices count entries and not squares
  std::string_view shown = {};  // of a fault of reading: the bytes, fit to be printed
  std::int64_t label = 0;       // of a fault of a piece: its label, and its first squares
  std::vector<Cell> squares = {};
  std::int64_t shown_offset = 0;        // label or step n is called n + shown_offset in the input
  std::vector<std::string> names = {};  // or by these, fit to be printed, for labels 1, 2 ...
};

// A square as people write it: row,column from 1.
std::string Name(const Cell& cell);

std::string Describe(const Fault& fault, const FaultContext& context);

}  // namespace onceover::report

#endif  // ONCEOVER_REPORT_DESCRIBE_H_
