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
std::string textIn(const Value& node, const std::string& what);
/// A text with names of phases in braces.
std::string wordsIn(const Value& node, const std::string& what);
/// The text that a value is, or another.
std::string textOr(const Value& node, std::string other);
bool yesOrNoIn(const Value& node, const std::string& what);
const ValueList& arrayIn(const Value& node, std::string_view what);

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

/// A table of a lesson, read key by key. Keys that nobody asked for are errors.
class TableReader {
public:
    /// `where` is how messages call it: "[recipe]".
    TableReader(const Value& table, std::string where);

    /// The value of a key, or null. Asking makes the key known.
    const Value* find(std::string_view key);

    std::optional<double> number(std::string_view key) { return valueOf(key, numberIn); }
    std::optional<int> integer(std::string_view key) { return valueOf(key, integerIn); }
    std::optional<std::string> text(std::string_view key) { return valueOf(key, textIn); }
    std::optional<bool> yesOrNo(std::string_view key) { return valueOf(key, yesOrNoIn); }
    /// A text that lists and headings show: it has one line and is not empty.
    std::optional<std::string> line(std::string_view key);
    /// text() and line() with names of phases in braces.
    std::optional<std::string> words(std::string_view key) { return valueOf(key, wordsIn); }
    std::optional<std::string> lineOfWords(std::string_view key);

    /// Fails on the first key that was not asked for.
    void rejectUnknown() const;

    [[nodiscard]] const Value& value() const { return m_table; }
    [[nodiscard]] const ValueTable& table() const { return *m_table.as<ValueTable>(); }
    [[nodiscard]] const TextSpan& place() const { return m_table.source; }
    [[nodiscard]] const TextSpan& placeOf(std::string_view key) const;
    [[nodiscard]] bool has(std::string_view key) const { return m_table.get(key); }
    [[nodiscard]] const std::string& where() const { return m_where; }

private:
    template <typename Read>
    std::optional<Read> valueOf(std::string_view key, Read (*read)(const Value&, const std::string&))
    {
        const Value* node = find(key);
        return node ? std::optional(read(*node, std::string(key))) : std::nullopt;
    }

    const Value& m_table;
    std::string m_where;
    std::vector<std::string_view> m_known;
};

/// The table that a value is.
TableReader tableIn(const Value& node, const std::string& what);

} // namespace lozenge
