#include "picture/text/language.hpp"

namespace lozenge {

std::string_view phraseIn(const Language* language, std::string_view english)
{
    const std::string_view plain = english.substr(0, english.find('|'));
    if (!language)
        return plain;
    const auto found = language->phrases.find(english);
    return found == language->phrases.end() || found->second.empty() ? plain : std::string_view(found->second);
}

std::string filled(std::string_view phrase, std::initializer_list<std::string> values)
{
    std::string text;
    for (std::size_t i = 0; i < phrase.size(); ++i) {
        const bool isPlace = phrase.substr(i).size() > 2 && phrase[i] == '{' && phrase[i + 2] == '}';
        const auto value = isPlace ? static_cast<std::size_t>(phrase[i + 1] - '0') : values.size();
        if (value < values.size()) {
            text += values.begin()[value];
            i += 2;
        } else {
            text += phrase[i];
        }
    }
    return text;
}

} // namespace lozenge
