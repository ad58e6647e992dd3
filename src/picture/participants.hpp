#pragma once

#include "picture/frame.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace lozenge {

/// A parent as pictures show it. Letters are places: a b c d are the corners north-west, north-east, south-west,
/// south-east, or the tips up, left, right, down; a missing parent keeps its letter.
struct Participant {
    int letter = 0;    ///< 0 to 3 for a to d
    Parent parent;     ///< with the cell that is read
    Point place;       ///< where the square or diamond has it, perhaps outside the map
    double height = 0; ///< that entered the sum; nothing for one that is left out
    bool isOutside = false;

    [[nodiscard]] const SourceRow& source() const { return rowOf(parent.source); }
    [[nodiscard]] std::string name() const { return std::string(1, static_cast<char>('a' + letter)); }

    /// What a sum has behind it: a parent may be divided by itself.
    [[nodiscard]] std::string_view quarter() const
    {
        return countsAs(parent.source) == SourceRow::Counts::AsQuarter ? " / 4" : "";
    }
};

/// The participants of the step that led to a frame, by letter. None for the map before the first step.
std::vector<Participant> participantsOf(const Frame& frame);

/// The colour of a participant, the same on board, relief, equation and in the text.
Colour colourOf(const Participant& participant, const Theme& theme);

/// A round mark with a letter: of a parent or of h.
void paintChip(Picture& picture, Vec2 centre, float radius, const std::string& letter, Colour colour,
               const Theme& theme, float casing);

} // namespace lozenge
