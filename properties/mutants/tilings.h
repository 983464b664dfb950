// The parts of the suite of tilings; only tilings.cc calls the functions that add to it.
#ifndef ONCEOVER_PROPERTIES_MUTANTS_TILINGS_H_
#define ONCEOVER_PROPERTIES_MUTANTS_TILINGS_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "mutants/suite.h"

namespace onceover::mutants {

struct Place {
  std::string name;
  Cell cell;
};

inline std::int64_t& At(properties::LabelCase& it, const Cell& cell) {
  return it.certificate.labels[static_cast<std::size_t>(cell.row * it.problem.cols + cell.col)];
}

inline std::int64_t LabelAt(const properties::LabelCase& it, const Cell& cell) {
  return it.certificate.labels[static_cast<std::size_t>(cell.row * it.problem.cols + cell.col)];
}

inline std::int64_t CountPieces(const properties::LabelCase& it) {
  return std::ssize(it.certificate.labels) / 3;
}

// The first, the middle and the last of so many pieces, from 1, as far as they are different.
std::vector<std::pair<std::string, std::int64_t>> SomePieces(std::int64_t count);

// The reference solution of a board of side 2^k.
properties::LabelCase SolveLabels(std::int64_t side, const Cell& missing);

// Corners, edges, the middle and the last row, as far as they are covered and different.
std::vector<Place> PlacesOf(const properties::LabelCase& it);

// Another tiling of the board, found by search; nothing if the search gives up.
std::optional<properties::LabelCase> OtherTiling(const properties::LabelCase& it);

// Each takes a right tiling and adds what can be broken in it.
void AddRightTilings(const properties::LabelCase& right, std::mt19937_64& random, Suite& suite);
void BreakMissing(const properties::LabelCase& right, Suite& suite);
void BreakLabels(const properties::LabelCase& right, Suite& suite);  // of boards of labels
void TearPieces(const properties::LabelCase& right, Suite& suite);   // likewise
void BreakPieces(const properties::LabelCase& right, Suite& suite);  // of lists of pieces
void BreakSigns(const properties::LabelCase& right, Suite& suite);   // of drawn boards

}  // namespace onceover::mutants

#endif  // ONCEOVER_PROPERTIES_MUTANTS_TILINGS_H_
