#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "judge/campaign.h"
#include "judge/command_words.h"

namespace onceover::properties {
namespace {

constexpr std::array<std::string_view, 6> kPlaceholders = {"{request}", "{rows}", "{cols}",
                                                           "{row}",     "{col}",  "{k}"};

// The text of one field of the request's first case.
std::string FieldOf(const RequestSpace& space, const Request& request, const std::string& word) {
  RequestSpace one = space;
  one.pattern = {.words = {word}};
  std::string text = WriteRequest(one, {request.front()});
  text.pop_back();
  return text;
}

}  // namespace

Command CommandFor(const RequestSpace& space, const std::vector<std::string>& arguments,
                   const Request& request, const std::string& text) {
  Command command{.arguments = arguments};
  if (!HasPlaceholders(arguments)) {
    command.input = text;
    return command;
  }
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

}  // namespace onceover::properties
