// What a hostile answer costs: a child that is fed through a pipe, its peak of memory, and its
// verdict.
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr bool kIsSanitized = true;
#elif defined(__has_feature)
constexpr bool kIsSanitized = __has_feature(address_sanitizer);
#else
constexpr bool kIsSanitized = false;
#endif

// The sanitizers' own memory counts too: less is fed to them, and more is allowed. A number of
// bytes in the environment feeds another flood.
std::int64_t FloodBytes() {
  const char* const asked = std::getenv("ONCEOVER_FLOOD_BYTES");
  if (asked != nullptr) return std::stoll(asked);
  return kIsSanitized ? 40'000'000 : 200'000'000;
}
const std::int64_t kFlood = FloodBytes();
constexpr std::int64_t kMaxKilobytes = kIsSanitized ? 384 * 1024 : 64 * 1024;

// The longest input that every family of formats looks at, and what that may take: some 220 bytes a
// byte, for a million answers of one value each.
constexpr std::int64_t kText = 1'900'000;
constexpr std::int64_t kMaxKilobytesOfText = (kIsSanitized ? 1536 : 480) * 1024;

// What goes down the pipe: a head, then a piece repeated up to a number of bytes, then a tail.
struct Row {
  std::string name;
  std::vector<std::string> arguments;
  std::string head;
  std::string piece;
  std::int64_t flood;
  std::string tail;
  std::string rule;  // that the report names
};

void PrintTo(const Row& row, std::ostream* out) { *out << row.name; }

const std::vector<std::string> kTiling = {"tiling"};
const std::vector<std::string> kHuge = {"tiling", "--board", "4000000000x2000000000"};
const std::vector<std::string> kTilingJson = {"tiling", "--format", "json"};
const std::vector<std::string> kTour = {"tour"};
const std::string kZero(1, '\0');

std::vector<std::string> HugeTour(const std::string& format) {
  return {"tour", "--board", "4000000000x2000000000", "--format", format, "--second-opinion"};
}

const std::vector<Row> kRows = {
    {"AHugeBoardOfLabels",
     {"tiling", "--board", "4000000000x2000000000", "--format", "labels"},
     "1 2 3\n",
     "",
     0,
     "",
     "too-few"},
    {"AHugeBoardOfLabelsALine", kHuge, "1\n2\n3\n", "", 0, "", "ragged-row"},
    {"AHugeBoardOfPieces",
     {"tiling", "--board", "4000000000x2000000000", "--format", "pieces", "--second-opinion"},
     "1 1 1 2 2 1\n",
     "",
     0,
     "",
     "uncovered"},
    {"AHugeBoardOfCells", HugeTour("cells"), "1 2 3\n", "", 0, "", "unvisited"},
    {"AHugeBoardOfPairs", HugeTour("pairs"), "1 1\n2 3\n", "", 0, "", "unvisited"},
    {"AHugeBoardOfSteps", HugeTour("grid"), "1 2 3\n", "", 0, "", "too-few"},
    {"AHugeBoardInJson", kTilingJson, R"({"board":[4000000000,2000000000],"labels":[]})", "", 0, "",
     "too-few"},
    {"AFloodOfNewlines", kTiling, "", "\n", kFlood, "", "no-answer"},
    {"AFloodOfNewlinesAndAWord", kTour, "", "\r\n", kFlood, "x", "not-a-number"},
    {"AFloodOfNewlinesInJson", kTilingJson, "{", "\n", kFlood, "", "bad-json"},
    {"ALongWord", kTiling, "", "x", kFlood, "\n", "not-a-number"},
    {"ALongNumber", kTour, "1 ", "9", kFlood, "", "number-overflow"},
    {"ALongWordInJson", kTilingJson, "{\"", "x", kFlood, "\":1}", "bad-json"},
    {"AFloodOfZeroBytes", kTiling, "", kZero, kFlood, "", "odd-byte"},
    {"AFloodOfZeroBytesALine", kTour, "", kZero + "\n", kFlood, "", "odd-byte"},
    {"AFloodOfGarbage", kTiling, "", "a\n", kFlood, "", "not-a-number"},
    {"AFloodOfGarbageAfterATiling", kTiling, "0 1\n1 1\n", "a\n", kFlood, "", "not-a-number"},
    {"AFloodOfOverflows", kTour, "", "99999999999999999999 ", kFlood, "", "number-overflow"},
    {"AFloodOfBlanks", kTiling, "", " ", kFlood, "", "no-answer"},
    {"AFloodOfEscapes", kTour, "", "\x1b[31m", kFlood, "", "odd-byte"},
    {"AFloodOfByteOrderMarks", kTiling, "", "\xef\xbb\xbf", kFlood, "", "odd-byte"},
    {"AFloodOfTruncatedCharacters", kTour, "1 ", "\xe6\xa3", kFlood, "", "odd-byte"},
    {"AFloodOfPairs", kTour, "", "(1,2)", kFlood, "", "not-a-number"},
    {"AFloodOfWalls", kTiling, "", "|_", kFlood, "", "not-a-number"},
    {"AFloodOfFrames", kTiling, "", "+-", kFlood, "", "not-a-number"},
    {"ATextOfNewlines", kTiling, "", "\n", kText, "", "no-answer"},
    {"ATextOfBlanks", kTiling, "", " ", kText, "", "no-answer"},
    {"ATextOfZeroBytes", kTiling, "", kZero, kText, "", "odd-byte"},
    {"ATextOfOneWord", kTiling, "", "x", kText, "", "no-answer"},
    {"ATextOfWords", kTiling, "", "a\n", kText, "", "no-answer"},
    {"ATextOfLabelsALine", kTiling, "", "1\n", kText, "", "piece-size"},
    {"ATextOfLabels", kTiling, "", "1 ", kText, "", "piece-size"},
    {"ATextOfBrackets", kTiling, "", "[", kText, "", "no-answer"},
    {"ATextOfPairs", kTiling, "", "(1,2)", kText, "", "no-answer"},
    {"ATextOfNames", kTiling, "", "a1 ", kText, "", "no-answer"},
    {"ATextOfWalls", kTiling, "", "|_", kText, "", "no-answer"},
    {"ATextOfFrames", kTiling, "", "+-", kText, "", "no-answer"},
    {"ATextOfEscapes", kTiling, "", "\x1b[31m", kText, "", "odd-byte"},
    {"ATextOfPictures", kTiling, "", "K..\n", kText, "", "no-answer"},
    {"ATourTextOfSquares", kTour, "", "1\n", kText, "", "unvisited"},
    {"ATourTextOfSquaresALine", kTour, "", "1 ", kText, "", "revisited"},
    {"ATourTextOfNames", kTour, "", "a1 ", kText, "", "no-answer"},
    {"ATourTextOfPairs", kTour, "", "(1,2)", kText, "", "revisited"},
    {"ATourTextOfPictures", kTour, "", "K..\n", kText, "", "no-answer"},
    {"ATourTextOfMoves", kTour, "", "\x1b[1;1HX", kText, "", "odd-byte"},
    {"AFloodOfBrackets", kTilingJson, "{\"labels\":", "[", kFlood, "", "bad-json"},
};

// Writes all of the input, or as much of it as is read.
void Feed(int pipe, const Row& row) {
  const auto send = [pipe](std::string_view bytes) {
    while (!bytes.empty()) {
      const ssize_t sent = write(pipe, bytes.data(), bytes.size());
      if (sent <= 0) return false;
      bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
    return true;
  };
  std::string block;
  while (!row.piece.empty() && block.size() < (1 << 16)) block += row.piece;
  bool is_open = send(row.head);
  for (std::int64_t left = row.flood; is_open && left > 0; left -= std::ssize(block)) {
    is_open = send(block);
  }
  if (is_open) send(row.tail);
  close(pipe);
}

// What became of a child.
struct Outcome {
  int status = -1;  // exit status, -1 if it has none
  std::int64_t kilobytes = 0;
  std::int64_t milliseconds = 0;
  std::string output;
};

std::vector<char*> ArgumentsOf(std::vector<std::string>& words) {
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  return arguments;
}

Outcome RunCheck(const Row& row) {
  std::vector<std::string> words = row.arguments;
  words.insert(words.begin(), ONCEOVER_CHECK);
  const std::vector<char*> arguments = ArgumentsOf(words);
  std::array<int, 2> input{};
  std::array<int, 2> output{};
  EXPECT_EQ(pipe(input.data()), 0);
  EXPECT_EQ(pipe(output.data()), 0);
  const auto begin = std::chrono::steady_clock::now();
  const pid_t child = fork();
  if (child == 0) {
    dup2(input[0], STDIN_FILENO);
    dup2(output[1], STDOUT_FILENO);
    for (const int end : {input[0], input[1], output[0], output[1]}) close(end);
    execv(arguments[0], arguments.data());
    _exit(127);
  }
  close(input[0]);
  close(output[1]);
  Feed(input[1], row);

  Outcome run;
  std::array<char, 4096> buffer{};
  for (ssize_t got = 0; (got = read(output[0], buffer.data(), buffer.size())) > 0;) {
    run.output.append(buffer.data(), static_cast<std::size_t>(got));
  }
  close(output[0]);
  int status = 0;
  rusage usage{};
  EXPECT_EQ(wait4(child, &status, 0, &usage), child);
  run.milliseconds = std::chrono::duration_cast<std::chrono::milliseconds>(
                         std::chrono::steady_clock::now() - begin)
                         .count();
  if (WIFEXITED(status)) run.status = WEXITSTATUS(status);
  run.kilobytes = usage.ru_maxrss;
  return run;
}

class Memory : public testing::TestWithParam<Row> {};

TEST_P(Memory, IsBoundedAndTheAnswerIsRejectedByName) {
  signal(SIGPIPE, SIG_IGN);
  const Outcome run = RunCheck(GetParam());
  RecordProperty(
      "bytes", std::to_string(GetParam().head.size() + static_cast<std::size_t>(GetParam().flood)));
  RecordProperty("kilobytes", std::to_string(run.kilobytes));
  RecordProperty("milliseconds", std::to_string(run.milliseconds));
  RecordProperty("rule", GetParam().rule);
  EXPECT_EQ(run.status, 1);
  EXPECT_LT(run.kilobytes, GetParam().flood == kText ? kMaxKilobytesOfText : kMaxKilobytes);
  EXPECT_GT(run.kilobytes, 0);
  EXPECT_TRUE(std::ranges::all_of(
      run.output, [](char byte) { return byte == '\n' || (byte >= ' ' && byte <= '~'); }));
  EXPECT_NE(run.output.find('[' + GetParam().rule + "]\n"), std::string::npos) << run.output;
}

struct RowName {
  std::string operator()(const auto& row) const { return row.param.name; }
};

INSTANTIATE_TEST_SUITE_P(Rows, Memory, testing::ValuesIn(kRows), RowName());

}  // namespace
