// What onceover-judge prints: text for people, JUnit XML for continuous integration.
#ifndef ONCEOVER_PROPERTIES_JUDGE_REPORT_H_
#define ONCEOVER_PROPERTIES_JUDGE_REPORT_H_

#include <string>

#include "judge/campaign.h"
#include "judge/options.h"

namespace onceover::properties {

// The verdict: a line, and on a failure the request, what the program printed, what is wrong with
// it, and the command that asks this again. Printable ASCII in lines of bounded length.
std::string ReportText(const JudgeOptions& options, const RequestSpace& space,
                       const CampaignResult& result);

// Times by size, and how they grow.
std::string ReportTimes(const CampaignResult& result);

// A test suite with a case for each size of board.
std::string ReportJunit(const JudgeOptions& options, const RequestSpace& space,
                        const CampaignResult& result);

}  // namespace onceover::properties

#endif  // ONCEOVER_PROPERTIES_JUDGE_REPORT_H_
