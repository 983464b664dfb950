// What the user asks, from text: numbers, squares, boards, sizes. Nothing here knows a problem.
#ifndef ONCEOVER_SOLVER_REQUEST_H_
#define ONCEOVER_SOLVER_REQUEST_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "onceover/certificate.h"

namespace onceover::solver {

// Any bytes made fit to print, in quotes: what is not printable ASCII, and the backslash, as \xNN;
// cut after 40 bytes, followed by "...".
std::string Quoted(std::string_view bytes);

// The same without quotes, cut after max_length bytes.
std::string Escaped(std::string_view bytes, std::size_t max_length);

// Each of these reads the whole text, or returns nullopt and sets `error` to what is wrong with it,
// the text quoted. Numbers are decimal: digits, perhaps after a minus.

// A number between -(2^63 - 1) and 2^63 - 1, so that one less is a number still.
std::optional<std::int64_t> ParseInteger(std::string_view text, std::string& error);

// "R,C", 1-based: the square, 0-based. It may be off every board.
std::optional<Cell> ParseSquare(std::string_view text, std::string& error);

// "ROWSxCOLS", both at least 1.
struct BoardSize {
  std::int64_t rows = 0;
  std::int64_t cols = 0;
};
std::optional<BoardSize> ParseBoard(std::string_view text, std::string& error);

// Bytes: a number, or one with K, M, G or KiB, MiB, GiB; all are powers of 1024.
std::optional<std::int64_t> ParseBytes(std::string_view text, std::string& error);

}  // namespace onceover::solver

#endif  // ONCEOVER_SOLVER_REQUEST_H_
