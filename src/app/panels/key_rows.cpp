#include "app/panels/key_rows.hpp"

#include "core/recipe.hpp"

#include <algorithm>

namespace lozenge {

bool keyRow(Form& form, const RowLabel& label, const KeyShape& shape, Value& value)
{
    if (shape.kind == KeyShape::Kind::Word) {
        const auto* chosen = rowNamed(shape.words, *value.as<std::string>());
        const bool isChanged = tableRow(form, label, std::span(shape.words), chosen);
        value = {std::string(chosen->name)};
        return isChanged;
    }
    if (auto* const isOn = value.as<bool>())
        return switchRow(form, label, *isOn);
    if (auto* const number = value.as<double>(); number && shape.bounds)
        return boundedRow(form, label, *number, {shape.bounds->least, shape.bounds->greatest});
    return false;
}

} // namespace lozenge
