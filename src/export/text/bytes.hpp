#pragma once

#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace lozenge {

// Numbers as they stand in files that are little-endian whatever the machine is.

template <std::unsigned_integral Number>
constexpr Number littleEndian(Number number)
{
    if constexpr (std::endian::native == std::endian::little)
        return number;
    Number turned = 0;
    for (std::size_t i = 0; i < sizeof number; ++i, number = static_cast<Number>(number >> 8))
        turned = static_cast<Number>((turned << 8) | (number & 255));
    return turned;
}

constexpr std::uint32_t littleEndian(float number)
{
    return littleEndian(std::bit_cast<std::uint32_t>(number));
}

template <typename Number>
void appendLittleEndian(std::string& bytes, Number number)
{
    const auto turned = littleEndian(number);
    bytes.append(reinterpret_cast<const char*>(&turned), sizeof turned);
}

/// How hard to look for what is repeated. In pixels it is found at the lowest level already: the next takes half as
/// long again for a fiftieth of the size. The text of drawings becomes a quarter smaller yet.
enum class Packing { Fast = 1, Small = 9 };

/// Packed as PNG, PDF and web pages want it (RFC 1950).
std::string compressed(std::string_view bytes, Packing packing = Packing::Fast);

/// Bytes as letters, for images inside of texts.
std::string base64(std::string_view bytes);

} // namespace lozenge
