// The samples of the profiles: tests/vectors/profiles/expected.tsv and the files that it names.
#ifndef ONCEOVER_TESTS_VERIFY_PROFILES_VECTORS_H_
#define ONCEOVER_TESTS_VERIFY_PROFILES_VECTORS_H_

#include <algorithm>
#include <cstddef>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace onceover::profiles_vectors {

// A row: an answer to a request of a profile, and the rules that it breaks.
struct Row {
  std::string profile;
  std::string request;  // the name of a file; empty: none
  std::string answer;
  std::string source;  // the id of a published sample, or `generated`
  std::string rules;   // `accepted`, or all rules that are broken, separated by commas
  std::string note;
};

inline std::string FileOf(const std::string& name) {
  std::ifstream file(ONCEOVER_TEST_VECTORS "/profiles/" + name, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

// The lines of a table, without its first, each cut at tabs.
inline std::vector<std::vector<std::string>> TableOf(const std::string& name) {
  std::ifstream table(ONCEOVER_TEST_VECTORS "/profiles/" + name);
  std::vector<std::vector<std::string>> lines;
  std::string line;
  std::getline(table, line);
  while (std::getline(table, line)) {
    std::vector<std::string> fields;
    for (std::size_t begin = 0; begin <= line.size();) {
      const std::size_t end = std::min(line.find('\t', begin), line.size());
      fields.push_back(line.substr(begin, end - begin));
      begin = end + 1;
    }
    lines.push_back(fields);
  }
  return lines;
}

inline std::vector<Row> Rows() {
  std::vector<Row> rows;
  for (const auto& fields : TableOf("expected.tsv")) {
    rows.push_back({fields.at(0), fields.at(1), fields.at(2), fields.at(3), fields.at(4),
                    fields.size() > 5 ? fields[5] : ""});
  }
  return rows;
}

}  // namespace onceover::profiles_vectors

#endif  // ONCEOVER_TESTS_VERIFY_PROFILES_VECTORS_H_
