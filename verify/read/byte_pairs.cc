// Tours as raw bytes: the column and the row of each square, from 0. A board of 8 x 8 makes 128.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "read/tour_answers.h"
#include "read/tour_readers.h"

namespace onceover::read {
namespace {

constexpr BoardSize kBoard{8, 8};
constexpr std::size_t kMost = 512;

bool IsControl(char byte) { return static_cast<unsigned char>(byte) < ' '; }
bool IsOnBoard(char byte) { return static_cast<unsigned char>(byte) < kBoard.rows; }

}  // namespace

std::vector<TourForm> DetectBytes(const Text& text, const TourRequest& request) {
  const std::string_view bytes = text.Bytes();
  if (request.board.value_or(kBoard) != kBoard || bytes.size() < 2 || bytes.size() > kMost) {
    return {};
  }
  if (!std::ranges::all_of(bytes, IsControl)) return {};
  if (2 * std::ranges::count_if(bytes, IsOnBoard) < std::ssize(bytes)) return {};
  return {TourForm{.family = TourFamily::kBytes, .coordinate_base = 0, .column_first = true}};
}

void ReadBytes(const Text& text, const TourForm& form, const TourRequest& request,
               std::int64_t max_faults, Reading<TourAnswer>& reading) {
  const std::string_view bytes = text.Bytes();
  if (bytes.size() < 2 || bytes.size() > kMost) return;
  TourAnswer answer = StartAnswer(request, kBoard, reading);
  answer.end = text.At(bytes.size());
  TourPath path;
  for (std::size_t at = 0; at + 2 <= bytes.size(); at += 2) {
    const std::int64_t first = static_cast<unsigned char>(bytes[at]) - form.coordinate_base;
    const std::int64_t second = static_cast<unsigned char>(bytes[at + 1]) - form.coordinate_base;
    Cell cell = form.column_first ? Cell{second, first} : Cell{first, second};
    if (form.upwards) cell.row = answer.problem.rows - 1 - cell.row;
    path.squares.push_back(cell);
    AddPlace(text, bytes.substr(at, 2), reading);
  }
  if (bytes.size() % 2 != 0) {
    AddFault(text, bytes.substr(bytes.size() - 1),
             {.rule = Rule::kTruncated,
              .index = std::ssize(path.squares),
              .expected = answer.problem.rows * answer.problem.cols,
              .found = std::ssize(path.squares)},
             max_faults, answer);
  }
  answer.certificate = std::move(path);
  reading.answers.push_back(std::move(answer));
}

}  // namespace onceover::read
