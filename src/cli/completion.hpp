#pragma once

#include "core/recipe.hpp"

#include <CLI/App.hpp>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace lozenge {

// What the shell offers when the tab key is pressed. packaging/lozenge.bash asks `lozenge complete WORD...` and so
// knows each new command, option and row of a table at once.

using Words = std::vector<std::string>;

/// What an option's value can be, asked for when somebody wants to know: words, and patterns of file names, such as
/// "*.toml" or "*".
using Offers = std::map<const CLI::Option*, std::function<Words()>>;

/// The words that can follow those after the program's name, of which the last one has been begun. Of KEY=VALUE first
/// the keys and then the values.
Words completions(const CLI::App& app, const Offers& offers, Words words);

Words offeredLessons();
Words offeredLessonsAndPlaylists();
Words offeredFiles();
Words offeredRecipeChanges();
Words offeredFigureChanges();

/// The names of a table's rows.
template <typename Table>
auto offeredRows(const Table& table)
{
    return [table] {
        Words names;
        for (const auto& row : table)
            names.emplace_back(row.name);
        return names;
    };
}

} // namespace lozenge
