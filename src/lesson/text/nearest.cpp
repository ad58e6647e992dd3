#include "lesson/text/nearest.hpp"

#include "picture/text/comma_list.hpp"

#include <algorithm>
#include <numeric>

namespace lozenge {
namespace {

// Levenshtein's distance, one row of the table at a time.
std::size_t lettersChanged(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i + 1;
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t replaced = diagonal + (a[i] == b[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({replaced, row[j] + 1, diagonal + 1});
        }
    }
    return row.back();
}

} // namespace

std::string_view nearest(std::string_view name, std::span<const std::string_view> known)
{
    constexpr std::size_t longestName = 64; // longer ones are no slip of the hand
    if (known.empty() || name.size() > longestName)
        return {};
    const auto distance = [name](std::string_view other) { return lettersChanged(name, other); };
    const auto best = *std::min_element(
        known.begin(), known.end(), [&](std::string_view a, std::string_view b) { return distance(a) < distance(b); });
    // Where no letter is left there is no likeness.
    const std::size_t most = std::min(std::max<std::size_t>(2, best.size() / 3), best.size() - 1);
    return distance(best) <= most ? best : std::string_view{};
}

std::string suggestion(std::string_view name, std::span<const std::string_view> known)
{
    if (const auto near = nearest(name, known); !near.empty())
        return " (did you mean \"" + std::string(near) + "\"?)";
    return " (known: " + commaList(known) + ")";
}

std::string listed(std::span<const std::string_view> names, std::string_view last, std::string_view between)
{
    std::string text;
    for (const std::string_view& name : names)
        text += std::string(text.empty() ? "" : &name == &names.back() ? last : between) + std::string(name);
    return text;
}

} // namespace lozenge
