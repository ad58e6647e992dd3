#pragma once

#include "core/recipe.hpp"
#include "lesson/lesson.hpp"
#include "lesson/lesson_error.hpp"
#include "lesson/text/nearest.hpp"
#include "lesson/value.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// The reading of values with their places. A mistake of the lesson's author leaves it by fail().

namespace lozenge {

/// A mistake at the place where a value stands.
[[noreturn]] void failAt(const TextSpan& place, const std::string& message);

FilePlace filePlace(const TextSpan& place);

double numberIn(const Value& node, const std::string& what);
int integerIn(const Value& node, const std::string& what);
bool yesOrNoIn(const Value& node, const std::string& what);
std::string textIn(const Value& node, const std::string& what);
/// The text that a value is, or another.
std::string textOr(const Value& node, std::string other);
/// A text that lists and headings show: it has one line and is not empty.
std::string lineIn(const Value& node, const std::string& what);
/// The same with names of phases in braces.
std::string wordsIn(const Value& node, const std::string& what);
std::string lineOfWordsIn(const Value& node, const std::string& what);
const ValueList& arrayIn(const Value& node, std::string_view what);
const ValueTable& tableIn(const Value& node, const std::string& what);

/// The row of a table of the program that a text names.
template <typename Table>
const auto* rowIn(const Value& node, const std::string& what, const Table& table)
{
    const std::string name = textIn(node, what);
    const auto* row = rowNamed(table, name);
    if (!row)
        failAt(node.source, "unknown " + what + " \"" + name + "\"" + suggestion(name, namesOf(table)));
    return row;
}

/// What a table has for a key, as one of the functions above reads it.
template <typename Read>
std::optional<Read> keyIn(const Value& table, std::string_view key, Read (*read)(const Value&, const std::string&))
{
    const Value* const node = table.get(key);
    return node ? std::optional(read(*node, std::string(key))) : std::nullopt;
}

/// Where a key stands; where there is none, the table.
const TextSpan& placeOf(const Value& table, std::string_view key);

/// Fails on the first key of a table that none of these is; a dot reaches into a table in it. `where` is how messages
/// call the table: "[recipe]".
void refuseUnknown(const std::vector<std::string_view>& known, const Value& table, std::string_view where);

} // namespace lozenge
