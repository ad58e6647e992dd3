#include "survey/survey_picture.hpp"

#include "picture/page.hpp"
#include "picture/text/number_text.hpp"
#include "picture/text/rich_text.hpp"
#include "picture/tr.hpp"
#include "survey/amounts.hpp"
#include "survey/board.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace lozenge {
namespace {

constexpr float nameSize = 15.5F; // 15 pixels of 720

struct Fact {
    std::string name;
    std::string value;
};

/// "4.3 GB".
std::string bytesText(double bytes)
{
    constexpr std::array names{"bytes", "kB", "MB", "GB", "TB", "PB"};
    std::size_t unit = 0;
    for (; bytes >= 1000 && unit + 1 < names.size(); ++unit)
        bytes /= 1000;
    return fixedText(bytes, bytes < 10 && unit > 0 ? 1 : 0) + " " + names[unit];
}

std::string pixelText(double points, const Look& look)
{
    if (points >= 1.5)
        return tr(look, "1 pixel = {0} points", rounded(points));
    return tr(look, points > 0.67 ? "1 point = {0} pixel" : "1 point = {0} pixels", rounded(1 / points));
}

/// How numbers and steepness on the picture are to be read: the longest of what can be said that has room.
std::string heightsText(const SurveyFrame& frame, bool hasNumbers, float room)
{
    const Survey& survey = frame.survey;
    const Look& look = frame.look;
    const double middle = frame.heights.middle, limit = frame.heights.limit;
    const double steeper = limit / survey.sight.width * survey.last() / survey.limit;
    if (middle == 0 || steeper < 1.05)
        return tr(look, "Heights and slopes are those of the whole map.");
    const int decimals = static_cast<int>(std::clamp(1 - std::floor(std::log10(limit)), 1.0, 9.0));
    const std::string heights =
        tr(look, hasNumbers ? "Heights: {0} plus the number {1}" : "Heights: {0} and up to {1} around it",
           fixedText(middle, decimals, Minus::Sans), hasNumbers ? unitText(unitOf(limit)) : amountText(limit));
    const double times = steeper >= 10 ? std::round(steeper) : std::round(steeper * 10) / 10;
    const std::string slopes = ". " + tr(look, "Slopes: {0} times as steep", shortText(times));
    for (const std::string& text :
         {heights + slopes + ", " + tr(look, "drawn as much flatter") + ".", heights + slopes + "."})
        if (textWidth(Font::Sans, text) <= room)
            return text;
    return heights + ".";
}

std::array<Fact, 6> factsOf(const SurveyFrame& frame, const BoardShown& board)
{
    const Survey& survey = frame.survey;
    const int done = levelsDone(survey);
    const Look& look = frame.look;
    const double milliseconds = board.milliseconds.value_or(0);
    const std::string time =
        milliseconds < 0.995 ? fixedText(milliseconds * 1000, 0) + " \u00b5s" : fixedText(milliseconds, 1) + " ms";
    return {{
        {tr(look, "points so far"), grouped(pointsAfter(done))},
        {tr(look, done > 0 ? "newest level" : "given"), grouped(done > 0 ? newPointsOf(done - 1) : 4)},
        {tr(look, "its amplitude"), done > 0 ? amountText(newestAmplitude(survey)) : "\u2013"},
        {tr(look, "in view"), pixelText(survey.sight.width / static_cast<double>(board.pixels), look)},
        board.milliseconds ? Fact{tr(look, "this map was made in"), time}
                           : Fact{tr(look, "seed"), std::to_string(frame.recipe().noise.seed)},
        {tr(look, "all, 4 bytes each"), bytesText(4 * static_cast<double>(pointsAfter(survey.levels)))},
    }};
}

/// As large as there is room for.
void paintFacts(Picture& picture, const SurveyFrame& frame, const BoardShown& board, const SlideLayout& layout)
{
    const bool isTall = layout.shape == SlideLayout::Shape::Tall;
    Box box = isTall ? layout.beside : layout.equation;
    // On wide slides there is room above; on broad ones the board's coordinates stand there.
    const float lower = isTall ? 0 : layout.shape == SlideLayout::Shape::Wide ? -14 * layout.scale : 7 * layout.scale;
    box.y += lower;
    box.height -= std::max(0.0F, lower);
    const int columns = isTall ? 1 : 3;
    const float column = 190 * layout.scale, rows = (isTall ? 276.0F : 96.0F) * layout.scale;
    const float larger =
        std::clamp(std::min(box.width / static_cast<float>(columns) / column, box.height / rows), 1.0F, 1.25F);
    paintSurveyFacts(picture, frame, board, box, larger * layout.scale, columns);
}

void laySlide(Picture& picture, const SurveyFrame& frame)
{
    const SlideLayout layout = slideLayout(picture.width, picture.height);
    const float scale = layout.scale;
    const bool isTall = layout.shape == SlideLayout::Shape::Tall;
    const SurveyPlane plane = surveyPlane(layout.board, frame.survey.sight, scale);
    const bool hasDiscs = paintSurveyBoard(picture, frame, plane, scale);
    const Vec2 title{std::max(layout.title.x, isTall ? 0 : plane.frame().x), layout.title.y};
    paintSurveyTitle(picture, frame, title, layout.right, layout.titleSize, scale);
    paintSurveyRelief(picture, frame, layout.relief, scale);
    paintFacts(picture, frame, {plane.box.width, hasDiscs}, layout);
    paintForHall(picture, surveyWords(frame), layout.narration, scale);
    paintStrip(picture, stripOf(frame), layout.strip, scale);
    paintCommand(picture, frame.command, layout, frame.theme());
}

} // namespace

void paintSurveyTitle(Picture& picture, const SurveyFrame& frame, Vec2 at, float right, float size, float scale)
{
    const std::string title = shortened(headingOf(frame), Font::SansBold, size * scale, right - at.x);
    picture.text(at, title, Font::SansBold, size * scale, frame.theme().ink);
    const float small = 16 * scale, taken = at.x + textWidth(Font::SansBold, title) * size * scale + 24 * scale;
    for (const std::string& facts : factsBeside(frame))
        if (taken + textWidth(Font::Sans, facts) * small < right)
            return picture.text({right, at.y}, facts, Font::Sans, small, frame.theme().muted, Align::Right);
}

void paintSurveyFacts(Picture& picture, const SurveyFrame& frame, const BoardShown& board, const Box& box, float scale,
                      int columns)
{
    const Theme& theme = frame.theme();
    const auto u = [&](float units) { return units * scale; };
    const float column = box.width / static_cast<float>(columns), room = column - u(8);
    const auto fitted = [&](const std::string& text, Font font, float size, float most) {
        return std::min(u(size), most / textWidth(font, text));
    };
    for (int place = 0; const auto& [name, value] : factsOf(frame, board)) {
        const float x = box.x + static_cast<float>(place % columns) * column;
        const float y = box.y + u(9 + 44 * static_cast<float>(place / columns));
        picture.text({x, y}, shortened(name, Font::Sans, u(nameSize), room), Font::Sans, u(nameSize), theme.muted);
        picture.text({x, y + u(20)}, value, Font::SansMedium, fitted(value, Font::SansMedium, 16, room), theme.ink);
        ++place;
    }
    const float below = u(96 + 44 * (6 / static_cast<float>(columns) - 2));
    if (box.height <= below - u(2))
        return;
    const std::string heights = heightsText(frame, board.hasDiscs, box.width / u(nameSize));
    picture.text({box.x, box.y + below}, heights, Font::Sans, fitted(heights, Font::Sans, nameSize, box.width),
                 theme.muted);
}

// Levels are as wide as each other. The way back has many octaves and one thing to see.
Strip stripOf(const SurveyFrame& frame)
{
    const Survey& survey = frame.survey;
    const Look& look = frame.look;
    Strip strip{{}, survey.shown, {}, look.theme};
    for (const int stop : frame.stops)
        strip.stops.push_back(wayTo(survey, stop));
    for (int station = 0; station < survey.levels; ++station)
        strip.bands.push_back({wayTo(survey, station), wayTo(survey, station + 1), 1, tr(look, "level {0}", station)});
    if (const double down = wayTo(survey, survey.levels + 1); survey.zoom) {
        strip.bands.push_back({wayTo(survey, survey.levels), down, 2.5F, tr(look, "to single points")});
        strip.bands.push_back({down, wholeWay(survey), 5, tr(look, "back to the whole map")});
    }
    return strip;
}

Picture surveyPicture(const SurveyFrame& frame, View::Kind view, float width, float height)
{
    Picture picture =
        emptyPage(frame.look, headingOf(frame),
                  surveyCaption(frame.survey, frame.look) + ". " + plainText(surveyWords(frame)), width, height);
    const float scale = pageScale(width, height);
    const Box page{0, 0, width, height};
    switch (view) {
    case View::Kind::Slide: laySlide(picture, frame); break;
    case View::Kind::Board:
        paintSurveyBoard(picture, frame, surveyPlane(boardSquare(page), frame.survey.sight, scale), scale);
        break;
    case View::Kind::Relief: paintSurveyRelief(picture, frame, page, scale); break;
    }
    return picture;
}

} // namespace lozenge
