#include "cli/commands.hpp"
#include "cli/options.hpp"
#include "export/format.hpp"
#include "files/library/lessons.hpp"
#include "lesson/figures/figure_values.hpp"
#include "lesson/keys/look_keys.hpp"
#include "picture/figures/figure.hpp"
#include "picture/text/utf8.hpp"
#include "show/document.hpp"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <optional>
#include <utility>
#include <vector>

namespace lozenge {
namespace {

/// What --format names.
struct WantedFormats {
    std::vector<const Format*> formats;
    bool isFolder = false; ///< several, or a list: they share a folder
};

bool hasFilm(const WantedFormats& wanted)
{
    return std::any_of(wanted.formats.begin(), wanted.formats.end(), [](const Format* f) { return f->isFilm; });
}

/// What is written, in whichever formats.
struct Exported {
    std::string name; ///< of its files in a folder with other formats
    Document document;
    std::optional<Document> film = {}; ///< of a terrain that is not stepped, beside its stations

    [[nodiscard]] const Document& in(const Format& format) const { return format.isFilm && film ? *film : document; }
};

/// The names of a table's rows, with blanks between them.
template <typename Table>
std::string inALine(const Table& table)
{
    return listed(namesOf(table), " ", " ");
}

/// Of "pdf", "pdf,pptx" or "all".
WantedFormats formatsNamed(const std::string& names)
{
    WantedFormats wanted{{}, names == "all" || names.find(',') != std::string::npos};
    for (const std::string_view name : names == "all" ? namesOf(formats) : partsOf(names, ',')) {
        const Format* format = rowNamed(formats, name);
        if (!format)
            refuse("there is no format \"" + std::string(name) + "\"; the formats are " + inALine(formats) +
                   ", several with commas between them, and all");
        if (std::find(wanted.formats.begin(), wanted.formats.end(), format) == wanted.formats.end())
            wanted.formats.push_back(format);
    }
    return wanted;
}

/// Where a file would have a name of another format, says what would be right.
void holdName(const WantedFormats& wanted, const std::string& out)
{
    const std::filesystem::path path(out);
    const std::string extension = lowered(path.extension().string());
    const Format* other = extension.empty() ? nullptr : rowNamed(formats, extension.substr(1));
    const Format& asked = *wanted.formats.front();
    if (wanted.isFolder || !other || other == &asked)
        return;
    const std::string name(asked.name), right = path.stem().string() + (asked.isFolder() ? "" : "." + name);
    refuse(out + ": this is the name of a " + std::string(other->name) + ", and --format " + name +
           " was asked for; name it " + right + ", or ask for --format " + std::string(other->name));
}

/// "lecture.pdf", "png", "site".
std::string nameInFolder(const Exported& exported, const Format& format)
{
    if (format.isFolder())
        return std::string(format.name);
    return exported.in(format).isPlaylist && !format.hasFrames ? "site"
                                                               : exported.name + "." + std::string(format.name);
}

/// The names of frames, of a format that has a file for each.
std::optional<FrameNames> readPattern(const ExportRequest& request, const WantedFormats& wanted)
{
    std::optional<FrameNames> names;
    if (request.pattern.empty())
        return names;
    for (const Format* format : wanted.formats)
        if (format->frameOf)
            names = granted(frameNamesIn(request.pattern, "." + std::string(format->name)));
    if (!names)
        refuse("--pattern names the files of frames, and --format " + request.format +
               " has none: " + formatsWith(&Format::frameOf) + " have");
    return names;
}

Exit writeExported(const ExportRequest& request, const WantedFormats& wanted, const Exported& exported)
{
    if (wanted.isFolder && request.isTransparent && hasFilm(wanted))
        refuse("a film has no transparent background; name the formats that have: " +
               formatsWith(&Format::canBeClear, ",", ","));
    const auto names = readPattern(request, wanted);
    const Format& first = *wanted.formats.front();
    const Document& shown = exported.in(first);
    std::vector<std::string> cut; // known before: what is written then is not to be called failed
    for (const Format* format : wanted.formats)
        if (std::string words = cutWords(*format, exported.in(*format));
            !words.empty() && std::find(cut.begin(), cut.end(), words) == cut.end())
            cut.push_back(std::move(words));
    const bool isSite = shown.isPlaylist && !first.hasFrames && !wanted.isFolder;
    const auto write = [&](const Format& format, const std::filesystem::path& out, Existing existing,
                           const Progress& progress) {
        return exportDocument(format, exported.in(format), out, existing, progress, names);
    };
    carryOut(
        [&](const Progress& progress) {
            if (!wanted.isFolder)
                return write(first, request.out, existingIf(request.isForced), progress);
            const ManyFormats many{wanted.formats, [&](const Format& format) { return nameInFolder(exported, format); },
                                   write, shown.count};
            return exportFormats(many, request.out, existingIf(request.isForced), progress);
        },
        request.isQuiet, "written to " + request.out + (isSite ? ": open index.html in it" : ""));
    for (const std::string& words : cut)
        complain(Exit::Done, words);
    return Exit::Done;
}

void readSize(const std::string& size, PageOptions& options)
{
    constexpr int least = 64, greatest = 16384;
    constexpr std::int64_t mostPixels = std::int64_t{1} << 27;
    const char* const end = size.data() + size.size();
    const auto [x, widthError] = std::from_chars(size.data(), end, options.width);
    const bool hasTwo = widthError == std::errc{} && x != end && *x == 'x';
    const auto [rest, heightError] = std::from_chars(hasTwo ? x + 1 : end, end, options.height);
    const auto fits = [&](int side) { return side >= least && side <= greatest; };
    if (!hasTwo || heightError != std::errc{} || rest != end || !fits(options.width) || !fits(options.height))
        refuse("--size " + size + ": a width and a height from " + std::to_string(least) + " to " +
               std::to_string(greatest) + " pixels are needed, as 1920x1080");
    if (std::int64_t{options.width} * options.height > mostPixels)
        refuse("--size " + size + ": these are more than " + std::to_string(mostPixels / 1'000'000) +
               " million pixels; a smaller size is needed");
}

/// The look and the options are as the request asks.
void apply(const ExportRequest& request, Lesson& lesson, PageOptions& options)
{
    options.lessonsLook = lesson.look;
    for (Stop& stop : lesson.stops)
        if (stop.look) // options win over what a stop wants, too
            apply(request.look, *stop.look);
    const View* view = &views.front();
    choose(view, "view", request.view, views);
    apply(request.look, lesson.look);
    if (request.framesPerSecond)
        options.framesPerSecond = within("fps", *request.framesPerSecond, 0.1, 60);
    readSize(request.size, options);
    options.view = view->kind;
    options.transparent = request.isTransparent;
    options.questions = !request.isWithoutQuestions;
    options.lessonArgument = request.lesson;
    options.overrides = request.overrides;
}

/// The figure with the values that are given for its keys.
void readFigure(const ExportRequest& request, const Recipe& of, ChosenFigure& chosen)
{
    const Figure* figure = chosen.figure;
    choose(figure, "figure", request.figure, figures());
    auto read = figureWith(*figure, request.with, of);
    if (!read)
        refuse(read.error().text());
    chosen = std::move(*read);
}

/// Whether a figure other than the step's can be shown.
void holdFigure(const ExportRequest& request, const Format& format)
{
    const std::string figure = "--figure " + request.figure + ": ";
    if (!format.hasFrames)
        refuse(figure + "a page that plays the run shows its steps; a format with frames is needed, as svg");
    if (request.view != views.front().name)
        refuse(figure + "a figure fills the slide: leave --view out");
}

/// A lesson as it was asked for. Of a terrain that is not stepped a film shows also what lies between its stations.
Document documentOf(const ExportRequest& request, const WantedFormats& wanted, Lesson lesson, bool glides)
{
    PageOptions options;
    options.glides = glides;
    if (isSurveyed(lesson.recipe))
        options.framesPerSecond = framesPerSecondOfGlides;
    apply(request, lesson, options);
    readFigure(request, lesson.recipe, options.figure);
    if (!options.figure.isOfStep())
        for (const Format* format : wanted.formats)
            holdFigure(request, *format);
    return granted(pagesOf(std::move(lesson), request.steps.value_or("all"), std::move(options)));
}

/// The lessons of a playlist as they were asked for.
Document documentOf(const ExportRequest& request, OpenedPlaylist opened)
{
    const std::string steps = request.steps.value_or("stops");
    const bool restsAtStops = steps == "stops";
    std::vector<LessonPages> lessons;
    for (auto& [name, lesson, passed] : opened.lessons) {
        PageOptions options;
        if (restsAtStops)
            options.framesPerSecond = 1; // nothing moves
        apply(request, lesson, options);
        options.lessonArgument = name;
        auto pages = pagesOf(std::move(lesson), steps, std::move(options));
        if (!pages)
            refuse(name + ": " + pages.error());
        lessons.push_back(std::move(*pages));
        lessons.back().name = name;
    }
    return {std::move(opened.list), std::move(lessons), restsAtStops};
}

/// What makes no sense for several lessons.
void holdPlaylist(const ExportRequest& request, const std::vector<const Format*>& wanted)
{
    const std::string what = request.isCourse ? "--all" : "a playlist";
    if (!request.overrides.empty() && !request.isCourse)
        refuse("--set " + request.overrides.front() +
               ": a playlist has several recipes, and its words are about them; export a single lesson for that");
    if (wanted.size() == 1 && !wanted.front()->hasFrames && request.steps.value_or("stops") != "stops")
        refuse(what + " as pages shows every step of its lessons: leave --steps out");
    if (!request.figure.empty() || !request.with.empty())
        refuse(what + " shows what its lessons show: leave --figure and --with out");
}

Exit exportPlaylist(const ExportRequest& request, const WantedFormats& wanted)
{
    holdPlaylist(request, wanted.formats);
    const std::string name =
        request.isCourse ? bundledFile("course", playlistEnding).value_or("course").string() : request.lesson;
    const Language* language = openLanguage(request.look.language);
    OpenedPlaylist opened = openPlaylistNamed(name, request.overrides, language);
    if (opened.lessons.empty())
        refuse("no lessons found", Exit::Failed);
    return writeExported(request, wanted, {stemOf(name), documentOf(request, std::move(opened))});
}

} // namespace

std::string exportHelp()
{
    std::string text = "The formats:\n";
    for (const Format& format : formats)
        text += "  " + std::string(format.name) + std::string(8 - format.name.size(), ' ') +
                std::string(format.explanation) + "\n";
    text += "  all     every one of them, into the folder PATH; or some: pdf,pptx\n"
            "The figures, and what --with changes of them:\n";
    for (const Figure& figure : figures()) {
        text += "  " + std::string(figure.name) + std::string(12 - figure.name.size(), ' ') +
                std::string(figure.explanation) + "\n";
        for (const FigureKey& key : figure.keys)
            text += std::string(16, ' ') + std::string(key.name) + "=" +
                    (key.words.empty() ? "..." : std::string(key.words.front())) + "  " + std::string(key.explanation) +
                    "\n";
    }
    text += "Views: " + inALine(views) + "\n";
    for (const Key<Look>& key : lookKeys())
        if (!key.shape.words.empty())
            text += optionName(key.name) + ": " + inALine(key.shape.words) + "\n";
    return text;
}

std::string stemOf(const std::string& lesson)
{
    const std::string file = std::filesystem::path(lesson).filename().string();
    return file.substr(0, file.find('.', 1));
}

Exit exportLesson(const ExportRequest& request)
{
    const WantedFormats wanted = formatsNamed(request.format);
    holdName(wanted, request.out);
    if (request.isCourse || findPlaylist(request.lesson))
        return exportPlaylist(request, wanted);
    const Lesson lesson = openLesson(request.lesson, request.overrides, openLanguage(request.look.language));
    const bool hasOthers = std::any_of(wanted.formats.begin(), wanted.formats.end(), [](auto f) { return !f->isFilm; });
    Exported exported{stemOf(request.lesson), documentOf(request, wanted, lesson, !hasOthers)};
    if (hasFilm(wanted) && hasOthers && isSurveyed(lesson.recipe))
        exported.film = documentOf(request, wanted, lesson, true);
    return writeExported(request, wanted, exported);
}

} // namespace lozenge
