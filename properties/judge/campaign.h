// Asking a program many requests: small ones in order, then random ones, and shrinking a failure.
#ifndef ONCEOVER_PROPERTIES_JUDGE_CAMPAIGN_H_
#define ONCEOVER_PROPERTIES_JUDGE_CAMPAIGN_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "judge/request_space.h"
#include "judge/run_program.h"
#include "judge/verdict.h"

namespace onceover::properties {

struct CampaignPlan {
  AnswerRules rules;
  std::vector<std::string> arguments;  // of the program, with placeholders
  std::vector<std::string> expected;   // the reference solution's, or none
  bool keep_going = false;             // after a failure: every size of the small requests
  std::vector<Request> small;          // in the order in which the first failure is the smallest
  std::int64_t cases = 100;            // random requests after these
  std::uint64_t seed = 1;
  int jobs = 1;
  double shrink_seconds = 30;
  bool has_progress = true;  // on standard error, every two seconds
};

// What was seen of one size of board.
struct SizeRecord {
  BoardSize board;
  std::int64_t requests = 0;
  std::int64_t unchecked = 0;
  double total_seconds = 0;
  double max_seconds = 0;
};

struct CampaignFailure {
  Request request;
  std::string text;
  Command command;
  RunResult run;
  CaseVerdict verdict = {};
  bool is_smallest = false;  // of all requests by area, rows, columns and square
  std::int64_t shrink_runs = 0;
  std::int64_t shrink_steps = 0;
  bool is_shrinking_cut = false;  // by the time for it
  Request found = {};             // before shrinking
};

struct CampaignResult {
  std::vector<SizeRecord> sizes;  // by area
  std::int64_t small_asked = 0;
  std::int64_t random_asked = 0;
  std::int64_t unchecked = 0;
  std::optional<CampaignFailure> failure;
  std::vector<CampaignFailure> others;  // the first of each other size, by area
  std::vector<BoardSize> skipped;       // the sizes of small requests that were not asked
  int stop_signal = 0;
};

// Asks until the first failure, or that of each small size. A run of the program that cannot be
// started is a failure, too. Throws a QuestionError where the reference solution fails.
CampaignResult RunCampaign(const CampaignPlan& plan);

// The command for a request: its text on standard input, or in the places of {request}, {rows},
// {cols}, {row}, {col} and {k}, the numbers as the request has them; then its standard input is
// empty.
Command CommandFor(const RequestSpace& space, const std::vector<std::string>& arguments,
                   const Request& request, const std::string& text);

// Does an argument hold such a place?
bool HasPlaceholder(const std::vector<std::string>& arguments, std::string_view name);
bool HasPlaceholders(const std::vector<std::string>& arguments);

// The exponent p of a law seconds = c * squares^p fitted to the sizes whose mean time is at least
// twice that of the fastest, by least squares in logarithms; nothing unless they are three or more.
std::optional<double> GrowthExponent(const std::vector<SizeRecord>& sizes);

}  // namespace onceover::properties

#endif  // ONCEOVER_PROPERTIES_JUDGE_CAMPAIGN_H_
