#pragma once

#include "app/ui/form.hpp"
#include "lesson/keys/key.hpp"

#include <optional>

namespace lozenge {

/// A row with a control by what a key can hold: a menu of words, a switch, or a slider between bounds. What it was
/// changed to.
std::optional<Value> keyRow(Form& form, const RowLabel& label, const KeyShape& shape, const Value& value);

/// The row of a key of a look or a recipe; it stands out where it is not as the lesson has it.
template <typename Of>
void showKey(Form& form, const Key<Of>& key, std::string label, Of& of, const Of& ofLesson)
{
    const RowLabel labelled{std::move(label), !key.same(of, ofLesson),
                            key.unused ? key.unused(of, form.desk.look) : ""};
    if (const auto value = keyRow(form, labelled, key.shape, key.get(of)))
        key.set(of, *value); // what a control gives is what the key can hold
}

} // namespace lozenge
