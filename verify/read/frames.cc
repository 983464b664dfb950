// Tours as pictures: the board once for each square of the tour, with the knight on it. The knight
// is the one sign that stands in every picture exactly once.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "read/tour_answers.h"
#include "read/tour_readers.h"

namespace onceover::read {
namespace {

constexpr std::size_t kFewestFrames = 3;
constexpr std::int64_t kSmallestSide = 3;
constexpr std::size_t kMostSigns = 6;  // different ones in a picture

std::size_t SignLength(std::string_view rest) {
  const auto byte = static_cast<unsigned char>(rest.front());
  const std::size_t length = byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4;
  return std::min(length, rest.size());
}

// The signs of a line, each a character; nothing if there are digits. Blanks and bars separate.
std::vector<std::string_view> SignsOf(std::string_view line) {
  constexpr std::string_view kSkipped = " \t\r|";
  std::vector<std::string_view> signs;
  while (!line.empty()) {
    const std::size_t length = SignLength(line);
    if (line.front() >= '0' && line.front() <= '9') return {};
    if (line.front() == '\x1B') return {};
    if (kSkipped.find(line.front()) == std::string_view::npos)
      signs.push_back(line.substr(0, length));
    line.remove_prefix(length);
  }
  return signs;
}

// A picture: some lines of a text.
struct Frame {
  std::size_t first_line = 0;
  BoardSize size;
  std::map<std::string_view, std::int64_t> times;  // of each sign
};

class FrameFinder {
 public:
  FrameFinder(const Text& text, const std::optional<BoardSize>& asked)
      : text_(text), asked_(asked) {}

  std::vector<Frame> Find() {
    for (std::size_t line = 0; line < text_.LineCount(); ++line) {
      const auto signs = SignsOf(text_.Line(line));
      const auto cols = std::ssize(signs);
      if (cols != frame_.size.cols || frame_.size.rows == asked_.value_or(BoardSize{-1, -1}).rows) {
        Close();
      }
      if (cols < kSmallestSide) continue;
      if (frame_.size.rows == 0) frame_.first_line = line;
      ++frame_.size.rows;
      frame_.size.cols = cols;
      for (const std::string_view sign : signs) {
        if (frame_.times.size() <= kMostSigns || frame_.times.contains(sign)) ++frame_.times[sign];
      }
    }
    Close();
    return std::move(frames_);
  }

 private:
  void Close() {
    const bool fits = asked_ ? frame_.size == *asked_ : frame_.size.rows >= kSmallestSide;
    if (fits && frame_.times.size() <= kMostSigns) frames_.push_back(std::move(frame_));
    frame_ = {};
  }

  const Text& text_;
  const std::optional<BoardSize>& asked_;
  std::vector<Frame> frames_;
  Frame frame_;
};

// The sign that stands in most pictures exactly once, if it does so in nine of ten.
std::optional<std::string_view> FindKnight(const std::vector<Frame>& frames) {
  std::map<std::string_view, std::size_t> once;
  for (const Frame& frame : frames) {
    for (const auto& [sign, times] : frame.times) {
      if (times == 1) ++once[sign];
    }
  }
  const auto most =
      std::ranges::max_element(once, {}, [](const auto& entry) { return entry.second; });
  if (most == once.end() || 10 * most->second < 9 * frames.size()) return std::nullopt;
  return most->first;
}

bool IsSame(const Text& text, const Frame& a, const Frame& b) {
  for (std::int64_t row = 0; row < a.size.rows; ++row) {
    const auto line = static_cast<std::size_t>(row);
    if (text.Line(a.first_line + line) != text.Line(b.first_line + line)) return false;
  }
  return true;
}

// The pictures of one size and their knight.
struct Session {
  std::vector<Frame> frames;
  std::string_view knight;
};

std::optional<Session> FindSession(const Text& text, const TourRequest& request) {
  Session session;
  for (Frame& frame : FrameFinder(text, request.board).Find()) {
    std::vector<Frame>& frames = session.frames;
    if (!frames.empty() && frame.size != frames.back().size) continue;
    if (!frames.empty() && IsSame(text, frame, frames.back())) continue;
    frames.push_back(std::move(frame));
  }
  if (session.frames.size() < kFewestFrames) return std::nullopt;
  const auto knight = FindKnight(session.frames);
  if (!knight) return std::nullopt;
  session.knight = *knight;
  return session;
}

// Adds the squares of the knights of a picture.
void AddKnights(const Text& text, const Frame& frame, std::string_view knight, TourPath& path,
                std::vector<std::string_view>& words) {
  for (std::int64_t row = 0; row < frame.size.rows; ++row) {
    const auto signs = SignsOf(text.Line(frame.first_line + static_cast<std::size_t>(row)));
    for (std::size_t col = 0; col < signs.size(); ++col) {
      if (signs[col] != knight) continue;
      path.squares.push_back({row, static_cast<std::int64_t>(col)});
      words.push_back(signs[col]);
    }
  }
}

}  // namespace

std::vector<TourForm> DetectFrames(const Text& text, const TourRequest& request) {
  if (!FindSession(text, request)) return {};
  return {TourForm{.family = TourFamily::kFrames}};
}

void ReadFrames(const Text& text, const TourForm& form, const TourRequest& request,
                std::int64_t max_faults, Reading<TourAnswer>& reading) {
  static_cast<void>(max_faults);  // a picture cannot be misread
  const auto session = FindSession(text, request);
  if (!session) return;
  const BoardSize& size = session->frames.front().size;
  TourAnswer answer = StartAnswer(request, size, reading);
  TourPath path;
  std::vector<std::string_view> words;
  for (const Frame& frame : session->frames) AddKnights(text, frame, session->knight, path, words);
  for (Cell& cell : path.squares) {
    if (form.upwards) cell.row = size.rows - 1 - cell.row;
  }
  for (const std::string_view word : words) AddPlace(text, word, reading);
  answer.end = text.At(text.OffsetOf(words.back()) + words.back().size());
  answer.certificate = std::move(path);
  reading.answers.push_back(std::move(answer));
}

}  // namespace onceover::read
