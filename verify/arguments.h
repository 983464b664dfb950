// The values of onceover-check's options: text to data, or what is wrong with it.
#ifndef ONCEOVER_ARGUMENTS_H_
#define ONCEOVER_ARGUMENTS_H_

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

#include "onceover/certificate.h"
#include "onceover/read.h"
#include "read/form.h"
#include "read/selection.h"

namespace onceover {

// What is wrong with the value of an option: one line that names the value and the character.
struct ArgumentError {
  std::string text;
};

// `8x8`: rows and columns from 1, with at most 2^63-1 squares.
std::variant<BoardSize, ArgumentError> ParseBoard(std::string_view text);

// `2,3`: row and column from 1.
std::variant<Cell, ArgumentError> ParseCell(std::string_view text);

// `2,3`, `any` or `none`.
std::variant<Missing, ArgumentError> ParseMissing(std::string_view text);

// `all`, `first`, `last` or a number from 1.
std::variant<read::Selection, ArgumentError> ParseSelection(std::string_view text);

// `0` or `1`.
std::variant<std::int64_t, ArgumentError> ParseBase(std::string_view text);

// `colouring`, `orientations` or `reused-ids`.
std::variant<read::LabelMeaning, ArgumentError> ParseMeaning(std::string_view text);

}  // namespace onceover

#endif  // ONCEOVER_ARGUMENTS_H_
