#include "campaign.h"

#include <fmt/format.h>
#include <poll.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

namespace onceover::properties {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::array<std::string_view, 6> kPlaceholders = {"{request}", "{rows}", "{cols}",
                                                           "{row}",     "{col}",  "{k}"};

void ReplaceAll(std::string& text, std::string_view name, const std::string& value) {
  for (std::size_t at = text.find(name); at != std::string::npos;
       at = text.find(name, at + value.size())) {
    text.replace(at, name.size(), value);
  }
}

// The text of one field of the request's first case.
std::string FieldOf(const RequestSpace& space, const Request& request, const std::string& word) {
  RequestSpace one = space;
  one.pattern = {.words = {word}};
  std::string text = WriteRequest(one, {request.front()});
  text.pop_back();
  return text;
}

// One request under way.
struct Running {
  std::size_t number = 0;
  std::string text;
  Command command = {};
  std::unique_ptr<ProgramRun> run = {};
};

class Campaign {
 public:
  explicit Campaign(const CampaignPlan& plan) : plan_(plan) {}

  CampaignResult Run() {
    phase_ = "small";
    auto failed = AskAll(plan_.small, result_.small_asked);
    if (failed) {
      failed->second.is_smallest = true;
      result_.failure = std::move(failed->second);
    } else if (!IsStopped() && plan_.cases > 0) {
      AskRandom();
    }
    result_.stop_signal = StopSignal();
    for (auto& [key, record] : sizes_) result_.sizes.push_back(record);
    return std::move(result_);
  }

 private:
  static bool IsStopped() { return StopSignal() != 0; }

  Running Start(const Request& request, std::size_t number) {
    Running running{.number = number, .text = WriteRequest(*plan_.rules.space, request)};
    running.command = CommandFor(plan_, request, running.text);
    running.run = std::make_unique<ProgramRun>(running.command, plan_.rules.limits);
    return running;
  }

  // Asks all requests, `jobs` at a time, and returns the first in their order that fails. None is
  // begun after a failure is known; those before it are finished.
  std::optional<std::pair<std::size_t, CampaignFailure>> AskAll(
      const std::vector<Request>& requests, std::int64_t& asked) {
    std::optional<std::pair<std::size_t, CampaignFailure>> failed;
    std::vector<Running> running;
    std::size_t next = 0;
    total_ = requests.size();
    while (!IsStopped()) {
      while (!failed && next < requests.size() && std::ssize(running) < plan_.jobs) {
        running.push_back(Start(requests[next], next));
        ++next;
      }
      if (running.empty()) break;
      for (Running& ended : TakeEnded(running)) {
        ++asked;
        const Request& request = requests[ended.number];
        CampaignFailure one = Conclude(request, ended);
        Record(request, one);
        if (one.verdict.judgement != Judgement::kWrong) continue;
        if (failed && failed->first < ended.number) continue;
        failed.emplace(ended.number, std::move(one));
        std::erase_if(running, [&](const Running& it) { return it.number > ended.number; });
      }
      Progress(asked);
    }
    return failed;
  }

  // Waits a little, and takes out the runs that have ended.
  static std::vector<Running> TakeEnded(std::vector<Running>& running) {
    std::vector<pollfd> ends;
    for (const Running& it : running) ends.push_back({it.run->Descriptor(), POLLIN, 0});
    constexpr int kMilliseconds = 100;
    poll(ends.data(), ends.size(), kMilliseconds);
    std::vector<Running> ended;
    for (std::size_t i = ends.size(); i-- > 0;) {
      if (ends[i].revents == 0 || !running[i].run->Take()) continue;
      ended.push_back(std::move(running[i]));
      running.erase(running.begin() + static_cast<std::ptrdiff_t>(i));
    }
    return ended;
  }

  CampaignFailure Conclude(const Request& request, Running& ended) const {
    CampaignFailure one{.request = request,
                        .text = std::move(ended.text),
                        .command = std::move(ended.command),
                        .run = ended.run->Result()};
    one.verdict = JudgeRun(plan_.rules, request, one.text, one.run);
    return one;
  }

  void Record(const Request& request, const CampaignFailure& one) {
    const BoardSize board = SizeOf(request);
    SizeRecord& record = sizes_[{board.rows * board.cols, board.rows}];
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
    auto failed = AskAll(requests, result_.random_asked);
    if (!failed) return;
    failed->second.found = failed->second.request;
    result_.failure = Shrink(drawn[failed->first], std::move(failed->second));
  }

  // The first of the smaller requests that fails, again and again until none does or time is up.
  CampaignFailure Shrink(const rc::Shrinkable<Request>& from, CampaignFailure best) {
    const auto deadline = Clock::now() + std::chrono::duration<double>(plan_.shrink_seconds);
    auto smaller = from.shrinks();
    const Request found = best.found;
    std::int64_t runs = 0;
    std::int64_t steps = 0;
    bool is_cut = false;
    for (auto next = smaller.next(); next; next = smaller.next()) {
      is_cut = IsStopped() || Clock::now() > deadline;
      if (is_cut) break;
      ++runs;
      auto one = AskOne(next->value());
      if (!one || one->verdict.judgement != Judgement::kWrong) continue;
      best = std::move(*one);
      smaller = next->shrinks();
      ++steps;
    }
    best.found = found;
    best.shrink_runs = runs;
    best.shrink_steps = steps;
    best.is_shrinking_cut = is_cut;
    return best;
  }

  std::optional<CampaignFailure> AskOne(const Request& request) {
    std::vector<Running> running;
    running.push_back(Start(request, 0));
    while (!IsStopped()) {
      auto ended = TakeEnded(running);
      if (!ended.empty()) return Conclude(request, ended.front());
    }
    return std::nullopt;
  }

  const CampaignPlan& plan_;
  CampaignResult result_;
  std::map<std::pair<std::int64_t, std::int64_t>, SizeRecord> sizes_;
  std::string_view phase_;
  std::size_t total_ = 0;
  Clock::time_point next_progress_ = Clock::now() + std::chrono::seconds(2);
};

}  // namespace

CampaignResult RunCampaign(const CampaignPlan& plan) { return Campaign(plan).Run(); }

Command CommandFor(const CampaignPlan& plan, const Request& request, const std::string& text) {
  Command command{.arguments = plan.arguments};
  if (!plan.has_placeholders) {
    command.input = text;
    return command;
  }
  const RequestSpace& space = *plan.rules.space;
  const std::array<std::pair<std::string_view, const char*>, 5> fields = {
      {{"{rows}", "R"}, {"{cols}", "C"}, {"{row}", "r"}, {"{col}", "c"}, {"{k}", "k"}}};
  std::string whole = text;
  while (!whole.empty() && whole.back() == '\n') whole.pop_back();
  for (std::string& argument : command.arguments) {
    for (const auto& [name, word] : fields) {
      ReplaceAll(argument, name, FieldOf(space, request, word));
    }
    ReplaceAll(argument, "{request}", whole);
  }
  return command;
}

bool HasPlaceholder(const std::vector<std::string>& arguments, std::string_view name) {
  return std::ranges::any_of(arguments, [&](const std::string& argument) {
    return argument.find(name) != std::string::npos;
  });
}

bool HasPlaceholders(const std::vector<std::string>& arguments) {
  return std::ranges::any_of(
      kPlaceholders, [&](std::string_view name) { return HasPlaceholder(arguments, name); });
}

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
