#pragma once

#include "app/ui/form.hpp"
#include "lesson/keys/key.hpp"

namespace lozenge {

/// A row with a control by what a key can hold: a menu of words, a switch, or a slider between bounds.
bool keyRow(Form& form, const RowLabel& label, const KeyShape& shape, Value& value);

/// The row of a key of a look or a recipe; it stands out where it is not as the lesson has it.
template <typename Of>
void showKey(Form& form, const Key<Of>& key, std::string label, Of& of, const Of& ofLesson)
{
    Value value = key.get(of);
    const std::string unused = key.unused ? key.unused(of, form.desk.look) : "";
    if (keyRow(form, {std::move(label), !key.same(of, ofLesson), unused}, key.shape, value))
        key.set(of, value); // what a control gives is what the key can hold
}

/// The rows of all keys but those that a panel has in its own order, so that a new key is seen without more ado.
template <typename Of>
void showOtherKeys(Form& form, std::span<const Key<Of>> keys, std::string_view namesOfOwn, Of& of, const Of& ofLesson)
{
    const std::string own = ' ' + std::string(namesOfOwn) + ' ';
    for (const Key<Of>& key : keys)
        if (own.find(' ' + std::string(key.name) + ' ') == std::string::npos)
            showKey(form, key, std::string(key.name), of, ofLesson);
}

} // namespace lozenge
