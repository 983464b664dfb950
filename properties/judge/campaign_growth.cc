#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "judge/campaign.h"

namespace onceover::properties {

std::optional<double> GrowthExponent(const std::vector<SizeRecord>& sizes) {
  const auto mean = [](const SizeRecord& size) {
    return size.total_seconds / static_cast<double>(std::max<std::int64_t>(1, size.requests));
  };
  if (sizes.empty()) return std::nullopt;
  const double fastest = mean(*std::ranges::min_element(sizes, {}, mean));
  std::vector<std::pair<double, double>> points;
  for (const SizeRecord& size : sizes) {
    const double seconds = mean(size);
    if (seconds < 2 * fastest || seconds <= 0) continue;
    points.emplace_back(std::log(static_cast<double>(size.board.rows * size.board.cols)),
                        std::log(seconds));
  }
  if (points.size() < 3) return std::nullopt;
  double x = 0;
  double y = 0;
  for (const auto& point : points) {
    x += point.first / static_cast<double>(points.size());
    y += point.second / static_cast<double>(points.size());
  }
  double xx = 0;
  double xy = 0;
  for (const auto& point : points) {
    xx += (point.first - x) * (point.first - x);
    xy += (point.first - x) * (point.second - y);
  }
  if (xx <= 0) return std::nullopt;
  return xy / xx;
}

}  // namespace onceover::properties
