#include "picture/text/number_text.hpp"

#include <array>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <string_view>

namespace lozenge {
namespace {

std::string written(double number, std::chars_format format, int precision, Minus minus)
{
    std::array<char, 64> room;
    const auto [end, error] = std::to_chars(room.data(), room.data() + room.size(), number, format, precision);
    const std::string_view digits(room.data(), end);
    if (!digits.starts_with('-'))
        return std::string(digits);
    constexpr std::array<const char*, 3> signs{"\u2013", "\u2212", "-"};
    const bool isZero = digits.find_first_of("123456789") == std::string_view::npos;
    return (isZero ? "" : signs[static_cast<std::size_t>(minus)]) + std::string(digits.substr(1));
}

} // namespace

std::string fixedText(double number, int decimals, Minus minus)
{
    // Beyond a million the digits would fill the page.
    return std::abs(number) >= 1e6 ? written(number, std::chars_format::scientific, 2, minus)
                                   : written(number, std::chars_format::fixed, decimals, minus);
}

std::string shortText(double number, Minus minus)
{
    return written(number, std::chars_format::general, 4, minus);
}

std::string withMinusSigns(std::string_view words)
{
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const bool opens =
            i == 0 || words[i - 1] == ' ' || words[i - 1] == '(' || words.substr(0, i).ends_with("\u00a0");
        const bool numberFollows = i + 1 < words.size() && words[i + 1] >= '0' && words[i + 1] <= '9';
        text += words[i] == '-' && opens && numberFollows ? "\u2212" : std::string(1, words[i]);
    }
    return text;
}

std::string unitText(int power)
{
    constexpr std::array digits{"\u2070", "\u00b9", "\u00b2", "\u00b3", "\u2074",
                                "\u2075", "\u2076", "\u2077", "\u2078", "\u2079"};
    std::string raised = power < 0 ? "\u207b" : "";
    for (const char c : std::to_string(std::abs(power)))
        raised += digits[static_cast<std::size_t>(c - '0')];
    return "\u00d7 10" + raised;
}

} // namespace lozenge
