#include "export/html/html.hpp"
#include "export/raster/raster.hpp"
#include "export/svg/svg_image.hpp"
#include "export/text/bytes.hpp"
#include "lesson/keys/look_keys.hpp"
#include "picture/figures/figure_page.hpp"
#include "picture/height_colours.hpp"
#include "picture/tr.hpp"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

namespace lozenge {
namespace {

using Json = nlohmann::ordered_json;

std::string inScript(const Json& json)
{
    // Text could end the element that holds it; in JSON a "<" can be spelled otherwise.
    std::string text;
    for (const char c : json.dump(-1, ' ', false, Json::error_handler_t::replace))
        c == '<' ? text += "\\u003c" : text += c;
    return text;
}

/// A picture as the script of a page takes it: a drawing, packed, or an image where that is smaller. Packed, a drawing
/// is a fifth of its text, and of the pixels of many triangles.
Json drawingOf(const Picture& picture)
{
    const std::string drawing = base64(compressed(svgInTenths(picture), Packing::Small));
    const std::string image = base64(pngOf(picture));
    if (drawing.size() <= image.size())
        return {{"drawing", drawing}, {"alt", picture.description}};
    return {{"image", "data:image/png;base64," + image}, {"alt", picture.description}};
}

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
    for (const FoundStop& found : pages.stops) {
        Json stop{{"at", found.moment}, {"say", found.stop->say}};
        if (!found.stop->title.empty())
            stop["title"] = found.stop->title;
        // What a lesson shows beside its own run is not about another.
        if (!found.stop->show.figure->isDrawnByPages && pages.options.overrides.empty())
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
    return {{"view", views[static_cast<std::size_t>(pages.options.view)].name},
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
    Json data{
        {"title", pages.lesson.title}, {"summary", pages.lesson.summary}, {"recipe", recipeLine(recipe, pages.look())}};
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

double numberRounded(float number)
{
    return std::round(static_cast<double>(number) * 1e4) / 1e4;
}

/// The palettes with the heights they lie over, water and light, and the axis of heights.
void addHeightColours(Json& data, const Look& look, const Timeline& timeline)
{
    const HeightRange range = heightRange(timeline);
    const int last = timeline.last();
    // None by itself: half made they cannot be destroyed.
    auto& scales = data["palettes"] = Json::object();
    const auto add = [&](const Palette& palette, const ReliefStyle& style) {
        auto& marks = scales[std::string(palette.name)] = Json::array();
        for (const Palette::Mark& mark : palette.marks)
            marks.push_back({numberRounded(mark.at), nameOf(mark.colour)});
        Look laid = look;
        laid.style = &style;
        laid.palette = &palette;
        const HeightColours colours = coloursOf(laid, range, last);
        data["ranges"][std::string(palette.name)] = {colours.low, colours.middle, colours.high};
    };
    for (const Palette& palette : palettes)
        add(palette, reliefStyles.front());
    if (look.style->kind == ReliefStyle::Kind::Bands)
        add(bandsPalette, *look.style);
    const Light from = lightOn(timeline.recipe(), look);
    data["light"] = {{"west", from.west},     {"north", from.north},
                     {"above", from.above},   {"everywhere", from.everywhere},
                     {"direct", from.direct}, {"spoiltFaces", from.spoiltFaces}};
    data["water"] = {
        {"colour", nameOf(waterColour)}, {"shallow", numberRounded(shallowWater)}, {"deep", numberRounded(deepWater)}};
    if (const auto level = waterLevel(look, last))
        data["water"]["level"] = *level;
    const Interval axis = axisOf(look, range, last);
    data["axis"] = {axis.low, axis.high};
    data["rise"] = heightOfAxis(look, axis, last);
}

} // namespace

std::string runData(const LessonPages& pages, const CoursePlace* place)
{
    const Timeline& timeline = pages.timeline();
    Json data = recipeOf(pages);
    data["look"] = lookOf(pages);
    addHeightColours(data, pages.look(), timeline);
    const std::string name = std::filesystem::path(pages.options.lessonArgument).stem().string();
    data["command"] = pages.command("export", {"--format", "html", "--out", name + ".html"});
    if (place)
        data["course"] = {{"index", place->index}, {"next", place->next}, {"nextTitle", place->nextTitle}};
    data["chapters"] = chaptersOf(timeline);
    data["stops"] = stopsOf(pages);
    data["start"] = startOf(timeline);
    for (const ChangedHeight& change : timeline.changesAtEnd())
        data["atEnd"].push_back({change.cell, change.before, change.after});

    // Where not all moments were asked for, the page goes through those that were.
    const std::vector<int>& moments = pages.moments;
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
    return text + stepColumns(timeline, reasonOfStep) + "}";
}

std::string pictureData(const Page& frame)
{
    Json entry = drawingOf(frame.picture);
    entry["station"] = frame.number;
    entry["name"] = frame.name;
    entry["stop"] = frame.isStop;
    entry["says"] = frame.name + ". " + frame.narration;
    return inScript(entry);
}

std::string wordsData(const Language* language, std::string_view script)
{
    Json words = Json::object();
    if (language)
        for (const auto& [phrase, said] : language->phrases)
            if (script.find('"' + phrase + '"') != std::string_view::npos)
                words[phrase] = said;
    return inScript(words);
}

} // namespace lozenge
