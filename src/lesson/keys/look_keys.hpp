#pragma once

#include "lesson/keys/key.hpp"
#include "picture/look.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// What the keys of a look may hold, the same in a lesson and as options.

namespace lozenge {

/// The keys of [look] and the options of the same names. A manner stands before the keys that it brings.
std::span<const Key<Look>> lookKeys();

/// The look with the keys that a table names. `where` is how messages call the table.
Look readLook(const Value& table, Look look = {}, const std::string& where = "[look]");

/// "--fog-colour" of "fog_colour".
std::string optionName(std::string_view key);

/// Adds the options that make one look of another.
void addLook(std::vector<std::string>& options, const Look& look, const Look& opened);

/// Whether there is room between its ends.
bool isRange(const Interval& interval);

/// "#FFFFFF" as a colour, and back.
std::optional<Colour> colourNamed(std::string_view name);
std::string nameOf(Colour colour);

} // namespace lozenge
