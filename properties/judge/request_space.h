// The requests that a program is asked: which there are, in which order, and how they are written.
#ifndef ONCEOVER_PROPERTIES_JUDGE_REQUEST_SPACE_H_
#define ONCEOVER_PROPERTIES_JUDGE_REQUEST_SPACE_H_

#include <rapidcheck.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "read/profile.h"
#include "read/request_language.h"

namespace onceover::properties {

// The cases of one request, mostly one.
using Request = std::vector<read::CaseRequest>;

// A pattern of the language of requests as its words. Here `/` stands where a line ends, too.
struct RequestPattern {
  bool repeats = false;
  bool is_counted = false;
  bool ends_at_minus_one = false;
  std::vector<std::string> words;

  bool Has(std::string_view word) const;
  bool SaysBoard() const;  // a side at least
  // The pattern without line ends, as read::RequestFormat has it.
  std::string Plain() const;
};

// `pattern` must be one without its line ends (read::IsRequestPattern).
RequestPattern ParseRequestPattern(std::string_view pattern);

// The sides of the boards that are asked.
struct BoardBounds {
  std::int64_t min_side = 1;
  std::int64_t max_side = 16;
  std::int64_t max_squares = 0;  // 0: any number
};

struct RequestSpace {
  bool is_tiling = true;
  RequestPattern pattern;
  std::string plain_pattern;  // pattern.Plain()
  std::int64_t base = 1;
  bool upwards = false;
  std::optional<BoardSize> board;  // where no field says it
  std::optional<Cell> square;      // likewise
  bool closed = false;
  bool any_rectangle = false;  // tilings: not only 2^k x 2^k
  bool has_unsolvable = true;  // asks for what does not exist, too
  BoardBounds bounds;

  read::RequestFormat Format() const;
};

// The text of a request, as ReadRequests reads it back. Lines end after each case, where the
// pattern has `/`, and around the rows of a board. Precondition: the cases say what the pattern's
// fields are.
std::string WriteRequest(const RequestSpace& space, const Request& request);

// Is the case one that a program may be asked?
bool IsAskable(const RequestSpace& space, const read::CaseRequest& asked);

// Every request of one case on a board of at most `max_squares` squares, or on the only board there
// is: by area, rows, columns, row and column of the square, then of the finish. None is blocked.
std::vector<Request> SmallRequests(const RequestSpace& space, std::int64_t max_squares);

// Every request of one case on the boards a little smaller than one: sides at most as long, and at
// most two less (where sides are powers of two, half as long). In the same order. None for a board
// of more than 1024 squares.
std::vector<Request> SlightlySmallerRequests(const RequestSpace& space, const BoardSize& board);

// Requests of boards within the bounds, of several cases where the pattern repeats; shrinks towards
// fewer cases, smaller boards, squares nearer to the top left, and fewer blocked ones. Throws
// rc::GenerationFailure when drawn if hardly any case is askable.
rc::Gen<Request> AnyRequest(const RequestSpace& space);

// The size of the greatest board, or of none if no case has one.
BoardSize SizeOf(const Request& request);

// A request in one line, for people: "2x2, 1,1 missing".
std::string DescribeRequest(bool is_tiling, const Request& request);

}  // namespace onceover::properties

#endif  // ONCEOVER_PROPERTIES_JUDGE_REQUEST_SPACE_H_
