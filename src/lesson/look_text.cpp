#include "lesson/look_text.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdint>

namespace lozenge {

bool isRange(const Interval& interval)
{
    // Ends that are nearly the same leave too few numbers between them to divide by.
    const double greatest = std::max(std::abs(interval.low), std::abs(interval.high));
    return interval.low < interval.high && interval.length() > 1e-9 * greatest && interval.length() > 1e-290;
}

std::optional<Colour> colourNamed(std::string_view name)
{
    if (name.size() != 7 || name.front() != '#')
        return std::nullopt;
    std::uint32_t hex = 0;
    const char* const end = name.data() + name.size();
    const auto [rest, error] = std::from_chars(name.data() + 1, end, hex, 16);
    return error == std::errc{} && rest == end ? std::optional(rgb(hex)) : std::nullopt;
}

std::string nameOf(Colour colour)
{
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string name = "#";
    for (const float part : {colour.r, colour.g, colour.b}) {
        const auto byte = static_cast<std::size_t>(std::lround(std::clamp(part, 0.0F, 1.0F) * 255));
        name += {digits[byte / 16], digits[byte % 16]};
    }
    return name;
}

} // namespace lozenge
