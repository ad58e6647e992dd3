#include "lesson/table_reader.hpp"

#include "picture/tr.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace lozenge {

void failAt(const toml::source_region& place, const std::string& message)
{
    const auto [line, column, file] = filePlace(place);
    fail({file, line, column, message});
}

FilePlace filePlace(const toml::source_region& place)
{
    return {static_cast<int>(place.begin.line), static_cast<int>(place.begin.column), place.path ? *place.path : ""};
}

double numberIn(const toml::node& node, const std::string& what)
{
    // An integer that no double equals is a number nevertheless: it is rounded.
    const auto whole = node.value_exact<std::int64_t>();
    const auto value = whole ? std::optional(static_cast<double>(*whole)) : node.value_exact<double>();
    if (!value)
        failAt(node.source(), what + " must be a number");
    if (!std::isfinite(*value))
        failAt(node.source(), what + " must be a finite number");
    return *value;
}

int integerIn(const toml::node& node, const std::string& what)
{
    const auto value = node.value_exact<std::int64_t>();
    if (!value)
        failAt(node.source(), what + " must be a whole number");
    if (*value < std::numeric_limits<int>::min() || *value > std::numeric_limits<int>::max())
        failAt(node.source(), what + " is too large: " + std::to_string(*value));
    return static_cast<int>(*value);
}

std::string textIn(const toml::node& node, const std::string& what)
{
    const auto value = node.value_exact<std::string>();
    if (!value)
        failAt(node.source(), what + " must be a text in quotation marks");
    return *value;
}

std::string wordsIn(const toml::node& node, const std::string& what)
{
    std::string words = textIn(node, what);
    if (const auto fault = faultOfBraces(words))
        failAt(node.source(), *fault);
    return words;
}

bool yesOrNoIn(const toml::node& node, const std::string& what)
{
    const auto value = node.value_exact<bool>();
    if (!value)
        failAt(node.source(), what + " must be true or false");
    return *value;
}

const toml::array& arrayIn(const toml::node& node, std::string_view what)
{
    if (!node.is_array())
        failAt(node.source(), std::string(what) + " must be a list in square brackets");
    return *node.as_array();
}

TableReader::TableReader(const toml::table& table, std::string where) : m_table(table), m_where(std::move(where)) {}

const toml::node* TableReader::find(std::string_view key)
{
    m_known.push_back({std::string(key), {}});
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
    for (const auto& [key, node] : m_table)
        if (!rowNamed(m_known, key.str()))
            failAt(key.source(), "unknown key \"" + std::string(key.str()) + "\" in " + m_where +
                                     suggestion(key.str(), namesOf(m_known)));
}

const toml::source_region& TableReader::placeOf(std::string_view key) const
{
    const toml::node* node = m_table.get(key);
    return node ? node->source() : m_table.source();
}

TableReader tableIn(const toml::node& node, const std::string& what)
{
    if (!node.is_table())
        failAt(node.source(), what + " must be a table { ... }");
    return {*node.as_table(), what};
}

} // namespace lozenge
