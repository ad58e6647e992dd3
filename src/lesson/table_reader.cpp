#include "lesson/table_reader.hpp"

#include "lesson/keys/key.hpp"
#include "picture/tr.hpp"

#include <algorithm>

namespace lozenge {

void failAt(const TextSpan& place, const std::string& message)
{
    const auto [line, column, file] = filePlace(place);
    fail({file, line, column, message});
}

FilePlace filePlace(const TextSpan& place)
{
    return {place.begin.line, place.begin.column, place.file ? *place.file : ""};
}

namespace {

void need(const Value& node, const std::string& what, KeyShape::Kind kind)
{
    if (const Checked fit = fits(what, {.kind = kind}, node); !fit)
        failAt(fit.error().at, fit.error().message);
}

} // namespace

double numberIn(const Value& node, const std::string& what)
{
    double number = 0;
    need(node, what, KeyShape::Kind::Number);
    assign(number, node);
    return number;
}

int integerIn(const Value& node, const std::string& what)
{
    need(node, what, KeyShape::Kind::Whole);
    return static_cast<int>(*node.as<std::int64_t>());
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

std::string wordsIn(const Value& node, const std::string& what)
{
    std::string words = textIn(node, what);
    if (const auto fault = faultOfBraces(words))
        failAt(node.source, *fault);
    return words;
}

bool yesOrNoIn(const Value& node, const std::string& what)
{
    need(node, what, KeyShape::Kind::Switch);
    return *node.as<bool>();
}

const ValueList& arrayIn(const Value& node, std::string_view what)
{
    if (!node.as<ValueList>())
        failAt(node.source, std::string(what) + " must be a list in square brackets");
    return *node.as<ValueList>();
}

TableReader::TableReader(const Value& table, std::string where) : m_table(table), m_where(std::move(where)) {}

const Value* TableReader::find(std::string_view key)
{
    m_known.push_back(key);
    return m_table.get(key);
}

std::optional<std::string> TableReader::line(std::string_view key)
{
    auto line = text(key);
    if (line && (line->empty() || std::any_of(line->begin(), line->end(), [](unsigned char c) { return c < ' '; })))
        failAt(placeOf(key), std::string(key) + " must be one line of text");
    return line;
}

std::optional<std::string> TableReader::lineOfWords(std::string_view key)
{
    auto words = line(key);
    if (const auto fault = words ? faultOfBraces(*words) : std::nullopt)
        failAt(placeOf(key), *fault);
    return words;
}

void TableReader::rejectUnknown() const
{
    for (const auto& [key, value, source] : table().members)
        if (std::find(m_known.begin(), m_known.end(), key) == m_known.end())
            failAt(source, "unknown key \"" + key + "\" in " + m_where + suggestion(key, m_known));
}

const TextSpan& TableReader::placeOf(std::string_view key) const
{
    const Value* node = m_table.get(key);
    return node ? node->source : m_table.source;
}

TableReader tableIn(const Value& node, const std::string& what)
{
    if (!node.as<ValueTable>())
        failAt(node.source, what + " must be a table { ... }");
    return {node, what};
}

} // namespace lozenge
