#include "mutants/form.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "judge/profile_requests.h"
#include "read/value.h"

namespace onceover::mutants {
namespace {

using read::Profile;
using read::TilingFamily;
using read::TourFamily;

// What stands for the statement: its request, and the format as a form.
Profile StatementTiling(TilingFamily family) {
  return {.name = "statement",
          .title = "The statement's own form",
          .form = read::TilingForm{.family = family},
          .request = {.pattern = "M r c"}};
}

Profile StatementTour(TourFamily family, read::Cut cut) {
  return {.name = "statement",
          .title = "The statement's own form",
          .form = read::TourForm{.family = family},
          .request = {.pattern = "*(s) -1", .board = BoardSize{8, 8}},
          .layout = {.cut = cut}};
}

const Profile& Statement(bool is_tiling, std::string_view format) {
  static const Profile labels = StatementTiling(TilingFamily::kLabelMatrix);
  static const Profile pieces = StatementTiling(TilingFamily::kSquareTriples);
  static const Profile cells = StatementTour(TourFamily::kSquareNumbers, read::Cut::kLines);
  static const Profile pairs = StatementTour(TourFamily::kSquarePairs, read::Cut::kBlocks);
  static const Profile grid = StatementTour(TourFamily::kStepMatrix, read::Cut::kBlocks);
  if (is_tiling) return format == "pieces" ? pieces : labels;
  if (format == "grid") return grid;
  return format == "cells" ? cells : pairs;
}

}  // namespace

const Profile& Form::Layout() const {
  return profile != nullptr ? *profile : Statement(is_tiling, format);
}

bool Form::HasLabels() const {
  if (!is_tiling) return false;
  const bool has_walls = Tiling().family == TilingFamily::kArt && Tiling().missing == "##";
  return has_walls || (Tiling().family == TilingFamily::kLabelMatrix &&
                       Tiling().meaning == read::LabelMeaning::kPieces);
}

bool Form::HasPieces() const {
  if (!is_tiling) return false;
  return IsJson() || Tiling().family == TilingFamily::kSquareTriples ||
         Tiling().family == TilingFamily::kCornerShapes;
}

bool Form::HasPath() const {
  return !is_tiling && (IsJson() || Tour().family != TourFamily::kStepMatrix);
}

bool Form::HasSteps() const {
  return !is_tiling && (IsJson() || Tour().family == TourFamily::kStepMatrix);
}

bool Form::IsPlainBoard() const {
  if (IsJson()) return false;
  if (!is_tiling) return HasSteps() && Layout().layout.lead != read::Lead::kCount;
  return HasLabels() && Tiling().width == 0 && Tiling().family == TilingFamily::kLabelMatrix;
}

bool Form::HasRefusal() const {
  const auto& words = Layout().refusal.words;
  return !words.lines.empty() || !words.prefixes.empty();
}

bool Form::IsRepeated() const {
  return space.pattern.repeats || Layout().layout.lead == read::Lead::kCount;
}

bool Form::AsksSquare() const { return space.pattern.Has("r") && space.pattern.Has("c"); }

bool Form::HasExpected() const {
  return read::IsCompared(Layout().accepts) && Layout().accepts != read::Accepts::kReference;
}

Form MakeForm(const Profile* profile, bool is_tiling, const std::string& format) {
  const std::vector<std::string> tilings = {"labels", "pieces", "json"};
  const std::vector<std::string> tours = {"cells", "pairs", "grid", "json"};
  Form form{.profile = profile, .format = format, .is_tiling = is_tiling, .space = {}};
  const auto& known = is_tiling ? tilings : tours;
  if (profile != nullptr && !format.empty()) {
    throw QuestionError{"--format: the profile says how answers are written"};
  }
  if (profile == nullptr && format.empty()) form.format = known.front();
  if (profile == nullptr && std::ranges::find(known, form.format) == known.end()) {
    throw QuestionError{
        fmt::format("--format: '{}' is none of {}", read::Escape(format), fmt::join(known, ", "))};
  }
  form.space = properties::SpaceOf(form.Layout());
  return form;
}

std::string Compose(const Form& form, const std::vector<std::string>& cases,
                    const Numbers& numbers) {
  const read::AnswerLayout& layout = form.Layout().layout;
  const bool is_list =
      form.Layout().counts == read::Counts::kAll && form.Layout().layout.cut == read::Cut::kNothing;
  std::string text;
  if (layout.lead == read::Lead::kFlag) text = "1\n";
  if (layout.lead == read::Lead::kCount) {
    text = fmt::format("{}\n", numbers.announced.value_or(cases.size()));
  }
  for (std::size_t i = 0; i < cases.size(); ++i) {
    if (layout.cut == read::Cut::kHeaders) {
      const std::string_view end = layout.header.ends_with(':') ? "" : ":";
      text += fmt::format("{}{}{}\n", layout.header, i == 1 ? numbers.second : i + 1, end);
    }
    const bool is_apart = layout.cut == read::Cut::kBlocks || is_list;
    if (is_apart && i > 0) text += "\n";
    text += cases[i];
  }
  return text;
}

}  // namespace onceover::mutants
