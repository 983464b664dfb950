// What reading answers in JSON gives, in full, for each way to write one and to spoil it.
#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "onceover/certificate.h"
#include "onceover/read.h"
#include "onceover/verify.h"
#include "read_table.h"

namespace onceover {
namespace {

using read_table::Bytes;
using read_table::PlacedFaults;
using TilingRow = read_table::TilingCase;
using TourRow = read_table::TourCase;
using TilingRows = std::vector<TilingRow>;
using TourRows = std::vector<TourRow>;

constexpr auto kTiling = TilingFormat::kJson;
constexpr auto kTour = TourFormat::kJson;

const TilingRequest kAnyTiling;
const TilingRequest k2x2{.board = BoardSize{2, 2}};
const TilingRequest kCorner{.board = BoardSize{2, 2}, .missing = Cell{0, 0}};
const TilingProblem kProblem2x2{2, 2, MissingAnywhere{}};
const TilingProblem kProblemCorner{2, 2, Cell{0, 0}};
const LabelGrid kGrid{{0, 1, 1, 1}};
const PieceList kPiece{{{Cell{0, 1}, Cell{1, 0}, Cell{1, 1}}}};

const TourRequest kAnyTour;
const TourRequest k1x2{.board = BoardSize{1, 2}};
const TourProblem kProblem1x2{.rows = 1, .cols = 2};
const TourPath kPath{{{0, 0}, {1, 2}}};
const StepGrid kSteps{{1, 2}};

read_table::Expected<TilingAnswer> Bad(TilingProblem problem, PlacedFaults faults) {
  return {problem, LabelGrid{}, std::move(faults)};
}

read_table::Expected<TourAnswer> BadTour(TourProblem problem, PlacedFaults faults) {
  return {std::move(problem), TourPath{}, std::move(faults)};
}

// What was asked, where the answer's own board cannot be read.
const TilingProblem kUnknown{0, 0, MissingAnywhere{}};

// The table: tilings that can be read.
const TilingRows kRightTilings = {
    {"Labels", kTiling, kAnyTiling, R"({"labels":[[0,1],[1,1]]})", {{kProblem2x2, kGrid}}},
    {"LabelsWithBoardAndMissingSquare",
     kTiling,
     kAnyTiling,
     R"({"board":[2,2],"missing":[1,1],"labels":[[0,1],[1,1]]})",
     {{kProblemCorner, kGrid}}},
    {"KeysInAnyOrderAndAnyBlanks",
     kTiling,
     kCorner,
     "\n{ \"labels\" : [ [0 , 1 ]\t,\n[1,1]] ,\r\n\"missing\":[1,1],\"board\":\n[2,2]\n}\n",
     {{kProblemCorner, kGrid}}},
    {"Pieces", kTiling, k2x2, R"({"pieces":[[1,2,2,1,2,2]]})", {{kProblem2x2, kPiece}}},
    {"PiecesWithTheirBoard",
     kTiling,
     kAnyTiling,
     R"({"board":[2,2],"pieces":[[1,2,2,1,2,2]]})",
     {{kProblem2x2, kPiece}}},
    {"NoPieceOnABoardOfOneSquare",
     kTiling,
     kAnyTiling,
     R"({"board":[1,1],"missing":[1,1],"pieces":[]})",
     {{{1, 1, Cell{0, 0}}, PieceList{}}}},
    {"ATilingThatMissesNoSquare",
     kTiling,
     kAnyTiling,
     R"({"missing":null,"labels":[[1,1,2],[1,2,2]]})",
     {{{2, 3, NoneMissing{}}, LabelGrid{{1, 1, 2, 1, 2, 2}}}}},
    {"NoSquareMissingAsWasAsked",
     kTiling,
     {.missing = NoneMissing{}},
     R"({"missing":null,"labels":[[1,1,2],[1,2,2]]})",
     {{{2, 3, NoneMissing{}}, LabelGrid{{1, 1, 2, 1, 2, 2}}}}},
    {"AnySquareMayBeMissing",
     kTiling,
     {.missing = MissingAnywhere{}},
     R"({"missing":[1,1],"labels":[[0,1],[1,1]]})",
     {{kProblemCorner, kGrid}}},
    {"SeveralObjects",
     kTiling,
     k2x2,
     "{\"labels\":[[0,1],[1,1]]}{\"pieces\":[[1,2,2,1,2,2]]}\n{\"labels\":[[0,1],[1,1]]}",
     {{kProblem2x2, kGrid}, {kProblem2x2, kPiece}, {kProblem2x2, kGrid}}},
    {"TooFewRowsAreLeftToTheChecker",
     kTiling,
     k2x2,
     R"({"labels":[[0,1]]})",
     {{kProblem2x2, LabelGrid{{0, 1}}}}},
    {"NoRowsAreLeftToTheChecker", kTiling, k2x2, R"({"labels":[]})", {{kProblem2x2, LabelGrid{}}}},
    {"AHugeBoard",
     kTiling,
     kAnyTiling,
     R"({"board":[4000000000,2000000000],"labels":[]})",
     {{{4'000'000'000, 2'000'000'000, MissingAnywhere{}}, LabelGrid{}}}},
};

// The table: tours that can be read.
const TourRows kRightTours = {
    {"APath", kTour, k1x2, R"({"path":[[1,1],[2,3]]})", {{kProblem1x2, kPath}}},
    {"APathOnTheBoardOfTheStatement",
     kTour,
     kAnyTour,
     R"({"path":[[1,1],[2,3]]})",
     {{{.rows = 8, .cols = 8}, kPath}}},
    {"APathWithItsBoard",
     kTour,
     kAnyTour,
     R"({"board":[1,2],"path":[[1,1],[2,3]]})",
     {{kProblem1x2, kPath}}},
    {"StepsShowTheirBoard", kTour, kAnyTour, R"({"steps":[[1,2]]})", {{kProblem1x2, kSteps}}},
    {"AClaimToBeClosedBinds",
     kTour,
     k1x2,
     R"({"closed":true,"steps":[[1,2]]})",
     {{{.rows = 1, .cols = 2, .closed = true}, kSteps}}},
    {"ATourMayBeClosedWithoutAClaim",
     kTour,
     {.board = BoardSize{1, 2}, .closed = true},
     R"({"closed":false,"steps":[[1,2]]})",
     {{{.rows = 1, .cols = 2, .closed = true}, kSteps}}},
    {"AnOpenTourSaysThatItIsOpen",
     kTour,
     k1x2,
     R"({"closed":false,"steps":[[1,2]]})",
     {{kProblem1x2, kSteps}}},
    {"EachAnswerHasItsOwnStart",
     kTour,
     {.board = BoardSize{1, 2}, .starts = {{0, 1}}},
     R"({"steps":[[1,2]]} {"path":[[1,1],[2,3]]})",
     {{{.rows = 1, .cols = 2, .start = Cell{0, 1}}, kSteps}, {kProblem1x2, kPath}}},
    {"ASquareOffTheBoardIsRepresented",
     kTour,
     k1x2,
     R"({"path":[[0,-1]]})",
     {{kProblem1x2, TourPath{{{-1, -2}}}}}},
};

// The table: texts that are no such objects. The index of a fault is its token's.
TilingRow NoJson(std::string name, std::string bytes, PlacedFaults faults) {
  TilingRow row{std::move(name), kTiling, k2x2, std::move(bytes), {}};
  row.answers.push_back(Bad(kProblem2x2, std::move(faults)));
  return row;
}

const TilingRows kNoJson = {
    NoJson("NothingIsNoAnswer", "", {{Rule::kNoAnswer, -1, 1, 1}}),
    NoJson("BlanksAreNoAnswer", "\n\n", {{Rule::kNoAnswer, -1, 1, 1}}),
    NoJson("ABareWord", "labels", {{Rule::kBadJson, 0, 1, 1}}),
    NoJson("AMatrix", "0 1\n1 1\n", {{Rule::kBadJson, 0, 1, 1}}),
    NoJson("AnArray", "[{\"labels\":[[0,1],[1,1]]}]", {{Rule::kBadJson, 0, 1, 1}}),
    NoJson("AnUnknownKey", R"({"name":"me","labels":[[0,1],[1,1]]})", {{Rule::kBadJson, 1, 1, 2}}),
    NoJson("AKeyWithoutQuotes", "{labels:[[0,1],[1,1]]}", {{Rule::kBadJson, 1, 1, 2}}),
    NoJson("AKeyInSingleQuotes", "{'labels':[[0,1],[1,1]]}", {{Rule::kBadJson, 1, 1, 2}}),
    NoJson("AKeyInCapitals", "{\"LABELS\":[[0,1],[1,1]]}", {{Rule::kBadJson, 1, 1, 2}}),
    NoJson("AKeyWithABlank", "{\"labels \":[[0,1],[1,1]]}", {{Rule::kBadJson, 1, 1, 2}}),
    NoJson("AKeyTwice", R"({"labels":[[0,1],[1,1]],"labels":[[0,1],[1,1]]})",
           {{Rule::kBadJson, 17, 1, 25}}),
    NoJson("TheBoardTwice", R"({"board":[2,2],"board":[2,2],"labels":[[0,1],[1,1]]})",
           {{Rule::kBadJson, 9, 1, 16}}),
    NoJson("TheMissingSquareTwice", R"({"missing":null,"missing":[1,1]})",
           {{Rule::kBadJson, 5, 1, 17}}),
    NoJson("ClosedTwice", R"({"closed":true,"closed":true})", {{Rule::kBadJson, 5, 1, 16}}),
    NoJson("NoColon", R"({"labels"[[0,1],[1,1]]})", {{Rule::kBadJson, 2, 1, 10}}),
    NoJson("TwoColons", R"({"labels"::[[0,1],[1,1]]})", {{Rule::kBadJson, 3, 1, 11}}),
    NoJson("ACommaTooMany", R"({"labels":[[0,1],[1,1]],})", {{Rule::kBadJson, 17, 1, 25}}),
    NoJson("ACommaTooManyInARow", R"({"labels":[[0,1,],[1,1]]})", {{Rule::kBadJson, 9, 1, 17}}),
    NoJson("ACommaTooManyAfterARow", R"({"labels":[[0,1],]})", {{Rule::kBadJson, 10, 1, 18}}),
    NoJson("ACommaTooFew", "{\"labels\":[[0\n1],[1,1]]}", {{Rule::kBadJson, 6, 2, 1}}),
    NoJson("ARowThatIsNoArray", R"({"labels":[0,1,1,1]})", {{Rule::kBadJson, 4, 1, 12}}),
    NoJson("ATableThatIsNoArray", R"({"labels":0})", {{Rule::kBadJson, 3, 1, 11}}),
    NoJson("ATableOfTables", R"({"labels":[[[0]]]})", {{Rule::kBadJson, 5, 1, 13}}),
    NoJson("ANumberInQuotes", R"({"labels":[["0"]]})", {{Rule::kBadJson, 5, 1, 13}}),
    NoJson("AFraction", R"({"labels":[[0.0]]})", {{Rule::kBadJson, 5, 1, 13}}),
    NoJson("AnExponent", R"({"labels":[[1e2]]})", {{Rule::kBadJson, 5, 1, 13}}),
    NoJson("AnOverflow", R"({"labels":[[0,9223372036854775808]]})",
           {{Rule::kNumberOverflow, 7, 1, 15}}),
    NoJson("AnOverflowOfTheBoard", R"({"board":[2,99999999999999999999]})",
           {{Rule::kNumberOverflow, 6, 1, 13}}),
    NoJson("AnOddByte", Bytes("{\"labels\":[[0,\n1\0]]}"), {{Rule::kOddByte, 7, 2, 2}}),
    NoJson("ABoardOfOneNumber", R"({"board":[2]})", {{Rule::kBadJson, 5, 1, 12}}),
    NoJson("ABoardOfThreeNumbers", R"({"board":[2,2,2]})", {{Rule::kBadJson, 7, 1, 14}}),
    NoJson("ABoardAsText", R"({"board":"2x2"})", {{Rule::kBadJson, 3, 1, 10}}),
    NoJson("ABoardOfNull", R"({"board":null})", {{Rule::kBadJson, 3, 1, 10}}),
    NoJson("AMissingSquareOfTrue", R"({"missing":true})", {{Rule::kBadJson, 3, 1, 12}}),
    NoJson("AMissingSquareOfNothing", R"({"missing":[]})", {{Rule::kBadJson, 4, 1, 13}}),
    NoJson("AClaimOfNull", R"({"closed":null})", {{Rule::kBadJson, 3, 1, 11}}),
    NoJson("AClaimInCapitals", R"({"closed":True})", {{Rule::kBadJson, 3, 1, 11}}),
    NoJson("AClaimOfANumber", R"({"closed":1})", {{Rule::kBadJson, 3, 1, 11}}),
    NoJson("AnEmptyObject", "{}", {{Rule::kBadJson, -1, 1, 3}}),
    NoJson("AnObjectWithoutACertificate", R"({"board":[2,2]})", {{Rule::kBadJson, -1, 1, 16}}),
    NoJson("TwoCertificates", R"({"labels":[[0,1],[1,1]],"pieces":[[1,2,2,1,2,2]]})",
           {{Rule::kBadJson, -1, 1, 50}}),
    NoJson("ATour", R"({"path":[[1,1]]})", {{Rule::kBadJson, -1, 1, 17}}),
    NoJson("StepsOfATour", R"({"steps":[[1,2]]})", {{Rule::kBadJson, -1, 1, 18}}),
    NoJson("ATilingWithAPath", R"({"labels":[[0,1],[1,1]],"path":[[1,1]]})",
           {{Rule::kBadJson, -1, 1, 40}}),
    NoJson("ATilingWithSteps", R"({"labels":[[0,1],[1,1]],"steps":[[1]]})",
           {{Rule::kBadJson, -1, 1, 39}}),
    NoJson("ATilingThatIsClosed", R"({"labels":[[0,1],[1,1]],"closed":true})",
           {{Rule::kBadJson, -1, 1, 39}}),
    NoJson("AByteOrderMarkInside", "{\xEF\xBB\xBF\"labels\":[[0]]}", {{Rule::kBadJson, 1, 1, 2}}),
    NoJson("AVeryLongWord", "{\"" + std::string(100'000, 'x') + "\":1}",
           {{Rule::kBadJson, 1, 1, 2}}),
    NoJson("AFlatFloodOfBrackets", std::string(100'000, '['), {{Rule::kBadJson, 0, 1, 1}}),
    NoJson("AFloodOfBracketsInATable", "{\"labels\":" + std::string(100'000, '['),
           {{Rule::kBadJson, 5, 1, 13}}),
};

TourRow NoTour(std::string name, std::string bytes, PlacedFaults faults) {
  TourRow row{std::move(name), kTour, k1x2, std::move(bytes), {}};
  row.answers.push_back(BadTour(kProblem1x2, std::move(faults)));
  return row;
}

const TourRows kNoTour = {
    NoTour("NothingIsNoAnswer", "", {{Rule::kNoAnswer, -1, 1, 1}}),
    NoTour("AnEmptyObject", "{}", {{Rule::kBadJson, -1, 1, 3}}),
    NoTour("TwoCertificates", R"({"path":[[1,1]],"steps":[[1,2]]})", {{Rule::kBadJson, -1, 1, 33}}),
    NoTour("ATiling", R"({"labels":[[0,1],[1,1]]})", {{Rule::kBadJson, -1, 1, 25}}),
    NoTour("ATourWithLabels", R"({"path":[[1,1]],"labels":[[0]]})", {{Rule::kBadJson, -1, 1, 32}}),
    NoTour("ATourWithPieces", R"({"path":[[1,1]],"pieces":[]})", {{Rule::kBadJson, -1, 1, 29}}),
    NoTour("ATourWithAMissingSquare", R"({"path":[[1,1]],"missing":null})",
           {{Rule::kBadJson, -1, 1, 32}}),
    NoTour("AnOverflow", R"({"path":[[-9223372036854775809,1]]})",
           {{Rule::kNumberOverflow, 5, 1, 11}}),
    NoTour("AnOddByte", "{\"path\":[[1\xC2\xA0,1]]}", {{Rule::kOddByte, 5, 1, 12}}),
};

// The table: answers of the wrong shape, or to another question.
const TilingRows kWrongTilings = {
    {"AShortRow",
     kTiling,
     k2x2,
     "{\"labels\":[[0,1],\n[1]]}",
     {Bad(kProblem2x2, {{Rule::kRaggedRow, 2, 2, 3}})}},
    {"ALongRow",
     kTiling,
     k2x2,
     "{\"labels\":[[0,1],\n[1,1,7,8]]}",
     {Bad(kProblem2x2, {{Rule::kRaggedRow, 4, 2, 6}})}},
    {"AnEmptyRow",
     kTiling,
     k2x2,
     R"({"labels":[[0,1],[],[1,1]]})",
     {Bad(kProblem2x2, {{Rule::kRaggedRow, 1, 1, 15}})}},
    {"OnlyEmptyRows",
     kTiling,
     k2x2,
     R"({"labels":[[]]})",
     {Bad(kProblem2x2, {{Rule::kRaggedRow, 0, 1, 16}})}},
    {"ARowTooLongByOne",
     kTiling,
     k2x2,
     "{\"labels\":[[0,1],\n[1,1,77]]}",
     {Bad(kProblem2x2, {{Rule::kRaggedRow, 4, 2, 6}})}},
    {"EveryRaggedRowIsListed",
     kTiling,
     k2x2,
     R"({"labels":[[0,1,1],[1],[1,1],[],[0,0,0,0]]})",
     {Bad(kProblem2x2, {{Rule::kRaggedRow, 2, 1, 17},
                        {Rule::kRaggedRow, 3, 1, 21},
                        {Rule::kRaggedRow, 5, 1, 27},
                        {Rule::kRaggedRow, 8, 1, 38}})}},
    {"ARaggedRowOfTheSecondObject",
     kTiling,
     k2x2,
     "{\"labels\":[[0,1],[1,1]]}\n{\"labels\":[[0,1],[1]]}",
     {{kProblem2x2, kGrid}, Bad(kProblem2x2, {{Rule::kRaggedRow, 6, 2, 20}})}},
    {"ARowThatIsEmptyFromTheBeginningOfTheSecondObject",
     kTiling,
     k2x2,
     "{\"labels\":[[0,1],[1,1]]}\n{\"labels\":[[],[1,1]]}",
     {{kProblem2x2, kGrid}, Bad(kProblem2x2, {{Rule::kRaggedRow, 4, 2, 16}})}},
    {"APieceOfTwoSquares",
     kTiling,
     k2x2,
     R"({"pieces":[[1,2,2,1]]})",
     {Bad(kProblem2x2, {{Rule::kRaggedRow, 3, 1, 20}})}},
    {"ThePiecesOfNoBoard",
     kTiling,
     kAnyTiling,
     R"({"pieces":[[1,2,2,1,2,2]]})",
     {Bad(kUnknown, {{Rule::kBadJson, -1, 1, 27}})}},
    {"TheSameNumberOfSquaresInAnotherShape",
     kTiling,
     {.board = BoardSize{4, 4}},
     R"({"board":[4,4],"labels":[[0,1,1,1,2,2,2,3]]})",
     {Bad({4, 4, MissingAnywhere{}}, {{Rule::kRaggedRow, 4, 1, 35}})}},
    {"AnotherBoardThanItsOwn",
     kTiling,
     kAnyTiling,
     R"({"board":[2,2],"labels":[[0,1,1,1]]})",
     {Bad(kProblem2x2, {{Rule::kRaggedRow, 2, 1, 31}})}},
    {"AnotherBoardThanWasAsked",
     kTiling,
     {.board = BoardSize{1, 4}},
     R"({"board":[2,2],"labels":[[0,1,1,1]]})",
     {Bad({1, 4, MissingAnywhere{}}, {{Rule::kOtherRequest, -1, 1, 37}})}},
    {"AnotherMissingSquareThanWasAsked",
     kTiling,
     kCorner,
     R"({"missing":[1,2],"labels":[[0,1],[1,1]]})",
     {Bad(kProblemCorner, {{Rule::kOtherRequest, -1, 1, 41}})}},
    {"NoMissingSquareWhereOneWasAsked",
     kTiling,
     kCorner,
     R"({"missing":null,"labels":[[0,1],[1,1]]})",
     {Bad(kProblemCorner, {{Rule::kOtherRequest, -1, 1, 40}})}},
    {"NoMissingSquareWhereAnyWasAsked",
     kTiling,
     {.board = BoardSize{2, 2}, .missing = MissingAnywhere{}},
     R"({"missing":null,"labels":[[0,1],[1,1]]})",
     {Bad(kProblem2x2, {{Rule::kOtherRequest, -1, 1, 40}})}},
    {"AMissingSquareWhereNoneWasAsked",
     kTiling,
     {.missing = NoneMissing{}},
     R"({"missing":[1,1],"labels":[[0,1],[1,1]]})",
     {Bad({2, 2, NoneMissing{}}, {{Rule::kOtherRequest, -1, 1, 41}})}},
    {"AnotherRequestAndAWrongShape",
     kTiling,
     k2x2,
     R"({"board":[1,4],"labels":[[0,1,1,1]]})",
     {Bad(kProblem2x2, {{Rule::kOtherRequest, -1, 1, 37}, {Rule::kRaggedRow, 2, 1, 31}})}},
    {"AFaultEndsTheInput",
     kTiling,
     k2x2,
     "{\"labels\":[[0,1],[1,1]]}\n{\"labels\":[[0,1][1,1]]}\n{\"labels\":[[0,1],[1,1]]}",
     {{kProblem2x2, kGrid}, Bad(kProblem2x2, {{Rule::kBadJson, 26, 2, 17}})}},
    {"AnObjectThatIsNoTilingDoesNotEndTheInput",
     kTiling,
     k2x2,
     R"({"board":[2,2]} {"labels":[[0,1],[1,1]]})",
     {Bad(kProblem2x2, {{Rule::kBadJson, -1, 1, 16}}), {kProblem2x2, kGrid}}},
    {"ACommaBetweenObjects",
     kTiling,
     k2x2,
     R"({"labels":[[0,1],[1,1]]},{"labels":[[0,1],[1,1]]})",
     {{kProblem2x2, kGrid}, Bad(kProblem2x2, {{Rule::kBadJson, 17, 1, 25}})}},
    {"ABoardWithoutSquares",
     kTiling,
     kAnyTiling,
     R"({"board":[0,8],"labels":[]})",
     {Bad({0, 8, MissingAnywhere{}}, {{Rule::kOtherRequest, -1, 1, 28}})}},
    {"ABoardOfNegativeSides",
     kTiling,
     kAnyTiling,
     R"({"board":[-2,-2],"labels":[[0,1],[1,1]]})",
     {Bad({-2, -2, MissingAnywhere{}}, {{Rule::kOtherRequest, -1, 1, 41}})}},
    {"ABoardTooLargeToCount",
     kTiling,
     kAnyTiling,
     R"({"board":[4000000000,4000000000],"labels":[]})",
     {Bad({4'000'000'000, 4'000'000'000, MissingAnywhere{}}, {{Rule::kOtherRequest, -1, 1, 46}})}},
    {"LabelsOfNoBoard",
     kTiling,
     kAnyTiling,
     R"({"labels":[]})",
     {Bad(kUnknown, {{Rule::kOtherRequest, -1, 1, 14}})}},
    {"LabelsOfABoardWithoutColumns",
     kTiling,
     kAnyTiling,
     R"({"labels":[[],[]]})",
     {Bad({2, 0, MissingAnywhere{}}, {{Rule::kOtherRequest, -1, 1, 19}})}},
    {"TheMissingSquareIsOffItsBoard",
     kTiling,
     k2x2,
     R"({"missing":[3,1],"labels":[[0,1],[1,1]]})",
     {Bad({2, 2, Cell{2, 0}}, {{Rule::kOtherRequest, -1, 1, 41}})}},
    {"TheMissingSquareThatWasAskedIsOffItsBoard",
     kTiling,
     {.missing = Cell{2, 0}},
     R"({"labels":[[0,1],[1,1]]})",
     {Bad({2, 2, Cell{2, 0}}, {{Rule::kOtherRequest, -1, 1, 25}})}},
    {"AQuestionThatMakesNoSenseByItselfIsLeftToTheChecker",
     kTiling,
     {.board = BoardSize{2, 2}, .missing = Cell{2, 0}},
     R"({"labels":[[0,1],[1,1]]})",
     {{{2, 2, Cell{2, 0}}, kGrid}}},
};

const TourRows kWrongTours = {
    {"AnotherBoardThanWasAsked",
     kTour,
     k1x2,
     R"({"board":[2,1],"steps":[[1,2]]})",
     {BadTour(kProblem1x2, {{Rule::kOtherRequest, -1, 1, 32}})}},
    {"AnotherBoardThanItsOwn",
     kTour,
     kAnyTour,
     R"({"board":[2,1],"steps":[[1,2]]})",
     {BadTour({.rows = 2, .cols = 1}, {{Rule::kRaggedRow, 1, 1, 28}})}},
    {"APathOfTriples",
     kTour,
     k1x2,
     R"({"path":[[1,1],[2,3,4,5]]})",
     {BadTour(kProblem1x2, {{Rule::kRaggedRow, 4, 1, 21}})}},
    {"ABoardWithoutSquares",
     kTour,
     kAnyTour,
     R"({"board":[8,0],"path":[]})",
     {BadTour({.rows = 8, .cols = 0}, {{Rule::kOtherRequest, -1, 1, 26}})}},
    {"StepsOfNoBoard",
     kTour,
     kAnyTour,
     R"({"steps":[]})",
     {BadTour({.rows = 0, .cols = 0}, {{Rule::kOtherRequest, -1, 1, 13}})}},
    {"TheStartThatWasAskedIsOffTheBoardOfTheStatement",
     kTour,
     {.start = Cell{8, 8}},
     R"({"path":[[1,1]]})",
     {BadTour({.rows = 8, .cols = 8, .start = Cell{8, 8}}, {{Rule::kOtherRequest, -1, 1, 17}})}},
    {"TheStartThatWasAskedIsOffItsBoard",
     kTour,
     {.start = Cell{1, 0}},
     R"({"board":[1,2],"path":[[1,1]]})",
     {BadTour({.rows = 1, .cols = 2, .start = Cell{1, 0}}, {{Rule::kOtherRequest, -1, 1, 31}})}},
};

class JsonTilings : public testing::TestWithParam<TilingRow> {};
TEST_P(JsonTilings, GiveExactlyThis) { read_table::ExpectRow(GetParam()); }

INSTANTIATE_TEST_SUITE_P(Right, JsonTilings, testing::ValuesIn(kRightTilings),
                         read_table::RowName());
INSTANTIATE_TEST_SUITE_P(NoJson, JsonTilings, testing::ValuesIn(kNoJson), read_table::RowName());
INSTANTIATE_TEST_SUITE_P(Wrong, JsonTilings, testing::ValuesIn(kWrongTilings),
                         read_table::RowName());

class JsonTours : public testing::TestWithParam<TourRow> {};
TEST_P(JsonTours, GiveExactlyThis) { read_table::ExpectRow(GetParam()); }

INSTANTIATE_TEST_SUITE_P(Right, JsonTours, testing::ValuesIn(kRightTours), read_table::RowName());
INSTANTIATE_TEST_SUITE_P(NoTour, JsonTours, testing::ValuesIn(kNoTour), read_table::RowName());
INSTANTIATE_TEST_SUITE_P(Wrong, JsonTours, testing::ValuesIn(kWrongTours), read_table::RowName());

TEST(Json, TheTablesReachEveryRuleOfReadingJson) {
  std::set<Rule> of_tilings = read_table::RulesOf(kNoJson);
  of_tilings.merge(read_table::RulesOf(kWrongTilings));
  EXPECT_EQ(of_tilings, read_table::kJsonRules);
  std::set<Rule> of_tours = read_table::RulesOf(kNoTour);
  of_tours.merge(read_table::RulesOf(kWrongTours));
  EXPECT_EQ(of_tours, read_table::kJsonRules);
}

// An object that is accepted, of each kind.
const std::vector<std::string> kTilingObjects = {
    R"({"board":[2,2],"missing":[1,1],"labels":[[0,1],[1,1]]})",
    R"({"pieces":[[1,2,2,1,2,2]],"missing":[1,1],"board":[2,2]})"};
const std::vector<std::string> kTourObjects = {R"({"board":[1,1],"closed":false,"path":[[1,1]]})",
                                               R"({"steps":[[1]],"closed":false,"board":[1,1]})"};

Verdict VerdictOn(const std::string& bytes, bool is_tiling) {
  std::istringstream in(bytes);
  if (is_tiling) return Judge(ReadTilings(in, kTiling, kAnyTiling).answers.front());
  return Judge(ReadTours(in, kTour, kAnyTour).answers.front());
}

// Every beginning of an object has exactly one fault, which says that it is no object.
void ExpectNoBeginningIsRead(const std::vector<std::string>& objects, bool is_tiling) {
  std::size_t beginnings = 0;
  for (const std::string& object : objects) {
    ASSERT_EQ(VerdictOn(object, is_tiling).outcome, Outcome::kAccepted);
    for (std::size_t length = 0; length < object.size(); ++length, ++beginnings) {
      SCOPED_TRACE(object.substr(0, length));
      const Verdict verdict = VerdictOn(object.substr(0, length), is_tiling);
      EXPECT_EQ(verdict.outcome, Outcome::kRejected);
      ASSERT_EQ(verdict.faults.size(), 1U);
      EXPECT_EQ(verdict.faults[0].rule, length == 0 ? Rule::kNoAnswer : Rule::kBadJson);
    }
  }
  EXPECT_EQ(beginnings, objects[0].size() + objects[1].size());
}

TEST(Json, NoBeginningOfATilingIsRead) { ExpectNoBeginningIsRead(kTilingObjects, true); }

TEST(Json, NoBeginningOfATourIsRead) { ExpectNoBeginningIsRead(kTourObjects, false); }

TEST(Json, AFaultSaysWhatIsUnexpected) {
  const std::vector<std::pair<std::string, std::string>> shown = {
      {"{", "end of input"}, {"{\"\x1B[2J\":1}", "\"\\x1B"}, {"{}}", ""}, {"nonsense", "nonsense"}};
  for (const auto& [bytes, expected] : shown) {
    std::istringstream in(bytes);
    const auto reading = ReadTilings(in, kTiling, kAnyTiling);
    ASSERT_FALSE(reading.answers.front().faults.listed.empty());
    EXPECT_EQ(reading.answers.front().faults.listed.front().shown, expected) << bytes;
  }
}

TEST(Json, NoBytesMakeTheQuestionSenseless) {
  const std::vector<std::string> numbers = {
      "-9223372036854775808", "-1", "0", "1", "3", "4000000000", "9223372036854775807"};
  std::size_t cases = 0;
  for (const std::string& rows : numbers) {
    for (const std::string& cols : numbers) {
      const std::string board = "{\"board\":[" + rows + "," + cols + "],";
      const std::string missing = "{\"missing\":[" + rows + "," + cols + "],";
      for (const char* tail : {"\"labels\":[]}", "\"labels\":[[0,1],[1,1]]}", "\"pieces\":[]}",
                               "\"pieces\":[[1,2,2,1,2,2]]}"}) {
        EXPECT_NE(VerdictOn(board + tail, true).outcome, Outcome::kUnchecked) << board << tail;
        EXPECT_NE(VerdictOn(missing + tail, true).outcome, Outcome::kUnchecked) << missing << tail;
        ++cases;
      }
      for (const char* tail :
           {"\"path\":[]}", "\"path\":[[1,1]]}", "\"steps\":[]}", "\"steps\":[[1]]}"}) {
        EXPECT_NE(VerdictOn(board + tail, false).outcome, Outcome::kUnchecked) << board << tail;
        ++cases;
      }
    }
  }
  EXPECT_EQ(cases, 7U * 7U * 8U);
}

}  // namespace
}  // namespace onceover
