#pragma once

#include <string>
#include <string_view>

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

} // namespace lozenge
