#include "cli/command_line.hpp"

#include "cli/commands.hpp"
#include "cli/terrain.hpp"

#include <CLI/CLI.hpp>
#include <functional>

namespace lozenge {
namespace {

/// The options that several commands share.
struct Arguments {
    std::vector<std::string> lessons;
    std::vector<std::string> overrides;
    std::string out;
    bool force = false;
    double spacing = 1;
};

void addLesson(CLI::App& command, Arguments& arguments)
{
    command.add_option("LESSON", arguments.lessons, "a lesson file, or the id of a bundled lesson")
        ->required()
        ->expected(1);
    command.add_option("--set", arguments.overrides, "change a key of [recipe]; may be repeated")
        ->type_name("KEY=VALUE")
        ->expected(1)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
}

/// CLI11 writes its messages over several lines; ours have one.
std::string oneLine(std::string text)
{
    for (char& c : text)
        if (c == '\n')
            c = ' ';
    while (!text.empty() && text.back() == ' ')
        text.pop_back();
    return text;
}

} // namespace

Exit runCommandLine(int argc, const char* const* argv)
{
    CLI::App app("Lozenge: the diamond-square algorithm, one point at a time");
    app.name("lozenge");
    app.set_version_flag("--version", "lozenge " LOZENGE_VERSION);
    app.require_subcommand(1);

    Arguments arguments;
    std::function<Exit()> chosen;
    const auto withLesson = [&](auto command) {
        return [&arguments, command] {
            const auto lesson = openLesson(arguments.lessons.front(), arguments.overrides);
            return lesson ? command(*lesson) : lesson.error();
        };
    };

    auto* lessons = app.add_subcommand("lessons", "list the bundled lessons");
    lessons->footer("Example: lozenge lessons");
    lessons->callback([&] { chosen = listLessons; });

    auto* check = app.add_subcommand("check", "read lessons and say what is wrong with them");
    check->footer("Example: lozenge check my-lesson.toml");
    check->add_option("LESSON", arguments.lessons, "lesson files, or ids of bundled lessons")->required();
    check->callback([&] { chosen = [&] { return checkLessons(arguments.lessons); }; });

    auto* trace = app.add_subcommand("trace", "write every step of a run as JSON");
    trace->footer("Example: lozenge trace first-steps --set edge=wrap > steps.json");
    addLesson(*trace, arguments);
    trace->callback([&] { chosen = withLesson(traceLesson); });

    auto* terrain = app.add_subcommand("terrain", "write the finished terrain");
    terrain->footer(terrainFormatsHelp() + "Example: lozenge terrain growing-a-coast --set size=513 --out coast.png");
    addLesson(*terrain, arguments);
    terrain->add_option("--out", arguments.out, "the file to write")->type_name("FILE")->required();
    terrain->add_flag("--force", arguments.force, "replace FILE if it exists");
    terrain->add_option("--spacing", arguments.spacing, "distance of neighbouring points in .obj and .stl")
        ->type_name("DISTANCE")
        ->capture_default_str();
    terrain->callback([&] {
        chosen = withLesson([&arguments](const Lesson& lesson) {
            const auto existing = arguments.force ? Existing::Replace : Existing::Refuse;
            return writeTerrain(lesson, {arguments.out, existing, arguments.spacing});
        });
    });

    try {
        app.parse(argc, argv);
    } catch (const CLI::Success& help) {
        return app.exit(help) == 0 ? Exit::Done : Exit::Failed;
    } catch (const CLI::ParseError& error) {
        return complain(Exit::Wrong, oneLine(error.what()) + "; see lozenge --help");
    }
    return chosen();
}

} // namespace lozenge
