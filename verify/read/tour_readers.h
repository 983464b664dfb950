// The two functions of every family of tours (families.h), one file each.
#ifndef ONCEOVER_READ_TOUR_READERS_H_
#define ONCEOVER_READ_TOUR_READERS_H_

#include <cstdint>
#include <vector>

#include "onceover/read.h"
#include "read/form.h"
#include "read/text.h"

namespace onceover::read {

std::vector<TourForm> DetectStepMatrix(const Text& text, const TourRequest& request);
void ReadStepMatrix(const Text& text, const TourForm& form, const TourRequest& request,
                    std::int64_t max_faults, Reading<TourAnswer>& reading);

std::vector<TourForm> DetectSquareNumbers(const Text& text, const TourRequest& request);
void ReadSquareNumbers(const Text& text, const TourForm& form, const TourRequest& request,
                       std::int64_t max_faults, Reading<TourAnswer>& reading);

std::vector<TourForm> DetectSquarePairs(const Text& text, const TourRequest& request);
void ReadSquarePairs(const Text& text, const TourForm& form, const TourRequest& request,
                     std::int64_t max_faults, Reading<TourAnswer>& reading);

std::vector<TourForm> DetectSquareNames(const Text& text, const TourRequest& request);
void ReadSquareNames(const Text& text, const TourForm& form, const TourRequest& request,
                     std::int64_t max_faults, Reading<TourAnswer>& reading);

std::vector<TourForm> DetectNamedBoard(const Text& text, const TourRequest& request);
void ReadNamedBoard(const Text& text, const TourForm& form, const TourRequest& request,
                    std::int64_t max_faults, Reading<TourAnswer>& reading);

std::vector<TourForm> DetectBytes(const Text& text, const TourRequest& request);
void ReadBytes(const Text& text, const TourForm& form, const TourRequest& request,
               std::int64_t max_faults, Reading<TourAnswer>& reading);

std::vector<TourForm> DetectAssignments(const Text& text, const TourRequest& request);
void ReadAssignments(const Text& text, const TourForm& form, const TourRequest& request,
                     std::int64_t max_faults, Reading<TourAnswer>& reading);

std::vector<TourForm> DetectPlacedSteps(const Text& text, const TourRequest& request);
void ReadPlacedSteps(const Text& text, const TourForm& form, const TourRequest& request,
                     std::int64_t max_faults, Reading<TourAnswer>& reading);

std::vector<TourForm> DetectFrames(const Text& text, const TourRequest& request);
void ReadFrames(const Text& text, const TourForm& form, const TourRequest& request,
                std::int64_t max_faults, Reading<TourAnswer>& reading);

std::vector<TourForm> DetectCursor(const Text& text, const TourRequest& request);
void ReadCursor(const Text& text, const TourForm& form, const TourRequest& request,
                std::int64_t max_faults, Reading<TourAnswer>& reading);

}  // namespace onceover::read

#endif  // ONCEOVER_READ_TOUR_READERS_H_
