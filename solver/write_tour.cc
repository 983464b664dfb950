// Tours as text for programs.
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "check.h"
#include "draw_tour.h"
#include "onceover/solve.h"
#include "onceover/write.h"
#include "step_grid.h"
#include "text_buffer.h"

namespace onceover {
namespace {

using solver::TextBuffer;

void WriteCells(const Tour& tour, TextBuffer& out) {
  bool is_first = true;
  for (const std::int64_t square : tour.squares) {
    if (!is_first) out.Put(' ');
    is_first = false;
    out.PutNumber(square + 1);
  }
  out.Put('\n');
}

void WritePairs(const Tour& tour, TextBuffer& out) {
  for (const std::int64_t square : tour.squares) {
    out.PutNumber(square / tour.cols + 1);
    out.Put(' ');
    out.PutNumber(square % tour.cols + 1);
    out.Put('\n');
    if (!out.ok()) return;
  }
}

void WriteGrid(const Tour& tour, TextBuffer& out) {
  const int width = solver::DecimalWidth(std::ssize(tour.squares));
  const auto cols = static_cast<std::size_t>(tour.cols);
  const std::vector<std::int32_t> steps = solver::StepsOf(tour);
  for (std::size_t square = 0; square < steps.size() && out.ok(); ++square) {
    out.PutNumber(steps[square], width);
    out.Put((square + 1) % cols == 0 ? '\n' : ' ');
  }
}

void WriteJson(const Tour& tour, TextBuffer& out) {
  out.Put("{\"board\":[");
  out.PutNumber(tour.rows);
  out.Put(',');
  out.PutNumber(tour.cols);
  out.Put("],\"closed\":");
  out.Put(tour.closed ? "true" : "false");
  out.Put(",\"path\":");
  char separator = '[';
  for (const std::int64_t square : tour.squares) {
    out.Put(separator);
    separator = ',';
    out.Put('[');
    out.PutNumber(square / tour.cols + 1);
    out.Put(',');
    out.PutNumber(square % tour.cols + 1);
    out.Put(']');
    if (!out.ok()) return;
  }
  out.Put("]}\n");
}

}  // namespace

bool WriteTour(const Tour& tour, TourOutput format, Colours colours, const Drain& drain) {
  ONCEOVER_CHECK(!tour.squares.empty() && std::ssize(tour.squares) == tour.rows * tour.cols);
  TextBuffer out(drain);
  switch (format) {
    case TourOutput::kCells:
      WriteCells(tour, out);
      break;
    case TourOutput::kPairs:
      WritePairs(tour, out);
      break;
    case TourOutput::kGrid:
      WriteGrid(tour, out);
      break;
    case TourOutput::kJson:
      WriteJson(tour, out);
      break;
    case TourOutput::kDrawing:
      solver::DrawTour(tour, colours, out);
      break;
  }
  return out.Finish();
}

}  // namespace onceover
