#include "picture/text/number_text.hpp"

#include <array>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <string_view>

namespace lozenge {
namespace {

std::string withMinus(std::string_view digits, Minus minus)
{
    const bool isZero = digits.find_first_of("123456789") == std::string_view::npos;
    if (!digits.starts_with('-'))
        return std::string(digits);
    digits.remove_prefix(1);
    if (isZero)
        return std::string(digits);
    constexpr std::array<const char*, 3> signs{"\u2013", "\u2212", "-"};
    return signs[static_cast<std::size_t>(minus)] + std::string(digits);
}

} // namespace

std::string fixedText(double number, int decimals, Minus minus)
{
    // Beyond a million the digits would fill the page.
    std::array<char, 64> digits;
    const bool large = std::abs(number) >= 1e6;
    const auto [end, error] =
        std::to_chars(digits.data(), digits.data() + digits.size(), number,
                      large ? std::chars_format::scientific : std::chars_format::fixed, large ? 2 : decimals);
    return withMinus({digits.data(), end}, minus);
}

std::string shortText(double number, Minus minus)
{
    std::array<char, 64> digits;
    const auto [end, error] =
        std::to_chars(digits.data(), digits.data() + digits.size(), number, std::chars_format::general, 4);
    return withMinus({digits.data(), end}, minus);
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
