// From the bytes of an answer to certificates, with the place of every value.
//
// Reading never judges a solution: it either yields certificates or says which bytes are none.
// Memory is proportional to the values that are really there; a blank costs nothing, a number of a
// header nothing, a word of a gigabyte a few bytes. docs/formats.md is normative.
#ifndef ONCEOVER_READ_H_
#define ONCEOVER_READ_H_

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "onceover/certificate.h"
#include "onceover/verify.h"

namespace onceover {

// A place in the input. Lines and columns count from 1, columns in bytes; a byte order mark at the
// beginning is in no column.
struct Position {
  std::int64_t byte = 0;
  std::int64_t line = 1;
  std::int64_t column = 1;
  friend bool operator==(const Position&, const Position&) = default;
};

// The places of an answer file's values: 8 bytes a value and 40 a line that holds values.
class Places {
 public:
  struct Line {
    std::int64_t first_value = 0;  // the first and the last of its values, where they were added in
    std::int64_t last_value = 0;   // the order of the input
    std::int64_t number = 1;
    std::int64_t begin = 0;  // byte at which column 1 is
    std::int64_t end = 0;    // byte after the last value
  };

  // Adds the next value; O(1) in the order of the input, O(lines) in any other.
  void Add(const Position& at, std::int64_t length);

  std::int64_t Count() const { return std::ssize(bytes_); }
  std::span<const Line> Lines() const { return lines_; }

  // The place of a value; O(log lines). `value` is in 0..Count()-1.
  Position At(std::int64_t value) const;

  // The place just after a value if it ends its line, the value's own place otherwise.
  Position After(std::int64_t value) const;

 private:
  const Line& LineOf(std::int64_t value) const;

  std::vector<std::int64_t> bytes_;
  std::vector<Line> lines_;
};

// A fault of reading: where, and the bytes that are at fault, fit to be printed.
struct ReadFault {
  Fault fault;
  Position at;
  std::string shown;
};

// The faults of reading one answer: the first ones listed, all of them counted.
struct ReadFaults {
  std::vector<ReadFault> listed;
  std::vector<std::int64_t> counts;  // of each rule; none at all where there is no fault

  bool Empty() const { return counts.empty(); }
  std::int64_t Count(Rule rule) const;
  void Add(ReadFault fault, std::int64_t max_faults);
};

// One answer of an input. Where there are faults of reading the certificate means nothing.
template <typename Problem, typename Certificate>
struct Answer {
  Problem problem;  // the question, completed by what the answer says about its own board
  Certificate certificate;
  ReadFaults faults;
  std::int64_t first_value = 0;       // number of its first value among the input's
  std::int64_t values_per_entry = 1;  // values that make one entry of the certificate's array
  Position end;                       // just after its last value: the place of whatever is absent
  std::int64_t shown_offset = 0;      // what the input calls n + shown_offset is label or step n
  std::string remark = {};  // what else is to be said about how it was read; fit to be printed
  std::vector<std::string> names =
      {};  // what the input calls labels 1, 2 ..., if they are no numbers
};

using TilingAnswer = Answer<TilingProblem, std::variant<LabelGrid, PieceList>>;
using TourAnswer = Answer<TourProblem, std::variant<TourPath, StepGrid>>;

// All answers of an input: at least one, since an empty input is one answer that is at fault.
template <typename AnswerType>
struct Reading {
  std::vector<AnswerType> answers;
  Places places;
};

struct BoardSize {
  std::int64_t rows = 0;
  std::int64_t cols = 0;
  friend bool operator==(const BoardSize&, const BoardSize&) = default;
};

// What was asked, as far as it is known. What is left open is taken from the answer.
struct TilingRequest {
  std::optional<BoardSize> board = std::nullopt;
  std::optional<Missing> missing = std::nullopt;  // MissingAnywhere if neither side says more
};

struct TourRequest {
  std::optional<BoardSize> board = std::nullopt;  // 8x8 if neither side says more
  std::optional<Cell> start = std::nullopt;
  std::optional<Cell> finish = std::nullopt;
  bool closed = false;
  std::vector<Cell> blocked = {};  // in row-major order, each once
  std::vector<Cell> starts = {};   // if any: the start of each answer, instead of `start`
};

enum class TilingFormat : std::uint8_t { kLabels, kPieces, kJson, kBinary };
enum class TourFormat : std::uint8_t { kCells, kPairs, kGrid, kJson };

// Reads all of `in`. A stream that fails (in.bad()) is the caller's to notice. kPieces needs
// request.board: without it every answer is at fault (rule bad-request).
Reading<TilingAnswer> ReadTilings(std::istream& in, TilingFormat format,
                                  const TilingRequest& request,
                                  std::int64_t max_faults = kDefaultMaxFaults);
Reading<TourAnswer> ReadTours(std::istream& in, TourFormat format, const TourRequest& request,
                              std::int64_t max_faults = kDefaultMaxFaults);

// The verdict on an answer: its faults of reading if there are any, else the checker's verdict.
Verdict Judge(const TilingAnswer& answer, std::int64_t max_faults = kDefaultMaxFaults);
Verdict Judge(const TourAnswer& answer, std::int64_t max_faults = kDefaultMaxFaults);

// Where in the input a fault of Judge's verdict is. `number` is the fault's number in its list.
Position PlaceOf(const Reading<TilingAnswer>& reading, const TilingAnswer& answer,
                 const Fault& fault, std::size_t number);
Position PlaceOf(const Reading<TourAnswer>& reading, const TourAnswer& answer, const Fault& fault,
                 std::size_t number);

// The statements' own requests. `M x y`: the side, a power of two, and the missing square; or
// squares 1..rows*cols to start from, until -1 or the end.
struct RequestError {
  Position at;
  std::string text;  // one line
};
std::variant<TilingRequest, RequestError> ReadTilingRequest(std::istream& in);
std::variant<std::vector<Cell>, RequestError> ReadTourStarts(std::istream& in,
                                                             const BoardSize& board);

}  // namespace onceover

#endif  // ONCEOVER_READ_H_
