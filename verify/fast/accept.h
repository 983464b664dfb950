// Large answers, accepted without being kept.
//
// Each function either accepts the one answer that the bytes hold, and returns the question that it
// answers, or returns nothing. Nothing says nothing: the answer may be wrong, or right and written
// in another way than is known here, and the plain reader and the kernel have to look at it.
#ifndef ONCEOVER_FAST_ACCEPT_H_
#define ONCEOVER_FAST_ACCEPT_H_

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>

#include "onceover/certificate.h"
#include "onceover/read.h"

namespace onceover::fast {

// The bytes of an input, by their offset.
struct Bytes {
  // Copies bytes from an offset on, as many as there is room for or as are left. Without a size it
  // is called for one offset after another, with one it may be called from several threads.
  std::function<std::size_t(std::int64_t offset, std::span<char> room)> read_at;
  std::optional<std::int64_t> size;  // if it is known
};

// A board of labels from 1 or of steps from 1 as text, a line a row; without request.board, one of
// as many rows as its first line has numbers. Or the squares of a tour by their numbers from 1, on
// request.board or an 8x8 board. The text is cut into bands, one for each of `bands` threads, if
// its size is known. Time O(bytes); memory a few rows and a bit a square for each band, and never
// more than a part of the text's size, or 64 MiB where that is not known.
std::optional<TilingProblem> AcceptLabels(const Bytes& bytes, const TilingRequest& request,
                                          int bands);
std::optional<TourProblem> AcceptSteps(const Bytes& bytes, const TourRequest& request, int bands);
std::optional<TourProblem> AcceptSquares(const Bytes& bytes, const TourRequest& request, int bands);

// The same of a binary board of labels (docs/formats.md).
std::optional<TilingProblem> AcceptBinary(const Bytes& bytes, const TilingRequest& request,
                                          int bands);

}  // namespace onceover::fast

#endif  // ONCEOVER_FAST_ACCEPT_H_
