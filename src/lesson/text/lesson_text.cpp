#include "lesson/text/lesson_text.hpp"

#include "lesson/lesson_keys.hpp"
#include "lesson/override.hpp"
#include "lesson/table_reader.hpp"
#include "lesson/text/toml_text.hpp"
#include "picture/text/utf8.hpp"

#include <algorithm>
#include <iterator>
#include <vector>

namespace lozenge {
namespace {

/// The text, whose last line has its end, beside what the parser makes of it.
struct Parsed {
    std::string text;
    Value root;
};

Parsed parsed(std::string text)
{
    Value root = parsedToml(text, {});
    if (!text.empty() && text.back() != '\n')
        text += '\n';
    return {std::move(text), std::move(root)};
}

/// A line of the text, counted from 0; the parser counts from 1.
std::size_t lineOf(const TextPlace& place)
{
    return static_cast<std::size_t>(place.line) - 1;
}

std::size_t beginOf(std::string_view text, std::size_t line)
{
    std::size_t begin = 0;
    for (; line > 0; --line)
        begin = text.find('\n', begin) + 1;
    return begin;
}

/// Columns count letters, and a letter of UTF-8 has one byte or more.
std::size_t byteOf(std::string_view text, const TextPlace& place)
{
    std::size_t at = beginOf(text, lineOf(place));
    for (int letter = 1; letter < place.column && at < text.size(); ++letter)
        at = endOfLetter(text, at);
    return at;
}

/// What a line has first; its end where it is blank.
char firstOf(std::string_view text, std::size_t line)
{
    return text[text.find_first_not_of(" \t\r", beginOf(text, line))];
}

void eraseLines(std::string& text, std::size_t from, std::size_t to)
{
    text.erase(beginOf(text, from), beginOf(text, to) - beginOf(text, from));
}

/// Null where the lesson has none.
const ValueList* stopsIn(const Value& root)
{
    const Value* node = root.get("stop");
    return node ? node->as<ValueList>() : nullptr;
}

const Value& stopAt(const Value& root, int index)
{
    const ValueList* stops = stopsIn(root);
    if (!stops || index < 0 || static_cast<std::size_t>(index) >= stops->size())
        failAt({}, "the lesson has no such stop");
    const Value& stop = (*stops)[static_cast<std::size_t>(index)];
    if (!stop.hasHeader)
        failAt(stop.source, "stops that are written as one list are not changed here: begin each with [[stop]]");
    return stop;
}

/// Where the tables at the top of the file begin, each with the comment right above it.
std::vector<std::size_t> beginnings(const Parsed& read)
{
    std::vector<std::size_t> begins;
    const auto add = [&](const Value& node) {
        if (!node.hasHeader)
            return;
        std::size_t line = lineOf(node.source.begin);
        while (line > 0 && firstOf(read.text, line - 1) == '#')
            --line;
        begins.push_back(line);
    };
    for (const auto& [key, node, source] : read.root.as<ValueTable>()->members)
        if (key == "stop" && node.as<ValueList>())
            for (const Value& stop : *node.as<ValueList>())
                add(stop);
        else
            add(node);
    begins.push_back(static_cast<std::size_t>(std::count(read.text.begin(), read.text.end(), '\n')));
    std::sort(begins.begin(), begins.end());
    return begins;
}

/// The line after the last of what begins there.
std::size_t endOfTable(const Parsed& read, std::size_t begin)
{
    const std::vector<std::size_t> begins = beginnings(read);
    return *std::upper_bound(begins.begin(), begins.end(), begin);
}

/// The first line of a stop's own, its comment included.
std::size_t beginOfStop(const Parsed& read, int index)
{
    const std::size_t header = lineOf(stopAt(read.root, index).source.begin);
    const std::vector<std::size_t> begins = beginnings(read);
    return *std::prev(std::upper_bound(begins.begin(), begins.end(), header));
}

/// [stop.ask] with its keys: up to the next line that begins a table, or to the end of the stop.
void eraseSubtable(Parsed& read, const Value& node)
{
    const std::size_t begin = lineOf(node.source.begin);
    std::size_t end = begin + 1;
    for (const auto& [key, value, source] : node.as<ValueTable>()->members)
        end = std::max(end, lineOf(value.source.end) + 1);
    const bool isSpaced = begin > 0 && firstOf(read.text, begin - 1) == '\n';
    eraseLines(read.text, isSpaced ? begin - 1 : begin, end);
    read = parsed(read.text);
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

void setKey(Parsed& read, const LessonTable& wanted, std::string_view key, const std::optional<std::string>& value);

/// A table that is not there yet, with its first key: that of a question after the keys of its stop, others before the
/// first.
void beginTable(Parsed& read, const LessonTable& wanted, const std::string& line)
{
    if (wanted.name == "ask") {
        setKey(read, {"stop", wanted.stop}, "ask", std::nullopt); // it may be a word
        read = parsed(read.text);
        const Value& stop = stopAt(read.root, wanted.stop);
        const std::size_t at = lineForKey(stop, lineOf(stop.source.begin) + 1, "ask", true);
        read.text.insert(beginOf(read.text, at), "\n[stop.ask]\n" + line);
        return;
    }
    read.text.insert(beginOf(read.text, beginnings(read).front()),
                     "\n[" + std::string(wanted.name) + "]\n" + line + "\n");
}

void setKey(Parsed& read, const LessonTable& wanted, std::string_view key, const std::optional<std::string>& value)
{
    const Value* table = tableOf(read.root, wanted);
    const Value* node = table ? table->get(key) : nullptr;
    if (node && node->hasHeader && wanted.name == "stop") {
        eraseSubtable(read, *node);
        return setKey(read, wanted, key, value);
    }
    if (node && !value)
        return eraseLines(read.text, lineOf(node->source.begin), lineOf(node->source.end) + 1);
    if (node) {
        const std::size_t begin = byteOf(read.text, node->source.begin);
        read.text.replace(begin, byteOf(read.text, node->source.end) - begin, *value);
    }
    if (node || !value)
        return;
    const std::string line = std::string(key) + " = " + *value + "\n";
    if (!table)
        return beginTable(read, wanted, line);
    const std::size_t header = wanted.name.empty() ? 0 : lineOf(table->source.begin) + 1;
    read.text.insert(beginOf(read.text, lineForKey(*table, header, key, wanted.name == "stop")), line);
}

/// The new text must be one that can be read.
template <typename Change>
ChangedText changed(std::string_view text, Change change)
{
    return caught([&] {
        Parsed read = parsed(std::string(text));
        change(read);
        parsedToml(read.text, {});
        return read.text;
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
            read = parsed(read.text);
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
        const std::string begun = "[[stop]]\nat = " + std::string(place) + "\n";
        if (before < count) {
            read.text.insert(beginOf(read.text, beginOfStop(read, before)), begun + "\n");
            return;
        }
        const std::size_t line =
            count > 0 ? endOfTable(read, lineOf(stopAt(read.root, count - 1).source.begin)) : beginnings(read).back();
        const std::size_t at = beginOf(read.text, line);
        const bool isSpaced = line == 0 || firstOf(read.text, line - 1) == '\n';
        read.text.insert(at, (isSpaced ? "" : "\n") + begun + (at < read.text.size() ? "\n" : ""));
    });
}

ChangedText withoutStop(std::string_view text, int stop)
{
    return changed(text, [&](Parsed& read) {
        const std::size_t begin = beginOfStop(read, stop);
        eraseLines(read.text, begin, endOfTable(read, begin));
    });
}

} // namespace lozenge
