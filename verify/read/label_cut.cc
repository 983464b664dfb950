#include "read/label_cut.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "onceover/read.h"
#include "onceover/verify.h"
#include "read/answers.h"
#include "read/label_forms.h"
#include "read/word.h"

namespace onceover::read {
namespace {

std::optional<Corner> CornerOf(std::string_view word, const std::vector<Shape>& shapes) {
  for (const Shape& shape : shapes) {
    if (Canonical(shape.code) == Canonical(word)) return shape.missing;
  }
  return std::nullopt;
}

bool IsUncovered(std::string_view word, const TilingForm& form) {
  if (IsMark(word, form.missing)) return true;
  if (std::ranges::find(form.free, word) != form.free.end()) return true;
  // 0 and -1 may well be codes of shapes.
  const bool is_code = form.meaning == LabelMeaning::kOrientations && CornerOf(word, form.shapes);
  return !form.any_labels && IsFreeNumber(word, form.base) && !is_code;
}

}  // namespace

Interned Intern(const Matrix& board, const TilingForm& form) {
  Interned interned;
  interned.numbers.reserve(board.words.size());
  std::unordered_map<std::string_view, std::int64_t> numbers;
  for (const std::string_view word : board.words) {
    const std::string_view name = Canonical(word);
    const auto [entry, is_new] = numbers.try_emplace(name, 0);
    if (is_new && !IsUncovered(word, form)) {
      interned.names.push_back(word);
      entry->second = std::ssize(interned.names);
    }
    interned.numbers.push_back(entry->second);
  }
  return interned;
}

Cut CutOf(const Matrix& board, const TilingForm& form) {
  const Interned interned = Intern(board, form);
  if (form.meaning != LabelMeaning::kOrientations) {
    return CutIntoPieces(interned.numbers, board.size);
  }
  std::vector<std::optional<Corner>> missing;
  for (const std::string_view name : interned.names) {
    missing.push_back(CornerOf(name, form.shapes));
  }
  return CutByShapes(interned.numbers, board.size, missing);
}

bool IsRightCut(const Matrix& board, const TilingForm& form, const TilingRequest& request) {
  if (std::ssize(board.words) != board.size.rows * board.size.cols) return false;
  TilingForm by_shapes = form;
  by_shapes.meaning = LabelMeaning::kOrientations;
  const Cut cut = CutOf(board, by_shapes);
  if (cut.count == CutCount::kNone) return false;
  const Verdict verdict = CheckTiling(ProblemOf(request, board.size), LabelGrid{cut.labels}, 0);
  return verdict.outcome == Outcome::kAccepted;
}

}  // namespace onceover::read
