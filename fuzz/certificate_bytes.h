// The numbers of a certificate as bytes, one each, for harnesses whose input is a certificate.
//
// A number n of 0..239 is the byte '0' + n, so that small boards can be written by hand; the bytes
// after those are odd numbers: -1, 2^32 and the like. Line ends between numbers do not count, so
// that 218 cannot be written. Every string of bytes is the numbers of something, and after its end
// there are zeros.
#ifndef ONCEOVER_FUZZ_CERTIFICATE_BYTES_H_
#define ONCEOVER_FUZZ_CERTIFICATE_BYTES_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "byte_reader.h"
#include "dice.h"
#include "onceover/certificate.h"

namespace onceover::fuzz {

// Larger inputs are not looked at: more than a 16 x 16 board needs.
inline constexpr std::size_t kMaxCertificateBytes = 1024;

std::int64_t ReadNumber(ByteReader& bytes);
Cell ReadCell(ByteReader& bytes);

// What ReadNumber reads again; -1 in place of a number that has no byte.
void PutNumber(std::int64_t number, std::string& out);
void PutCell(Cell cell, std::string& out);

// The numbers, so many a line.
void PutRows(const std::vector<std::int64_t>& numbers, std::int64_t cols, std::string& out);

// The squares of a board that an input may hold; 0 if it is none.
std::int64_t SquaresOfInput(std::int64_t rows, std::int64_t cols);

// One of the odd numbers.
std::int64_t OddNumber(Dice& dice);

}  // namespace onceover::fuzz

#endif  // ONCEOVER_FUZZ_CERTIFICATE_BYTES_H_
