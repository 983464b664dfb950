// Tours from text: square numbers, pairs and step grids to the certificates of docs/definition.md.
#include <cstddef>
#include <cstdint>
#include <istream>
#include <utility>
#include <vector>

#include "onceover/read.h"
#include "read/answers.h"
#include "read/certificates.h"
#include "read/json_answers.h"
#include "read/number_table.h"

namespace onceover {
namespace {

using read::Block;
using read::NumberTable;

// The board of the statement, for lists of squares, which do not show how wide their board is.
constexpr BoardSize kStatementBoard{8, 8};

std::vector<Block> Split(const NumberTable& table, TourFormat format, const TourRequest& request) {
  const BoardSize board = request.board.value_or(kStatementBoard);
  if (format == TourFormat::kGrid) return read::SplitIntoMatrices(table, request.board);
  const std::int64_t squares = read::SquaresOf(board);
  if (format == TourFormat::kCells) return read::SplitIntoLines(table, squares);
  return read::SplitIntoRuns(table, 2, squares);
}

void FillIn(TourAnswer& answer, TourFormat format, std::vector<std::int64_t> values) {
  if (format == TourFormat::kGrid) {
    answer.certificate = StepGrid{std::move(values)};
  } else if (format == TourFormat::kPairs) {
    answer.values_per_entry = 2;
    answer.certificate = read::PathOfPairs(values);
  } else if (answer.problem.cols >= 1) {
    answer.certificate = read::PathOfSquareNumbers(values, answer.problem.cols);
  }
}

}  // namespace

Reading<TourAnswer> ReadTours(std::istream& in, TourFormat format, const TourRequest& request,
                              std::int64_t max_faults) {
  if (format == TourFormat::kJson) return read::ReadJsonTours(in, request, max_faults);
  Reading<TourAnswer> reading;
  NumberTable table = read::ReadNumbers(in);
  if (read::IsHopeless(table) || table.values.empty()) {
    reading.answers.push_back(read::AnswerWithoutValues<TourAnswer>(table, max_faults));
    const BoardSize shown = format == TourFormat::kGrid ? BoardSize{} : kStatementBoard;
    reading.answers.back().problem = read::ProblemOf(request, shown, 0);
  } else {
    const std::vector<Block> blocks = Split(table, format, request);
    reading.answers.reserve(blocks.size());
    for (const Block& block : blocks) {
      const BoardSize shown = format == TourFormat::kGrid ? block.board : kStatementBoard;
      auto answer = read::AnswerAt<TourAnswer>(table, block, max_faults);
      answer.problem = read::ProblemOf(request, shown, reading.answers.size());
      if (format == TourFormat::kGrid && read::ContradictsQuestion(request, answer.problem)) {
        read::AddOtherRequest(answer, max_faults);
      }
      FillIn(answer, format, read::TakeValues(table, block));
      reading.answers.push_back(std::move(answer));
    }
  }
  reading.places = std::move(table.places);
  return reading;
}

}  // namespace onceover
