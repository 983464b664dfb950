// Certificates as the words of an answer's lines.
#ifndef ONCEOVER_PROPERTIES_MUTANTS_PAGE_H_
#define ONCEOVER_PROPERTIES_MUTANTS_PAGE_H_

#include <optional>
#include <string>
#include <vector>

#include "cases.h"
#include "mutants/form.h"

namespace onceover::mutants {

// What stands around the words.
struct Style {
  std::string before = {};
  std::string row_begin = {};
  std::string between = " ";
  std::string row_end = "\n";
  std::string between_rows = {};
  std::string after = {};
};

// Rows as the arrays of an array in JSON, and what stands before that.
Style JsonStyle(std::string before);

// The answer to one case.
struct Page {
  std::vector<std::vector<std::string>> rows;
  Style style = {};

  std::string Text() const;
};

// Nothing where the form has no words for it. A certificate of a kind that is not the form's is
// turned into one that is, if it is right.
std::optional<Page> PageOf(const Form& form, const properties::LabelCase& it);
std::optional<Page> PageOf(const Form& form, const properties::PieceCase& it);
std::optional<Page> PageOf(const Form& form, const properties::PathCase& it);
std::optional<Page> PageOf(const Form& form, const properties::StepCase& it);

// The certificate as a reader of the page must understand it: labels that are any words are only
// told apart, walls only show which squares are together, and a missing square that nobody asked
// for is any.
properties::LabelCase Understood(const Form& form, const properties::LabelCase& it);
properties::PieceCase Understood(const Form& form, const properties::PieceCase& it);
inline properties::PathCase Understood(const Form&, const properties::PathCase& it) { return it; }
inline properties::StepCase Understood(const Form&, const properties::StepCase& it) { return it; }

}  // namespace onceover::mutants

#endif  // ONCEOVER_PROPERTIES_MUTANTS_PAGE_H_
