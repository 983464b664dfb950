// Paths that say where each square is, by two coordinates: what pairs and names have in common.
#ifndef ONCEOVER_READ_SQUARE_PATHS_H_
#define ONCEOVER_READ_SQUARE_PATHS_H_

#include <cstdint>
#include <vector>

#include "onceover/read.h"
#include "read/form.h"
#include "read/lists.h"
#include "read/text.h"

namespace onceover::read {

// A list that holds paths, and the board that its squares need.
struct Paths {
  List list;
  std::vector<ListPart> parts;
  BoardSize board;
};

// Of the lists, those that look like paths: most steps are moves, or there are about as many
// squares as the board has. `base` is that of the entries' numbers, `column_first` their order.
std::vector<Paths> ChoosePaths(std::vector<List> lists, const TourRequest& request,
                               std::int64_t base, bool column_first);

// Adds the paths as answers.
void AddPaths(const Text& text, const TourForm& form, const TourRequest& request,
              const std::vector<Paths>& all, std::int64_t max_faults, Reading<TourAnswer>& reading);

}  // namespace onceover::read

#endif  // ONCEOVER_READ_SQUARE_PATHS_H_
