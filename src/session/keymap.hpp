#pragma once

#include "session/key_table.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lozenge {

/// As the sheet of keys writes them, in the language of a look.
std::string shownChords(const KeyBinding& binding, const Look& look);

/// The keys under one heading, in their order.
struct KeySection {
    std::string_view heading;
    std::vector<const KeyBinding*> bindings;
};

/// All keys as they are shown to people: those of the panels, which the window knows, and those of the table.
std::vector<KeySection> keySections(std::span<const KeyBinding> ofPanels = {});

/// The binding of a chord at present; those that apply only now come before those that always do.
const KeyBinding* bindingOf(const Session& session, std::string_view chord);

/// Carries out what a chord stands for. What only the window can do is returned; nothing for an unknown chord.
std::optional<Action> press(Session& session, std::string_view chord);

} // namespace lozenge
