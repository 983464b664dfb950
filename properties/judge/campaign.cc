#include "judge/campaign.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace onceover::properties {
namespace {

using Clock = std::chrono::steady_clock;

// One request under way.
struct Running {
  std::size_t number = 0;
  std::string text;
  Command command = {};
  std::unique_ptr<ProgramRun> run = {};
};

// Sizes by area, then rows.
using Key = std::pair<std::int64_t, std::int64_t>;
Key KeyOf(const BoardSize& board) { return {board.rows * board.cols, board.rows}; }

// A failure, and the number of its request.
struct Failed {
  std::size_t number = 0;
  CampaignFailure failure;
};

class Campaign {
 public:
  explicit Campaign(const CampaignPlan& plan) : plan_(plan) {}

  CampaignResult Run() {
    phase_ = "small";
    AskAll(plan_.small, plan_.keep_going, result_.small_asked);
    for (auto& [key, failed] : failed_) {
      const bool is_first = !result_.failure;
      failed.failure.is_smallest = is_first;
      if (is_first) {
        result_.failure = std::move(failed.failure);
      } else {
        result_.others.push_back(std::move(failed.failure));
      }
    }
    AddSkipped();
    if (!result_.failure && !IsStopped() && plan_.cases > 0) AskRandom();
    result_.stop_signal = StopSignal();
    for (auto& [key, record] : sizes_) result_.sizes.push_back(record);
    return std::move(result_);
  }

 private:
  static bool IsStopped() { return StopSignal() != 0; }

  Running Start(const Request& request, std::size_t number) {
    Running running{.number = number, .text = WriteRequest(*plan_.rules.space, request)};
    running.command = CommandFor(*plan_.rules.space, plan_.arguments, request, running.text);
    running.run = std::make_unique<ProgramRun>(running.command, plan_.rules.limits);
    return running;
  }

  // Asks all requests, `jobs` at a time, until the first in their order that fails is known, or
  // the first of each size. None is begun after that; those before it are finished.
  void AskAll(const std::vector<Request>& requests, bool each_size, std::int64_t& asked) {
    failed_.clear();
    std::vector<Running> running;
    std::size_t next = 0;
    total_ = requests.size();
    const auto key_of = [&](const Request& request) {
      return each_size ? KeyOf(SizeOf(request)) : Key{};
    };
    while (!IsStopped()) {
      while (next < requests.size() && std::ssize(running) < plan_.jobs) {
        if (!failed_.contains(key_of(requests[next]))) {
          running.push_back(Start(requests[next], next));
        }
        ++next;
      }
      if (running.empty()) break;
      for (Running& ended : TakeEnded(running)) {
        ++asked;
        const Request& request = requests[ended.number];
        CampaignFailure one = Conclude(request, ended);
        Record(request, one);
        if (one.verdict.judgement != Judgement::kWrong) continue;
        const Key key = key_of(request);
        const auto known = failed_.find(key);
        if (known != failed_.end() && known->second.number < ended.number) continue;
        failed_.insert_or_assign(key, Failed{ended.number, std::move(one)});
        std::erase_if(running, [&](const Running& it) {
          return it.number > ended.number && key_of(requests[it.number]) == key;
        });
      }
      Progress(asked);
    }
  }

  // The sizes of small requests that nothing was asked of.
  void AddSkipped() {
    std::set<Key> seen;
    for (const Request& request : plan_.small) {
      const BoardSize board = SizeOf(request);
      if (!sizes_.contains(KeyOf(board)) && seen.insert(KeyOf(board)).second) {
        result_.skipped.push_back(board);
      }
    }
  }

  CampaignFailure Conclude(const Request& request, Running& ended) const {
    CampaignFailure one{.request = request,
                        .text = std::move(ended.text),
                        .command = std::move(ended.command),
                        .run = ended.run->Result()};
    Asked asked{.request = &request, .text = one.text};
    if (one.run.end == RunEnd::kExited) asked.expected = ExpectedFor(request, one.text);
    one.verdict = JudgeRun(plan_.rules, asked, one.run);
    return one;
  }

  // What the reference solution answers, if there is one.
  std::optional<std::string> ExpectedFor(const Request& request, const std::string& text) const {
    if (plan_.expected.empty()) return std::nullopt;
    const Command command = CommandFor(*plan_.rules.space, plan_.expected, request, text);
    Running reference;
    reference.run = std::make_unique<ProgramRun>(command, plan_.rules.limits);
    const auto ended = WaitFor(std::move(reference));
    if (!ended) return std::nullopt;
    RunResult result = ended->run->Result();
    const std::string end = BadEnd(plan_.rules, result);
    if (end.empty()) return std::move(result.output);
    throw QuestionError{fmt::format("--expected: {}, asked for {}", end,
                                    DescribeRequest(plan_.rules.space->is_tiling, request))};
  }

  // The run at its end; nothing if this process is to stop.
  static std::optional<Running> WaitFor(Running run) {
    std::vector<Running> running;
    running.push_back(std::move(run));
    while (!IsStopped()) {
      auto ended = TakeEnded(running);
      if (!ended.empty()) return std::move(ended.front());
    }
    return std::nullopt;
  }

  void Record(const Request& request, const CampaignFailure& one) {
    const BoardSize board = SizeOf(request);
    SizeRecord& record = sizes_[KeyOf(board)];
    record.board = board;
    ++record.requests;
    record.total_seconds += one.run.seconds;
    record.max_seconds = std::max(record.max_seconds, one.run.seconds);
    if (one.verdict.judgement != Judgement::kUnchecked) return;
    ++record.unchecked;
    ++result_.unchecked;
  }

  void Progress(std::int64_t asked) {
    if (!plan_.has_progress || Clock::now() < next_progress_) return;
    next_progress_ = Clock::now() + std::chrono::seconds(2);
    if (sizes_.empty()) return;
    const SizeRecord& last = sizes_.rbegin()->second;
    std::cerr << fmt::format("onceover-judge: {} of {} {} requests; {}x{}: {:.3g} s each\n", asked,
                             total_, phase_, last.board.rows, last.board.cols,
                             last.total_seconds / static_cast<double>(last.requests));
  }

  void AskRandom() {
    phase_ = "random";
    const rc::Gen<Request> any = AnyRequest(*plan_.rules.space);
    rc::Random random(plan_.seed);
    std::vector<rc::Shrinkable<Request>> drawn;
    std::vector<Request> requests;
    for (std::int64_t i = 0; i < plan_.cases; ++i) {
      drawn.push_back(any(random.split(), rc::kNominalSize));
      requests.push_back(drawn.back().value());
    }
    AskAll(requests, false, result_.random_asked);
    if (failed_.empty()) return;
    Failed& failed = failed_.begin()->second;
    failed.failure.found = failed.failure.request;
    result_.failure = Shrink(drawn[failed.number], std::move(failed.failure));
  }

  // The first of the smaller requests that fails, again and again until none does or time is up.
  // RapidCheck makes one number smaller at a time; what is left of the time goes to every board
  // that is a little smaller.
  CampaignFailure Shrink(const rc::Shrinkable<Request>& from, CampaignFailure best) {
    shrink_end_ = Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                     std::chrono::duration<double>(plan_.shrink_seconds));
    auto smaller = from.shrinks();
    for (auto next = smaller.next(); next; next = smaller.next()) {
      if (!MayShrink(best)) return best;
      if (TakeSmaller(next->value(), best)) smaller = next->shrinks();
    }
    for (bool is_smaller = best.request.size() == 1; is_smaller;) {
      is_smaller = false;
      for (const Request& request :
           SlightlySmallerRequests(*plan_.rules.space, SizeOf(best.request))) {
        if (!MayShrink(best)) return best;
        is_smaller = TakeSmaller(request, best);
        if (is_smaller) break;
      }
    }
    return best;
  }

  bool MayShrink(CampaignFailure& best) const {
    best.is_shrinking_cut = IsStopped() || Clock::now() > shrink_end_;
    return !best.is_shrinking_cut;
  }

  // Asks it; is it a failure, and taken instead?
  bool TakeSmaller(const Request& request, CampaignFailure& best) {
    ++best.shrink_runs;
    auto one = AskOne(request);
    if (!one || one->verdict.judgement != Judgement::kWrong) return false;
    one->found = best.found;
    one->shrink_runs = best.shrink_runs;
    one->shrink_steps = best.shrink_steps + 1;
    best = std::move(*one);
    return true;
  }

  std::optional<CampaignFailure> AskOne(const Request& request) {
    auto ended = WaitFor(Start(request, 0));
    if (!ended) return std::nullopt;
    return Conclude(request, *ended);
  }

  const CampaignPlan& plan_;
  CampaignResult result_;
  std::map<Key, SizeRecord> sizes_;
  std::map<Key, Failed> failed_;  // of the requests of AskAll, by size or under no key
  std::string_view phase_;
  std::size_t total_ = 0;
  Clock::time_point shrink_end_;
  Clock::time_point next_progress_ = Clock::now() + std::chrono::seconds(2);
};

}  // namespace

CampaignResult RunCampaign(const CampaignPlan& plan) { return Campaign(plan).Run(); }

}  // namespace onceover::properties
