#include "cli/command_line.hpp"

#include "cli/options.hpp"
#include "export/format.hpp"
#include "export/terrain/terrain_formats.hpp"
#include "files/library/lessons.hpp"
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

/// The lesson that a command is about, and changes of its recipe.
CLI::Option* addLesson(const Options& options, Words& lessons, Words& overrides)
{
    CLI::Option* lesson =
        options.add("LESSON", lessons, "a lesson file, or the id of a bundled lesson", nullptr, offeredLessons);
    addSet(options, overrides);
    return lesson->required()->expected(1);
}

void addExport(const Options& options, ExportRequest& request)
{
    Words names = wordsOf(formats);
    names.emplace_back("all");
    options.add("--format", request.format, "what to write: see below", "F", offeredWords(std::move(names)))
        ->required();
    options.add("--out", request.out, "the file or folder to write", "PATH", offeredFiles)->required();
    options.add("--steps", request.steps, "all | phases | levels | stops | K | A..B", "W",
                offeredWords({"all", "phases", "levels", "stops"}));
    options.add("--view", request.view, "what a frame shows", "V", offeredWords(wordsOf(views)))->capture_default_str();
    options.add("--figure", request.figure, "what a slide shows: see below", "NAME", offeredWords(wordsOf(figures())));
    addWith(options, request.with);
    options
        .add("--pattern", request.pattern, "names of the frames of " + formatsWith(&Format::frameOf), "NAME_%02d",
             offeredWords({"%04d", "grid_%02d"}))
        ->check([](const std::string& name) {
            return name.empty() ? std::string("a name such as grid_%02d is needed") : std::string();
        });
    options.add("--size", request.size, "of a frame in pixels", "WxH")->capture_default_str();
    addLookOptions(options, request.look);
    options.add("--fps", request.framesPerSecond, "steps a second in a film (4), frames of a whole terrain (12)", "N");
    options.flag("--transparent", request.isTransparent, "leave the background out");
    options.flag("--no-questions", request.isWithoutQuestions, "leave out the frames that ask before they answer");
    options.flag("--quiet", request.isQuiet, "do not tell how far it is");
    options.flag("--force", request.isForced, "replace PATH if it exists");
}

/// The formats of terrain, a line each.
std::string terrainFormatsHelp()
{
    std::string text = "The extension of FILE decides the format:\n";
    for (const TerrainFormat& format : terrainFormats)
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
    const Words names = bundledLessonsAndPlaylists();
    std::vector<std::string_view> known;
    for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
        known.push_back(command->get_name());
    known.insert(known.end(), names.begin(), names.end());
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
    void addReading();
    void addWriting();

    Options added(const char* name, const char* about, const std::string& footer, const std::function<Exit()>& command)
    {
        CLI::App* added = m_app.add_subcommand(name, about);
        added->footer(footer);
        added->callback([this, command] { m_chosen = command; });
        return {*added, m_offers};
    }

    CLI::App m_app{"Lozenge: the diamond-square algorithm, one point at a time"};
    WindowRequest m_asked;
    Words m_lessons;
    ExportRequest m_request; ///< of all other commands
    double m_spacing = 1;
    std::string m_up;
    Offers m_offers;
    std::function<Exit()> m_chosen;
};

Commands::Commands(const ProgramWindow& window)
{
    m_app.name("lozenge");
    m_app.set_version_flag("--version", "lozenge " LOZENGE_VERSION);
    m_app.require_subcommand(0, 1);
    const Options options{m_app, m_offers};
    options.add("LESSON", m_asked.lesson, "open the lecture window with this lesson, or playlist", nullptr,
                offeredLessonsAndPlaylists);
    addSet(options, m_asked.overrides);
    addWindowOptions(options, m_asked, window.panels);
    m_app.footer("Example: lozenge growing-a-coast --step 28 --theme dark");
    m_chosen = [this, &window] {
        if (isUnknown(m_asked.lesson))
            refuse(faultOfUnknown(m_app, m_asked.lesson));
        return showWindow(m_asked, window);
    };
    addReading();
    addWriting();
}

void Commands::addReading()
{
    std::string& language = m_request.look.language;
    addLanguage(added("lessons", "list the bundled lessons", "Example: lozenge lessons",
                      [&language] { return listLessons(language); }),
                language);
    addLanguage(added("playlists", "list the bundled playlists: ways through the lessons", "Example: lozenge playlists",
                      [&language] { return listPlaylists(language); }),
                language);
    added("check", "read lessons and say what is wrong with them", "Example: lozenge check my-lesson.toml",
          [this] { return checkLessons(m_lessons); })
        .add("LESSON", m_lessons, "lesson files, or ids of bundled lessons", nullptr, offeredLessonsAndPlaylists)
        ->required();

    const Options begun = added("new", "write a commented lesson to start from", "Example: lozenge new my-lesson.toml",
                                [this] { return writeNewLesson(m_request.out, m_request.isForced); });
    begun.add("FILE", m_request.out, "the file to write", nullptr, offeredFiles)->required();
    begun.flag("--force", m_request.isForced, "replace FILE if it exists");

    added("schema", "write a JSON schema of lesson files, for editors", "Example: lozenge schema > lozenge.schema.json",
          [] {
              std::cout << lessonSchema();
              return Exit::Done;
          });

    addLesson(added("trace", "write every step of a run as JSON",
                    "Example: lozenge trace first-steps --set edge=wrap > steps.json",
                    [this] { return traceLesson(openLesson(m_lessons.front(), m_request.overrides)); }),
              m_lessons, m_request.overrides);
}

void Commands::addWriting()
{
    const Options exporting = added(
        "export", "write frames of a run: pictures, slides, pages, films",
        exportHelp() + "Example: lozenge export growing-a-coast --format pptx --out coast.pptx --steps phases", [this] {
            if (m_lessons.empty() && !m_request.isCourse)
                refuse("LESSON is required; see lozenge export --help");
            m_request.lesson = m_request.isCourse ? "" : m_lessons.front();
            return exportLesson(m_request);
        });
    CLI::Option* lesson = addLesson(exporting, m_lessons, m_request.overrides)->required(false);
    exporting.flag("--all", m_request.isCourse, "every bundled lesson: the same as the playlist course")
        ->excludes(lesson);
    addExport(exporting, m_request);

    const Options terrain =
        added("terrain", "write the finished terrain",
              terrainFormatsHelp() + "Example: lozenge terrain growing-a-coast --set size=513 --out coast.png", [this] {
                  const Lesson opened = openLesson(m_lessons.front(), m_request.overrides);
                  const TerrainRequest wanted{m_request.out, existingIf(m_request.isForced), m_spacing, m_up};
                  return carryOut([&](const Progress& progress) { return exportTerrain(opened, wanted, progress); },
                                  m_request.isQuiet, "written to " + m_request.out);
              });
    addLesson(terrain, m_lessons, m_request.overrides);
    terrain.add("--out", m_request.out, "the file to write", "FILE", offeredFiles)->required();
    terrain.flag("--quiet", m_request.isQuiet, "do not tell how far it is");
    terrain.flag("--force", m_request.isForced, "replace FILE if it exists");
    terrain.add("--spacing", m_spacing, "distance of neighbouring points in .obj, .stl and .glb", "DISTANCE")
        ->capture_default_str();
    terrain.add("--up", m_up, "the axis that points up: y, or z as in .stl by default", "AXIS",
                offeredWords({"y", "z"}));
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
    return endOf(m_chosen);
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
