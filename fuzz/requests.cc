#include "requests.h"

#include <cstdint>
#include <optional>

namespace onceover::fuzz {
namespace {

constexpr std::int64_t kHuge = 4'000'000'000;
constexpr std::int64_t kMostSide = 40;

std::optional<BoardSize> ChooseBoard(ByteReader& bytes) {
  const std::int64_t kind = bytes.Choose(0, 2);
  const std::int64_t rows = bytes.Choose(0, kMostSide);
  const std::int64_t cols = bytes.Choose(0, kMostSide);
  if (kind == 0) return std::nullopt;
  return kind == 1 ? BoardSize{rows, cols} : BoardSize{kHuge, kHuge / 2};
}

Cell ChooseCell(ByteReader& bytes) {
  const std::int64_t row = bytes.Choose(-1, kMostSide);
  const std::int64_t col = bytes.Choose(-1, kMostSide);
  return {row, col};
}

}  // namespace

TilingRequest ChooseTilingRequest(ByteReader& bytes) {
  TilingRequest request{.board = ChooseBoard(bytes)};
  const std::int64_t kind = bytes.Choose(0, 3);
  const Cell cell = ChooseCell(bytes);
  if (kind == 1) request.missing = NoneMissing{};
  if (kind == 2) request.missing = MissingAnywhere{};
  if (kind == 3) request.missing = cell;
  return request;
}

TourRequest ChooseTourRequest(ByteReader& bytes) {
  TourRequest request{.board = ChooseBoard(bytes)};
  const bool has_start = bytes.ChooseBool();
  const Cell start = ChooseCell(bytes);
  if (has_start) request.start = start;
  request.closed = bytes.ChooseBool();
  return request;
}

}  // namespace onceover::fuzz
