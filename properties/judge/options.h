// The command line of onceover-judge: text to a plan.
#ifndef ONCEOVER_PROPERTIES_JUDGE_OPTIONS_H_
#define ONCEOVER_PROPERTIES_JUDGE_OPTIONS_H_

#include <cstdint>
#include <string>
#include <vector>

#include "judge/campaign.h"
#include "judge/request_space.h"
#include "judge/verdict.h"

namespace onceover::properties {

// The command line as it was given; an empty text is an option that was not.
struct JudgeOptions {
  bool is_tiling = true;
  std::vector<std::string> program = {};  // and its arguments
  std::string profile = {};
  std::string request = {};  // a pattern
  std::string ask = {};      // one request
  std::string board = {};
  std::string answers = {};
  std::string base = {};
  std::string from = {};
  std::string ok_exit = "0";
  std::string junit = {};
  std::string expected = {};  // a command
  bool closed = false;
  bool rectangles = false;
  bool solvable = false;
  bool quiet = false;
  bool keep_going = false;
  std::int64_t exhaustive = 0;  // 0: as the problem has it
  std::int64_t min_side = 0;    // 0: as the profile has it
  std::int64_t max_side = 0;
  std::int64_t cases = 100;
  std::uint64_t seed = 1;
  int jobs = 1;
  double shrink_time = 30;
  double time = 10;
  double cpu_time = 10;
  std::int64_t memory_mib = 1024;
  std::int64_t output_mib = 16;
  std::int64_t processes = 16;
  std::vector<std::string> repeated = {};  // the options that the command for one request repeats
};

// The requests that the options speak of. Throws a QuestionError.
RequestSpace SpaceOf(const JudgeOptions& options);

// The plan; `space` must outlive it. Throws a QuestionError.
CampaignPlan PlanOf(const JudgeOptions& options, const RequestSpace& space);

}  // namespace onceover::properties

#endif  // ONCEOVER_PROPERTIES_JUDGE_OPTIONS_H_
