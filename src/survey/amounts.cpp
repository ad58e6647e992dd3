#include "survey/amounts.hpp"

#include "picture/text/number_text.hpp"

#include <algorithm>
#include <cmath>

namespace lozenge {

std::string grouped(std::uint64_t number)
{
    std::string digits = std::to_string(number);
    for (std::size_t at = digits.size(); at > 3;) {
        at -= 3;
        digits.insert(at, "\u2009");
    }
    return digits;
}

std::string rounded(double number)
{
    return grouped(static_cast<std::uint64_t>(std::llround(std::max(0.0, number))));
}

std::string amountText(double amount)
{
    if (amount == 0 || std::abs(amount) >= 1e-3)
        return shortText(amount);
    const int power = static_cast<int>(std::floor(std::log10(std::abs(amount))));
    return fixedText(amount * std::pow(10, -power), 2, Minus::Sans) + " " + unitText(power);
}

int unitOf(double limit)
{
    return static_cast<int>(std::floor(std::log10(limit))) - 1;
}

} // namespace lozenge
