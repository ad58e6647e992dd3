#include "cli/export.hpp"

#include "cli/look_options.hpp"
#include "cli/wanted_formats.hpp"
#include "export/format.hpp"
#include "files/library/lessons.hpp"
#include "lesson/figures/figure_values.hpp"
#include "picture/figures/figure.hpp"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

namespace lozenge {
namespace {

Problem readSize(const std::string& size, PageOptions& options)
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
Problem apply(const ExportRequest& request, Lesson& lesson, PageOptions& options)
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
        return read.error().text();
    chosen = std::move(*read);
    return {};
}

/// What keeps a figure other than the step's from being shown.
Problem figureFault(const ExportRequest& request, const Format& format)
{
    const std::string figure = "--figure " + request.figure + ": ";
    if (!format.hasFrames)
        return figure + "a page that plays the run shows its steps; a format with frames is needed, as svg";
    if (request.view != views().front().name)
        return figure + "a figure fills the slide: leave --view out";
    return {};
}

/// A lesson as it was asked for. Of a terrain that is not stepped a film shows also what lies between its stations.
tl::expected<Document, std::string> documentOf(const ExportRequest& request, const WantedFormats& wanted, Lesson lesson,
                                               bool glides)
{
    PageOptions options;
    options.glides = glides;
    if (isSurveyed(lesson.recipe))
        options.framesPerSecond = framesPerSecondOfGlides;
    if (const Problem problem = apply(request, lesson, options))
        return tl::unexpected(*problem);
    if (const Problem problem = readFigure(request, lesson.recipe, options.figure))
        return tl::unexpected(*problem);
    if (!options.figure.isOfStep())
        for (const Format* format : wanted.formats)
            if (const Problem problem = figureFault(request, *format))
                return tl::unexpected(*problem);
    return pagesOf(std::move(lesson), request.steps.value_or("all"), std::move(options)).map([](LessonPages pages) {
        return Document(std::move(pages));
    });
}

/// The lessons of a playlist as they were asked for.
tl::expected<Document, std::string> documentOf(const ExportRequest& request, OpenedPlaylist opened)
{
    const std::string steps = request.steps.value_or("stops");
    const bool restsAtStops = steps == "stops";
    std::vector<LessonPages> lessons;
    for (auto& [name, lesson, passed] : opened.lessons) {
        PageOptions options;
        if (restsAtStops)
            options.framesPerSecond = 1; // nothing moves
        if (const Problem problem = apply(request, lesson, options))
            return tl::unexpected(*problem);
        options.lessonArgument = name;
        auto pages = pagesOf(std::move(lesson), steps, std::move(options));
        if (!pages)
            return tl::unexpected(name + ": " + pages.error());
        lessons.push_back(std::move(*pages));
        lessons.back().name = name;
    }
    return Document(std::move(opened.list), std::move(lessons), restsAtStops);
}

/// What makes no sense for several lessons.
Problem playlistFault(const ExportRequest& request, const std::vector<const Format*>& wanted)
{
    const std::string what = request.isCourse ? "--all" : "a playlist";
    if (!request.overrides.empty() && !request.isCourse)
        return "--set " + request.overrides.front() +
               ": a playlist has several recipes, and its words are about them; export a single lesson for that";
    if (wanted.size() == 1 && !wanted.front()->hasFrames && request.steps.value_or("stops") != "stops")
        return what + " as pages shows every step of its lessons: leave --steps out";
    if (!request.figure.empty() || !request.with.empty())
        return what + " shows what its lessons show: leave --figure and --with out";
    return {};
}

Exit exportPlaylist(const ExportRequest& request, const WantedFormats& wanted)
{
    if (const Problem problem = playlistFault(request, wanted.formats))
        return complain(Exit::Wrong, *problem);
    const std::string name =
        request.isCourse ? bundledFile("course", playlistEnding).value_or("course").string() : request.lesson;
    const auto language = openLanguage(request.look.language);
    if (!language)
        return language.error();
    auto opened = openPlaylistNamed(name, request.overrides, *language);
    if (!opened)
        return opened.error();
    if (opened->lessons.empty())
        return complain(Exit::Failed, "no lessons found");
    const auto document = documentOf(request, std::move(*opened));
    if (!document)
        return complain(Exit::Wrong, document.error());
    return writeExported(request, wanted, {stemOf(name), [&](const Format&) -> const Document& { return *document; }});
}

} // namespace

std::string stemOf(const std::string& lesson)
{
    const std::string file = std::filesystem::path(lesson).filename().string();
    return file.substr(0, file.find('.', 1));
}

Exit exportLesson(const ExportRequest& request)
{
    const auto wanted = formatsNamed(request.format);
    if (!wanted)
        return complain(Exit::Wrong, wanted.error());
    if (const std::string fault = nameFault(*wanted, request.out); !fault.empty())
        return complain(Exit::Wrong, fault);
    if (request.isCourse || findPlaylist(request.lesson))
        return exportPlaylist(request, *wanted);
    const auto language = openLanguage(request.look.language);
    if (!language)
        return language.error();
    const auto lesson = openLesson(request.lesson, request.overrides, *language);
    if (!lesson)
        return lesson.error();
    const bool hasOthers = wanted->films() < std::ssize(wanted->formats);
    const auto document = documentOf(request, *wanted, *lesson, !hasOthers);
    if (!document)
        return complain(Exit::Wrong, document.error());
    std::optional<Document> film; // of a terrain that is not stepped, beside its stations
    if (wanted->films() > 0 && hasOthers && isSurveyed(lesson->recipe)) {
        auto gliding = documentOf(request, *wanted, *lesson, true);
        if (!gliding)
            return complain(Exit::Wrong, gliding.error());
        film.emplace(std::move(*gliding));
    }
    return writeExported(request, *wanted, {stemOf(request.lesson), [&](const Format& format) -> const Document& {
                                                return format.isFilm && film ? *film : *document;
                                            }});
}

} // namespace lozenge
