// The verdict on an answer that was read, and the place in the input of each of its faults.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <variant>

#include "onceover/read.h"
#include "onceover/verify.h"

namespace onceover {
namespace {

template <typename AnswerType, typename Check>
Verdict JudgeWith(const AnswerType& answer, std::int64_t max_faults, const Check& check) {
  if (answer.faults.Empty()) return std::visit(check, answer.certificate);
  Verdict verdict;
  std::ranges::copy(answer.faults.counts, verdict.counts.begin());
  for (const ReadFault& fault : answer.faults.listed) {
    if (std::ssize(verdict.faults) >= max_faults) break;
    verdict.faults.push_back(fault.fault);
  }
  return verdict;
}

// The place of one entry of a certificate, such as a square of a path; of a piece, that of the
// square which the fault is about.
template <typename AnswerType>
Position PlaceOfEntry(const Reading<AnswerType>& reading, const AnswerType& answer,
                      std::int64_t entry, std::int64_t offset) {
  const std::int64_t value = answer.first_value + entry * answer.values_per_entry + offset;
  return value < reading.places.Count() ? reading.places.At(value) : answer.end;
}

// Which of a piece's squares a fault is about, as an offset among the piece's values; a piece that
// is not written by its squares is one place.
std::int64_t OffsetInPiece(const TilingAnswer& answer, const Fault& fault) {
  const auto* list = std::get_if<PieceList>(&answer.certificate);
  if (list == nullptr || !fault.cell || answer.values_per_entry != 6) return 0;
  const auto& piece = list->pieces[static_cast<std::size_t>(fault.index)];
  for (std::size_t square = 0; square < piece.size(); ++square) {
    if (piece[square] == *fault.cell) return 2 * static_cast<std::int64_t>(square);
  }
  return 0;
}

template <typename AnswerType, typename Offset>
Position Place(const Reading<AnswerType>& reading, const AnswerType& answer, const Fault& fault,
               std::size_t number, const Offset& offset) {
  if (!answer.faults.Empty()) return answer.faults.listed[number].at;
  if (fault.rule == Rule::kTooMany) {
    return PlaceOfEntry(reading, answer, fault.expected, 0);
  }
  if (fault.index < 0) return answer.end;
  return PlaceOfEntry(reading, answer, fault.index, offset(fault));
}

}  // namespace

Verdict Judge(const TilingAnswer& answer, std::int64_t max_faults) {
  return JudgeWith(answer, max_faults, [&](const auto& certificate) {
    return CheckTiling(answer.problem, certificate, max_faults);
  });
}

Verdict Judge(const TourAnswer& answer, std::int64_t max_faults) {
  return JudgeWith(answer, max_faults, [&](const auto& certificate) {
    return CheckTour(answer.problem, certificate, max_faults);
  });
}

Position PlaceOf(const Reading<TilingAnswer>& reading, const TilingAnswer& answer,
                 const Fault& fault, std::size_t number) {
  return Place(reading, answer, fault, number,
               [&](const Fault& listed) { return OffsetInPiece(answer, listed); });
}

Position PlaceOf(const Reading<TourAnswer>& reading, const TourAnswer& answer, const Fault& fault,
                 std::size_t number) {
  return Place(reading, answer, fault, number, [](const Fault&) { return 0; });
}

}  // namespace onceover
