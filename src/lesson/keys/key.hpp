#pragma once

#include "core/recipe.hpp"
#include "lesson/value.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

// What can be named of a recipe, a look or a figure is a row of a table. Files, options, messages, help, completion,
// copied commands, the transcript and the panels go over these tables.

namespace lozenge {

struct Look;

/// What is wrong with a value, and where it stands.
struct Fault {
    std::string message;
    TextSpan at = {};
};

using Checked = tl::expected<void, Fault>;

struct Bounds {
    double least = 0;
    double greatest = 1;
};

/// What a key can hold.
struct KeyShape {
    enum class Kind : std::uint8_t { Word, SomeWords, Number, Whole, Switch, Pair, Heights, Numbers, Colour, Special };

    struct Word {
        std::string_view name;
        std::string_view explanation;
    };

    Kind kind = Kind::Special;
    std::string_view what = {};        ///< it holds, as messages say it
    std::vector<Word> words = {};      ///< the names of the rows of a table
    std::optional<Bounds> bounds = {}; ///< of a number, and of each of several
    std::optional<Bounds> second = {}; ///< of the second of a pair
    bool isSwitched = false;           ///< a number that can be true and false, too
    std::string_view none = {};        ///< an option's word for none of it, which is false in a file
    std::string_view member = {};      ///< what one of several is called
};

template <typename Rows>
std::vector<KeyShape::Word> wordsOf(const Rows& rows)
{
    std::vector<KeyShape::Word> words;
    for (const auto& row : rows)
        words.push_back({row.name, row.explanation});
    return words;
}

/// Whether a value is what a key can hold.
Checked fits(std::string_view name, const KeyShape& shape, const Value& value);

/// The value that an option of the command line or of --with is written as: "on", "0.5", "0,1".
tl::expected<Value, Fault> valueOfOption(std::string_view name, const KeyShape& shape, std::string_view text);
/// The same the other way round: "usual" is what no option says, and only a manner brings.
std::string optionText(const KeyShape& shape, const Value& value);
bool isOption(const KeyShape& shape, const Value& value);
/// What an option's value can be, for help: "on | off".
std::vector<std::string_view> optionWords(const KeyShape& shape);

// The plain fields of structures as values, and values that fit as these.
inline Value valueOf(bool field)
{
    return {field};
}
inline Value valueOf(double field)
{
    return {field};
}
inline Value valueOf(int field)
{
    return {std::int64_t{field}};
}
inline Value valueOf(std::uint32_t field)
{
    return {std::int64_t{field}};
}
Value valueOf(const std::vector<double>& field);
template <typename Field>
Value valueOf(const std::optional<Field>& field)
{
    return field ? valueOf(*field) : Value{};
}
template <typename Row>
auto valueOf(const Row* row) -> decltype(Value{std::string(row->name)})
{
    return {std::string(row->name)};
}

void assign(bool& field, const Value& value);
void assign(double& field, const Value& value);
void assign(int& field, const Value& value);
void assign(std::uint32_t& field, const Value& value);
void assign(std::vector<double>& field, const Value& value);
/// Nothing and false are none of it.
template <typename Field>
void assign(std::optional<Field>& field, const Value& value)
{
    field.reset();
    if (!value.isNothing() && !value.as<bool>())
        assign(field.emplace(), value);
}

/// A key with what it is to hold.
using Assignment = std::pair<std::string_view, Value>;

/// A key of one kind of structure.
template <typename Of>
struct Key {
    std::string_view name;  ///< as a file has it; a dot reaches into a table: "noise.seed"
    std::string_view about; ///< a line of help
    std::string_view unit;  ///< what help calls its value
    KeyShape shape = {};
    std::function<Value(const Of&)> get = nullptr;
    std::function<Checked(Of&, const Value&)> set = nullptr; ///< null: it is no key of a file
    std::function<bool(const Of&, const Of&)> same = nullptr;
    std::function<void(Of& to, const Of& from)> take = nullptr; ///< what the key holds, and nothing that it brings
    std::vector<std::string_view> excludes = {};                ///< keys that say the same in other words
    /// Why it does nothing, in the language of a look; empty where it does something. Null: it always does.
    std::string (*unused)(const Of&, const Look&) = nullptr;
    std::string_view label = {}; ///< of its row in a panel, with a control by its shape; empty: it has none, or its own
    /// What makes one of the other, where that is more than this key's value. Null: it is not.
    std::vector<Assignment> (*differences)(const Of& from, const Of& to) = nullptr;
};

/// A field, and a field of a field.
template <typename Field>
auto at(Field field)
{
    return [field](auto& of) -> decltype(auto) { return (of.*field); };
}
template <typename Outer, typename Inner>
auto at(Outer outer, Inner inner)
{
    return [outer, inner](auto& of) -> decltype(auto) { return (of.*outer.*inner); };
}

/// A key that holds a field, into which `put` puts a value that fits.
template <typename Of, typename Field, typename Put>
Key<Of> keyOf(std::string_view name, std::string_view about, std::string_view unit, KeyShape shape, Field field,
              Put put)
{
    Key<Of> key{name, about, unit, std::move(shape)};
    key.get = [field](const Of& of) { return valueOf(field(of)); };
    key.set = [field, put, name, shape = key.shape](Of& of, const Value& value) {
        return fits(name, shape, value).map([&] { put(field(of), value); });
    };
    key.same = [field](const Of& one, const Of& other) { return field(one) == field(other); };
    key.take = [field](Of& to, const Of& from) { field(to) = field(from); };
    return key;
}

template <typename Of, typename Field>
Key<Of> keyOf(std::string_view name, std::string_view about, std::string_view unit, KeyShape shape, Field field)
{
    return keyOf<Of>(name, about, unit, std::move(shape), field,
                     [](auto& into, const Value& value) { assign(into, value); });
}

/// A key that holds the name of a row of a table.
template <typename Of, typename Row, typename Field>
Key<Of> rowKey(std::string_view name, std::string_view about, std::string_view unit, std::span<const Row> rows,
               Field field)
{
    return keyOf<Of>(name, about, unit, {.kind = KeyShape::Kind::Word, .words = wordsOf(rows)}, field,
                     [rows](auto& into, const Value& value) { into = rowNamed(rows, *value.as<std::string>()); });
}

/// The key of this name, or null; "seed" is that of the noise.
template <typename Of>
const Key<Of>* keyNamed(std::span<const Key<Of>> keys, std::string_view name)
{
    for (const Key<Of>& key : keys)
        if (key.name == name || key.name.substr(key.name.find('.') + 1) == name) // npos + 1 is 0
            return &key;
    return nullptr;
}

/// What is wrong with the names in a table: one that is unknown, or two that say the same.
struct NamedKey {
    std::string_view name;
    std::span<const std::string_view> excludes;
};
Checked namesFit(std::span<const NamedKey> keys, const Value& table, std::string_view where);

/// The value of a key, whose name may reach into a table of the table.
const Value* valueIn(const Value& table, std::string_view name);

/// The keys, with their values, that make one of the other.
template <typename Of>
std::vector<Assignment> assignmentsBetween(const Key<Of>& key, const Of& from, const Of& to)
{
    if (key.differences)
        return key.differences(from, to);
    return key.same(from, to) ? std::vector<Assignment>() : std::vector<Assignment>{{key.name, key.get(to)}};
}

/// Whether two keys say the same in different words.
template <typename Of>
bool excludeEachOther(const Key<Of>& one, const Key<Of>& other)
{
    const auto excludes = [](const Key<Of>& key, std::string_view name) {
        for (const std::string_view excluded : key.excludes)
            if (excluded == name)
                return true;
        return false;
    };
    return excludes(one, other.name) || excludes(other, one.name);
}

/// Sets the keys that a table has. What says the same in other words makes room for them. `where` is how messages call
/// the table: "[look]".
template <typename Of>
Checked setKeys(std::span<const Key<Of>> keys, Of& of, const Value& table, std::string_view where)
{
    std::vector<NamedKey> names;
    for (const Key<Of>& key : keys)
        if (key.set)
            names.push_back({key.name, key.excludes});
    Of changed = of;
    for (const Key<Of>& key : keys)
        if (key.set && valueIn(table, key.name))
            for (const Key<Of>& other : keys)
                if (excludeEachOther(key, other))
                    other.take(changed, Of{});
    for (const Key<Of>& key : keys)
        if (const Value* const value = key.set ? valueIn(table, key.name) : nullptr)
            if (Checked set = key.set(changed, *value); !set)
                return set;
    if (Checked fit = namesFit(names, table, where); !fit)
        return fit;
    of = std::move(changed);
    return {};
}

} // namespace lozenge
