#include "read/json_answers.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <variant>

#include "read/answers.h"
#include "read/certificates.h"
#include "read/json.h"

namespace onceover::read {
namespace {

// The board a matrix shows by its shape.
BoardSize BoardOf(const JsonTable& table) {
  return {std::ssize(table.lengths), table.lengths.empty() ? 0 : table.lengths.front()};
}

template <typename AnswerType>
void AddFault(AnswerType& answer, const Fault& fault, const Position& at, std::int64_t max_faults) {
  answer.faults.Add({.fault = fault, .at = at, .shown = ""}, max_faults);
}

// Adds a fault for each row that is not `width` long, by its first value too many or its last; an
// empty row by the last value before it. The index is the number of that value in the input.
template <typename AnswerType>
void CheckWidth(const JsonTable& table, std::int64_t width, const Places& places,
                std::int64_t max_faults, AnswerType& answer) {
  if (width < 1) return;  // no board, which is a fault of another kind
  std::int64_t first = answer.first_value;
  for (const std::int64_t length : table.lengths) {
    if (length != width) {
      const Fault ragged{.rule = Rule::kRaggedRow,
                         .index = std::max(first + std::min(length - 1, width), answer.first_value),
                         .expected = width,
                         .found = length};
      const bool has_place = ragged.index < places.Count();
      AddFault(answer, ragged, has_place ? PlaceOfRagged(places, ragged) : answer.end, max_faults);
    }
    first += length;
  }
}

// What the object says of the missing square must be what was asked for; where the question leaves
// it open, it is what the answer is held against. Returns whether it contradicts the question.
bool ContradictsMissing(const JsonAnswer& json, TilingProblem& problem, bool asked) {
  if (!json.has_missing) return false;
  const Missing said = json.missing ? Missing{*json.missing} : Missing{NoneMissing{}};
  const bool is_open = std::holds_alternative<MissingAnywhere>(problem.missing);
  if (is_open && (!asked || json.missing)) {
    problem.missing = said;
    return false;
  }
  return said != problem.missing;
}

bool ContradictsBoard(const JsonAnswer& json, const std::optional<BoardSize>& asked) {
  return json.board && asked && *json.board != *asked;
}

void ConvertTiling(JsonAnswer& json, const TilingRequest& request, const Places& places,
                   std::int64_t max_faults, TilingAnswer& answer) {
  const bool is_labels = json.labels.has_value();
  if (is_labels == json.pieces.has_value() || json.steps || json.path || json.closed) {
    AddFault(answer, {.rule = Rule::kBadJson}, answer.end, max_faults);
    return;
  }
  if (!is_labels && !request.board && !json.board) {
    const ReadFault no_board{
        .fault = {.rule = Rule::kBadJson}, .at = answer.end, .shown = "pieces without a board"};
    answer.faults.Add(no_board, max_faults);
    return;
  }
  JsonTable& table = is_labels ? *json.labels : *json.pieces;
  const BoardSize shape = is_labels ? BoardOf(table) : BoardSize{};
  answer.problem = ProblemOf(request, json.board.value_or(shape));
  const bool other_board = ContradictsBoard(json, request.board);
  const bool other_missing = ContradictsMissing(json, answer.problem, request.missing.has_value());
  if (other_board || other_missing || ContradictsQuestion(request, answer.problem)) {
    AddOtherRequest(answer, max_faults);
  }
  CheckWidth(table, is_labels ? answer.problem.cols : 6, places, max_faults, answer);
  if (is_labels) {
    answer.certificate = LabelGrid{std::move(table.values)};
  } else {
    answer.values_per_entry = 6;
    answer.certificate = PiecesOfSextuples(table.values);
  }
}

void ConvertTour(JsonAnswer& json, const TourRequest& request, std::size_t number,
                 const Places& places, std::int64_t max_faults, TourAnswer& answer) {
  const bool is_steps = json.steps.has_value();
  if (is_steps == json.path.has_value() || json.labels || json.pieces || json.has_missing) {
    AddFault(answer, {.rule = Rule::kBadJson}, answer.end, max_faults);
    return;
  }
  JsonTable& table = is_steps ? *json.steps : *json.path;
  const BoardSize shape = is_steps ? BoardOf(table) : BoardSize{8, 8};
  answer.problem = ProblemOf(request, json.board.value_or(shape), number);
  if (ContradictsBoard(json, request.board) || ContradictsQuestion(request, answer.problem)) {
    AddOtherRequest(answer, max_faults);
  }
  // A claim to be closed binds the answer; a tour that does not claim it may still be closed.
  answer.problem.closed = answer.problem.closed || json.closed.value_or(false);
  CheckWidth(table, is_steps ? answer.problem.cols : 2, places, max_faults, answer);
  if (is_steps) {
    answer.certificate = StepGrid{std::move(table.values)};
  } else {
    answer.values_per_entry = 2;
    answer.certificate = PathOfPairs(table.values);
  }
}

// Reads every object of an input; `convert` fills an answer in from one, of which only the problem
// is set, as far as it was asked. A fault ends the input.
template <typename AnswerType, typename Problem, typename Convert>
Reading<AnswerType> ReadAll(std::istream& in, std::int64_t max_faults, const Problem& problem_of,
                            const Convert& convert) {
  Reading<AnswerType> reading;
  JsonReader reader(in);
  do {
    AnswerType answer;
    answer.problem = problem_of(reading.answers.size());
    answer.first_value = reading.places.Count();
    JsonAnswer json;
    if (reader.AtEnd()) {
      answer.end = reader.End();
      AddFault(answer, {.rule = Rule::kNoAnswer}, answer.end, max_faults);
    } else if (const auto fault = reader.Read(json, reading.places)) {
      answer.end = fault->at;
      answer.faults.Add(*fault, max_faults);
    } else {
      answer.end = reader.End();
      convert(json, reading, answer);
    }
    reading.answers.push_back(std::move(answer));
  } while (!reader.AtEnd());
  return reading;
}

}  // namespace

Reading<TilingAnswer> ReadJsonTilings(std::istream& in, const TilingRequest& request,
                                      std::int64_t max_faults) {
  using Result = Reading<TilingAnswer>;
  return ReadAll<TilingAnswer>(
      in, max_faults, [&](std::size_t) { return ProblemOf(request, BoardSize{}); },
      [&](JsonAnswer& json, const Result& reading, TilingAnswer& answer) {
        ConvertTiling(json, request, reading.places, max_faults, answer);
      });
}

Reading<TourAnswer> ReadJsonTours(std::istream& in, const TourRequest& request,
                                  std::int64_t max_faults) {
  using Result = Reading<TourAnswer>;
  return ReadAll<TourAnswer>(
      in, max_faults, [&](std::size_t number) { return ProblemOf(request, BoardSize{}, number); },
      [&](JsonAnswer& json, const Result& reading, TourAnswer& answer) {
        const std::size_t number = reading.answers.size();
        ConvertTour(json, request, number, reading.places, max_faults, answer);
      });
}

}  // namespace onceover::read
