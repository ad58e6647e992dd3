#include "picture/spoken.hpp"

#include <algorithm>
#include <array>
#include <cctype>

namespace lozenge {
namespace {

constexpr std::array<std::string_view, 4> ofPhases{"step", "steps", "phase", "phases"};

/// What braces stand for; nothing where they mean nothing.
std::optional<std::string> meaningOf(std::string_view braced, const PhaseNames& names)
{
    if (braced.starts_with('=') && braced.size() > 1)
        return std::string(braced.substr(1));
    const std::size_t space = braced.find(' ');
    if (space == std::string_view::npos ||
        std::find(ofPhases.begin(), ofPhases.end(), braced.substr(space + 1)) == ofPhases.end())
        return std::nullopt;
    std::string name(braced.substr(0, space));
    const bool isCapital = name.starts_with('D') || name.starts_with('S');
    if (isCapital)
        name[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(name[0])));
    if (name != phaseWord(Phase::Diamond) && name != phaseWord(Phase::Square))
        return std::nullopt;
    std::string word(phaseWord(name == phaseWord(Phase::Diamond) ? Phase::Diamond : Phase::Square, names));
    if (isCapital)
        word[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(word[0])));
    return word + std::string(braced.substr(space));
}

/// Goes through words, with what is said as it stands and what stands in braces. A brace that is never closed is said.
template <typename Say, typename Mean>
void eachBraced(std::string_view words, Say say, Mean mean)
{
    while (!words.empty()) {
        const std::size_t open = words.find('{');
        const std::size_t close = words.find('}', std::min(open, words.size()));
        if (close == std::string_view::npos)
            return say(words);
        say(words.substr(0, open));
        mean(words.substr(open + 1, close - open - 1));
        words.remove_prefix(close + 1);
    }
}

} // namespace

std::string spoken(std::string_view words, const PhaseNames& names)
{
    std::string text;
    eachBraced(
        words, [&](std::string_view part) { text += part; },
        [&](std::string_view braced) { text += meaningOf(braced, names).value_or("{" + std::string(braced) + "}"); });
    return text;
}

std::optional<std::string> faultOfBraces(std::string_view words)
{
    std::optional<std::string> fault;
    const auto ignore = [](std::string_view) {};
    eachBraced(words, ignore, [&](std::string_view braced) {
        if (!fault && !meaningOf(braced, phaseNames().front()))
            fault = "{" + std::string(braced) +
                    "} means nothing: braces hold {diamond step}, {square step}, {diamond phase} or {square phase}, "
                    "also with a capital or of several, or a number that no picture shows, {=0.68}";
    });
    return fault;
}

} // namespace lozenge
