#include "session/keymap.hpp"

#include "picture/tr.hpp"

#include <algorithm>
#include <array>

namespace lozenge {
namespace {

/// Of the groups, in their order.
constexpr std::array headings{phrase("Steps"),  phrase("Playing"), phrase("Predicting"), phrase("Picture"),
                              phrase("Relief"), phrase("Lesson"),  phrase("Flight"),     phrase("Window")};

/// What is written on keys, which keyboards of other languages have other words for.
constexpr std::array namedKeys{
    phrase("Left|key"),      phrase("Right|key"), phrase("Up|key"),       phrase("Down|key"),
    phrase("PageUp|key"),    phrase("Home|key"),  phrase("PageDown|key"), phrase("End|key"),
    phrase("Backspace|key"), phrase("Space|key"), phrase("Enter|key"),    phrase("Escape|key"),
    phrase("Shift|key"),     phrase("Ctrl|key"),  phrase("to|key"),       phrase("or|key")};

/// What stands on a key, or the word itself.
std::string keySaid(std::string_view word, const Look& look)
{
    for (const std::string_view key : namedKeys)
        if (key.substr(0, key.find('|')) == word)
            return tr(look, key);
    return std::string(word);
}

/// The place of a chord among those of a row, from 0, or -1.
int placeOf(std::string_view chord, std::string_view chords)
{
    for (int place = 0; !chords.empty(); ++place) {
        const std::size_t space = std::min(chords.find(' '), chords.size());
        if (chords.substr(0, space) == chord)
            return place;
        chords.remove_prefix(std::min(space + 1, chords.size()));
    }
    return -1;
}

} // namespace

std::string shownChords(const KeyBinding& binding, const Look& look)
{
    std::string_view chords = binding.shown.empty() ? binding.chords : binding.shown;
    std::string text;
    while (!chords.empty()) {
        const std::size_t end = std::min(chords.find_first_of(" +"), chords.size());
        text += keySaid(chords.substr(0, end), look);
        text += chords.substr(end, 1);
        chords.remove_prefix(std::min(end + 1, chords.size()));
    }
    return text;
}

std::vector<KeySection> keySections(std::span<const KeyBinding> ofPanels)
{
    std::vector<KeySection> sections;
    for (std::size_t group = 0; group < headings.size(); ++group) {
        KeySection& section = sections.emplace_back(KeySection{headings[group], {}});
        for (const auto table : {ofPanels, keymap()})
            for (const KeyBinding& binding : table)
                if (binding.group == static_cast<KeyGroup>(group))
                    section.bindings.push_back(&binding);
    }
    return sections;
}

const KeyBinding* bindingOf(const Session& session, std::string_view chord)
{
    for (const KeyBinding& binding : keymap())
        if (placeOf(chord, binding.chords) >= 0 && (!binding.applies || binding.applies(session)))
            return &binding;
    return nullptr;
}

std::optional<Action> press(Session& session, std::string_view chord)
{
    const KeyBinding* binding = bindingOf(session, chord);
    if (!binding)
        return std::nullopt;
    if (binding->run)
        binding->run(session, placeOf(chord, binding->chords));
    return binding->action;
}

} // namespace lozenge
