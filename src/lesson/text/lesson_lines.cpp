#include "lesson/text/lesson_lines.hpp"

#include "lesson/lesson_error.hpp"
#include "lesson/table_reader.hpp"
#include "lesson/text/toml_text.hpp"
#include "picture/text/utf8.hpp"

#include <algorithm>
#include <iterator>

namespace lozenge {
namespace {

bool isComment(const std::string& line)
{
    const std::size_t first = line.find_first_not_of(" \t");
    return first != std::string::npos && line[first] == '#';
}

} // namespace

Parsed parsed(std::string_view text)
{
    Parsed parsed{{}, parsedToml(text, {})};
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size() - 1);
        parsed.lines.emplace_back(text.substr(0, end + 1));
        text.remove_prefix(end + 1);
    }
    if (!parsed.lines.empty() && parsed.lines.back().back() != '\n')
        parsed.lines.back() += '\n';
    return parsed;
}

std::string joined(const std::vector<std::string>& lines)
{
    std::string text;
    for (const std::string& line : lines)
        text += line;
    return text;
}

std::size_t lineOf(const TextPlace& place)
{
    return static_cast<std::size_t>(place.line) - 1;
}

std::size_t byteOf(const std::string& line, int column)
{
    std::size_t at = 0;
    for (int letter = 1; letter < column && at < line.size(); ++letter)
        at = endOfLetter(line, at);
    return at;
}

const ValueList* stopsIn(const Value& root)
{
    const Value* node = root.get("stop");
    return node ? node->as<ValueList>() : nullptr;
}

const Value& stopAt(const Value& root, int index)
{
    const ValueList* stops = stopsIn(root);
    if (!stops || index < 0 || static_cast<std::size_t>(index) >= stops->size())
        fail({{}, 0, 0, "the lesson has no such stop"});
    const Value& stop = (*stops)[static_cast<std::size_t>(index)];
    if (!stop.hasHeader)
        failAt(stop.source, "stops that are written as one list are not changed here: begin each with [[stop]]");
    return stop;
}

std::vector<std::size_t> beginnings(const Parsed& text)
{
    std::vector<std::size_t> begins;
    const auto add = [&](const Value& node) {
        if (!node.hasHeader)
            return;
        std::size_t line = lineOf(node.source.begin);
        while (line > 0 && isComment(text.lines[line - 1]))
            --line;
        begins.push_back(line);
    };
    for (const auto& [key, node, source] : text.root.as<ValueTable>()->members)
        if (key == "stop" && node.as<ValueList>())
            for (const Value& stop : *node.as<ValueList>())
                add(stop);
        else
            add(node);
    begins.push_back(text.lines.size());
    std::sort(begins.begin(), begins.end());
    return begins;
}

std::size_t endOfTable(const Parsed& text, std::size_t begin)
{
    const std::vector<std::size_t> begins = beginnings(text);
    return *std::upper_bound(begins.begin(), begins.end(), begin);
}

std::size_t beginOfStop(const Parsed& text, int index)
{
    const std::size_t header = lineOf(stopAt(text.root, index).source.begin);
    const std::vector<std::size_t> begins = beginnings(text);
    return *std::prev(std::upper_bound(begins.begin(), begins.end(), header));
}

} // namespace lozenge
