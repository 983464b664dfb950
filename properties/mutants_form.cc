#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "mutants_suite.h"
#include "onceover/read.h"
#include "read/profile_judge.h"

namespace onceover::mutants {
namespace {

using read::Profile;
using read::RequestFormat;

const Profile& StatementTiling() {
  static const Profile profile = {.name = "statement",
                                  .title = "The statement's own form",
                                  .form = read::TilingForm{},
                                  .request = {.pattern = "M r c"}};
  return profile;
}

const Profile& StatementTour() {
  static const Profile profile = {
      .name = "statement",
      .title = "The statement's own form",
      .form = read::TourForm{.family = read::TourFamily::kSquareNumbers},
      .request = {.pattern = "*(s) -1", .board = BoardSize{8, 8}}};
  return profile;
}

bool IsPlain(const read::TilingForm& form) {
  return form.family == read::TilingFamily::kLabelMatrix &&
         form.meaning == read::LabelMeaning::kPieces && form.width == 0 && !form.missing.empty();
}

bool IsPlain(const read::TourForm& form) {
  const bool is_family = form.family == read::TourFamily::kStepMatrix ||
                         form.family == read::TourFamily::kSquareNumbers ||
                         form.family == read::TourFamily::kSquarePairs;
  return is_family && !form.upwards && form.blocked.empty() && form.width == 0;
}

// One case a request, and one answer to it.
bool IsSingle(const Profile& profile) {
  const std::string_view pattern = profile.request.pattern;
  if (profile.layout.lead != read::Lead::kNothing) return false;
  if (pattern.find('G') != std::string_view::npos) return false;
  if (profile.layout.cut == read::Cut::kLines) return pattern == "*(s) -1";
  return profile.layout.cut == read::Cut::kNothing && pattern.find('(') == std::string_view::npos;
}

bool TakesWhatWeWrite(const Profile& profile) {
  return profile.accepts == read::Accepts::kAny || profile.accepts == read::Accepts::kPartial ||
         (profile.accepts == read::Accepts::kReference && read::IsTiling(profile));
}

std::string Word(std::int64_t value) { return std::to_string(value); }

// The fields of a pattern, one line; a list ends with -1.
std::string WriteFields(const RequestFormat& format, const BoardSize& board,
                        const std::optional<Cell>& square, const std::optional<Cell>& finish) {
  std::string_view fields = format.pattern;
  if (fields.empty()) return "";
  const bool is_list = fields.starts_with("*(");
  if (is_list) fields = fields.substr(2, fields.find(')') - 2);
  const Cell cell = square.value_or(Cell{});
  const Cell end = finish.value_or(Cell{});
  const auto row_of = [&](const Cell& it) {
    return format.base + (format.upwards ? board.rows - 1 - it.row : it.row);
  };
  std::istringstream names{std::string(fields)};
  std::string text;
  for (std::string name; names >> name;) {
    std::int64_t value = 0;
    if (name == "k") value = std::countr_zero(static_cast<std::uint64_t>(board.rows));
    if (name == "M" || name == "n" || name == "R") value = board.rows;
    if (name == "C") value = board.cols;
    if (name == "r") value = row_of(cell);
    if (name == "c") value = format.base + cell.col;
    if (name == "s") value = format.base + cell.row * board.cols + cell.col;
    if (name == "er") value = row_of(end);
    if (name == "ec") value = format.base + end.col;
    if (name == "b") value = 1;
    text += (text.empty() ? "" : " ") + Word(value);
  }
  return text + (is_list ? "\n-1\n" : "\n");
}

std::vector<Rule> Ascending(std::vector<Rule> rules) {
  std::ranges::sort(rules);
  rules.erase(std::unique(rules.begin(), rules.end()), rules.end());
  return rules;
}

void AddRules(const Verdict& verdict, std::vector<Rule>& rules) {
  const std::vector<Rule> more = RulesOf(verdict);
  rules.insert(rules.end(), more.begin(), more.end());
}

std::logic_error Wrong(std::string_view what, std::string_view text) {
  return std::logic_error(fmt::format("{}: {}", what, text));
}

// The formats `labels` and `cells`, as onceover-check reads them with --format and --request.
std::vector<Rule> JudgeStatement(const Form& form, const std::string& request,
                                 const std::string& answer) {
  std::istringstream request_in(request);
  std::istringstream in(answer);
  std::vector<Rule> rules;
  if (form.is_tiling) {
    const auto asked = ReadTilingRequest(request_in);
    if (!std::holds_alternative<TilingRequest>(asked)) throw Wrong("request", request);
    const auto reading = ReadTilings(in, TilingFormat::kLabels, std::get<TilingRequest>(asked));
    for (const TilingAnswer& it : reading.answers) AddRules(Judge(it), rules);
    return Ascending(rules);
  }
  const BoardSize board = {8, 8};
  const auto starts = ReadTourStarts(request_in, board);
  if (!std::holds_alternative<std::vector<Cell>>(starts)) throw Wrong("request", request);
  const TourRequest asked{.board = board, .starts = std::get<std::vector<Cell>>(starts)};
  const auto reading = ReadTours(in, TourFormat::kCells, asked);
  for (const TourAnswer& it : reading.answers) AddRules(Judge(it), rules);
  if (reading.answers.size() != asked.starts.size()) rules.push_back(Rule::kAnswerCount);
  return Ascending(rules);
}

template <typename AnswerType>
std::vector<Rule> RulesOf(const read::JudgedAnswers<AnswerType>& judged) {
  std::vector<Rule> rules;
  for (const Verdict& verdict : judged.verdicts) AddRules(verdict, rules);
  for (const ReadFault& fault : judged.faults) rules.push_back(fault.fault.rule);
  return Ascending(rules);
}

std::string Names(const std::vector<Rule>& rules) {
  std::string names;
  for (const Rule rule : rules) names += fmt::format(" {}", RuleId(rule));
  return names.empty() ? " none" : names;
}

}  // namespace

const Profile& Form::Layout() const {
  if (profile != nullptr) return *profile;
  return is_tiling ? StatementTiling() : StatementTour();
}

Form MakeForm(const Profile* profile, bool is_tiling) {
  Form form{.profile = profile, .is_tiling = is_tiling};
  if (profile == nullptr) return form;
  const bool is_plain =
      std::visit([](const auto& it) { return IsPlain(it); }, profile->form) && IsSingle(*profile);
  if (!is_plain || !TakesWhatWeWrite(*profile) || profile->neighbours_differ) {
    throw QuestionError{fmt::format(
        "--profile: {} is not supported: only boards of labels or steps, square numbers and "
        "pairs, one case a request, any solution or the reference one",
        profile->name)};
  }
  if (const auto* labels = std::get_if<read::TilingForm>(&profile->form)) {
    const bool asks = profile->request.pattern.find('r') != std::string_view::npos;
    form.lenient = labels->any_labels || !asks;
  }
  return form;
}

std::string WriteRequest(const Form& form, const TilingProblem& problem) {
  return WriteFields(form.Layout().request, {problem.rows, problem.cols},
                     std::get<Cell>(problem.missing), std::nullopt);
}

std::string WriteRequest(const Form& form, const TourProblem& problem) {
  return WriteFields(form.Layout().request, {problem.rows, problem.cols}, problem.start,
                     problem.finish);
}

Rows WriteAnswer(const Form& form, const properties::LabelCase& it) {
  const auto& layout = std::get<read::TilingForm>(form.Layout().form);
  Rows rows;
  for (std::int64_t i = 0; i < std::ssize(it.certificate.labels); ++i) {
    if (i % it.problem.cols == 0) rows.emplace_back();
    const std::int64_t label = it.certificate.labels[static_cast<std::size_t>(i)];
    rows.back().push_back(label == 0 ? layout.missing : Word(label - 1 + layout.base));
  }
  return rows;
}

Rows WriteAnswer(const Form& form, const properties::PathCase& it) {
  const auto& layout = std::get<read::TourForm>(form.Layout().form);
  Rows rows;
  if (layout.family == read::TourFamily::kSquareNumbers) {
    rows.emplace_back();
    for (const Cell& cell : it.certificate.squares) {
      rows.back().push_back(Word(cell.row * it.problem.cols + cell.col + layout.base));
    }
    return rows;
  }
  for (const Cell& cell : it.certificate.squares) {
    std::string row = Word(cell.row + layout.coordinate_base);
    std::string col = Word(cell.col + layout.coordinate_base);
    if (layout.column_first) std::swap(row, col);
    rows.push_back({std::move(row), std::move(col)});
  }
  return rows;
}

Rows WriteAnswer(const Form& form, const properties::StepCase& it) {
  const auto& layout = std::get<read::TourForm>(form.Layout().form);
  Rows rows;
  for (std::int64_t i = 0; i < std::ssize(it.certificate.steps); ++i) {
    if (i % it.problem.cols == 0) rows.emplace_back();
    const std::int64_t step = it.certificate.steps[static_cast<std::size_t>(i)];
    rows.back().push_back(Word(step - 1 + layout.base));
  }
  return rows;
}

std::string JoinRows(const Rows& rows) {
  std::string text;
  for (const auto& row : rows) text += fmt::format("{}\n", fmt::join(row, " "));
  return text;
}

std::vector<Rule> RulesOf(const Verdict& verdict) {
  std::vector<Rule> rules;
  for (std::size_t rule = 0; rule < kRuleCount; ++rule) {
    if (verdict.counts[rule] > 0) rules.push_back(static_cast<Rule>(rule));
  }
  const bool accepts = verdict.outcome == Outcome::kAccepted;
  if (accepts != rules.empty()) throw std::logic_error("a verdict that contradicts its counts");
  return rules;
}

std::vector<Rule> JudgeText(const Form& form, const std::string& request,
                            const std::string& answer) {
  if (form.profile == nullptr) return JudgeStatement(form, request, answer);
  read::ProfileInput input{.answer = answer};
  if (!form.profile->request.pattern.empty()) input.request = request;
  const auto result = read::JudgeByProfile(*form.profile, input, {});
  if (const auto* tilings = std::get_if<read::JudgedAnswers<TilingAnswer>>(&result)) {
    return RulesOf(*tilings);
  }
  if (const auto* tours = std::get_if<read::JudgedAnswers<TourAnswer>>(&result)) {
    return RulesOf(*tours);
  }
  throw Wrong(std::get<read::ProfileError>(result).text, request);
}

void Suite::Ask(std::string prefix, std::string request, const Rows& expected) {
  prefix_ = std::move(prefix);
  request_ = std::move(request);
  expected_ = JoinRows(expected);
}

void Suite::AddRight(const Rows& rows, std::string_view slug, std::string what) {
  Add(rows, {}, Rule::kBadRequest, slug, std::move(what));
}

void Suite::AddWrong(const Rows& rows, const std::vector<Rule>& kernel, std::vector<Rule> declared,
                     std::string_view slug, std::string what) {
  const Rule aim = declared.front();
  declared = Ascending(std::move(declared));
  if (kernel != declared) {
    throw std::logic_error(fmt::format("{} {} ({}): declared{}, the kernel says{}", prefix_, slug,
                                       what, Names(declared), Names(kernel)));
  }
  Add(rows, declared, aim, slug, std::move(what));
}

void Suite::AddWrongText(const Rows& rows, std::vector<Rule> declared, std::string_view slug,
                         std::string what) {
  const Rule aim = declared.front();
  Add(rows, Ascending(std::move(declared)), aim, slug, std::move(what));
}

void Suite::Add(const Rows& rows, const std::vector<Rule>& declared, Rule aim,
                std::string_view slug, std::string what) {
  const std::string answer = JoinRows(rows);
  const std::vector<Rule> judged = JudgeText(form_, request_, answer);
  const bool is_other = judged == std::vector<Rule>{Rule::kNotExpected};
  if (form_.profile == nullptr && judged != declared) {
    throw std::logic_error(fmt::format("{} {} ({}): declared{}, judged{}", prefix_, slug, what,
                                       Names(declared), Names(judged)));
  }
  if (judged.empty() && !declared.empty()) {
    if (form_.lenient) return;  // the profile takes it
    throw std::logic_error(fmt::format("{} {} ({}): accepted", prefix_, slug, what));
  }
  if (declared.empty() && !judged.empty() && !is_other) {
    throw std::logic_error(
        fmt::format("{} {} ({}): rejected:{}", prefix_, slug, what, Names(judged)));
  }
  if (is_other) what += ": right, but not the one that is expected";
  if (std::ranges::find(judged, aim) == judged.end() && !judged.empty()) aim = judged.front();
  const std::string_view id = judged.empty() ? "right" : RuleId(aim);
  entries_.push_back({.name = fmt::format("{:04}-{}-{}-{}", entries_.size() + 1, prefix_, id, slug),
                      .request = request_,
                      .expected = expected_,
                      .answer = answer,
                      .rules = judged,
                      .aim = aim,
                      .what = std::move(what)});
}

void AddBrokenText(const Rows& right, Suite& suite) {
  const bool is_grid = right.size() > 1;
  const std::string last = right.back().back();
  const auto with_last = [&](std::string word) {
    Rows rows = right;
    rows.back().back() = std::move(word);
    return rows;
  };
  suite.AddWrongText({}, {Rule::kNoAnswer}, "empty", "the file is empty");
  suite.AddWrongText(with_last("x"), {Rule::kNotANumber}, "letter", "the last value is x");
  suite.AddWrongText(with_last(last + ".5"), {Rule::kNotANumber}, "fraction",
                     "the last value has a fraction");
  Rows rows = with_last("99999999999999999999");
  suite.AddWrongText(rows, {Rule::kNumberOverflow}, "overflow",
                     "the last value does not fit in 64 bits");
  if (!is_grid) return;
  rows = right;
  rows.back().pop_back();
  const bool is_column = rows.back().empty();
  suite.AddWrongText(rows, {is_column ? Rule::kTooFew : Rule::kRaggedRow}, "last-value-dropped",
                     "the last value is dropped");
  rows = right;
  rows.pop_back();
  suite.AddWrongText(rows, {Rule::kTooFew}, "last-row-dropped", "the last row is dropped");
  rows = right;
  rows.erase(rows.begin());
  suite.AddWrongText(rows, {Rule::kTooFew}, "first-row-dropped", "the first row is dropped");
  rows = right;
  rows.back().push_back(last);
  suite.AddWrongText(rows, {Rule::kRaggedRow}, "last-row-longer", "the last row has a value more");
}

}  // namespace onceover::mutants
