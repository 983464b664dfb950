// Tours as a terminal session: the cursor is sent to each square (ESC [ y ; x H), where a sign of
// one or two columns is drawn, or the number of the step.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <numeric>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "read/line_words.h"
#include "read/number_table.h"
#include "read/tour_answers.h"
#include "read/tour_readers.h"

namespace onceover::read {
namespace {

constexpr std::size_t kFewest = 4;  // drawings that make a session

// What is drawn, and where: line and column of the terminal.
struct Drawing {
  Cell at;
  std::string_view sign;
};

// ESC [ y ; x H, of which either number may be left out for a 1.
std::optional<Cell> TargetOf(std::string_view control) {
  if (!control.ends_with('H') && !control.ends_with('f')) return std::nullopt;
  const std::string_view numbers = control.substr(2, control.size() - 3);
  const std::size_t semicolon = numbers.find(';');
  const std::string_view line = numbers.substr(0, semicolon);
  const std::string_view column =
      semicolon == std::string_view::npos ? std::string_view() : numbers.substr(semicolon + 1);
  return Cell{ToCoordinate(line).value_or(1), ToCoordinate(column).value_or(1)};
}

std::string_view Trimmed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(" \r\n\t");
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(" \r\n\t") + 1 - begin);
}

// All that is drawn where the cursor was sent to.
std::vector<Drawing> FindDrawings(const Text& text) {
  std::vector<Drawing> drawings;
  std::optional<Cell> target;
  const std::string_view bytes = text.Bytes();
  for (std::size_t at = bytes.find('\x1B'); at < bytes.size();) {
    const std::size_t length = std::max<std::size_t>(ControlLength(bytes.substr(at)), 1);
    if (length > 1) {
      if (const auto next = TargetOf(bytes.substr(at, length))) target = next;
    }
    at += length;
    const std::size_t next = std::min(bytes.find('\x1B', at), bytes.size());
    const std::string_view sign = Trimmed(bytes.substr(at, next - at));
    if (target && !sign.empty()) {
      drawings.push_back({*target, sign});
      target.reset();
    }
    at = next;
  }
  return drawings;
}

std::int64_t Columns(std::string_view sign) {
  return std::ranges::count_if(sign, [](char byte) { return (byte & 0xC0) != 0x80; });
}

// A session: drawings of one kind, on squares counted from the top left.
struct Session {
  std::vector<Drawing> drawings;
  BoardSize size;
  bool has_numbers = false;
};

// Keeps the drawings of the most frequent width, or the numbers if most are.
void KeepOneKind(Session& session) {
  std::vector<Drawing>& all = session.drawings;
  const auto is_number = [](const Drawing& drawing) { return ToNumber(drawing.sign).has_value(); };
  session.has_numbers = 2 * std::ranges::count_if(all, is_number) > std::ssize(all);
  if (session.has_numbers) {
    std::erase_if(all, [&](const Drawing& drawing) { return !is_number(drawing); });
    return;
  }
  std::map<std::int64_t, std::int64_t> times;
  for (const Drawing& drawing : all) ++times[Columns(drawing.sign)];
  const std::int64_t width =
      std::ranges::max_element(times, {}, [](const auto& entry) { return entry.second; })->first;
  std::erase_if(all, [&](const Drawing& drawing) { return Columns(drawing.sign) != width; });
  const auto is_again = [](const Drawing& a, const Drawing& b) { return a.at == b.at; };
  all.erase(std::unique(all.begin(), all.end(), is_again), all.end());
}

// Lines and columns of the terminal to rows and columns of the board.
void ToSquares(Session& session, const std::optional<BoardSize>& asked) {
  std::vector<Drawing>& all = session.drawings;
  const auto least = [&](auto member) {
    return std::ranges::min(all, {}, [&](const Drawing& drawing) { return drawing.at.*member; })
               .at.*
           member;
  };
  const Cell origin{least(&Cell::row), least(&Cell::col)};
  Cell unit;
  for (const Drawing& drawing : all) {
    unit.row = std::gcd(unit.row, drawing.at.row - origin.row);
    unit.col = std::gcd(unit.col, drawing.at.col - origin.col);
  }
  const std::int64_t width = session.has_numbers ? 1 : Columns(all.front().sign);
  unit = {std::max<std::int64_t>(unit.row, 1), std::max(unit.col, width)};
  std::vector<Cell> squares;
  for (Drawing& drawing : all) {
    drawing.at = {(drawing.at.row - origin.row) / unit.row,
                  (drawing.at.col - origin.col) / unit.col};
    squares.push_back(drawing.at);
  }
  session.size = asked.value_or(SizeOfList(squares));
}

std::optional<Session> FindSession(const Text& text, const TourRequest& request) {
  Session session{.drawings = FindDrawings(text), .size = {}};
  if (session.drawings.size() < kFewest) return std::nullopt;
  KeepOneKind(session);
  if (session.drawings.size() < kFewest) return std::nullopt;
  ToSquares(session, request.board);
  std::vector<std::pair<std::int64_t, std::int64_t>> places;
  for (const Drawing& drawing : session.drawings) {
    places.emplace_back(drawing.at.row, drawing.at.col);
  }
  std::ranges::sort(places);
  const auto different = std::unique(places.begin(), places.end()) - places.begin();
  // Pictures that are all drawn at one place are no squares.
  if (2 * different < std::ssize(places)) return std::nullopt;
  return session;
}

}  // namespace

std::vector<TourForm> DetectCursor(const Text& text, const TourRequest& request) {
  const auto session = FindSession(text, request);
  if (!session) return {};
  const TourForm form{.family = TourFamily::kCursor};
  if (!session->has_numbers) return {form};
  std::vector<std::int64_t> steps;
  for (const Drawing& drawing : session->drawings) steps.push_back(*ToNumber(drawing.sign));
  std::vector<TourForm> forms;
  for (const std::int64_t base : FindBases(steps, SquaresOf(session->size), 0)) {
    forms.push_back(form);
    forms.back().base = base;
  }
  return forms;
}

void ReadCursor(const Text& text, const TourForm& form, const TourRequest& request,
                std::int64_t max_faults, Reading<TourAnswer>& reading) {
  const auto session = FindSession(text, request);
  if (!session) return;
  if (session->has_numbers) {
    std::vector<PlacedStep> placed;
    for (const Drawing& drawing : session->drawings) {
      placed.push_back({drawing.at, *ToNumber(drawing.sign), drawing.sign});
    }
    AddPlacedSteps(text, request, session->size, std::move(placed), form.base, max_faults, reading);
    return;
  }
  TourAnswer answer = StartAnswer(request, session->size, reading);
  TourPath path;
  for (const Drawing& drawing : session->drawings) {
    path.squares.push_back(drawing.at);
    AddPlace(text, drawing.sign, reading);
  }
  const std::string_view last = session->drawings.back().sign;
  answer.end = text.At(text.OffsetOf(last) + last.size());
  answer.certificate = std::move(path);
  reading.answers.push_back(std::move(answer));
}

}  // namespace onceover::read
