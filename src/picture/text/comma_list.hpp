#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace lozenge {

/// "a, b, c": what is made of each.
template <typename Items, typename TextOf>
std::string commaList(const Items& items, TextOf textOf)
{
    std::string list;
    for (const auto& item : items) {
        list += list.empty() ? "" : ", ";
        list += textOf(item);
    }
    return list;
}

template <typename Texts>
std::string commaList(const Texts& texts)
{
    return commaList(texts, [](std::string_view text) { return text; });
}

/// "a", "b" and "" of "a,b,": what stands between separators.
inline std::vector<std::string_view> partsOf(std::string_view text, char separator)
{
    std::vector<std::string_view> parts;
    for (std::size_t begin = 0; begin <= text.size(); begin += parts.back().size() + 1)
        parts.push_back(text.substr(begin, text.find(separator, begin) - begin));
    return parts;
}

/// The names of a table's rows.
template <typename Table>
std::vector<std::string_view> namesOf(const Table& table)
{
    std::vector<std::string_view> names;
    for (const auto& row : table)
        names.push_back(row.name);
    return names;
}

} // namespace lozenge
