#include "judge/profile_requests.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

namespace onceover::properties {
namespace {

struct Manner {
  std::string_view profile;
  // The pattern of the profile with the ends of the lines; empty: each case is a line.
  std::string_view lines;
  BoardBounds bounds;
};

// The bounds are those of the statements (docs/profiles.md); greater ones are cut to sides that
// answer within a second or so. A profile that is not here has the default bounds.
constexpr std::array kManners = std::to_array<Manner>({
    {"luogu-p1228", "k / r c", {2, 512, 0}},
    {"hackerrank-puzzle-and-pc", "k / r c", {2, 512, 0}},
    {"boj-14600", "k / c r", {2, 4, 0}},
    {"boj-14601", "k / c r", {2, 128, 0}},
    {"spoj-board3", "k / r c", {2, 512, 0}},
    {"profound-fill-the-grid", "k / r c", {2, 256, 0}},
    {"csdn-chessboard-cover", "", {2, 256, 0}},
    {"csdn-782891", "k / r c", {2, 256, 0}},
    {"aspphp-202810", "t*(M / r c)", {2, 64, 0}},
    {"aimadao-chessboard-cover", "M / r c", {2, 256, 0}},
    {"bccn-496004", "", {2, 64, 0}},
    {"kerwin-chessboard-cover", "", {2, 256, 0}},
    {"huiming-1493", "", {2, 256, 0}},
    {"iwomeng-letters", "", {2, 64, 0}},
    {"codingame-l-triominoes", "k / c r", {2, 64, 0}},
    {"codegolf-49050", "", {2, 64, 0}},
    {"program-66", "", {2, 16, 0}},
    {"ruby-quiz-33", "", {2, 256, 0}},
    {"openjudges-p1911", "k / r c", {2, 256, 0}},
    {"openjudges-p1228", "k / r c", {2, 256, 0}},
    {"poj-2488", "", {1, 26, 26}},
    {"uva-10255", "", {2, 50, 0}},
    {"leetcode-2664", "", {1, 5, 0}},
    {"gvu-zirgo-ejimas", "", {1, 7, 0}},
    {"contester-50714", "n / r c", {4, 6, 0}},
    {"csforschool-31784", "", {1, 8, 0}},
    {"eolymp-10242", "", {1, 8, 0}},
    {"caoweninfo-5769", "", {1, 8, 0}},
    {"jutge-p43694", "n G r c", {3, 9, 0}},
    {"csloj-547", "", {5, 30, 0}},
    {"ntucoder-5405", "", {5, 5, 0}},
    {"nados-knights-tour", "", {5, 5, 0}},
    {"pbinfo-384", "R C / r c", {1, 32, 0}},
    {"abez-jeremy", "", {1, 6, 0}},
    {"codegolf-6454", "", {1, 8, 0}},
    {"haskell99-list", "", {1, 8, 0}},
    {"haskell99-board", "", {1, 8, 0}},
    {"haskell99-closed", "", {1, 8, 0}},
    {"geeksforgeeks-knights-tour", "", {1, 8, 0}},
    {"profound-knights-tour", "", {5, 30, 0}},
});

bool HasRefusal(const read::Profile& profile) {
  return !profile.refusal.words.lines.empty() || !profile.refusal.words.prefixes.empty();
}

}  // namespace

RequestSpace SpaceOf(const read::Profile& profile) {
  const auto manner = std::ranges::find(kManners, profile.name, &Manner::profile);
  const bool is_known = manner != kManners.end();
  RequestSpace space;
  space.is_tiling = read::IsTiling(profile);
  space.pattern = ParseRequestPattern(is_known && !manner->lines.empty() ? manner->lines
                                                                         : profile.request.pattern);
  space.plain_pattern = space.pattern.Plain();
  space.base = profile.request.base;
  space.upwards = profile.request.upwards;
  space.board = profile.request.board;
  space.square = profile.request.square;
  space.closed = profile.closed;
  space.has_unsolvable = HasRefusal(profile);
  if (is_known) space.bounds = manner->bounds;
  return space;
}

}  // namespace onceover::properties
