// How a statement writes its own input, as a small pattern, and the reader of what it describes.
//
// A pattern is fields for one case, separated by blanks, or a repetition of them:
//
//   fields           one case, and nothing else
//   t*(fields)       the number of cases, then that many
//   *(fields)        cases until the end of the text
//   *(fields) -1     cases until -1 or the end of the text
//
// The fields, each at most once and the board's before the others:
//
//   k        the board is 2^k x 2^k
//   M        the board is M x M, and M a power of two
//   n        the board is n x n
//   R  C     the board's rows; its columns
//   r  c     row and column of the missing square or of the start, in the order of the statement;
//            `c` alone is a column of the first row
//   s        the number of that square, counted row by row
//   er ec    row and column of the finish
//   b        the number that the first step carries in the answer
//   G        a line for each row of the board, `.` for a free square and `*` for a blocked one
//
// So `k c r` is an exponent, then x, which is the column, then y. Line ends are blanks to a
// request, but in G, whose lines hold no blanks.
#ifndef ONCEOVER_READ_REQUEST_LANGUAGE_H_
#define ONCEOVER_READ_REQUEST_LANGUAGE_H_

#include <cstdint>
#include <istream>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "onceover/read.h"

namespace onceover::read {

// What a statement fixes about its requests.
struct RequestFormat {
  std::string_view pattern = "";                  // empty: there is no input
  std::int64_t base = 1;                          // of rows, columns and square numbers
  bool upwards = false;                           // rows count from the bottom
  std::optional<BoardSize> board = std::nullopt;  // where no field says it
  std::optional<Cell> square = std::nullopt;      // likewise; 0-based, row 0 at the top
};

// One case of a request; what is not known is left open.
struct CaseRequest {
  std::optional<BoardSize> board = std::nullopt;
  std::optional<Cell> square = std::nullopt;  // the missing square, or the start
  std::optional<Cell> finish = std::nullopt;
  std::vector<Cell> blocked = {};                         // in row-major order
  std::optional<std::int64_t> first_step = std::nullopt;  // what the first step is called
  friend bool operator==(const CaseRequest&, const CaseRequest&) = default;
};

// Is the text a pattern as above?
bool IsRequestPattern(std::string_view pattern);

// Reads all of `in`. The first error ends it; it stands at the bytes that are at fault, or at the
// end of a text that is too short. A side is at most 2^31, and a line of G at most 4096 bytes.
// Memory is bounded by the text: a number in it allocates nothing. Total, for any pattern and
// text; a pattern that is none is an error at the beginning.
std::variant<std::vector<CaseRequest>, RequestError> ReadRequests(const RequestFormat& format,
                                                                  std::istream& in);

}  // namespace onceover::read

#endif  // ONCEOVER_READ_REQUEST_LANGUAGE_H_
