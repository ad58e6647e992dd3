#include "session/keymap.hpp"

#include <algorithm>
#include <array>

namespace lozenge {
namespace {

/// Of the groups, in their order.
constexpr std::array<std::string_view, 8> headings{"Steps",  "Playing", "Predicting", "Picture", "Relief",
                                                   "Lesson", "Flight",  "Window"};

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

std::string_view shownChords(const KeyBinding& binding)
{
    return binding.shown.empty() ? binding.chords : binding.shown;
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
