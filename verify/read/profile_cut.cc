#include "read/profile_cut.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

namespace onceover::read {
namespace {

constexpr std::string_view kBlanks = " \t\r\v\f";

bool IsBlank(std::string_view line) {
  return line.find_first_not_of(kBlanks) == std::string_view::npos;
}

// The number at the beginning of a text, if any, which is taken off it.
std::optional<std::int64_t> TakeNumber(std::string_view& text) {
  text.remove_prefix(std::min(text.find_first_not_of(kBlanks), text.size()));
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc()) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return number;
}

// The number that is all of a line, if it is one.
std::optional<std::int64_t> OnlyNumberOf(std::string_view line) {
  const auto number = TakeNumber(line);
  return IsBlank(line) ? number : std::nullopt;
}

// Lines from..until of a text, as bytes.
CaseText LinesOf(const Text& text, std::size_t from, std::size_t until) {
  CaseText lines{.begin = text.Bytes().size(), .end = text.Bytes().size()};
  if (from < text.LineCount()) lines.begin = text.LineBegin(from);
  if (until < text.LineCount()) lines.end = text.LineBegin(until);
  return lines;
}

std::size_t SkipBlankLines(const Text& text, std::size_t line) {
  while (line < text.LineCount() && IsBlank(text.Line(line))) ++line;
  return line;
}

std::vector<CaseText> CutAtLines(const Text& text, std::size_t from) {
  std::vector<CaseText> cases;
  for (std::size_t line = from; line < text.LineCount(); ++line) {
    if (!IsBlank(text.Line(line))) cases.push_back(LinesOf(text, line, line + 1));
  }
  return cases;
}

std::vector<CaseText> CutAtBlankLines(const Text& text, std::size_t from) {
  std::vector<CaseText> cases;
  for (std::size_t line = SkipBlankLines(text, from); line < text.LineCount();) {
    std::size_t until = line;
    while (until < text.LineCount() && !IsBlank(text.Line(until))) ++until;
    cases.push_back(LinesOf(text, line, until));
    line = SkipBlankLines(text, until);
  }
  return cases;
}

// One line for a refusal, else as many that are not blank as the case's board has rows.
std::vector<CaseText> CutAtRows(const Text& text, std::size_t from, const RefusalWords& refusals,
                                std::span<const CaseRequest> asked) {
  std::vector<CaseText> cases;
  std::size_t line = SkipBlankLines(text, from);
  for (std::size_t number = 0; line < text.LineCount(); ++number) {
    const bool is_asked = number < asked.size() && asked[number].board.has_value();
    std::int64_t rows = is_asked ? asked[number].board->rows : 1;
    if (FindRefusal(Text(text.Line(line)), refusals)) rows = 1;
    std::size_t until = line;
    for (; rows > 0 && until < text.LineCount(); ++until) {
      if (!IsBlank(text.Line(until))) --rows;
    }
    cases.push_back(LinesOf(text, line, until));
    line = SkipBlankLines(text, until);
  }
  return cases;
}

std::vector<CaseText> CutAtHeaders(const Text& text, std::string_view header) {
  std::vector<CaseText> cases;
  for (std::size_t line = 0; line < text.LineCount(); ++line) {
    std::string_view rest = text.Line(line);
    rest.remove_prefix(std::min(rest.find_first_not_of(kBlanks), rest.size()));
    if (!rest.starts_with(header)) continue;
    if (!cases.empty()) cases.back().end = text.LineBegin(line);
    CaseText next = LinesOf(text, line + 1, text.LineCount());
    next.header = text.OffsetOf(rest);
    rest.remove_prefix(header.size());
    next.number = TakeNumber(rest);
    cases.push_back(next);
  }
  return cases;
}

// The first line after the numbers in front of the answers.
std::size_t SkipLead(const Text& text, Lead lead, std::optional<std::int64_t>& announced) {
  if (lead == Lead::kNothing) return 0;
  const std::size_t line = SkipBlankLines(text, 0);
  const std::size_t next = SkipBlankLines(text, line + 1);
  if (line >= text.LineCount()) return 0;
  const auto number = OnlyNumberOf(text.Line(line));
  if (lead == Lead::kCount) {
    if (!number) return 0;
    announced = number;
    return line + 1;
  }
  return number == 1 && next < text.LineCount() ? line + 1 : 0;
}

}  // namespace

CaseTexts CutIntoCases(const Text& text, const AnswerLayout& layout, const RefusalWords& refusals,
                       std::span<const CaseRequest> asked) {
  CaseTexts cut;
  const std::size_t from = SkipLead(text, layout.lead, cut.announced);
  switch (layout.cut) {
    case Cut::kNothing:
      cut.cases = {LinesOf(text, from, text.LineCount())};
      break;
    case Cut::kLines:
      cut.cases = CutAtLines(text, from);
      cut.is_uncut = layout.lead != Lead::kCount && cut.cases.size() != asked.size();
      if (cut.is_uncut) cut.cases = {LinesOf(text, from, text.LineCount())};
      break;
    case Cut::kBlocks:
      cut.cases = CutAtBlankLines(text, from);
      if (!asked.empty() && cut.cases.size() != asked.size()) {
        cut.cases = CutAtRows(text, from, refusals, asked);
      }
      break;
    case Cut::kHeaders:
      cut.cases = CutAtHeaders(text, layout.header);
      break;
  }
  return cut;
}

}  // namespace onceover::read
