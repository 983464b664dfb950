// The language of requests: what each letter reads, and where each error stands.
#include <gtest/gtest.h>

#include <cstdint>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "read/request_language.h"

namespace onceover::read {
namespace {

constexpr BoardSize kChessboard = {8, 8};
using Cases = std::vector<CaseRequest>;

std::variant<Cases, RequestError> Read(const RequestFormat& format, const std::string& text) {
  std::istringstream in(text);
  return ReadRequests(format, in);
}

Cases CasesOf(const RequestFormat& format, const std::string& text) {
  const auto read = Read(format, text);
  const auto* error = std::get_if<RequestError>(&read);
  EXPECT_EQ(error, nullptr) << (error ? error->text : "");
  return error ? Cases{} : std::get<Cases>(read);
}

// The place and the text of the error, as line:column: text.
std::string ErrorOf(const RequestFormat& format, const std::string& text) {
  const auto read = Read(format, text);
  const auto* error = std::get_if<RequestError>(&read);
  if (error == nullptr) return "no error";
  return std::to_string(error->at.line) + ":" + std::to_string(error->at.column) + ": " +
         error->text;
}

TEST(Requests, PatternsAreFieldsOrARepetition) {
  for (const std::string_view good :
       {"", "k r c", "M r c", "n", "R C", "n G r c", "er ec", "t*(R C)", "*(n r c)", "*(s) -1"}) {
    EXPECT_TRUE(IsRequestPattern(good)) << good;
  }
  for (const std::string_view bad : {"x", "k k", "kr", "t*()", "*()", "*(n", "n*(r)", "t*(n) -1",
                                     "*(n) -2", "*(n)-1", "t", "s* -1", "*(n) *(n)", "*("}) {
    EXPECT_FALSE(IsRequestPattern(bad)) << bad;
    EXPECT_EQ(ErrorOf({.pattern = bad}, "1"), "1:1: the format of the request is no pattern")
        << bad;
  }
}

TEST(Requests, SayTheBoard) {
  EXPECT_EQ(CasesOf({.pattern = "k"}, "3"), Cases({{.board = kChessboard}}));
  EXPECT_EQ(CasesOf({.pattern = "k"}, "0"), Cases({{.board = BoardSize{1, 1}}}));
  EXPECT_EQ(CasesOf({.pattern = "M"}, "8"), Cases({{.board = kChessboard}}));
  EXPECT_EQ(CasesOf({.pattern = "n"}, "5"), Cases({{.board = BoardSize{5, 5}}}));
  EXPECT_EQ(CasesOf({.pattern = "R C"}, "3 4"), Cases({{.board = BoardSize{3, 4}}}));
  EXPECT_EQ(CasesOf({.pattern = "C R"}, "3 4"), Cases({{.board = BoardSize{4, 3}}}));
  EXPECT_EQ(CasesOf({.pattern = "", .board = kChessboard}, " \n"), Cases({{.board = kChessboard}}));
}

TEST(Requests, SayTheSquareInTheOrderOfThePattern) {
  const BoardSize board = {4, 4};
  EXPECT_EQ(CasesOf({.pattern = "k r c"}, "2\n1 3\n"),
            Cases({{.board = board, .square = Cell{0, 2}}}));
  EXPECT_EQ(CasesOf({.pattern = "k c r"}, "2\n1 3\n"),
            Cases({{.board = board, .square = Cell{2, 0}}}));
  EXPECT_EQ(CasesOf({.pattern = "k c r", .upwards = true}, "2\n1 4\n"),
            Cases({{.board = board, .square = Cell{0, 0}}}));
  EXPECT_EQ(CasesOf({.pattern = "k r c", .base = 0}, "2 0 3"),
            Cases({{.board = board, .square = Cell{0, 3}}}));
  EXPECT_EQ(CasesOf({.pattern = "r c", .upwards = true}, "2 4\n"), Cases({{.square = Cell{1, 3}}}));
  EXPECT_EQ(CasesOf({.pattern = "r c n"}, "1 3 4"),
            Cases({{.board = board, .square = Cell{0, 2}}}));
}

TEST(Requests, SayOtherThings) {
  EXPECT_EQ(CasesOf({.pattern = "c", .board = kChessboard}, "3"),
            Cases({{.board = kChessboard, .square = Cell{0, 2}}}));
  EXPECT_EQ(CasesOf({.pattern = "s", .board = BoardSize{5, 6}}, "8"),
            Cases({{.board = BoardSize{5, 6}, .square = Cell{1, 1}}}));
  EXPECT_EQ(CasesOf({.pattern = "n ec er"}, "6 3 5"),
            Cases({{.board = BoardSize{6, 6}, .finish = Cell{4, 2}}}));
  EXPECT_EQ(CasesOf({.pattern = "r c b", .base = 0, .board = kChessboard}, "2 0 1"),
            Cases({{.board = kChessboard, .square = Cell{2, 0}, .first_step = 1}}));
  EXPECT_EQ(CasesOf({.pattern = "n", .square = Cell{0, 0}}, "5"),
            Cases({{.board = BoardSize{5, 5}, .square = Cell{0, 0}}}));
  EXPECT_EQ(CasesOf({.pattern = "n G r c"}, "3\n..*\n...\n*..\n1 2\n"),
            Cases({{.board = BoardSize{3, 3}, .square = Cell{0, 1}, .blocked = {{0, 2}, {2, 0}}}}));
}

TEST(Requests, RepeatTheirCases) {
  const Cases two = {{.board = BoardSize{1, 1}}, {.board = BoardSize{2, 3}}};
  EXPECT_EQ(CasesOf({.pattern = "t*(R C)"}, "2\n1 1\n2 3\n"), two);
  EXPECT_EQ(CasesOf({.pattern = "*(R C)"}, "1 1\n2 3"), two);
  EXPECT_EQ(CasesOf({.pattern = "*(R C) -1"}, "1 1 2 3 -1 ignored"), two);
  EXPECT_EQ(CasesOf({.pattern = "*(R C) -1"}, "1 1 2 3"), two);
  EXPECT_EQ(CasesOf({.pattern = "t*(R C)"}, "0"), Cases());
  EXPECT_EQ(CasesOf({.pattern = "*(R C)"}, " \n"), Cases());
}

struct ErrorCase {
  RequestFormat format;
  std::string text;
  std::string error;
};

TEST(Requests, ErrorsStandWhereTheyAre) {
  const std::vector<ErrorCase> cases = {
      {{.pattern = "k r c"}, "", "1:1: the request ends before its next case"},
      {{.pattern = "k r c"}, "2\n1\n", "2:2: the request ends before the column"},
      {{.pattern = "k r c"}, "2 1 x", "1:5: 'x' is not a whole number of 64 bits"},
      {{.pattern = "k r c"}, "2 1 1\n7", "2:1: more than the request's 1 case"},
      {{.pattern = ""}, "7", "1:1: more than the request's 1 case"},
      {{.pattern = "k"}, "32", "1:1: the exponent 32 is not between 0 and 31"},
      {{.pattern = "k"}, "-1", "1:1: the exponent -1 is not between 0 and 31"},
      {{.pattern = "M"}, "6", "1:1: the side 6 is no power of two"},
      {{.pattern = "n"}, "0", "1:1: the side 0 is not between 1 and 2147483648"},
      {{.pattern = "R C"},
       "3 4294967296",
       "1:3: the number of columns 4294967296 is not between 1 and 2147483648"},
      {{.pattern = "k r c"}, "2 5 1", "1:3: the row 5 is not between 1 and 4"},
      {{.pattern = "k r c", .base = 0}, "2 1 4", "1:5: the column 4 is not between 0 and 3"},
      {{.pattern = "k r c", .base = 0},
       "2 1 -9223372036854775808",
       "1:5: the column -9223372036854775808 is not between 0 and 3"},
      {{.pattern = "r c"},
       "9 9223372036854775807",
       "1:3: the column 9223372036854775807 is not between 1 and 2147483648"},
      {{.pattern = "s", .board = kChessboard}, "65", "1:1: the square 65 is not between 1 and 64"},
      {{.pattern = "s", .board = kChessboard}, "0", "1:1: the square 0 is not between 1 and 64"},
      {{.pattern = "s"}, "1", "1:1: the square's board is not known"},
      {{.pattern = "n ec er"}, "6 3 7", "1:5: the finish's row 7 is not between 1 and 6"},
      {{.pattern = "t*(n)"}, "", "1:1: the request ends before the number of cases"},
      {{.pattern = "t*(n)"}, "-1", "1:1: '-1' is no number of cases"},
      {{.pattern = "t*(n)"}, "x", "1:1: 'x' is no number of cases"},
      {{.pattern = "t*(n)"}, "2\n1", "2:2: the request ends before its next case"},
      {{.pattern = "t*(n)"}, "2\n1 1\n1", "3:1: more than the request's 2 cases"},
      {{.pattern = "t*(n)"},
       "9223372036854775807 1",
       "1:22: the request ends before its next case"},
      {{.pattern = "t*(n)"}, "1 1 1", "1:5: more than the request's 1 case"},
      {{.pattern = "n G"}, "2\n..\n.x", "3:2: 'x' is neither . nor *"},
      {{.pattern = "n G"}, "2\n..\n.", "3:1: the row holds 1 squares, expected 2"},
      {{.pattern = "n G"}, "2\n..\n", "2:3: the request ends before row 2 of the board"},
      {{.pattern = "n G"}, "0 .", "1:1: the side 0 is not between 1 and 2147483648"},
      {{.pattern = "n G"},
       "5000\n" + std::string(5000, '.'),
       "2:1: the row holds 5000 squares, expected 5000"},
      {{.pattern = "G"}, "..", "1:1: the size of the board is not known"},
      {{.pattern = "n G"}, "2147483648 .", "1:12: the row holds 1 squares, expected 2147483648"},
  };
  for (const ErrorCase& one : cases) {
    EXPECT_EQ(ErrorOf(one.format, one.text), one.error) << one.format.pattern << " " << one.text;
  }
}

}  // namespace
}  // namespace onceover::read
