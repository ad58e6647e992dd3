#include "picture/tr.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

namespace lozenge {
namespace {

/// Counts from none on. Names of edge modes are some of the same words.
constexpr std::array counts{phrase("no|count"),    phrase("one|count"),  phrase("two|count"), phrase("three|count"),
                            phrase("four|count"),  phrase("five|count"), phrase("six|count"), phrase("seven|count"),
                            phrase("eight|count"), phrase("nine|count")};

/// What may follow the name of a phase in braces, and how the name and that are said.
struct OfPhases {
    std::string_view word;
    std::string_view phrase;
};

constexpr std::array<OfPhases, 5> ofPhases{{{"", phrase("{0}|phase")},
                                            {" step", phrase("{0} step|braces")},
                                            {" steps", phrase("{0} steps|braces")},
                                            {" phase", phrase("{0} phase|braces")},
                                            {" phases", phrase("{0} phases|braces")}}};

/// "seed 5" by the phrase "seed {0}".
std::optional<std::string> saidWithNumber(const Look& look, std::string_view part)
{
    const auto known = [&](std::string_view english) {
        const auto found = look.language->phrases.find(english);
        return found != look.language->phrases.end() && !found->second.empty() ? &found->second : nullptr;
    };
    if (const std::string* found = known(part))
        return *found;
    for (std::size_t begin = 0; begin < part.size();) {
        const std::size_t end = std::min(part.find(' ', begin), part.size());
        const std::string word(part.substr(begin, end - begin)), counted = word + "|count";
        const std::string pattern = std::string(part.substr(0, begin)) + "{0}" + std::string(part.substr(end));
        if (const std::string* found = known(pattern))
            return filled(*found, {std::string(tr(look.language, counted))});
        begin = end + 1;
    }
    return std::nullopt;
}

/// What braces stand for; nothing where they mean nothing.
std::optional<std::string> meaningOf(std::string_view braced, const Look& look)
{
    if (braced.starts_with('=') && braced.size() > 1)
        return std::string(braced.substr(1));
    const std::size_t space = std::min(braced.find(' '), braced.size());
    const auto of = std::find_if(ofPhases.begin(), ofPhases.end(),
                                 [&](const OfPhases& row) { return row.word == braced.substr(space); });
    std::string name(braced.substr(0, space));
    const bool isCapital = name.starts_with('D') || name.starts_with('S');
    if (isCapital)
        name[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(name[0])));
    const bool isDiamond = name == phaseWord(Phase::Diamond);
    if (of == ofPhases.end() || (!isDiamond && name != phaseWord(Phase::Square)))
        return std::nullopt;
    const Phase phase = isDiamond ? Phase::Diamond : Phase::Square;
    return tr(look, of->phrase, isCapital ? phaseHeading(phase, look) : phaseName(phase, look));
}

} // namespace

std::string trAgain(const Look& look, std::string_view english)
{
    if (!look.language)
        return std::string(english);
    if (const auto whole = saidWithNumber(look, english))
        return *whole;
    std::string text;
    while (!english.empty()) {
        const std::size_t comma = std::min(english.find(", "), english.size());
        const std::string_view part = english.substr(0, comma);
        text += (text.empty() ? "" : ", ") + saidWithNumber(look, part).value_or(std::string(part));
        english.remove_prefix(std::min(comma + 2, english.size()));
    }
    return text;
}

std::string spoken(std::string_view words, const Look& look)
{
    return filled(words, [&](std::string_view braced) { return meaningOf(braced, look); });
}

std::optional<std::string> faultOfBraces(std::string_view words)
{
    std::optional<std::string> fault;
    const auto ignore = [](std::string_view) {};
    eachPart(words, ignore, [&](std::string_view braced) {
        if (!fault && !meaningOf(braced, Look{}))
            fault = "{" + std::string(braced) +
                    "} means nothing: braces hold {diamond step}, {square step}, {diamond phase}, {square phase}, "
                    "{diamond} or {square}, also with a capital or of several, or a number that no picture shows, "
                    "{=0.68}";
    });
    return fault;
}

std::string phaseName(Phase phase, const Look& look)
{
    return tr(look, phaseWord(phase, *look.names) == "diamond" ? "diamond" : "square");
}

std::string phaseHeading(Phase phase, const Look& look)
{
    return capital(phaseName(phase, look));
}

std::string countName(std::size_t count, const Look& look)
{
    return count < counts.size() ? tr(look, counts[count]) : std::to_string(count);
}

std::string minutesText(int minutes, const Look& look)
{
    return minutes == 1 ? tr(look, "1 minute") : tr(look, "{0} minutes", minutes);
}

std::string capital(std::string word)
{
    if (!word.empty())
        word[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(word[0])));
    return word;
}

} // namespace lozenge
