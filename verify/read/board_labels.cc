#include "read/board_labels.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "read/tour_answers.h"

namespace onceover::read {
namespace {

// Words of a matrix at equal distances.
struct Band {
  std::size_t first = 0;
  std::size_t stride = 1;
  std::size_t count = 0;
};

// Do the words count from 0 or 1, up or down?
bool Counts(const Matrix& matrix, const Band& band) {
  if (band.count < 3) return false;
  const auto number = [&](std::size_t i) {
    return ToCoordinate(matrix.words[band.first + i * band.stride]).value_or(-5);
  };
  const std::int64_t step = number(1) - number(0);
  const std::int64_t least = step > 0 ? number(0) : number(band.count - 1);
  if ((step != 1 && step != -1) || least < 0 || least > 1) return false;
  for (std::size_t i = 2; i < band.count; ++i) {
    if (number(i) - number(i - 1) != step) return false;
  }
  return true;
}

void Drop(Matrix& matrix, const Band& band) {
  std::vector<std::string_view> words;
  std::size_t dropped = 0;
  for (std::size_t i = 0; i < matrix.words.size(); ++i) {
    if (dropped < band.count && i == band.first + dropped * band.stride) {
      ++dropped;
    } else {
      words.push_back(matrix.words[i]);
    }
  }
  matrix.words = std::move(words);
}

}  // namespace

void DropLabels(const std::optional<BoardSize>& asked, Matrix& matrix) {
  if (!matrix.ragged.empty()) return;
  const auto rows = static_cast<std::size_t>(matrix.size.rows);
  const auto cols = static_cast<std::size_t>(matrix.size.cols);
  const BoardSize wanted = asked.value_or(BoardSize{matrix.size.rows, matrix.size.rows});
  if (matrix.size.cols == wanted.cols + 1) {
    for (const Band& column : {Band{0, cols, rows}, Band{cols - 1, cols, rows}}) {
      if (!Counts(matrix, column)) continue;
      Drop(matrix, column);
      --matrix.size.cols;
      return;
    }
  }
  const BoardSize square = asked.value_or(BoardSize{matrix.size.cols, matrix.size.cols});
  const Band header{0, 1, cols};
  if (matrix.size.rows == square.rows + 1 && matrix.size.cols == square.cols &&
      Counts(matrix, header)) {
    Drop(matrix, header);
    --matrix.size.rows;
  }
}

}  // namespace onceover::read
