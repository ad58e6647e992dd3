#pragma once

#include "core/recipe.hpp"
#include "lesson/table_reader.hpp"
#include "lesson/value.hpp"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

// What can be named of a recipe or a look is a row of a table. Files, options, messages, help, completion, copied
// commands, the transcript and the panels go over these tables. A value that a key cannot hold leaves by fail().

namespace lozenge {

struct Look;

struct Bounds {
    double least = 0;
    double greatest = 1;

    [[nodiscard]] bool has(double number) const { return number >= least && number <= greatest; }
};

/// What a key can hold.
struct KeyShape {
    enum class Kind : std::uint8_t { Word, SomeWords, Number, Whole, Switch, Pair, Numbers, Colour, Special };

    struct Word {
        std::string_view name;
        std::string_view explanation;
    };

    Kind kind = Kind::Special;
    std::string_view what = {};        ///< it holds, as messages say it
    std::string_view unit = {};        ///< the same in a word, as help has it; empty: the first letter of the name
    std::vector<Word> words = {};      ///< the names of the rows of a table
    std::optional<Bounds> bounds = {}; ///< of a number, and of each of several
    std::optional<Bounds> second = {}; ///< of the second angle of a pair; without it, the pair is of heights
    bool isSwitched = false;           ///< a number that can be true and false, too
    std::string_view none = {};        ///< an option's word for none of it, which is false in a file
    std::string_view member = {};      ///< what one of several is called
    std::string schema = {};           ///< of what is special, as the TOML of its JSON Schema
};

template <typename Rows>
std::vector<KeyShape::Word> wordsOf(const Rows& rows)
{
    std::vector<KeyShape::Word> words;
    for (const auto& row : rows)
        words.push_back({row.name, row.explanation});
    return words;
}

/// Fails unless a value is what a key can hold.
void refuseUnfit(std::string_view name, const KeyShape& shape, const Value& value);

/// The value that an option of the command line is written as: "on", "0.5", "0,1".
Value valueOfOption(std::string_view name, const KeyShape& shape, std::string_view text);
/// The same the other way round: "usual" is what no option says, and only a manner brings.
std::string optionText(const KeyShape& shape, const Value& value);
bool isOption(const KeyShape& shape, const Value& value);
/// What an option's value can be, for help: "on | off".
std::vector<std::string_view> optionWords(const KeyShape& shape);

// The plain fields of structures as values, and values that fit as these.
template <typename Plain>
Value valueOf(const Plain& field)
{
    return {field};
}
Value valueOf(const std::vector<double>& field);
template <typename Field>
Value valueOf(const std::optional<Field>& field)
{
    return field ? valueOf(*field) : Value{};
}
template <typename Row>
Value valueOf(const Row* row)
{
    return {std::string(row->name)};
}

/// Of a number, or 1 and 0 for true and false.
double numberOf(const Value& value);

template <typename Plain>
void assign(Plain& field, const Value& value)
{
    field = static_cast<Plain>(numberOf(value));
}
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

/// What few keys have.
template <typename Of>
struct KeyTraits {
    std::vector<std::string_view> excludes = {}; ///< keys that say the same in other words
    /// Why it does nothing, in the language of a look; empty where it does something. Null: it always does.
    std::string (*unused)(const Of&, const Look&) = nullptr;
    /// What makes one of the other, where that is more than this key's value. Null: it is not.
    std::vector<Assignment> (*differences)(const Of& from, const Of& to) = nullptr;
};

/// A key of one kind of structure.
template <typename Of>
struct Key : KeyTraits<Of> {
    std::string_view name;  ///< as a file has it; a dot reaches into a table: "noise.seed"
    std::string_view about; ///< a line of help
    KeyShape shape = {};
    std::function<bool(const Of&, const Of&)> same = nullptr;
    std::function<void(Of& to, const Of& from)> take = nullptr; ///< what the key holds, and nothing that it brings
    std::function<Value(const Of&)> get = nullptr;
    std::function<void(Of&, const Value&)> set = nullptr; ///< null: it is no key of a file
};

/// The way from a structure to a field.
template <typename Of, typename Reach>
struct Field : Reach {};

/// A field, and a field of a field.
template <typename Of, typename Held>
auto at(Held Of::*field)
{
    const auto reach = [field](auto& of) -> decltype(auto) { return (of.*field); };
    return Field<Of, decltype(reach)>{reach};
}
template <typename Of, typename Part, typename Held>
auto at(Part Of::*outer, Held Part::*inner)
{
    const auto reach = [outer, inner](auto& of) -> decltype(auto) { return (of.*outer.*inner); };
    return Field<Of, decltype(reach)>{reach};
}

/// A key that holds a field, into which a value is put that fits.
template <typename Of, typename Reach>
Key<Of> keyOf(std::string_view name, std::string_view about, KeyShape shape, Field<Of, Reach> field,
              KeyTraits<Of> traits = {})
{
    Key<Of> key{std::move(traits), name, about, std::move(shape)};
    key.same = [field](const Of& one, const Of& other) { return field(one) == field(other); };
    key.take = [field](Of& to, const Of& from) { field(to) = field(from); };
    key.get = [field](const Of& of) { return valueOf(field(of)); };
    using Held = std::remove_reference_t<std::invoke_result_t<Reach, Of&>>;
    if constexpr (!std::is_pointer_v<Held>) // which is to a row of a table
        key.set = [field, name, shape = key.shape](Of& of, const Value& value) {
            refuseUnfit(name, shape, value);
            assign(field(of), value);
        };
    return key;
}

/// "seed" of "noise.seed".
inline std::string_view lastPart(std::string_view name)
{
    return name.substr(name.find('.') + 1); // npos + 1 is 0
}

/// A key that holds the name of a row of a table.
template <typename Of, typename Rows, typename Reach>
Key<Of> rowKey(std::string_view name, std::string_view about, const Rows& rows, Field<Of, Reach> field,
               KeyTraits<Of> traits = {})
{
    Key<Of> key = keyOf(name, about, {.kind = KeyShape::Kind::Word, .words = wordsOf(rows)}, field, std::move(traits));
    key.set = [field, what = std::string(lastPart(name)), rows = std::span(rows)](Of& of, const Value& value) {
        field(of) = rowIn(value, what, rows);
    };
    return key;
}

/// The key of this name, or null; "seed" is that of the noise.
template <typename Of>
const Key<Of>* keyNamed(std::span<const Key<Of>> keys, std::string_view name)
{
    for (const Key<Of>& key : keys)
        if (key.name == name || lastPart(key.name) == name)
            return &key;
    return nullptr;
}

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
        return std::find(key.excludes.begin(), key.excludes.end(), name) != key.excludes.end();
    };
    return excludes(one, other.name) || excludes(other, one.name);
}

/// Fails where a table has two keys that say the same.
void refuseBoth(const Value& table, std::string_view key, const std::vector<std::string_view>& others);

/// Sets the keys that a table has. What says the same in other words makes room for them. `where` is how messages call
/// the table: "[look]".
template <typename Of>
void setKeys(std::span<const Key<Of>> keys, Of& of, const Value& table, std::string_view where)
{
    Of changed = of;
    std::vector<std::string_view> names;
    for (const Key<Of>& key : keys) {
        if (key.set)
            names.push_back(key.name);
        for (const Key<Of>& other : keys)
            if (valueIn(table, key.name) && excludeEachOther(key, other))
                other.take(changed, Of{});
    }
    for (const Key<Of>& key : keys)
        if (const Value* const value = key.set ? valueIn(table, key.name) : nullptr)
            key.set(changed, *value);
    for (const Key<Of>& key : keys)
        refuseBoth(table, key.name, key.excludes);
    refuseUnknown(names, table, where);
    of = std::move(changed);
}

} // namespace lozenge
