#include "cli/export.hpp"

#include "cli/look_options.hpp"
#include "cli/writing.hpp"
#include "export/format.hpp"
#include "export/html/course.hpp"
#include "export/survey_frames.hpp"
#include "files/library.hpp"
#include "lesson/figures/figure_values.hpp"
#include "picture/figures/figure.hpp"
#include "picture/manner.hpp"

#include <algorithm>
#include <charconv>
#include <optional>

namespace lozenge {
namespace {

Problem readSize(const std::string& size, Show::Options& options)
{
    constexpr int least = 64, greatest = 16384;
    constexpr std::int64_t mostPixels = std::int64_t{1} << 27;
    const char* const end = size.data() + size.size();
    const auto [x, widthError] = std::from_chars(size.data(), end, options.width);
    const bool hasTwo = widthError == std::errc{} && x != end && *x == 'x';
    const auto [rest, heightError] = std::from_chars(hasTwo ? x + 1 : end, end, options.height);
    const auto fits = [&](int side) { return side >= least && side <= greatest; };
    if (!hasTwo || heightError != std::errc{} || rest != end || !fits(options.width) || !fits(options.height))
        return "--size " + size + ": a width and a height from " + std::to_string(least) + " to " +
               std::to_string(greatest) + " pixels are needed, as 1920x1080";
    if (std::int64_t{options.width} * options.height > mostPixels)
        return "--size " + size + ": these are more than " + std::to_string(mostPixels / 1'000'000) +
               " million pixels; a smaller size is needed";
    return {};
}

/// The first thing wrong with the request; otherwise the look and the options are as it asks.
Problem apply(const ExportRequest& request, Lesson& lesson, Show::Options& options)
{
    options.lessonsLook = lesson.look;
    for (Stop& stop : lesson.stops)
        if (stop.look) // options win over what a stop wants, too
            if (const Problem problem = apply(request.look, *stop.look))
                return problem;
    Look& look = lesson.look;
    const View* view = &views().front();
    for (const Problem& problem :
         {choose(view, "view", request.view, views()), apply(request.look, look),
          within(options.framesPerSecond, "fps", request.framesPerSecond, 0.1, 60), readSize(request.size, options)})
        if (problem)
            return problem;
    options.view = view->kind;
    options.transparent = request.isTransparent;
    options.questions = !request.isWithoutQuestions;
    options.lessonArgument = request.lesson;
    options.overrides = request.overrides;
    return {};
}

/// The figure with the values that are given for its keys.
Problem readFigure(const ExportRequest& request, const Recipe& of, ChosenFigure& chosen)
{
    const Figure* figure = chosen.figure;
    if (const Problem problem = choose(figure, "figure", request.figure, figures()))
        return problem;
    auto read = figureWith(*figure, request.with, of);
    if (!read)
        return read.error();
    chosen = std::move(*read);
    return {};
}

/// What keeps a figure other than the step's from being shown.
Problem figureFault(const ExportRequest& request, const Format& format, const Lesson& lesson)
{
    const std::string figure = "--figure " + request.figure + ": ";
    if (!format.hasFrames)
        return figure + "a page that plays the run shows its steps; a format with frames is needed, as svg";
    if (isSurveyed(lesson.recipe))
        return figure + "a figure needs a run that is stepped, on up to " + std::to_string(largestSteppedSize) +
               " points a side: --set size=" + std::to_string(largestSteppedSize);
    if (request.view != views().front().name)
        return figure + "a figure fills the slide: leave --view out";
    return {};
}

template <typename Table>
std::string listed(const Table& table)
{
    std::string text;
    for (const auto& row : table)
        text += (text.empty() ? "" : " ") + std::string(row.name);
    return text;
}

/// Every bundled lesson as a page, and an index.
Exit exportCourse(const ExportRequest& request)
{
    if (request.format != "html")
        return complain(Exit::Wrong, "--all makes a course of web pages and needs --format html");
    if (request.steps != "all")
        return complain(Exit::Wrong, "--all shows every step of its lessons: leave --steps out");
    if (!request.figure.empty() || !request.with.empty())
        return complain(Exit::Wrong, "--all shows every step of its lessons: leave --figure and --with out");
    std::vector<CourseLesson> course;
    std::string leftOut;
    std::optional<LessonError> unread; // a course in another order would be another one
    const auto language = openLanguage(request.look.language);
    if (!language)
        return language.error();
    const auto ids = bundledLessons(&unread);
    if (unread)
        return complain(Exit::Failed, unread->text());
    for (const std::string& id : ids) {
        auto lesson = openLesson(id, request.overrides, *language);
        if (!lesson)
            return lesson.error();
        Show::Options options;
        if (const Problem problem = apply(request, *lesson, options))
            return complain(Exit::Wrong, *problem);
        if (steppingFault(lesson->recipe)) { // a page steps
            leftOut += (leftOut.empty() ? "" : ", ") + id;
            continue;
        }
        options.lessonArgument = id;
        course.push_back({id, std::move(*lesson), std::move(options)});
    }

    if (course.empty())
        return complain(Exit::Wrong, "a page steps, and none of the lessons can be stepped at this size");

    return carryOut(
        [&](const Progress& progress) {
            return writeCourse(course, request.out, existingIf(request.isForced), progress);
        },
        request.isQuiet,
        "written to " + request.out + ": open index.html in it" +
            (leftOut.empty() ? "" : "; left out, since a page steps: " + leftOut));
}

} // namespace

Exit exportLesson(const ExportRequest& request)
{
    if (request.isCourse)
        return exportCourse(request);
    const Format* format = rowNamed(formats(), request.format);
    if (!format)
        return complain(Exit::Wrong,
                        "there is no format \"" + request.format + "\"; the formats are " + listed(formats()));
    const auto language = openLanguage(request.look.language);
    if (!language)
        return language.error();
    auto lesson = openLesson(request.lesson, request.overrides, *language);
    if (!lesson)
        return lesson.error();
    Show::Options options;
    options.glides = format->isFilm;
    if (isSurveyed(lesson->recipe))
        options.framesPerSecond = framesPerSecondOfGlides;
    if (const Problem problem = apply(request, *lesson, options))
        return complain(Exit::Wrong, *problem);
    if (const Problem problem = readFigure(request, lesson->recipe, options.figure))
        return complain(Exit::Wrong, *problem);
    if (!options.figure.isOfStep())
        if (const Problem problem = figureFault(request, *format, *lesson))
            return complain(Exit::Wrong, *problem);
    const auto show = showOf(std::move(*lesson), request.steps, std::move(options));
    if (!show)
        return complain(Exit::Wrong, show.error());

    const std::string cut = cutWords(*format, *show); // known before: what is written then is not to be called failed
    const Exit exit = carryOut(
        [&](const Progress& progress) {
            return exportShow(*format, *show, request.out, existingIf(request.isForced), progress);
        },
        request.isQuiet, "written to " + request.out);
    if (exit == Exit::Done && !cut.empty())
        complain(exit, cut);
    return exit;
}

std::string exportFormatsHelp()
{
    std::string text = "The formats:\n";
    for (const Format& format : formats())
        text += "  " + std::string(format.name) + std::string(8 - format.name.size(), ' ') +
                std::string(format.explanation) + "\n";
    return text;
}

std::string exportFiguresHelp()
{
    std::string text = "The figures, and what --with changes of them:\n";
    for (const Figure& figure : figures()) {
        text += "  " + std::string(figure.name) + std::string(12 - figure.name.size(), ' ') +
                std::string(figure.explanation) + "\n";
        for (const FigureKey& key : figure.keys)
            text += std::string(16, ' ') + std::string(key.name) + "=" +
                    (key.words.empty() ? "..." : std::string(key.words.front())) + "  " + std::string(key.explanation) +
                    "\n";
    }
    return text;
}

std::vector<std::string> figureChanges()
{
    std::vector<std::string> changes;
    for (const Figure& figure : figures())
        for (const FigureKey& key : figure.keys) {
            changes.push_back(std::string(key.name) + "=");
            for (const std::string_view word : key.words)
                changes.push_back(std::string(key.name) + "=" + std::string(word));
        }
    return changes;
}

std::string exportNamesHelp()
{
    return "Views: " + listed(views()) + "\nThemes: " + listed(themes()) + "\nPalettes: " + listed(palettes()) +
           "\nManners: " + listed(manners()) + "\nStyles of the relief: " + listed(reliefStyles()) +
           "\nBackgrounds: " + listed(backgrounds()) + "\nNames of the phases: " + listed(phaseNames()) + "\n";
}

} // namespace lozenge
