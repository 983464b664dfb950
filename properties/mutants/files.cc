#include "mutants/files.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <string>
#include <string_view>
#include <system_error>

namespace onceover::mutants {
namespace {

namespace fs = std::filesystem;

void WriteFile(const fs::path& path, const std::string& text) {
  std::ofstream out(path, std::ios::binary);
  out << text;
  out.close();
  if (!out) {
    throw QuestionError{fmt::format("{}: cannot write: {}", path.string(), std::strerror(errno))};
  }
}

void MakeDirectories(const fs::path& path) {
  std::error_code error;
  fs::create_directories(path, error);
  if (error) {
    throw QuestionError{
        fmt::format("{}: cannot make the directory: {}", path.string(), error.message())};
  }
}

std::string Names(const std::vector<Rule>& rules) {
  std::string names;
  for (const Rule rule : rules)
    names += fmt::format("{}{}", names.empty() ? "" : ",", RuleId(rule));
  return names.empty() ? "-" : names;
}

std::string FileOf(const Entry& entry, std::string_view ending) {
  return fmt::format("data/{}/{}{}", entry.rules.empty() ? "valid_output" : "invalid_output",
                     entry.name, ending);
}

}  // namespace

std::string AnswerFile(const Entry& entry) { return FileOf(entry, ".out"); }

void WriteSuite(const std::vector<Entry>& entries, const fs::path& directory) {
  std::error_code error;
  const bool exists = fs::exists(directory, error);
  if (exists && (!fs::is_directory(directory, error) || !fs::is_empty(directory, error))) {
    throw QuestionError{
        fmt::format("--out: {} exists and is no empty directory", directory.string())};
  }
  MakeDirectories(directory / "data" / "valid_output");
  MakeDirectories(directory / "data" / "invalid_output");
  std::string manifest = "file\trequest\tverdict\texit\taim\trules\twhat\n";
  for (const Entry& entry : entries) {
    const bool is_right = entry.rules.empty();
    manifest += fmt::format("{}\t{}\t{}\t{}\t{}\t{}\t{}\n", AnswerFile(entry), FileOf(entry, ".in"),
                            is_right ? "accept" : "reject", is_right ? 0 : 1,
                            is_right ? "-" : RuleId(entry.aim), Names(entry.rules), entry.what);
    WriteFile(directory / FileOf(entry, ".in"), entry.request);
    WriteFile(directory / FileOf(entry, ".ans"), entry.expected);
    WriteFile(directory / AnswerFile(entry), entry.answer);
  }
  WriteFile(directory / "manifest.tsv", manifest);
}

}  // namespace onceover::mutants
