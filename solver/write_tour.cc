// Tours as text for programs.
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "check.h"
#include "draw_tour.h"
#include "onceover/certificate.h"
#include "onceover/solve.h"
#include "onceover/walk.h"
#include "onceover/write.h"
#include "step_grid.h"
#include "text_buffer.h"

namespace onceover {
namespace {

using solver::TextBuffer;

// The writers below take the squares from anything that hands them on one by one: source(visit).
// visit(cell) is false when no more are wanted.

template <typename Source>
void WriteCells(std::int64_t cols, const Source& source, TextBuffer& out) {
  bool is_first = true;
  source([&](Cell cell) {
    if (!is_first) out.Put(' ');
    is_first = false;
    out.PutNumber(cell.row * cols + cell.col + 1);
    return out.ok();
  });
  out.Put('\n');
}

template <typename Source>
void WritePairs(const Source& source, TextBuffer& out) {
  source([&](Cell cell) {
    out.PutNumber(cell.row + 1);
    out.Put(' ');
    out.PutNumber(cell.col + 1);
    out.Put('\n');
    return out.ok();
  });
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

struct Header {
  std::int64_t rows;
  std::int64_t cols;
  bool closed;
};

template <typename Source>
void WriteJson(const Header& board, const Source& source, TextBuffer& out) {
  out.Put("{\"board\":[");
  out.PutNumber(board.rows);
  out.Put(',');
  out.PutNumber(board.cols);
  out.Put("],\"closed\":");
  out.Put(board.closed ? "true" : "false");
  out.Put(",\"path\":");
  char separator = '[';
  source([&](Cell cell) {
    out.Put(separator);
    separator = ',';
    out.Put('[');
    out.PutNumber(cell.row + 1);
    out.Put(',');
    out.PutNumber(cell.col + 1);
    out.Put(']');
    return out.ok();
  });
  out.Put("]}\n");
}

// False if the format is none of those that take the squares in order.
template <typename Source>
bool WriteInOrder(const Header& board, const Source& source, TourOutput format, TextBuffer& out) {
  switch (format) {
    case TourOutput::kCells:
      WriteCells(board.cols, source, out);
      return true;
    case TourOutput::kPairs:
      WritePairs(source, out);
      return true;
    case TourOutput::kJson:
      WriteJson(board, source, out);
      return true;
    case TourOutput::kGrid:
    case TourOutput::kDrawing:
      break;
  }
  return false;
}

}  // namespace

bool WriteTour(const Tour& tour, TourOutput format, Colours colours, const Drain& drain) {
  ONCEOVER_CHECK(!tour.squares.empty() && std::ssize(tour.squares) <= tour.rows * tour.cols);
  TextBuffer out(drain);
  const auto source = [&](const auto& visit) {
    for (const std::int64_t square : tour.squares) {
      if (!visit(Cell{square / tour.cols, square % tour.cols})) return;
    }
  };
  if (!WriteInOrder({tour.rows, tour.cols, tour.closed}, source, format, out)) {
    if (format == TourOutput::kGrid) {
      WriteGrid(tour, out);
    } else {
      solver::DrawTour(tour, colours, out);
    }
  }
  return out.Finish();
}

bool IsInOrder(TourOutput format) {
  return format != TourOutput::kGrid && format != TourOutput::kDrawing;
}

bool WriteWalk(const TourPlan& plan, const WalkPart& part, TourOutput format, const Drain& drain) {
  ONCEOVER_CHECK(part.count >= 1 && IsInOrder(format));
  TextBuffer out(drain);
  const auto source = [&](const auto& visit) {
    TourWalk walk = part.walk;
    for (std::int64_t left = part.count; visit(walk.square()) && --left > 0;) walk.Step();
  };
  WriteInOrder({plan.rows, plan.cols, part.closed}, source, format, out);
  return out.Finish();
}

}  // namespace onceover
