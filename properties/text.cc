#include "text.h"

#include <cstdint>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "draw.h"

namespace onceover::properties {
namespace {

// Writes bytes and keeps count of where they are.
class Page {
 public:
  void Put(std::string_view bytes) {
    for (const char byte : bytes) {
      text_.bytes += byte;
      ++here_.byte;
      ++here_.column;
      if (byte == '\n') here_ = {.byte = here_.byte, .line = here_.line + 1, .column = 1};
    }
  }

  // In no column.
  void PutByteOrderMark() {
    text_.bytes += "\xEF\xBB\xBF";
    here_.byte += 3;
  }

  void PutWord(const Word& word) {
    if (word.is_value) text_.places.push_back(here_);
    Put(word.text);
  }

  Text Take() { return std::move(text_); }

 private:
  Text text_;
  Position here_;
};

// Zero to two blanks of any kind.
std::string PickBlanks(std::mt19937_64& random) {
  constexpr std::string_view kBlanks = " \t\v\f\r ";
  std::string blanks;
  for (std::int64_t i = Pick(random, 0, 5) - 3; i > 0; --i) {
    blanks += kBlanks[static_cast<std::size_t>(Pick(random, 0, std::ssize(kBlanks) - 1))];
  }
  return blanks;
}

std::string PickLineEnd(std::mt19937_64& random) {
  const std::string before = PickBlanks(random);
  return before + (Pick(random, 0, 1) == 0 ? "\n" : "\r\n") + PickBlanks(random);
}

std::string PickLineEnds(std::int64_t least, std::mt19937_64& random) {
  std::string ends;
  for (std::int64_t i = least + (Pick(random, 0, 7) == 7 ? 2 : 0); i > 0; --i) {
    ends += PickLineEnd(random);
  }
  return ends;
}

std::string PickGap(Gap gap, std::mt19937_64& random) {
  switch (gap) {
    case Gap::kNothing:
      return Pick(random, 0, 3) == 3 ? PickLineEnds(0, random) : PickBlanks(random);
    case Gap::kBlank:
      return PickBlanks(random) + (Pick(random, 0, 3) == 3 ? "\t" : " ") + PickBlanks(random);
    case Gap::kLine:
      return PickLineEnds(1, random);
    case Gap::kNext:
      return PickLineEnd(random);
    case Gap::kBreak:
      return PickLineEnds(2, random);
  }
  return "";  // not reached
}

std::string_view PlainGap(Gap gap) {
  switch (gap) {
    case Gap::kNothing:
      return "";
    case Gap::kBlank:
      return " ";
    case Gap::kLine:
    case Gap::kNext:
      return "\n";
    case Gap::kBreak:
      return "\n\n";
  }
  return "";  // not reached
}

}  // namespace

Text LayOut(const std::vector<Word>& words) {
  Page page;
  for (const Word& word : words) {
    page.Put(PlainGap(word.before));
    page.PutWord(word);
  }
  page.Put("\n");
  return page.Take();
}

Text LayOutAnyhow(const std::vector<Word>& words, std::mt19937_64& random) {
  Page page;
  if (Pick(random, 0, 3) == 3) page.PutByteOrderMark();
  page.Put(PickLineEnds(0, random));
  for (const Word& word : words) {
    page.Put(PickGap(word.before, random));
    page.PutWord(word);
  }
  page.Put(PickLineEnds(Pick(random, 0, 1), random));
  return page.Take();
}

}  // namespace onceover::properties
