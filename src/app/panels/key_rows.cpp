#include "app/panels/key_rows.hpp"

#include "core/recipe.hpp"

#include <algorithm>
#include <array>

namespace lozenge {
namespace {

std::optional<Value> wordRow(Form& form, const RowLabel& label, const KeyShape& shape, const Value& value)
{
    std::vector<Choice> choices;
    for (const KeyShape::Word& word : shape.words)
        choices.push_back({std::string(word.name), std::string(word.explanation)});
    const auto* const chosen = rowNamed(shape.words, *value.as<std::string>());
    const auto picked = menuRow(form, label, choices, static_cast<int>(chosen - shape.words.data()));
    const bool isOther = picked && &shape.words[static_cast<std::size_t>(*picked)] != chosen;
    return isOther ? std::optional(Value{choices[static_cast<std::size_t>(*picked)].name}) : std::nullopt;
}

std::optional<Value> switchRow(Form& form, const RowLabel& label, bool isOn)
{
    const std::array<std::string, 2> ways{"off", "on"};
    const auto picked = segmentsRow(form, label, ways, isOn ? 1 : 0);
    return picked ? std::optional(Value{*picked == 1}) : std::nullopt;
}

std::optional<Value> sliderRow(Form& form, const RowLabel& label, const Bounds& bounds, double before)
{
    double number = before;
    numberRow(form, label, number, {bounds.least, bounds.greatest}, 64, 100);
    return number != before ? std::optional(Value{std::clamp(number, bounds.least, bounds.greatest)}) : std::nullopt;
}

} // namespace

std::optional<Value> keyRow(Form& form, const RowLabel& label, const KeyShape& shape, const Value& value)
{
    if (shape.kind == KeyShape::Kind::Word)
        return wordRow(form, label, shape, value);
    if (const auto* const yes = value.as<bool>())
        return switchRow(form, label, *yes);
    if (const auto* const number = value.as<double>(); number && shape.bounds)
        return sliderRow(form, label, *shape.bounds, *number);
    return std::nullopt;
}

} // namespace lozenge
