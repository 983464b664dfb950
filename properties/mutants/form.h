// The form of a suite's requests and answers: that of a profile, or, without one, the statement's
// own requests and one of the formats of docs/formats.md.
#ifndef ONCEOVER_PROPERTIES_MUTANTS_FORM_H_
#define ONCEOVER_PROPERTIES_MUTANTS_FORM_H_

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "judge/request_space.h"
#include "onceover/verify.h"
#include "question_error.h"
#include "read/profile.h"

namespace onceover::mutants {

using properties::QuestionError;

struct Form {
  const read::Profile* profile = nullptr;  // null: the statement, in the format
  std::string format;
  bool is_tiling = true;
  properties::RequestSpace space;

  const read::Profile& Layout() const;  // the profile, or what stands for the statement
  const read::TilingForm& Tiling() const { return std::get<read::TilingForm>(Layout().form); }
  const read::TourForm& Tour() const { return std::get<read::TourForm>(Layout().form); }
  bool IsJson() const { return format == "json"; }

  // Which certificates the answers are.
  bool HasLabels() const;  // what stands on a square says which piece is there
  bool HasPieces() const;  // a line for each piece
  bool HasPath() const;    // the squares in the order of the visit
  bool HasSteps() const;   // a number for each square

  // Lines of words with blanks between, one for each row of the board.
  bool IsPlainBoard() const;
  bool HasRefusal() const;
  bool IsRepeated() const;  // a request has several cases
  bool AsksSquare() const;  // a request says which square is missing
  // One answer only is right, and none but the suite knows which.
  bool HasExpected() const;
};

// Without a profile, the format is labels, pieces or json, and cells, pairs, grid or json; the
// first of them if it is empty. Throws QuestionError where there is none of this name.
Form MakeForm(const read::Profile* profile, bool is_tiling, const std::string& format);

// The file with the answers to the cases of a request, from the answer to each.
struct Numbers {
  std::size_t second = 2;                               // of the second case's header
  std::optional<std::size_t> announced = std::nullopt;  // of answers; as many as there are
};
std::string Compose(const Form& form, const std::vector<std::string>& cases,
                    const Numbers& numbers = {});

}  // namespace onceover::mutants

#endif  // ONCEOVER_PROPERTIES_MUTANTS_FORM_H_
