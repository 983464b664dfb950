#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "mutants/suite.h"

namespace onceover::mutants {
namespace {

bool IsNumbers(read::TourFamily family) {
  return family == read::TourFamily::kSquareNumbers || family == read::TourFamily::kSquarePairs;
}

Page WithLast(const Page& right, std::string word) {
  Page page = right;
  page.rows.back().back() = std::move(word);
  return page;
}

}  // namespace

void AddBrokenText(const Page& right, Suite& suite) {
  const Form& form = suite.form();
  suite.AddEmptyFile();
  const bool is_list =
      form.is_tiling ? form.HasPieces() : form.HasPath() && IsNumbers(form.Tour().family);
  if (!form.IsPlainBoard() && !form.IsJson() && !is_list) return;
  const std::string last = right.rows.back().back();
  const auto add = [&](const Page& page, const std::vector<Rule>& rules, const char* slug,
                       const char* what) { suite.AddBroken(page.Text(), rules, slug, what); };
  const Rule no_number = form.IsJson() ? Rule::kBadJson : Rule::kNotANumber;
  add(WithLast(right, "x"), {no_number}, "letter", "the last value is x");
  add(WithLast(right, last + ".5"), {no_number}, "fraction", "the last value has a fraction");
  add(WithLast(right, "99999999999999999999"), {Rule::kNumberOverflow}, "overflow",
      "the last value does not fit in 64 bits");
  if (!form.IsPlainBoard()) return;
  Page page = right;
  page.rows.back().pop_back();
  const bool is_column = page.rows.back().empty();
  add(page, {is_column ? Rule::kTooFew : Rule::kRaggedRow}, "last-value-dropped",
      "the last value is dropped");
  page = right;
  page.rows.pop_back();
  add(page, {Rule::kTooFew}, "last-row-dropped", "the last row is dropped");
  page = right;
  page.rows.erase(page.rows.begin());
  add(page, {Rule::kTooFew}, "first-row-dropped", "the first row is dropped");
  page = right;
  page.rows.back().push_back(last);
  add(page, {Rule::kRaggedRow}, "last-row-longer", "the last row has a value more");
}

}  // namespace onceover::mutants
