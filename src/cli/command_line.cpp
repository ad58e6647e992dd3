#include "cli/command_line.hpp"

#include "cli/commands.hpp"
#include "cli/export.hpp"
#include "cli/terrain.hpp"
#include "cli/window.hpp"

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

void addExport(CLI::App& command, ExportRequest& request)
{
    command.add_option("--format", request.format, "what to write: see below")->type_name("F")->required();
    command.add_option("--out", request.out, "the file or folder to write")->type_name("PATH")->required();
    command.add_option("--steps", request.steps, "all | phases | levels | stops | K | A..B")->type_name("W");
    command.add_option("--view", request.view, "what a frame shows")->type_name("V")->capture_default_str();
    command.add_option("--size", request.size, "of a frame in pixels")->type_name("WxH")->capture_default_str();
    command.add_option("--theme", request.theme, "colours of all but the heights")->type_name("T");
    command.add_option("--palette", request.palette, "colours of the heights")->type_name("P");
    command.add_option("--style", request.style, "how the relief is drawn")->type_name("S");
    command.add_option("--names", request.names, "what the phases are called")->type_name("N");
    command.add_option("--azimuth", request.azimuth, "from where the relief is seen")->type_name("DEGREES");
    command.add_option("--elevation", request.elevation, "and from how high above")->type_name("DEGREES");
    command.add_option("--zoom", request.zoom, "size of the relief")->type_name("FACTOR");
    command.add_option("--exaggeration", request.exaggeration, "of the heights of the relief")->type_name("FACTOR");
    command.add_option("--fps", request.framesPerSecond, "steps a second in a film")
        ->type_name("N")
        ->capture_default_str();
    command.add_flag("--transparent", request.isTransparent, "leave the background out");
    command.add_flag("--quiet", request.isQuiet, "do not tell how far it is");
    command.add_flag("--force", request.isForced, "replace PATH if it exists");
}

void addWindow(CLI::App& app, WindowRequest& request)
{
    app.add_option("LESSON", request.lesson, "open the lecture window with this lesson");
    app.add_option("--set", request.overrides, "change a key of [recipe]; may be repeated")
        ->type_name("KEY=VALUE")
        ->expected(1)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    app.add_option("--step", request.step, "open at this step")->type_name("K");
    app.add_option("--scale", request.scale, "size of everything in the window")->type_name("F");
    app.add_option("--theme", request.theme, "light | dark | contrast")->type_name("T");
    app.add_flag("--fullscreen", request.isFullScreen, "fill the screen");
    app.add_flag("--transcript", request.hasTranscript, "say each command and step on standard output");
    app.footer("Example: lozenge growing-a-coast --step 28 --theme dark");
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

Exit runCommandLine(int argc, const char* const* argv, const WindowOpener& openWindow)
{
    CLI::App app("Lozenge: the diamond-square algorithm, one point at a time");
    app.name("lozenge");
    app.set_version_flag("--version", "lozenge " LOZENGE_VERSION);
    app.require_subcommand(0, 1);

    Arguments arguments;
    WindowRequest window;
    addWindow(app, window);
    std::function<Exit()> chosen = [&] { return showWindow(window, openWindow); };
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

    ExportRequest request;
    auto* exporting = app.add_subcommand("export", "write frames of a run: pictures, slides, pages, films");
    exporting->footer(exportFormatsHelp() + exportNamesHelp() +
                      "Example: lozenge export growing-a-coast --format pptx --out coast.pptx --steps phases");
    addLesson(*exporting, arguments);
    CLI::Option* lesson = exporting->get_option("LESSON")->required(false);
    exporting->add_flag("--all", request.isCourse, "every bundled lesson, as web pages with an index")
        ->excludes(lesson);
    addExport(*exporting, request);
    exporting->callback([&] {
        if (arguments.lessons.empty() && !request.isCourse)
            throw CLI::RequiredError("LESSON");
        chosen = [&] {
            request.lesson = request.isCourse ? "" : arguments.lessons.front();
            request.overrides = arguments.overrides;
            return exportLesson(request);
        };
    });

    auto* terrain = app.add_subcommand("terrain", "write the finished terrain");
    terrain->footer(terrainFormatsHelp() + "Example: lozenge terrain growing-a-coast --set size=513 --out coast.png");
    addLesson(*terrain, arguments);
    terrain->add_option("--out", arguments.out, "the file to write")->type_name("FILE")->required();
    terrain->add_flag("--force", arguments.force, "replace FILE if it exists");
    terrain->add_option("--spacing", arguments.spacing, "distance of neighbouring points in .obj and .stl")
        ->type_name("DISTANCE")
        ->capture_default_str();
    terrain->callback([&] {
        chosen = withLesson([&arguments](const Lesson& opened) {
            const auto existing = arguments.force ? Existing::Replace : Existing::Refuse;
            return writeTerrain(opened, {arguments.out, existing, arguments.spacing});
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
