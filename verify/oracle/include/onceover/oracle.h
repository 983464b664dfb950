// The second opinion: the same rules as those of the checkers, stated as properties of graphs.
//
// It is there to be compared with onceover/verify.h. It knows nothing of the checkers, is slow and
// plain, and names no fault. Like them it is total: any problem and any certificate give an
// opinion, never an exception (but std::bad_alloc) and never an abort, and memory is bounded by the
// size of the certificate and of the list of blocked squares, whatever the board announces.
#ifndef ONCEOVER_ORACLE_H_
#define ONCEOVER_ORACLE_H_

#include <cstdint>

#include "onceover/certificate.h"

namespace onceover {

// A default-constructed opinion rejects.
enum class Opinion : std::uint8_t {
  kRejects,       // the answer is wrong
  kAccepts,       // the answer is right
  kMakesNoSense,  // no answer can be judged: there is no such board, or no such square on it
};

// Is the graph of equal labels on neighbouring squares one of bent paths of three squares, one path
// for each of the labels 1..N, and one square of label 0 where one is missing?
// O(squares log squares) time, some 1000 bytes a square.
Opinion OracleTiling(const TilingProblem& problem, const LabelGrid& grid);

// The same of the squares that the pieces name, each labelled by its piece.
Opinion OracleTiling(const TilingProblem& problem, const PieceList& list);

// Do the steps of the path form a Hamiltonian path of the knight graph (closed: a Hamiltonian
// cycle) between the ends that are asked for? O(squares log squares) time, some 1000 bytes a
// square.
Opinion OracleTour(const TourProblem& problem, const TourPath& path);

// The same of the knight graph's edges between squares whose step numbers differ by one.
Opinion OracleTour(const TourProblem& problem, const StepGrid& grid);

}  // namespace onceover

#endif  // ONCEOVER_ORACLE_H_
