#pragma once

#include "app/ui/desk.hpp"
#include "session/recipe/editing.hpp"

#include <optional>
#include <string>

// The controls that are dragged and typed in: a change by one of them may go on with the change before.

namespace lozenge {

/// Whether a change that was made now goes on with the one before: since something is still dragged, or typed in.
Edit editNow();

/// A knob on a track, from `least` to `greatest`. Values beyond stand at the ends.
std::optional<double> slider(const Desk& desk, const char* id, const Box& box, double value, double least,
                             double greatest);

/// What a field looks like: a sign before the value, a face, words where it is empty.
struct FieldStyle {
    std::string prefix = {};
    std::string hint = {};
    Font font = Font::Mono;
    bool takesKeys = false;    ///< from now on, without a click
    bool* isEntered = nullptr; ///< becomes whether Enter was pressed in it
};

std::optional<std::string> textField(const Desk& desk, const char* id, const Box& box, const std::string& value,
                                     const FieldStyle& style = {});

/// Text that is no number changes nothing.
std::optional<double> numberField(const Desk& desk, const char* id, const Box& box, double value,
                                  const std::string& prefix = {});
std::optional<int> wholeField(const Desk& desk, const char* id, const Box& box, int value, int least, int greatest,
                              const std::string& prefix = {});

} // namespace lozenge
