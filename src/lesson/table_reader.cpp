#include "lesson/table_reader.hpp"

#include "lesson/keys/key.hpp"
#include "picture/tr.hpp"

#include <algorithm>

namespace lozenge {
namespace {

std::string withRightBraces(std::string words, const Value& node)
{
    if (const auto fault = faultOfBraces(words))
        failAt(node.source, *fault);
    return words;
}

} // namespace

void failAt(const TextSpan& place, const std::string& message)
{
    const auto [line, column, file] = filePlace(place);
    fail({file, line, column, message});
}

FilePlace filePlace(const TextSpan& place)
{
    return {place.begin.line, place.begin.column, place.file ? *place.file : ""};
}

double numberIn(const Value& node, const std::string& what)
{
    refuseUnfit(what, {.kind = KeyShape::Kind::Number}, node);
    return numberOf(node);
}

int integerIn(const Value& node, const std::string& what)
{
    refuseUnfit(what, {.kind = KeyShape::Kind::Whole}, node);
    return static_cast<int>(*node.as<std::int64_t>());
}

bool yesOrNoIn(const Value& node, const std::string& what)
{
    refuseUnfit(what, {.kind = KeyShape::Kind::Switch}, node);
    return *node.as<bool>();
}

std::string textIn(const Value& node, const std::string& what)
{
    if (!node.as<std::string>())
        failAt(node.source, what + " must be a text in quotation marks");
    return *node.as<std::string>();
}

std::string textOr(const Value& node, std::string other)
{
    const auto* const text = node.as<std::string>();
    return text ? *text : std::move(other);
}

std::string lineIn(const Value& node, const std::string& what)
{
    std::string line = textIn(node, what);
    if (line.empty() || std::any_of(line.begin(), line.end(), [](unsigned char c) { return c < ' '; }))
        failAt(node.source, what + " must be one line of text");
    return line;
}

std::string wordsIn(const Value& node, const std::string& what)
{
    return withRightBraces(textIn(node, what), node);
}

std::string lineOfWordsIn(const Value& node, const std::string& what)
{
    return withRightBraces(lineIn(node, what), node);
}

const ValueList& arrayIn(const Value& node, std::string_view what)
{
    if (!node.as<ValueList>())
        failAt(node.source, std::string(what) + " must be a list in square brackets");
    return *node.as<ValueList>();
}

const ValueTable& tableIn(const Value& node, const std::string& what)
{
    if (!node.as<ValueTable>())
        failAt(node.source, what + " must be a table { ... }");
    return *node.as<ValueTable>();
}

const TextSpan& placeOf(const Value& table, std::string_view key)
{
    const Value* const node = table.get(key);
    return node ? node->source : table.source;
}

void refuseUnknown(const std::vector<std::string_view>& known, const Value& table, std::string_view where)
{
    std::vector<std::string_view> here;
    for (const std::string_view name : known)
        if (const auto first = name.substr(0, name.find('.')); std::find(here.begin(), here.end(), first) == here.end())
            here.push_back(first);
    for (const auto& [key, value, source] : table.as<ValueTable>()->members) {
        if (std::find(here.begin(), here.end(), key) == here.end())
            failAt(source, "unknown key \"" + key + "\" in " + std::string(where) + suggestion(key, here));
        std::vector<std::string_view> below;
        for (const std::string_view name : known)
            if (name.starts_with(key + "."))
                below.push_back(name.substr(key.size() + 1));
        if (below.empty())
            continue;
        tableIn(value, key);
        refuseUnknown(below, value, key);
    }
}

} // namespace lozenge
