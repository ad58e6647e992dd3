#pragma once

#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>

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

} // namespace lozenge
