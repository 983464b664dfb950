// The table of the tour families.
#include <array>
#include <span>

#include "read/families.h"
#include "read/tour_readers.h"

namespace onceover::read {
namespace {

constexpr std::array<TourFamilyEntry, 10> kFamilies = {{
    {TourFamily::kStepMatrix, DetectStepMatrix, ReadStepMatrix},
    {TourFamily::kSquareNumbers, DetectSquareNumbers, ReadSquareNumbers},
    {TourFamily::kSquarePairs, DetectSquarePairs, ReadSquarePairs},
    {TourFamily::kSquareNames, DetectSquareNames, ReadSquareNames},
    {TourFamily::kNamedBoard, DetectNamedBoard, ReadNamedBoard},
    {TourFamily::kBytes, DetectBytes, ReadBytes},
    {TourFamily::kAssignments, DetectAssignments, ReadAssignments},
    {TourFamily::kPlacedSteps, DetectPlacedSteps, ReadPlacedSteps},
    {TourFamily::kFrames, DetectFrames, ReadFrames},
    {TourFamily::kCursor, DetectCursor, ReadCursor},
}};

}  // namespace

std::span<const TourFamilyEntry> TourFamilies() { return kFamilies; }

}  // namespace onceover::read
