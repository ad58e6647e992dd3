#include "cli/command_line.hpp"

#include "cli/commands.hpp"
#include "cli/completion.hpp"
#include "cli/export.hpp"
#include "cli/look_options.hpp"
#include "cli/wanted_formats.hpp"
#include "cli/window_options.hpp"
#include "cli/writing.hpp"
#include "export/format.hpp"
#include "export/terrain/terrain_formats.hpp"
#include "files/library/lessons.hpp"
#include "files/library/playlists.hpp"
#include "lesson/schema.hpp"
#include "lesson/text/nearest.hpp"
#include "picture/figures/figure.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <functional>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

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

void addSet(CLI::App& command, std::vector<std::string>& overrides, Offers& offers)
{
    offers[addRepeated(command, "--set", overrides, "change a key of [recipe]; may be repeated")] =
        offeredRecipeChanges;
}

void addLesson(CLI::App& command, Arguments& arguments, Offers& offers)
{
    CLI::Option* lesson =
        command.add_option("LESSON", arguments.lessons, "a lesson file, or the id of a bundled lesson");
    lesson->required()->expected(1);
    offers[lesson] = offeredLessons;
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
    addWith(command, request.with, offers);
    CLI::Option* pattern =
        command.add_option("--pattern", request.pattern, "names of the frames of " + formatsWith(&Format::frameOf));
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
    std::replace(text.begin(), text.end(), '\n', ' ');
    text.erase(text.find_last_not_of(' ') + 1); // npos + 1 is 0
    return text;
}

/// CLI11 says of a number only that it could not be converted.
std::string plainly(const std::string& message)
{
    constexpr std::string_view before = "Could not convert: ", between = " = ";
    const std::size_t middle = message.find(between);
    if (!message.starts_with(before) || middle == std::string::npos)
        return message;
    return message.substr(before.size(), middle - before.size()) + ": \"" + message.substr(middle + between.size()) +
           "\" is not a number";
}

/// A word in the place of a command that is none, and no lesson or playlist either.
bool isUnknown(const std::string& word)
{
    return !word.empty() && !findPlaylist(word) && !findLesson(word);
}

std::string faultOfUnknown(const CLI::App& app, const std::string& word)
{
    Words names;
    for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
        names.push_back(command->get_name());
    for (const Words& ids : {bundledLessons(), bundledPlaylists()})
        names.insert(names.end(), ids.begin(), ids.end());
    const std::vector<std::string_view> known(names.begin(), names.end());
    return "there is no command and no lesson \"" + word + "\"" +
           (nearest(word, known).empty() ? "; see lozenge --help and lozenge lessons" : suggestion(word, known));
}

/// What is wrong with a command line. `lesson` is the word that was taken for one.
std::string faultIn(const CLI::App& app, const std::string& lesson, const CLI::ParseError& error)
{
    const auto parsed = app.get_subcommands();
    if (parsed.empty() && dynamic_cast<const CLI::ExtrasError*>(&error) && isUnknown(lesson))
        return faultOfUnknown(app, lesson);
    return plainly(oneLine(error.what())) + "; see lozenge " +
           (parsed.empty() ? "" : parsed.front()->get_name() + " ") + "--help";
}

/// The commands with their options, and what was chosen among them. Each reads its arguments into its own place here.
class Commands {
public:
    explicit Commands(const ProgramWindow& window);

    Exit run(int argc, const char* const* argv);

private:
    void addLessons();
    void addPlaylists();
    void addCheck();
    void addNew();
    void addSchema();
    void addTrace();
    void addExporting();
    void addTerrain();

    CLI::App& added(const char* name, const char* about, const std::string& footer)
    {
        CLI::App* command = m_app.add_subcommand(name, about);
        command->footer(footer);
        return *command;
    }

    /// What is to be done with the lesson, once it is read.
    template <typename Command>
    void chooseWithLesson(Command command)
    {
        m_chosen = [this, command] {
            const auto lesson = openLesson(m_arguments.lessons.front(), m_arguments.overrides);
            return lesson ? command(*lesson) : lesson.error();
        };
    }

    CLI::App m_app{"Lozenge: the diamond-square algorithm, one point at a time"};
    Arguments m_arguments;
    WindowRequest m_asked;
    ExportRequest m_export;
    std::string m_listedIn; ///< the language of the list of lessons
    Offers m_offers;
    std::function<Exit()> m_chosen;
};

Commands::Commands(const ProgramWindow& window)
{
    m_app.name("lozenge");
    m_app.set_version_flag("--version", "lozenge " LOZENGE_VERSION);
    m_app.require_subcommand(0, 1);
    m_offers[m_app.add_option("LESSON", m_asked.lesson, "open the lecture window with this lesson, or playlist")] =
        offeredLessonsAndPlaylists;
    addSet(m_app, m_asked.overrides, m_offers);
    addWindowOptions(m_app, m_asked, m_offers, window.panels);
    m_app.footer("Example: lozenge growing-a-coast --step 28 --theme dark");
    m_chosen = [this, &window] {
        return isUnknown(m_asked.lesson) ? complain(Exit::Wrong, faultOfUnknown(m_app, m_asked.lesson))
                                         : showWindow(m_asked, window);
    };
    addLessons();
    addPlaylists();
    addCheck();
    addNew();
    addSchema();
    addTrace();
    addExporting();
    addTerrain();
}

void Commands::addLessons()
{
    CLI::App& lessons = added("lessons", "list the bundled lessons", "Example: lozenge lessons");
    addLanguage(lessons, m_listedIn, m_offers);
    lessons.callback([this] { m_chosen = [this] { return listLessons(m_listedIn); }; });
}

void Commands::addPlaylists()
{
    CLI::App& playlists =
        added("playlists", "list the bundled playlists: ways through the lessons", "Example: lozenge playlists");
    addLanguage(playlists, m_listedIn, m_offers);
    playlists.callback([this] { m_chosen = [this] { return listPlaylists(m_listedIn); }; });
}

void Commands::addCheck()
{
    CLI::App& check =
        added("check", "read lessons and say what is wrong with them", "Example: lozenge check my-lesson.toml");
    CLI::Option* checked = check.add_option("LESSON", m_arguments.lessons, "lesson files, or ids of bundled lessons");
    m_offers[checked->required()] = offeredLessonsAndPlaylists;
    check.callback([this] { m_chosen = [this] { return checkLessons(m_arguments.lessons); }; });
}

void Commands::addNew()
{
    CLI::App& begun = added("new", "write a commented lesson to start from", "Example: lozenge new my-lesson.toml");
    CLI::Option* newFile = begun.add_option("FILE", m_arguments.out, "the file to write");
    m_offers[newFile->required()] = offeredFiles;
    begun.add_flag("--force", m_arguments.force, "replace FILE if it exists");
    begun.callback([this] { m_chosen = [this] { return writeNewLesson(m_arguments.out, m_arguments.force); }; });
}

void Commands::addSchema()
{
    CLI::App& schema = added("schema", "write a JSON schema of lesson files, for editors",
                             "Example: lozenge schema > lozenge.schema.json");
    schema.callback([this] {
        m_chosen = [] {
            std::cout << lessonSchema();
            return Exit::Done;
        };
    });
}

void Commands::addTrace()
{
    CLI::App& trace = added("trace", "write every step of a run as JSON",
                            "Example: lozenge trace first-steps --set edge=wrap > steps.json");
    addLesson(trace, m_arguments, m_offers);
    trace.callback([this] { chooseWithLesson(traceLesson); });
}

void Commands::addExporting()
{
    CLI::App& exporting =
        added("export", "write frames of a run: pictures, slides, pages, films",
              exportHelp() + "Example: lozenge export growing-a-coast --format pptx --out coast.pptx --steps phases");
    addLesson(exporting, m_arguments, m_offers);
    CLI::Option* lesson = exporting.get_option("LESSON")->required(false);
    exporting.add_flag("--all", m_export.isCourse, "every bundled lesson: the same as the playlist course")
        ->excludes(lesson);
    addExport(exporting, m_export, m_offers);
    exporting.callback([this] {
        if (m_arguments.lessons.empty() && !m_export.isCourse)
            throw CLI::RequiredError("LESSON");
        m_chosen = [this] {
            m_export.lesson = m_export.isCourse ? "" : m_arguments.lessons.front();
            m_export.overrides = m_arguments.overrides;
            return exportLesson(m_export);
        };
    });
}

void Commands::addTerrain()
{
    CLI::App& terrain =
        added("terrain", "write the finished terrain",
              terrainFormatsHelp() + "Example: lozenge terrain growing-a-coast --set size=513 --out coast.png");
    addLesson(terrain, m_arguments, m_offers);
    CLI::Option* file = terrain.add_option("--out", m_arguments.out, "the file to write");
    m_offers[file->type_name("FILE")->required()] = offeredFiles;
    terrain.add_flag("--quiet", m_arguments.isQuiet, "do not tell how far it is");
    terrain.add_flag("--force", m_arguments.force, "replace FILE if it exists");
    terrain.add_option("--spacing", m_arguments.spacing, "distance of neighbouring points in .obj, .stl and .glb")
        ->type_name("DISTANCE")
        ->capture_default_str();
    CLI::Option* up =
        terrain.add_option("--up", m_arguments.up, "the axis that points up: y, or z as in .stl by default");
    m_offers[up->type_name("AXIS")] = [] { return Words{"y", "z"}; };
    terrain.callback([this] {
        chooseWithLesson([this](const Lesson& opened) {
            const TerrainRequest wanted{m_arguments.out, existingIf(m_arguments.force), m_arguments.spacing,
                                        m_arguments.up};
            return carryOut([&](const Progress& progress) { return exportTerrain(opened, wanted, progress); },
                            m_arguments.isQuiet, "written to " + m_arguments.out);
        });
    });
}

Exit Commands::run(int argc, const char* const* argv)
{
    // Words that are completed are no order yet, and are not parsed.
    if (argc > 1 && std::string_view(argv[1]) == "complete") {
        for (const std::string& word : completions(m_app, m_offers, {argv + 2, argv + argc}))
            std::cout << word << '\n';
        return Exit::Done;
    }

    try {
        m_app.parse(argc, argv);
    } catch (const CLI::Success& help) {
        return m_app.exit(help) == 0 ? Exit::Done : Exit::Failed;
    } catch (const CLI::ParseError& error) {
        return complain(Exit::Wrong, faultIn(m_app, m_asked.lesson, error));
    }
    return m_chosen();
}

} // namespace

Exit runCommandLine(int argc, const char* const* argv, const ProgramWindow& window)
{
    const Exit exit = Commands(window).run(argc, argv);
    // What was to be said has been said only if it went somewhere.
    if (exit == Exit::Done && !std::cout.flush())
        return complain(Exit::Failed, "standard output cannot be written to");
    return exit;
}

} // namespace lozenge
