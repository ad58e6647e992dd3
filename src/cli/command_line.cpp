#include "cli/command_line.hpp"

#include "cli/check.hpp"
#include "cli/commands.hpp"
#include "cli/completion.hpp"
#include "cli/export.hpp"
#include "cli/look_options.hpp"
#include "cli/new_lesson.hpp"
#include "cli/playlists.hpp"
#include "cli/window.hpp"
#include "cli/window_options.hpp"
#include "cli/writing.hpp"
#include "export/terrain/terrain_file.hpp"
#include "picture/figures/figure.hpp"

#include <CLI/CLI.hpp>
#include <iostream>

namespace lozenge {
namespace {

/// The options that several commands share.
struct Arguments {
    std::vector<std::string> lessons;
    std::vector<std::string> overrides;
    std::string out;
    bool force = false;
    bool isQuiet = false;
    double spacing = 1;
    std::string up;
};

Words lessonsAlone()
{
    return offeredLessons(false);
}

Words lessonsAndPlaylists()
{
    return offeredLessons(true);
}

void addSet(CLI::App& command, std::vector<std::string>& overrides, Offers& offers)
{
    CLI::Option* set = command.add_option("--set", overrides, "change a key of [recipe]; may be repeated");
    set->type_name("KEY=VALUE")->expected(1)->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    offers[set] = offeredRecipeChanges;
}

void addLesson(CLI::App& command, Arguments& arguments, Offers& offers)
{
    CLI::Option* lesson =
        command.add_option("LESSON", arguments.lessons, "a lesson file, or the id of a bundled lesson");
    lesson->required()->expected(1);
    offers[lesson] = lessonsAlone;
    addSet(command, arguments.overrides, offers);
}

void addExport(CLI::App& command, ExportRequest& request, Offers& offers)
{
    const auto named = [&](const char* option, std::string& name, const auto& table, const char* about) {
        return addNamed(command, option, name, table, about, offers);
    };
    CLI::Option* format = named("--format", request.format, formats(), "what to write: see below");
    format->type_name("F")->required();
    offers[format] = [] {
        Words names = offeredRows(formats())();
        names.emplace_back("all");
        return names;
    };
    CLI::Option* out = command.add_option("--out", request.out, "the file or folder to write");
    offers[out->type_name("PATH")->required()] = offeredFiles;
    CLI::Option* steps = command.add_option("--steps", request.steps, "all | phases | levels | stops | K | A..B");
    offers[steps->type_name("W")] = [] { return Words{"all", "phases", "levels", "stops"}; };
    named("--view", request.view, views(), "what a frame shows")->type_name("V")->capture_default_str();
    named("--figure", request.figure, figures(), "what a slide shows: see below")->type_name("NAME");
    CLI::Option* with = command.add_option("--with", request.with, "change a key of the figure; may be repeated");
    with->type_name("KEY=VALUE")->expected(1)->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    offers[with] = figureChanges;
    CLI::Option* pattern = command.add_option("--pattern", request.pattern, "names of the frames of png and svg");
    pattern->type_name("NAME_%02d")->check([](const std::string& name) {
        return name.empty() ? std::string("a name such as grid_%02d is needed") : std::string();
    });
    offers[pattern] = [] { return Words{"%04d", "grid_%02d"}; };
    command.add_option("--size", request.size, "of a frame in pixels")->type_name("WxH")->capture_default_str();
    addLookOptions(command, request.look, offers);
    command
        .add_option("--fps", request.framesPerSecond, "steps a second in a film (4), frames of a whole terrain (12)")
        ->type_name("N");
    command.add_flag("--transparent", request.isTransparent, "leave the background out");
    command.add_flag("--no-questions", request.isWithoutQuestions, "leave out the frames that ask before they answer");
    command.add_flag("--quiet", request.isQuiet, "do not tell how far it is");
    command.add_flag("--force", request.isForced, "replace PATH if it exists");
}

/// The formats of terrain, a line each.
std::string terrainFormatsHelp()
{
    std::string text = "The extension of FILE decides the format:\n";
    for (const TerrainFormat& format : terrainFormats())
        text += "  " + std::string(format.extension) + "  " + std::string(format.explanation) + "\n";
    return text;
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

Exit run(int argc, const char* const* argv, const ProgramWindow& window)
{
    CLI::App app("Lozenge: the diamond-square algorithm, one point at a time");
    app.name("lozenge");
    app.set_version_flag("--version", "lozenge " LOZENGE_VERSION);
    app.require_subcommand(0, 1);

    Arguments arguments;
    WindowRequest asked;
    Offers offers;
    offers[app.add_option("LESSON", asked.lesson, "open the lecture window with this lesson, or playlist")] =
        lessonsAndPlaylists;
    addSet(app, asked.overrides, offers);
    addWindowOptions(app, asked, offers, window.panels);
    app.footer("Example: lozenge growing-a-coast --step 28 --theme dark");
    std::function<Exit()> chosen = [&] { return showWindow(asked, window); };
    const auto withLesson = [&](auto command) {
        return [&arguments, command] {
            const auto lesson = openLesson(arguments.lessons.front(), arguments.overrides);
            return lesson ? command(*lesson) : lesson.error();
        };
    };

    auto* lessons = app.add_subcommand("lessons", "list the bundled lessons");
    lessons->footer("Example: lozenge lessons");
    std::string listedIn;
    addLanguage(*lessons, listedIn, offers);
    lessons->callback([&] { chosen = [&] { return listLessons(listedIn); }; });

    auto* playlists = app.add_subcommand("playlists", "list the bundled playlists: ways through the lessons");
    playlists->footer("Example: lozenge playlists");
    addLanguage(*playlists, listedIn, offers);
    playlists->callback([&] { chosen = [&] { return listPlaylists(listedIn); }; });

    auto* check = app.add_subcommand("check", "read lessons and say what is wrong with them");
    check->footer("Example: lozenge check my-lesson.toml");
    CLI::Option* checked = check->add_option("LESSON", arguments.lessons, "lesson files, or ids of bundled lessons");
    offers[checked->required()] = lessonsAndPlaylists;
    check->callback([&] { chosen = [&] { return checkLessons(arguments.lessons); }; });

    auto* begun = app.add_subcommand("new", "write a commented lesson to start from");
    begun->footer("Example: lozenge new my-lesson.toml");
    CLI::Option* newFile = begun->add_option("FILE", arguments.out, "the file to write");
    offers[newFile->required()] = offeredFiles;
    begun->add_flag("--force", arguments.force, "replace FILE if it exists");
    begun->callback([&] { chosen = [&] { return writeNewLesson(arguments.out, arguments.force); }; });

    auto* trace = app.add_subcommand("trace", "write every step of a run as JSON");
    trace->footer("Example: lozenge trace first-steps --set edge=wrap > steps.json");
    addLesson(*trace, arguments, offers);
    trace->callback([&] { chosen = withLesson(traceLesson); });

    ExportRequest request;
    auto* exporting = app.add_subcommand("export", "write frames of a run: pictures, slides, pages, films");
    exporting->footer(exportFormatsHelp() + exportFiguresHelp() + exportNamesHelp() +
                      "Example: lozenge export growing-a-coast --format pptx --out coast.pptx --steps phases");
    addLesson(*exporting, arguments, offers);
    CLI::Option* lesson = exporting->get_option("LESSON")->required(false);
    exporting->add_flag("--all", request.isCourse, "every bundled lesson: the same as the playlist course")
        ->excludes(lesson);
    addExport(*exporting, request, offers);
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
    addLesson(*terrain, arguments, offers);
    CLI::Option* file = terrain->add_option("--out", arguments.out, "the file to write");
    offers[file->type_name("FILE")->required()] = offeredFiles;
    terrain->add_flag("--quiet", arguments.isQuiet, "do not tell how far it is");
    terrain->add_flag("--force", arguments.force, "replace FILE if it exists");
    terrain->add_option("--spacing", arguments.spacing, "distance of neighbouring points in .obj, .stl and .glb")
        ->type_name("DISTANCE")
        ->capture_default_str();
    CLI::Option* up =
        terrain->add_option("--up", arguments.up, "the axis that points up: y, or z as in .stl by default");
    offers[up->type_name("AXIS")] = [] { return Words{"y", "z"}; };
    terrain->callback([&] {
        chosen = withLesson([&arguments](const Lesson& opened) {
            const TerrainRequest wanted{arguments.out, existingIf(arguments.force), arguments.spacing, arguments.up};
            return carryOut([&](const Progress& progress) { return exportTerrain(opened, wanted, progress); },
                            arguments.isQuiet, "written to " + arguments.out);
        });
    });

    // Words that are completed are no order yet, and are not parsed.
    if (argc > 1 && std::string_view(argv[1]) == "complete") {
        for (const std::string& word : completions(app, offers, {argv + 2, argv + argc}))
            std::cout << word << '\n';
        return Exit::Done;
    }

    try {
        app.parse(argc, argv);
    } catch (const CLI::Success& help) {
        return app.exit(help) == 0 ? Exit::Done : Exit::Failed;
    } catch (const CLI::ParseError& error) {
        return complain(Exit::Wrong, oneLine(error.what()) + "; see lozenge --help");
    }
    return chosen();
}

} // namespace

Exit runCommandLine(int argc, const char* const* argv, const ProgramWindow& window)
{
    const Exit exit = run(argc, argv, window);
    // What was to be said has been said only if it went somewhere.
    if (exit == Exit::Done && !std::cout.flush())
        return complain(Exit::Failed, "standard output cannot be written to");
    return exit;
}

} // namespace lozenge
