#include "cli/told_numbers.hpp"

#include <algorithm>
#include <cstdlib>
#include <regex>

namespace lozenge {

std::vector<Told> numbersIn(const std::string& text)
{
    static const std::regex number(R"(\d{1,3}(?:,\d{3})+(?![\d,])|\d*\.?\d+)");
    std::vector<Told> numbers;
    for (std::sregex_iterator match(text.begin(), text.end(), number), end; match != end; ++match) {
        std::string digits = match->str();
        digits.erase(std::remove(digits.begin(), digits.end(), ','), digits.end());
        const std::size_t point = digits.find('.');
        const std::size_t decimals = point == std::string::npos ? 0 : digits.size() - point - 1;
        numbers.push_back({match->str(), std::strtod(digits.c_str(), nullptr), static_cast<int>(decimals)});
    }
    return numbers;
}

} // namespace lozenge
