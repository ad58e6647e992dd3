#pragma once

#include "lesson/lesson_error.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

// A lesson's file as the text that its author wrote, changed a piece at a time: what is not changed stays as it is,
// with its comments and its order. Each change gives the whole new text back, so that undoing one is keeping the old
// text.

namespace lozenge {

using ChangedText = OrError<std::string>;

/// A table of a lesson's file.
struct LessonTable {
    std::string_view name; ///< "recipe", "look", "stop", a stop's "ask", or nothing for the top of the file
    int stop = -1;         ///< which of the stops, in the order of the file, counted from 0
};

/// Sets a key to a value that is written as TOML, or takes it away with its line. A table that is not there yet is
/// begun. A table of its own within a stop, such as [stop.ask], is a key of the stop like the others.
ChangedText withKey(std::string_view text, LessonTable table, std::string_view key,
                    const std::optional<std::string>& value);

/// Changes the recipe as overrides do, each KEY=VALUE as given to --set.
ChangedText withRecipe(std::string_view text, std::span<const std::string> overrides);

/// Puts a new stop, with its place written as TOML, before another of the file, or after the last.
ChangedText withStop(std::string_view text, int before, std::string_view place);

/// Takes a stop away, with the comment that stands right above it.
ChangedText withoutStop(std::string_view text, int stop);

} // namespace lozenge
