#pragma once

#include "cli/command_line.hpp"
#include "cli/completion.hpp"
#include "lesson/text/nearest.hpp"
#include "picture/look.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace lozenge {

// The look as options, the same for frames that are exported and for the window.

void addLookOptions(CLI::App& command, LookRequest& request, Offers& offers);

/// --language, which decides how a lesson is read: it is no part of apply().
void addLanguage(CLI::App& command, std::string& language, Offers& offers);

/// An option that may be given several times.
CLI::Option* addRepeated(CLI::App& command, const char* option, std::vector<std::string>& values, const char* about);

/// --with, for the keys of a figure.
void addWith(CLI::App& command, std::vector<std::string>& changes, Offers& offers);

/// What is wrong with a request, in a line.
using Problem = std::optional<std::string>;

/// The first thing wrong with what is asked for; else the look is as it asks.
Problem apply(const LookRequest& request, Look& look);

/// The row of a table that an option names; one that is not given leaves things as they are.
template <typename Row, typename Table>
Problem choose(const Row*& chosen, std::string_view option, const std::string& name, const Table& table)
{
    const Row* row = rowNamed(table, name);
    if (!row && !name.empty())
        return "there is no " + std::string(option) + " \"" + name + "\"" + suggestion(name, namesOf(table));
    chosen = row ? row : chosen;
    return {};
}

Problem within(double& into, std::string_view option, std::optional<double> value, double least, double greatest);

/// An option whose value is the name of a row of a table.
template <typename Table>
CLI::Option* addNamed(CLI::App& command, const char* option, std::string& name, const Table& table, const char* about,
                      Offers& offers)
{
    CLI::Option* added = command.add_option(option, name, about);
    offers[added] = offeredRows(table);
    return added;
}

} // namespace lozenge
