// Words of an input, with the place where each one stands.
#ifndef ONCEOVER_SOLVER_TOKEN_READER_H_
#define ONCEOVER_SOLVER_TOKEN_READER_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>

namespace onceover::solver {

// Line and byte column, both from 1.
struct Position {
  std::int64_t line = 1;
  std::int64_t col = 1;
  friend bool operator==(const Position&, const Position&) = default;
};

// Bytes without white space in between. Of an overlong word only the beginning: such a word is no
// number, and it may have no end.
struct Token {
  std::string text;
  Position position;
};

// Reads no further than it must, so that a person or a program at the other end gets an answer
// before the next question.
class TokenReader {
 public:
  // Puts the next bytes into the space and returns how many; 0 at the end.
  using Fill = std::function<std::size_t(std::span<char>)>;

  explicit TokenReader(Fill fill) : fill_(std::move(fill)) {}

  // The next word, or nullopt at the end of the input. A byte order mark at the beginning belongs
  // to no word and is in no column.
  std::optional<Token> Next();

  // The same, but nullopt at the end of the line as well.
  std::optional<Token> NextOnLine();

  // Where reading has come to: after the last word, its end.
  Position position() const { return position_; }

 private:
  static constexpr std::size_t kMaxToken = 100;
  static constexpr int kEnd = -1;

  int Peek();
  void Skip();
  std::optional<Token> ReadToken();

  Fill fill_;
  std::array<char, 4096> bytes_{};
  std::size_t begin_ = 0;
  std::size_t end_ = 0;
  bool at_end_ = false;
  Position position_;
};

}  // namespace onceover::solver

#endif  // ONCEOVER_SOLVER_TOKEN_READER_H_
