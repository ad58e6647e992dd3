#include "picture/said.hpp"

#include "picture/text/count_word.hpp"

#include <algorithm>
#include <cctype>
#include <optional>
#include <utility>

namespace lozenge {

namespace {

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
        const std::string_view word = part.substr(begin, end - begin);
        const std::string pattern = std::string(part.substr(0, begin)) + "{0}" + std::string(part.substr(end));
        if (const std::string* found = known(pattern))
            return filled(*found, {std::string(phraseIn(look.language, std::string(word) + "|count"))});
        begin = end + 1;
    }
    return std::nullopt;
}

} // namespace

std::string saidAgain(const Look& look, std::string_view english)
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

std::string capital(std::string word)
{
    if (!word.empty())
        word[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(word[0])));
    return word;
}

std::string phaseSaid(Phase phase, const Look& look)
{
    return said(look, phaseWord(phase, *look.names) == "diamond" ? "diamond" : "square");
}

std::string phaseHeaded(Phase phase, const Look& look)
{
    return capital(phaseSaid(phase, look));
}

std::string countSaid(std::size_t count, const Look& look)
{
    return count < countPhrases.size() ? said(look, countPhrases[count]) : std::to_string(count);
}

} // namespace lozenge
