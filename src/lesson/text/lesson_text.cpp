#include "lesson/text/lesson_text.hpp"

#include "lesson/lesson_keys.hpp"
#include "lesson/override.hpp"
#include "lesson/table_reader.hpp"
#include "lesson/text/lesson_lines.hpp"
#include "lesson/text/toml_text.hpp"

#include <algorithm>
#include <vector>

namespace lozenge {
namespace {

void erase(std::vector<std::string>& lines, std::size_t from, std::size_t to)
{
    lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(from), lines.begin() + static_cast<std::ptrdiff_t>(to));
}

void insert(std::vector<std::string>& lines, std::size_t at, std::vector<std::string> added)
{
    lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(at), added.begin(), added.end());
}

/// [stop.ask] with its keys: up to the next line that begins a table, or to the end of the stop.
void eraseSubtable(Parsed& text, const Value& node)
{
    const std::size_t begin = lineOf(node.source.begin);
    std::size_t end = begin + 1;
    for (const auto& [key, value, source] : node.as<ValueTable>()->members)
        end = std::max(end, lineOf(value.source.end) + 1);
    erase(text.lines,
          begin > 0 && text.lines[begin - 1].find_first_not_of(" \t\r\n") == std::string::npos ? begin - 1 : begin,
          end);
}

void replaceValue(Parsed& text, const Value& node, const std::string& value)
{
    const auto& [begin, end, file] = node.source;
    const std::string head = text.lines[lineOf(begin)].substr(0, byteOf(text.lines[lineOf(begin)], begin.column));
    const std::string tail = text.lines[lineOf(end)].substr(byteOf(text.lines[lineOf(end)], end.column));
    text.lines[lineOf(begin)] = head + value + tail;
    erase(text.lines, lineOf(begin) + 1, lineOf(end) + 1);
}

bool comesBefore(std::string_view one, std::string_view other)
{
    const auto place = [](std::string_view key) {
        const LessonKey* const row = rowNamed(stopKeys(), key);
        return row ? row->place : static_cast<int>(stopKeys().size());
    };
    return place(one) < place(other);
}

/// The line for a new key of a table: after the keys that come before it.
std::size_t lineForKey(const Value& table, std::size_t header, std::string_view key, bool isStop)
{
    std::size_t line = header;
    for (const auto& [other, node, source] : table.as<ValueTable>()->members) {
        const ValueList* const list = node.as<ValueList>();
        const bool beginsTables = node.hasHeader || (list && !list->empty() && list->front().hasHeader);
        if (!beginsTables && (!isStop || comesBefore(other, key)))
            line = std::max(line, lineOf(node.source.end) + 1);
    }
    return line;
}

/// The table that a change is about; null where it is to be begun.
const Value* tableOf(const Value& root, const LessonTable& wanted)
{
    if (wanted.name.empty())
        return &root;
    if (wanted.name == "stop")
        return &stopAt(root, wanted.stop);
    const bool isQuestion = wanted.name == "ask";
    const Value* node = (isQuestion ? stopAt(root, wanted.stop) : root).get(wanted.name);
    if (isQuestion && node && !node->hasHeader)
        return nullptr;
    if (node && !node->hasHeader)
        failAt(node->source,
               "[" + std::string(wanted.name) + "] is changed here only where it begins with a line of its own");
    return node;
}

void setKey(Parsed& text, const LessonTable& wanted, std::string_view key, const std::optional<std::string>& value);

/// A table that is not there yet, with its first key: that of a question after the keys of its stop, others before the
/// first.
void beginTable(Parsed& text, const LessonTable& wanted, const std::string& line)
{
    if (wanted.name == "ask") {
        setKey(text, {"stop", wanted.stop}, "ask", std::nullopt); // it may be a word
        text = parsed(joined(text.lines));
        const Value& stop = stopAt(text.root, wanted.stop);
        insert(text.lines, lineForKey(stop, lineOf(stop.source.begin) + 1, "ask", true), {"\n", "[stop.ask]\n", line});
        return;
    }
    insert(text.lines, beginnings(text).front(), {"\n", "[" + std::string(wanted.name) + "]\n", line, "\n"});
}

void setKey(Parsed& text, const LessonTable& wanted, std::string_view key, const std::optional<std::string>& value)
{
    const Value* table = tableOf(text.root, wanted);
    const Value* node = table ? table->get(key) : nullptr;
    if (node && node->hasHeader && wanted.name == "stop") {
        eraseSubtable(text, *node);
        text = parsed(joined(text.lines));
        return setKey(text, wanted, key, value);
    }
    if (node && value)
        return replaceValue(text, *node, *value);
    if (node)
        return erase(text.lines, lineOf(node->source.begin), lineOf(node->source.end) + 1);
    if (!value)
        return;
    const std::string line = std::string(key) + " = " + *value + "\n";
    if (!table)
        return beginTable(text, wanted, line);
    const std::size_t header = wanted.name.empty() ? 0 : lineOf(table->source.begin) + 1;
    insert(text.lines, lineForKey(*table, header, key, wanted.name == "stop"), {line});
}

/// The new text must be one that can be read.
template <typename Change>
ChangedText changed(std::string_view text, Change change)
{
    return caught([&] {
        Parsed read = parsed(text);
        change(read);
        std::string result = joined(read.lines);
        parsedToml(result, {});
        return result;
    });
}

} // namespace

ChangedText withKey(std::string_view text, LessonTable table, std::string_view key,
                    const std::optional<std::string>& value)
{
    return changed(text, [&](Parsed& read) { setKey(read, table, key, value); });
}

ChangedText withRecipe(std::string_view text, std::span<const std::string> overrides)
{
    return changed(text, [&](Parsed& read) {
        const Value* written = tableOf(read.root, {"recipe"});
        const ValueTable before = written ? *written->as<ValueTable>() : ValueTable();
        ValueTable after = before;
        for (const std::string& assignment : overrides)
            applyOverride(after, assignment);
        const auto set = [&](std::string_view key, const std::optional<std::string>& value) {
            setKey(read, {"recipe"}, key, value);
            read = parsed(joined(read.lines));
        };
        for (const auto& [key, value, source] : before.members)
            if (!after.contains(key))
                set(key, std::nullopt);
        for (const auto& [key, value, source] : after.members) {
            const Value* old = before.get(key);
            if (!old || tomlText(*old) != tomlText(value))
                set(key, tomlText(value));
        }
    });
}

ChangedText withStop(std::string_view text, int before, std::string_view place)
{
    return changed(text, [&](Parsed& read) {
        const ValueList* stops = stopsIn(read.root);
        const int count = stops ? static_cast<int>(stops->size()) : 0;
        if (count > 0)
            stopAt(read.root, 0); // whose shape tells of all
        const std::string at = "at = " + std::string(place) + "\n";
        if (before < count) {
            insert(read.lines, beginOfStop(read, before), {"[[stop]]\n", at, "\n"});
            return;
        }
        std::size_t line = read.lines.size();
        if (count > 0)
            line = endOfTable(read, lineOf(stopAt(read.root, count - 1).source.begin));
        const bool isSpaced = line == 0 || read.lines[line - 1].find_first_not_of(" \t\r\n") == std::string::npos;
        insert(read.lines, line, {isSpaced ? "" : "\n", "[[stop]]\n", at, line < read.lines.size() ? "\n" : ""});
    });
}

ChangedText withoutStop(std::string_view text, int stop)
{
    return changed(text, [&](Parsed& read) {
        const std::size_t begin = beginOfStop(read, stop);
        erase(read.lines, begin, endOfTable(read, begin));
    });
}

} // namespace lozenge
