// Tilings from text: labels and pieces to the certificates of docs/definition.md.
#include <cstdint>
#include <istream>
#include <utility>
#include <variant>
#include <vector>

#include "onceover/read.h"
#include "read/answers.h"
#include "read/binary_labels.h"
#include "read/certificates.h"
#include "read/json_answers.h"
#include "read/number_table.h"

namespace onceover {
namespace {

using read::Block;
using read::NumberTable;

void AddLabels(NumberTable& table, const TilingRequest& request, std::int64_t max_faults,
               Reading<TilingAnswer>& reading) {
  const std::vector<Block> blocks = read::SplitIntoMatrices(table, request.board);
  reading.answers.reserve(blocks.size());
  for (const Block& block : blocks) {
    auto answer = read::AnswerAt<TilingAnswer>(table, block, max_faults);
    answer.problem = read::ProblemOf(request, block.board);
    if (read::ContradictsQuestion(request, answer.problem)) {
      read::AddOtherRequest(answer, max_faults);
    }
    answer.certificate = LabelGrid{read::TakeValues(table, block)};
    reading.answers.push_back(std::move(answer));
  }
}

void AddPieces(const NumberTable& table, const TilingRequest& request, std::int64_t max_faults,
               Reading<TilingAnswer>& reading) {
  const Block all = read::BlockOfAllLines(table, 6);
  auto answer = read::AnswerAt<TilingAnswer>(table, all, max_faults);
  answer.problem = read::ProblemOf(request, BoardSize{});
  answer.values_per_entry = 6;
  answer.certificate = read::PiecesOfSextuples(table.values);
  reading.answers.push_back(std::move(answer));
}

// A board of one missing square needs no piece, so that no bytes at all are the right piece list.
bool NeedsNoPiece(const TilingRequest& request) {
  return request.board == BoardSize{1, 1} &&
         !std::holds_alternative<NoneMissing>(request.missing.value_or(MissingAnywhere{}));
}

}  // namespace

Reading<TilingAnswer> ReadTilings(std::istream& in, TilingFormat format,
                                  const TilingRequest& request, std::int64_t max_faults) {
  if (format == TilingFormat::kBinary) return read::ReadBinaryTiling(in, request, max_faults);
  if (format == TilingFormat::kJson) return read::ReadJsonTilings(in, request, max_faults);
  Reading<TilingAnswer> reading;
  NumberTable table = read::ReadNumbers(in);
  const bool may_be_empty = format == TilingFormat::kPieces && NeedsNoPiece(request);
  if (read::IsHopeless(table) || (table.values.empty() && !may_be_empty)) {
    reading.answers.push_back(read::AnswerWithoutValues<TilingAnswer>(table, max_faults));
    reading.answers.back().problem = read::ProblemOf(request, BoardSize{});
  } else if (format == TilingFormat::kLabels) {
    AddLabels(table, request, max_faults, reading);
  } else {
    AddPieces(table, request, max_faults, reading);
  }
  reading.places = std::move(table.places);
  return reading;
}

}  // namespace onceover
