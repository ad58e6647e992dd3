#pragma once

#include "cli/commands.hpp"
#include "lesson/text/nearest.hpp"
#include "picture/look.hpp"
#include "session/session.hpp"

#include <CLI/App.hpp>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lozenge {

using Words = std::vector<std::string>;

/// What the shell offers for an option when the tab key is pressed, asked for when somebody wants to know: words, and
/// patterns of file names, such as "*.toml" or "*".
using Offered = std::function<Words()>;
using Offers = std::map<const CLI::Option*, Offered>;

/// The options of a command, with what is offered for their values.
struct Options {
    CLI::App& command;
    Offers& offers;

    template <typename Value>
    CLI::Option* add(const std::string& name, Value& value, const std::string& about, const char* shape = nullptr,
                     Offered offered = {}) const
    {
        CLI::Option* option = command.add_option(name, value, about);
        if (offered)
            offers[option] = std::move(offered);
        return shape ? option->type_name(shape) : option;
    }

    CLI::Option* flag(const char* name, bool& value, const char* about) const
    {
        return command.add_flag(name, value, about);
    }
};

/// The words that can follow those after the program's name, of which the last one has been begun. Of KEY=VALUE first
/// the keys and then the values. packaging/lozenge.bash asks `lozenge complete WORD...` and so knows each new command,
/// option and row of a table at once.
Words completions(const CLI::App& app, const Offers& offers, Words words);

Words offeredLessons();
Words offeredLessonsAndPlaylists();
Words offeredFiles();

Offered offeredWords(Words words);

/// The names of a table's rows, or of several tables.
template <typename... Tables>
Words wordsOf(const Tables&... tables)
{
    Words names;
    const auto add = [&](const auto& table) {
        for (const auto& row : table)
            names.emplace_back(row.name);
    };
    (add(tables), ...);
    return names;
}

/// An option that may be given several times.
CLI::Option* addRepeated(const Options& options, const char* option, Words& values, const char* about, Offered offered);

/// --set, for the keys of a recipe, and --with, for those of a figure.
void addSet(const Options& options, Words& overrides);
void addWith(const Options& options, Words& changes);

/// --language, which decides how a lesson is read: it is no part of apply().
void addLanguage(const Options& options, std::string& language);

// The look as options, the same for frames that are exported and for the window.

void addLookOptions(const Options& options, LookRequest& request);
void apply(const LookRequest& request, Look& look);

/// The row of a table that an option names; one that is not given leaves things as they are.
template <typename Row, typename Table>
void choose(const Row*& chosen, const std::string& option, const std::string& name, const Table& table)
{
    const Row* row = rowNamed(table, name);
    if (!row && !name.empty())
        refuse("there is no " + option + " \"" + name + "\"" + suggestion(name, namesOf(table)));
    chosen = row ? row : chosen;
}

/// The value of an option that has these bounds.
double within(const std::string& option, double value, double least, double greatest);

// What the window is to show, as options. commandLine() of a session writes those that are read here.

/// All options of the window; `panels` are those that it has.
void addWindowOptions(const Options& options, WindowRequest& request, const std::vector<std::string_view>& panels);

/// The session shows what is to be seen of the lesson that is open.
void apply(const WindowRequest& request, Session& session, const std::vector<std::string_view>& panels);

} // namespace lozenge
