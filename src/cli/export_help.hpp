#pragma once

#include <string>

namespace lozenge {

/// The formats, the figures and the names that the options take.
std::string exportHelp();

/// The names of a table's rows, in a line.
template <typename Table>
std::string listed(const Table& table)
{
    std::string text;
    for (const auto& row : table)
        text += (text.empty() ? "" : " ") + std::string(row.name);
    return text;
}

} // namespace lozenge
