#pragma once

#include "app/ui/desk.hpp"
#include "session/recipe/editing.hpp"

#include <string>

// The controls that are dragged and typed in: a change by one of them may go on with the change before. As all others
// they change a value, and return whether they have.

namespace lozenge {

/// Whether a change that was made now goes on with the one before: since something is still dragged, or typed in.
Edit editNow();

/// A knob on a track over a range. Values beyond stand at the ends.
bool slider(const Desk& desk, const char* id, const Box& box, double& value, const Interval& range);

/// What a field looks like: a sign before the value, a face, words where it is empty.
struct FieldStyle {
    std::string prefix = {};
    std::string hint = {};
    Font font = Font::Mono;
    bool takesKeys = false;    ///< from now on, without a click
    bool* isEntered = nullptr; ///< becomes whether Enter was pressed in it
};

bool textField(const Desk& desk, const char* id, const Box& box, std::string& value, const FieldStyle& style = {});

/// Text that is no number changes nothing.
bool numberField(const Desk& desk, const char* id, const Box& box, double& value, const std::string& prefix = {});
bool wholeField(const Desk& desk, const char* id, const Box& box, int& value, int least, int greatest,
                const std::string& prefix = {});

} // namespace lozenge
