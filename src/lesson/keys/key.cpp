#include "lesson/keys/key.hpp"

#include "lesson/look_text.hpp"
#include "lesson/text/command_text.hpp"
#include "lesson/text/nearest.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>

namespace lozenge {
namespace {

using Kind = KeyShape::Kind;

/// "seed" of "noise.seed".
std::string lastPart(std::string_view name)
{
    return std::string(name.substr(name.find('.') + 1)); // npos + 1 is 0
}

tl::unexpected<Fault> wrong(const Value& value, std::string message)
{
    return tl::unexpected(Fault{std::move(message), value.source});
}

std::string rangeText(const Bounds& bounds)
{
    return "from " + exactText(bounds.least) + " to " + exactText(bounds.greatest);
}

double numberOf(const Value& value)
{
    // An integer that no double equals is a number nevertheless: it is rounded.
    const auto* const whole = value.as<std::int64_t>();
    return whole ? static_cast<double>(*whole) : *value.as<double>();
}

Checked fitsNumber(const std::string& what, const Value& value, const std::optional<Bounds>& bounds)
{
    if (!value.isNumber())
        return wrong(value, what + " must be a number");
    const double number = numberOf(value);
    if (!std::isfinite(number))
        return wrong(value, what + " must be a finite number");
    if (bounds && !(number >= bounds->least && number <= bounds->greatest))
        return wrong(value, what + " must be " + rangeText(*bounds));
    return {};
}

Checked fitsWhole(const std::string& what, const Value& value, const std::optional<Bounds>& bounds)
{
    const auto* const whole = value.as<std::int64_t>();
    const auto isWithin = [&](double least, double greatest) {
        return static_cast<double>(*whole) >= least && static_cast<double>(*whole) <= greatest;
    };
    if (!whole || (bounds && !isWithin(bounds->least, bounds->greatest)))
        return wrong(value, what + " must be a whole number" + (bounds ? " " + rangeText(*bounds) : ""));
    if (!bounds && !isWithin(std::numeric_limits<int>::min(), std::numeric_limits<int>::max()))
        return wrong(value, what + " is too large: " + std::to_string(*whole));
    return {};
}

Checked fitsWord(const std::string& what, const Value& value, const KeyShape& shape)
{
    const auto* const word = value.as<std::string>();
    if (!word)
        return wrong(value, what + " must be a text in quotation marks");
    if (!rowNamed(shape.words, *word))
        return wrong(value, "unknown " + what + " \"" + *word + "\"" + suggestion(*word, namesOf(shape.words)));
    return {};
}

/// Each of a list is as `member` says; a pair is as long as its shape has it.
template <typename Member>
Checked fitsList(const std::string& what, const Value& value, Member member)
{
    const auto* const list = value.as<ValueList>();
    if (!list)
        return wrong(value, what + " must be a list in square brackets");
    for (const Value& item : *list)
        if (Checked fit = member(item); !fit)
            return fit;
    return {};
}

Checked fitsPair(const std::string& what, const Value& value, const KeyShape& shape)
{
    const auto* const list = value.as<ValueList>();
    if (!list || list->size() != 2)
        return wrong(value, what + " must be " + std::string(shape.what));
    const bool isOfHeights = shape.kind == Kind::Heights;
    const std::string first = isOfHeights ? what : "the azimuth of " + what;
    const std::string second = isOfHeights ? what : "the elevation of " + what;
    if (Checked fit = fitsNumber(first, (*list)[0], shape.bounds); !fit)
        return fit;
    if (Checked fit = fitsNumber(second, (*list)[1], isOfHeights ? shape.bounds : shape.second); !fit)
        return fit;
    if (isOfHeights && !isRange({numberOf((*list)[0]), numberOf((*list)[1])}))
        return wrong(value, what + ": the second height must be above the first");
    return {};
}

/// A number, or true and false, or false where there is none of it.
Checked fitsSwitched(const std::string& what, const Value& value, const KeyShape& shape)
{
    const auto* const yes = value.as<bool>();
    if (yes && (shape.isSwitched || !*yes))
        return {};
    if (!value.isNumber())
        return wrong(value, what + " must be " + (shape.isSwitched ? "true, false, or " : "") +
                                std::string(shape.what) + (shape.isSwitched ? "" : ", or false"));
    return fitsNumber(what, value, shape.bounds);
}

std::optional<Value> numberIn(std::string_view text)
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

ValueList numbersIn(std::string_view text)
{
    ValueList list;
    for (std::size_t from = 0; from <= text.size();) {
        const std::size_t end = std::min(text.find(',', from), text.size());
        const std::string_view part = text.substr(from, end - from);
        list.push_back(numberIn(part).value_or(Value{std::string(part)}));
        from = end + 1;
    }
    return list;
}

} // namespace

Checked fits(std::string_view name, const KeyShape& shape, const Value& value)
{
    const std::string what = lastPart(name);
    switch (shape.kind) {
    case Kind::Word: return fitsWord(what, value, shape);
    case Kind::SomeWords:
        if (value.as<std::string>())
            return fitsWord(std::string(shape.member), value, shape); // one alone
        return fitsList(what, value,
                        [&](const Value& item) { return fitsWord(std::string(shape.member), item, shape); });
    case Kind::Number:
        return shape.isSwitched || !shape.none.empty() ? fitsSwitched(what, value, shape)
                                                       : fitsNumber(what, value, shape.bounds);
    case Kind::Whole:
        if (!shape.none.empty() && value.as<bool>() && !*value.as<bool>())
            return {};
        return fitsWhole(what, value, shape.bounds);
    case Kind::Switch:
        if (!value.as<bool>())
            return wrong(value, what + " must be true or false");
        return {};
    case Kind::Pair:
    case Kind::Heights: return fitsPair(what, value, shape);
    case Kind::Numbers:
        return fitsList(what, value, [&](const Value& item) { return fitsNumber("each of " + what, item, {}); });
    case Kind::Colour:
        if (const auto* const text = value.as<std::string>(); !text || !colourNamed(*text))
            return wrong(value, what + " must be a colour as \"#FFFFFF\"" + (text ? ", not \"" + *text + "\"" : ""));
        return {};
    case Kind::Special: break;
    }
    return {};
}

std::vector<std::string_view> optionWords(const KeyShape& shape)
{
    std::vector<std::string_view> words;
    for (const KeyShape::Word& word : shape.words)
        words.push_back(word.name);
    if (shape.kind == Kind::Switch || shape.isSwitched)
        words.insert(words.end(), {"on", "off"});
    if (!shape.none.empty())
        words.push_back(shape.none);
    return words;
}

tl::expected<Value, Fault> valueOfOption(std::string_view name, const KeyShape& shape, std::string_view text)
{
    if ((shape.kind == Kind::Switch || shape.isSwitched) && (text == "on" || text == "off"))
        return Value{text == "on"};
    if (!shape.none.empty() && text == shape.none)
        return Value{false};
    if (shape.kind == Kind::Pair || shape.kind == Kind::Heights || shape.kind == Kind::Numbers)
        return Value{numbersIn(text)};
    if (shape.kind != Kind::Number && shape.kind != Kind::Whole && shape.kind != Kind::Switch)
        return Value{std::string(text)};
    const auto number = shape.kind == Kind::Switch ? std::nullopt : numberIn(text);
    if (number)
        return *number;
    std::vector<std::string_view> choices = optionWords(shape);
    if (shape.kind != Kind::Switch)
        choices.push_back(!shape.what.empty() ? shape.what : shape.kind == Kind::Whole ? "a whole number" : "a number");
    std::string listed;
    for (const std::string_view& choice : choices)
        listed += (listed.empty() ? "" : &choice == &choices.back() ? " or " : ", ") + std::string(choice);
    return tl::unexpected(Fault{lastPart(name) + " must be " + listed});
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

Value valueOf(const std::vector<double>& field)
{
    ValueList list;
    for (const double number : field)
        list.push_back({number});
    return {std::move(list)};
}

void assign(bool& field, const Value& value)
{
    field = *value.as<bool>();
}

void assign(double& field, const Value& value)
{
    field = numberOf(value);
}

void assign(int& field, const Value& value)
{
    field = static_cast<int>(*value.as<std::int64_t>());
}

void assign(std::uint32_t& field, const Value& value)
{
    field = static_cast<std::uint32_t>(*value.as<std::int64_t>());
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

namespace {

/// The names that stand in a table itself, or in the table of this name in it.
std::vector<std::string_view> namesBelow(std::span<const NamedKey> keys, std::string_view above)
{
    std::vector<std::string_view> names;
    for (const NamedKey& key : keys) {
        const std::size_t dot = key.name.find('.');
        if (!above.empty() && (dot == std::string_view::npos || key.name.substr(0, dot) != above))
            continue;
        const std::string_view name = above.empty() ? key.name.substr(0, dot) : key.name.substr(dot + 1);
        if (std::find(names.begin(), names.end(), name) == names.end())
            names.push_back(name);
    }
    return names;
}

Checked knownIn(std::span<const NamedKey> keys, const Value& table, std::string_view where, std::string_view above)
{
    const auto known = namesBelow(keys, above);
    for (const auto& [name, value, source] : table.as<ValueTable>()->members) {
        if (std::find(known.begin(), known.end(), name) == known.end())
            return tl::unexpected(
                Fault{"unknown key \"" + name + "\" in " + std::string(where) + suggestion(name, known), source});
        if (!above.empty() || namesBelow(keys, name).empty())
            continue;
        if (!value.as<ValueTable>())
            return wrong(value, name + " must be a table { ... }");
        if (Checked fit = knownIn(keys, value, name, name); !fit)
            return fit;
    }
    return {};
}

} // namespace

Checked namesFit(std::span<const NamedKey> keys, const Value& table, std::string_view where)
{
    for (const NamedKey& key : keys)
        for (const std::string_view other : key.excludes)
            if (const Value* const value = table.get(other); value && table.get(key.name))
                return wrong(*value, "\"" + std::string(other) + "\" and \"" + std::string(key.name) +
                                         "\" say the same: keep one of them");
    return knownIn(keys, table, where, {});
}

} // namespace lozenge
