#include "picture/tr.hpp"

#include <algorithm>
#include <array>
#include <cctype>

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

/// What braces stand for; nothing where they mean nothing.
std::optional<std::string> meaningOf(std::string_view braced, const Look& look)
{
    if (braced.starts_with('=') && braced.size() > 1)
        return std::string(braced.substr(1));
    for (const Phase phase : {Phase::Diamond, Phase::Square})
        for (const bool isCapital : {false, true}) {
            const std::string word(phaseWord(phase)), name = isCapital ? capital(word) : word;
            for (const OfPhases& row : ofPhases)
                if (braced == name + std::string(row.word))
                    return tr(look, row.phrase, isCapital ? phaseHeading(phase, look) : phaseName(phase, look));
        }
    return std::nullopt;
}

} // namespace

std::string withTerms(std::string_view words, const Look& look)
{
    return filled(words, [&](std::string_view braced) { return meaningOf(braced, look); });
}

std::optional<std::string> faultOfBraces(std::string_view words)
{
    std::optional<std::string> fault;
    filled(words, [&](std::string_view braced) {
        const std::optional<std::string> meaning = meaningOf(braced, Look{});
        if (!fault && !meaning)
            fault = "{" + std::string(braced) +
                    "} means nothing: braces hold {diamond step}, {square step}, {diamond phase}, {square phase}, "
                    "{diamond} or {square}, also with a capital or of several, or a number that no picture shows, "
                    "{=0.68}";
        return meaning;
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

Phrase countPhrase(std::size_t count)
{
    return {count < counts.size() ? std::string(counts[count]) : std::to_string(count)};
}

std::string countName(std::size_t count, const Look& look)
{
    return tr(look.language, countPhrase(count));
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
