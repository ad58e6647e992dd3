#include "lesson/keys/key.hpp"

#include "lesson/keys/look_keys.hpp"
#include "lesson/text/command_text.hpp"

#include <charconv>
#include <cmath>
#include <limits>

namespace lozenge {
namespace {

using Kind = KeyShape::Kind;

std::string rangeText(const Bounds& bounds)
{
    return "from " + exactText(bounds.least) + " to " + exactText(bounds.greatest);
}

void refuseNoNumber(const std::string& what, const Value& value, const std::optional<Bounds>& bounds,
                    const std::string& wanted = "a number")
{
    if (!value.isNumber())
        failAt(value.source, what + " must be " + wanted);
    if (!std::isfinite(numberOf(value)))
        failAt(value.source, what + " must be a finite number");
    if (bounds && !bounds->has(numberOf(value)))
        failAt(value.source, what + " must be " + rangeText(*bounds));
}

void refuseNoWhole(const std::string& what, const Value& value, const std::optional<Bounds>& bounds)
{
    constexpr Bounds counted{std::numeric_limits<int>::min(), std::numeric_limits<int>::max()};
    const auto* const whole = value.as<std::int64_t>();
    if (!whole || (bounds && !bounds->has(numberOf(value))))
        failAt(value.source, what + " must be a whole number" + (bounds ? " " + rangeText(*bounds) : ""));
    if (!bounds && !counted.has(numberOf(value)))
        failAt(value.source, what + " is too large: " + std::to_string(*whole));
}

void refuseNoPair(const std::string& what, const Value& value, const KeyShape& shape)
{
    const auto* const list = value.as<ValueList>();
    if (!list || list->size() != 2)
        failAt(value.source, what + " must be " + std::string(shape.what));
    const Value &first = list->front(), &second = list->back();
    refuseNoNumber(shape.second ? "the azimuth of " + what : what, first, shape.bounds);
    refuseNoNumber(shape.second ? "the elevation of " + what : what, second,
                   shape.second ? shape.second : shape.bounds);
    if (!shape.second && !isRange({numberOf(first), numberOf(second)}))
        failAt(value.source, what + ": the second height must be above the first");
}

/// What can stand where a number does.
std::string numberWords(const KeyShape& shape)
{
    const std::string what(shape.what);
    return shape.isSwitched ? "true, false, or " + what : shape.none.empty() ? "a number" : what + ", or false";
}

std::optional<Value> numberWritten(std::string_view text)
{
    if (text.starts_with('+'))
        text.remove_prefix(1);
    const char* const end = text.data() + text.size();
    std::int64_t whole = 0;
    if (const auto [rest, error] = std::from_chars(text.data(), end, whole); error == std::errc{} && rest == end)
        return Value{whole};
    double number = 0;
    const auto [rest, error] = std::from_chars(text.data(), end, number);
    return error == std::errc{} && rest == end ? std::optional(Value{number}) : std::nullopt;
}

ValueList numbersWritten(std::string_view text)
{
    ValueList list;
    for (const std::string_view part : partsOf(text, ','))
        list.push_back(numberWritten(part).value_or(Value{std::string(part)}));
    return list;
}

} // namespace

void refuseUnfit(std::string_view name, const KeyShape& shape, const Value& value)
{
    const std::string what(lastPart(name));
    const auto* const yes = value.as<bool>();
    if (yes && (shape.isSwitched || (!shape.none.empty() && !*yes)))
        return; // in the place of a number
    switch (shape.kind) {
    case Kind::Word: rowIn(value, what, shape.words); break;
    case Kind::SomeWords: // or one alone
        for (const Value& word : value.as<std::string>() ? ValueList{value} : arrayIn(value, what))
            rowIn(word, std::string(shape.member), shape.words);
        break;
    case Kind::Number: return refuseNoNumber(what, value, shape.bounds, numberWords(shape));
    case Kind::Whole: return refuseNoWhole(what, value, shape.bounds);
    case Kind::Switch:
        if (!yes)
            failAt(value.source, what + " must be true or false");
        break;
    case Kind::Pair: return refuseNoPair(what, value, shape);
    case Kind::Numbers:
        for (const Value& item : arrayIn(value, what))
            refuseNoNumber("each of " + what, item, {});
        break;
    case Kind::Colour:
        if (const auto* const text = value.as<std::string>(); !text || !colourNamed(*text))
            failAt(value.source, what + " must be a colour as \"#FFFFFF\"" + (text ? ", not \"" + *text + "\"" : ""));
        break;
    case Kind::Special: break;
    }
}

std::vector<std::string_view> optionWords(const KeyShape& shape)
{
    std::vector<std::string_view> words = namesOf(shape.words);
    if (shape.kind == Kind::Switch || shape.isSwitched)
        words.insert(words.end(), {"on", "off"});
    if (!shape.none.empty())
        words.push_back(shape.none);
    return words;
}

Value valueOfOption(std::string_view name, const KeyShape& shape, std::string_view text)
{
    const bool isSwitch = shape.kind == Kind::Switch, isWhole = shape.kind == Kind::Whole;
    if ((isSwitch || shape.isSwitched) && (text == "on" || text == "off"))
        return {text == "on"};
    if (!shape.none.empty() && text == shape.none)
        return {false};
    if (shape.kind == Kind::Pair || shape.kind == Kind::Numbers)
        return {numbersWritten(text)};
    if (shape.kind != Kind::Number && !isWhole && !isSwitch)
        return {std::string(text)};
    if (const auto number = isSwitch ? std::nullopt : numberWritten(text))
        return *number;
    std::vector<std::string_view> choices = optionWords(shape);
    if (!isSwitch)
        choices.push_back(!shape.what.empty() ? shape.what : isWhole ? "a whole number" : "a number");
    failAt({}, std::string(lastPart(name)) + " must be " + listed(choices, " or "));
}

std::string optionText(const KeyShape& shape, const Value& value)
{
    if (const auto* const yes = value.as<bool>())
        return *yes ? "on" : "off";
    if (const auto* const text = value.as<std::string>())
        return *text;
    if (value.isNumber())
        return exactText(numberOf(value));
    std::string text;
    if (const auto* const list = value.as<ValueList>())
        for (const Value& item : *list)
            text += (text.empty() ? "" : ",") + optionText({}, item);
    return !text.empty() ? text : std::string(shape.none.empty() ? "usual" : shape.none);
}

bool isOption(const KeyShape& shape, const Value& value)
{
    const auto* const list = value.as<ValueList>();
    return list ? std::none_of(list->begin(), list->end(), [](const Value& item) { return item.isNothing(); })
                : !value.isNothing() || !shape.none.empty();
}

double numberOf(const Value& value)
{
    if (const auto* const yes = value.as<bool>())
        return *yes ? 1 : 0;
    // An integer that no double equals is a number nevertheless: it is rounded.
    const auto* const whole = value.as<std::int64_t>();
    return whole ? static_cast<double>(*whole) : *value.as<double>();
}

Value valueOf(const std::vector<double>& field)
{
    ValueList list;
    for (const double number : field)
        list.push_back({number});
    return {std::move(list)};
}

void assign(std::vector<double>& field, const Value& value)
{
    field.clear();
    for (const Value& item : *value.as<ValueList>())
        field.push_back(numberOf(item));
}

const Value* valueIn(const Value& table, std::string_view name)
{
    const std::size_t dot = name.find('.');
    const Value* const value = table.get(name.substr(0, dot));
    return value && dot != std::string_view::npos ? valueIn(*value, name.substr(dot + 1)) : value;
}

void refuseBoth(const Value& table, std::string_view key, const std::vector<std::string_view>& others)
{
    for (const std::string_view other : others)
        if (const Value* const value = table.get(other); value && table.get(key))
            failAt(value->source,
                   "\"" + std::string(other) + "\" and \"" + std::string(key) + "\" say the same: keep one of them");
}

} // namespace lozenge
