#include "export/html/html_data.hpp"

#include "core/timeline.hpp"
#include "export/html/html_colours.hpp"
#include "export/html/html_drawing.hpp"
#include "export/html/html_page.hpp"
#include "export/raster/little_endian.hpp"
#include "export/text/encoded.hpp"
#include "export/text/number_text.hpp"
#include "lesson/lesson.hpp"
#include "picture/figures/figure_page.hpp"
#include "picture/tr.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace lozenge {
namespace {

template <typename NumberOf>
void appendColumn(std::string& text, std::string_view name, const Timeline& timeline, NumberOf numberOf)
{
    text += ",\n\"" + std::string(name) + "\":[";
    for (int step = 1; step <= timeline.stepCount(); ++step) {
        if (step > 1)
            text += ',';
        appendNumber(text, numberOf(step));
    }
    text += ']';
}

/// The same of doubles, as the base64 of their bytes: half as long as their digits, and to the last bit, too.
void appendDoubles(std::string& text, std::string_view name, const Timeline& timeline, double Step::*number)
{
    std::string bytes;
    for (int step = 1; step <= timeline.stepCount(); ++step)
        appendLittleEndian(bytes, std::bit_cast<std::uint64_t>(timeline.step(step).*number));
    text += ",\n\"" + std::string(name) + "\":\"" + base64(bytes) + '"';
}

std::size_t cellOf(const Timeline& timeline, Point p)
{
    return static_cast<std::size_t>(p.y) * static_cast<std::size_t>(timeline.recipe().size) +
           static_cast<std::size_t>(p.x);
}

/// The cells of a run that writes each point once, level by level, middles of squares before those of diamonds, rows
/// from the north.
std::vector<std::size_t> cellsRowByRow(const Timeline& timeline)
{
    std::vector<std::size_t> cells;
    const int last = timeline.last();
    for (int side = last, half = side / 2; half > 0; side = half, half /= 2) {
        for (int y = half; y < last; y += side)
            for (int x = half; x < last; x += side)
                cells.push_back(cellOf(timeline, {x, y}));
        for (int y = 0; y <= last; y += half)
            for (int x = y / half % 2 == 0 ? half : 0; x <= last; x += side)
                cells.push_back(cellOf(timeline, {x, y}));
    }
    return cells;
}

/// Whether each mean is the sum of its parents' heights by their number, and they all lie inside.
bool areMeans(const Timeline& timeline)
{
    std::vector<double> heights = timeline.gridAt(0).heights;
    for (int number = 1; number <= timeline.stepCount(); ++number) {
        const Step step = timeline.step(number);
        double sum = 0;
        int count = 0;
        for (const Parent& parent : step.parents) {
            if (parent.source == Source::LeftOut)
                continue;
            if (parent.source != Source::Inside)
                return false;
            sum += heights[cellOf(timeline, parent.at)];
            ++count;
        }
        if (step.mean != sum / count)
            return false;
        heights[cellOf(timeline, step.at)] = step.after;
    }
    return true;
}

/// Whether each height is its mean and its offset.
bool areSums(const Timeline& timeline)
{
    for (int number = 1; number <= timeline.stepCount(); ++number)
        if (const Step step = timeline.step(number); step.after != step.mean + step.offset)
            return false;
    return true;
}

/// The steps of a run as members of a JSON object, each a column with a place for every step. What a page can work out
/// from the others is left out. `reasons` are the rows of a table that the page has.
void appendSteps(std::string& text, const Timeline& timeline, const std::vector<std::size_t>& reasons)
{
    std::vector<std::size_t> cells;
    for (int step = 1; step <= timeline.stepCount(); ++step)
        cells.push_back(cellOf(timeline, timeline.step(step).at));
    if (cells != cellsRowByRow(timeline))
        appendColumn(text, "cells", timeline, [&](int step) { return cells[static_cast<std::size_t>(step - 1)]; });
    appendColumn(text, "why", timeline, [&](int step) { return reasons[static_cast<std::size_t>(step - 1)]; });
    appendDoubles(text, "offsets", timeline, &Step::offset);
    if (!areMeans(timeline))
        appendDoubles(text, "means", timeline, &Step::mean);
    if (!areSums(timeline))
        appendDoubles(text, "heights", timeline, &Step::after);
}

using Json = nlohmann::ordered_json;

Json reasonOf(const Parents& parents)
{
    Json reason = Json::array();
    for (const Parent& parent : parents)
        reason.push_back({parent.toward.dx, parent.toward.dy, rowOf(parent.source).name});
    return reason;
}

Json startOf(const Timeline& timeline)
{
    const Grid grid = timeline.gridAt(0);
    Json start = Json::array();
    for (std::size_t cell = 0; cell < grid.heights.size(); ++cell)
        if (grid.isSet[cell])
            start.push_back({cell, grid.heights[cell]});
    return start;
}

Json chaptersOf(const Timeline& timeline)
{
    Json chapters = Json::array();
    for (const Chapter& chapter : timeline.chapters())
        chapters.push_back({chapter.level, phaseWord(chapter.phase), chapter.first, chapter.last});
    return chapters;
}

Json questionOf(const Question& question, const Look& look)
{
    constexpr std::array<const char*, 3> kinds{"parents", "height", "choice"};
    Json ask{{"kind", kinds[static_cast<std::size_t>(question.kind)]}, {"text", questionSaid(question, look)}};
    if (question.kind == Question::Kind::Choice) {
        ask["choices"] = question.choices;
        ask["answer"] = question.answer;
    }
    if (!question.why.empty())
        ask["why"] = question.why;
    return ask;
}

Json stopsOf(const LessonPages& pages)
{
    Json stops = Json::array();
    for (const FoundStop& found : pages.stops()) {
        Json stop{{"at", found.moment}, {"say", found.stop->say}};
        if (!found.stop->title.empty())
            stop["title"] = found.stop->title;
        // What a lesson shows beside its own run is not about another.
        if (!found.stop->show.figure->isDrawnByPages && pages.options().overrides.empty())
            stop["figure"] = drawingOf(pages.page({.moment = found.moment, .stop = found.stop}).picture);
        if (found.stop->question)
            stop["ask"] = questionOf(*found.stop->question, pages.look());
        stops.push_back(std::move(stop));
    }
    return stops;
}

Json lookOf(const LessonPages& pages)
{
    const Look& look = pages.look();
    return {{"view", views()[static_cast<std::size_t>(pages.options().view)].name},
            {"theme", look.theme->name},
            {"palette", look.style->kind == ReliefStyle::Kind::Bands ? "bands" : look.palette->name},
            {"swapped", look.names->swapped},
            {"style", look.style->name},
            {"unset", look.unset->name},
            {"proportions", look.proportions->name},
            {"azimuth", look.camera.azimuth},
            {"elevation", look.camera.elevation},
            {"zoom", look.camera.zoom},
            {"exaggeration", look.exaggeration},
            {"numbers", look.numbers},
            {"coordinates", look.coordinates}};
}

/// "9 x 9, textbook order, edge three, seed 21", with a real times sign.
std::string recipeLine(const Recipe& recipe, const Look& look)
{
    const std::string side = std::to_string(recipe.size);
    const std::string line =
        tr(look, "{0} \u00d7 {0}, {1} order, edge {2}", side, variantSaid(*recipe.variant, look), recipe.edge->name);
    return line + ", " +
           (recipe.noise.kind->takesSeed ? tr(look, "seed {0}", recipe.noise.seed) : tr(look, "recorded numbers"));
}

Json recipeOf(const LessonPages& pages)
{
    const Recipe& recipe = pages.timeline().recipe();
    const HeightRange range = heightRange(pages.timeline());
    Json data{{"title", pages.lesson().title},
              {"summary", pages.lesson().summary},
              {"recipe", recipeLine(recipe, pages.look())}};
    data["size"] = recipe.size;
    data["edge"] = borderRule(recipe);
    data["edgeValue"] = recipe.edgeValue;
    data["outside"] = outsideHeight(recipe);
    data["law"] = offsetLawOf(recipe).name;
    data["floats"] = recipe.variant->storing == Storing::Float;
    data["limit"] = range.limit;
    data["decimals"] = range.decimals;
    Json& amplitudes = data["amplitudes"] = Json::array(); // not by itself: half made it cannot be destroyed
    for (const Level& level : pages.timeline().levels())
        amplitudes.push_back(level.amplitude);
    if (!scalesByLevel(recipe))
        for (const Level& level : pages.timeline().levels())
            data["squareAmplitudes"].push_back(level.squareAmplitude);
    return data;
}

} // namespace

std::string htmlData(const LessonPages& pages, const CoursePlace* place)
{
    const Timeline& timeline = pages.timeline();
    Json data = recipeOf(pages);
    data["look"] = lookOf(pages);
    addHeightColours(data, pages.look(), timeline);
    const std::string name = std::filesystem::path(pages.options().lessonArgument).stem().string();
    data["command"] = pages.command("export", {"--format", "html", "--out", name + ".html"});
    if (place)
        data["course"] = {{"index", place->index}, {"next", place->next}, {"nextTitle", place->nextTitle}};
    data["chapters"] = chaptersOf(timeline);
    data["stops"] = stopsOf(pages);
    data["start"] = startOf(timeline);
    for (const ChangedHeight& change : timeline.changesAtEnd())
        data["atEnd"].push_back({change.cell, change.before, change.after});

    // Where not all moments were asked for, the page goes through those that were.
    const std::vector<int>& moments = pages.moments();
    data["first"] = moments.empty() ? 0 : moments.front();
    if (!moments.empty() && static_cast<int>(moments.size()) <= timeline.stepCount())
        data["moments"] = moments;

    std::vector<Parents> reasons;
    std::vector<std::size_t> reasonOfStep;
    for (int number = 1; number <= timeline.stepCount(); ++number) {
        const Step step = timeline.step(number);
        const auto same = [&](const Parents& known) {
            return known.count() == step.parents.count() &&
                   std::equal(known.begin(), known.end(), step.parents.begin(), [](const Parent& a, const Parent& b) {
                       return a.toward == b.toward && a.source == b.source;
                   });
        };
        const auto known = std::find_if(reasons.begin(), reasons.end(), same);
        reasonOfStep.push_back(static_cast<std::size_t>(known - reasons.begin()));
        if (known == reasons.end())
            reasons.push_back(step.parents);
    }
    data["reasons"] = Json::array();
    for (const Parents& parents : reasons) {
        data["reasons"].push_back(reasonOf(parents));
        for (const Parent& parent : parents)
            if (const SourceRow& row = rowOf(parent.source); !row.explanation.empty())
                data["explanations"][std::string(row.name)] = tr(pages.look().language, row.explanation);
    }

    std::string text = inScript(data);
    text.pop_back(); // the columns follow before the closing brace
    appendSteps(text, timeline, reasonOfStep);
    return text + "}";
}

} // namespace lozenge
