#include "picture/text/language.hpp"

#include <algorithm>

namespace lozenge {

std::string_view tr(const Language* language, std::string_view english)
{
    const std::string_view plain = english.substr(0, english.find('|'));
    if (!language)
        return plain;
    const auto found = language->phrases.find(english);
    return found == language->phrases.end() || found->second.empty() ? plain : std::string_view(found->second);
}

void eachPart(std::string_view phrase, const OnPart& say, const OnPart& fill)
{
    while (!phrase.empty()) {
        const std::size_t open = std::min(phrase.find('{'), phrase.size());
        if (open > 0)
            say(phrase.substr(0, open));
        phrase.remove_prefix(open);
        if (phrase.empty())
            return;
        const std::size_t close = phrase.find('}');
        if (close == std::string_view::npos)
            return say(phrase);
        fill(phrase.substr(1, close - 1));
        phrase.remove_prefix(close + 1);
    }
}

std::string filled(std::string_view phrase, const ValueOf& value)
{
    std::string text;
    eachPart(
        phrase, [&](std::string_view part) { text += part; },
        [&](std::string_view place) { text += value(place).value_or("{" + std::string(place) + "}"); });
    return text;
}

std::string filled(std::string_view phrase, std::span<const std::string> values)
{
    return filled(phrase, [&](std::string_view place) -> std::optional<std::string> {
        const auto number = place.size() == 1 ? static_cast<std::size_t>(place[0] - '0') : values.size();
        if (number >= values.size())
            return std::nullopt;
        return values[number];
    });
}

std::string tr(const Language* language, const Phrase& phrase)
{
    std::vector<std::string> values;
    for (const Phrase& value : phrase.values)
        values.push_back(tr(language, value));
    return filled(tr(language, phrase.english), values);
}

} // namespace lozenge
