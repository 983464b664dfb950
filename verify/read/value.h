// One token to one whole number.
#ifndef ONCEOVER_READ_VALUE_H_
#define ONCEOVER_READ_VALUE_H_

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

#include "onceover/read.h"
#include "read/tokenizer.h"

namespace onceover::read {

// A whole number in decimal: an optional sign and digits, zeros in front allowed. Otherwise the
// fault: odd-byte (at that byte) where a byte is not printable ASCII, number-overflow where 64 bits
// do not hold it, else not-a-number.
std::variant<std::int64_t, ReadFault> ParseValue(const Token& token);

// Somebody's bytes made fit for a message: printable ASCII as it is, all else as \xNN, a long run
// cut and followed by "...".
std::string Escape(std::string_view bytes);

// Escape, for a token of which only the first bytes are known.
std::string Show(const Token& token);

}  // namespace onceover::read

#endif  // ONCEOVER_READ_VALUE_H_
