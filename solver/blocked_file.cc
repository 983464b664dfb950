#include "blocked_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "onceover/certificate.h"
#include "request.h"
#include "token_reader.h"
#include "tool.h"

namespace onceover::solver {
namespace {

class Reading {
 public:
  Reading(const std::string& path, std::int64_t rows, std::int64_t cols, std::int64_t max_memory)
      : path_(path),
        rows_(rows),
        cols_(cols),
        max_memory_(max_memory),
        file_(std::fopen(path.c_str(), "rb"), &Close) {}

  std::optional<std::vector<Cell>> Read() {
    if (file_ == nullptr) return FailToRead();
    TokenReader reader([this](std::span<char> space) {
      const std::size_t count = std::fread(space.data(), 1, space.size(), file_.get());
      if (count == 0 && std::ferror(file_.get()) != 0) error_ = errno;
      return count;
    });
    while (const auto token = reader.Next()) {
      if (!ReadLine(*token, reader)) return std::nullopt;
      // An endless file: one of the squares is there twice, or they do not fit.
      if ((std::ssize(squares_) - 1) / cols_ >= rows_) break;
      if (std::ssize(squares_) > max_memory_ / kBytesPerSquare) return FailToKeep(token->position);
    }
    if (error_ != 0) return FailToRead();
    return Sorted();
  }

 private:
  struct Placed {
    Cell cell;
    Position position;
  };

  static void Close(std::FILE* file) { std::fclose(file); }

  std::nullopt_t FailToRead() const {
    Complain("--blocked",
             fmt::format("{}: {}", Quoted(path_), std::strerror(error_ != 0 ? error_ : errno)));
    return std::nullopt;
  }

  bool Fail(Position position, std::string_view text) const {
    Complain(Escaped(path_, kMaxName), position, text);
    return false;
  }

  std::nullopt_t FailToKeep(Position position) const {
    Fail(position,
         fmt::format("{} blocked squares need {} bytes of memory; --max-memory allows {}",
                     std::ssize(squares_), std::ssize(squares_) * kBytesPerSquare, max_memory_));
    return std::nullopt;
  }

  // The line that begins with `first`.
  bool ReadLine(const Token& first, TokenReader& reader) {
    std::string text = first.text;
    if (text.find(',') == std::string::npos) {
      const auto second = reader.NextOnLine();
      if (!second)
        return Fail(first.position, Quoted(text) + " is half a square; it is ROW COLUMN");
      text += ',';
      text += second->text;
    }
    std::string error;
    const auto cell = ParseSquare(text, error);
    if (!cell) return Fail(first.position, error);
    if (const auto more = reader.NextOnLine()) {
      return Fail(more->position, Quoted(more->text) + " follows a square; each has its own line");
    }
    const bool on_board =
        0 <= cell->row && cell->row < rows_ && 0 <= cell->col && cell->col < cols_;
    if (!on_board) {
      return Fail(first.position, fmt::format("row {}, column {} is off the {}x{} board",
                                              cell->row + 1, cell->col + 1, rows_, cols_));
    }
    squares_.push_back({*cell, first.position});
    return true;
  }

  std::optional<std::vector<Cell>> Sorted() {
    const auto key = [](const Placed& it) { return std::pair(it.cell.row, it.cell.col); };
    std::ranges::stable_sort(squares_, {}, key);
    std::vector<Cell> cells;
    for (const Placed& it : squares_) {
      if (!cells.empty() && cells.back() == it.cell) {
        Fail(it.position,
             fmt::format("row {}, column {} is blocked already", it.cell.row + 1, it.cell.col + 1));
        return std::nullopt;
      }
      cells.push_back(it.cell);
    }
    return cells;
  }

  static constexpr std::size_t kMaxName = 200;
  // While the list of them grows, and is sorted.
  static constexpr std::int64_t kBytesPerSquare = 5 * sizeof(Placed);

  const std::string& path_;
  const std::int64_t rows_;
  const std::int64_t cols_;
  const std::int64_t max_memory_;
  std::unique_ptr<std::FILE, void (*)(std::FILE*)> file_;
  int error_ = 0;
  std::vector<Placed> squares_;
};

}  // namespace

std::optional<std::vector<Cell>> ReadBlocked(const std::string& path, std::int64_t rows,
                                             std::int64_t cols, std::int64_t max_memory) {
  return Reading(path, rows, cols, max_memory).Read();
}

}  // namespace onceover::solver
