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

std::string filled(std::string_view phrase, const ValueOf& value)
{
    std::string text;
    while (!phrase.empty()) {
        const std::size_t open = std::min(phrase.find('{'), phrase.size());
        const std::size_t close = phrase.find('}', open);
        if (close == std::string_view::npos)
            return text + std::string(phrase);
        const std::string_view place = phrase.substr(open + 1, close - open - 1);
        text += phrase.substr(0, open);
        text += value(place).value_or("{" + std::string(place) + "}");
        phrase.remove_prefix(close + 1);
    }
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
