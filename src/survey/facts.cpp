#include "survey/facts.hpp"

#include "picture/text/number_text.hpp"
#include "picture/text/rich_text.hpp"
#include "picture/tr.hpp"
#include "survey/amounts.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace lozenge {
namespace {

constexpr float nameSize = 15.5F; // 15 pixels of 720

struct Fact {
    std::string name;
    std::string value;
    std::string shortName = name; ///< where there is no room
};

std::string timeText(double milliseconds)
{
    return milliseconds < 0.995 ? fixedText(milliseconds * 1000, 0) + " \u00b5s" : fixedText(milliseconds, 1) + " ms";
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
    return {{
        {tr(look, "points so far"), grouped(pointsAfter(done))},
        {tr(look, done > 0 ? "of them from the newest level" : "of them given"),
         grouped(done > 0 ? newPointsOf(done - 1) : 4), tr(look, done > 0 ? "newest level" : "given")},
        {tr(look, "amplitude of the newest level"), done > 0 ? amountText(newestAmplitude(survey)) : "\u2013",
         tr(look, "its amplitude")},
        {tr(look, "in view"), pixelText(survey.sight.width / static_cast<double>(board.pixels), look)},
        board.milliseconds ? Fact{tr(look, "this map was made in"), timeText(*board.milliseconds)}
                           : Fact{tr(look, "seed"), std::to_string(frame.recipe().noise.seed)},
        {tr(look, "all points as 4-byte numbers"), bytesText(bytesOfWhole(survey)), tr(look, "all, 4 bytes each")},
    }};
}

} // namespace

void paintSurveyFacts(Picture& picture, const SurveyFrame& frame, const BoardShown& board, const Box& box, float scale,
                      int columns)
{
    const Theme& theme = frame.theme();
    const auto u = [&](float units) { return units * scale; };
    const auto paintFitting = [&](Vec2 at, const std::string& text, Font font, float size, float most, Colour colour) {
        picture.text(at, text, font, std::min(u(size), most / textWidth(font, text)), colour);
    };
    const float column = box.width / static_cast<float>(columns);
    const float room = column - u(8);
    int place = 0;
    for (const Fact& fact : factsOf(frame, board)) {
        const float x = box.x + static_cast<float>(place % columns) * column;
        const bool hasRoom = textWidth(Font::Sans, fact.name) * u(nameSize) <= room;
        const float y = box.y + u(9 + 44 * static_cast<float>(place / columns));
        picture.text({x, y}, shortened(hasRoom ? fact.name : fact.shortName, Font::Sans, u(nameSize), room), Font::Sans,
                     u(nameSize), theme.muted);
        paintFitting({x, y + u(20)}, fact.value, Font::SansMedium, 16, room, theme.ink);
        ++place;
    }
    const float below = u(96 + 44 * (6 / static_cast<float>(columns) - 2));
    if (box.height > below - u(2))
        paintFitting({box.x, box.y + below}, heightsText(frame, board.hasDiscs, box.width / u(nameSize)), Font::Sans,
                     nameSize, box.width, theme.muted);
}

} // namespace lozenge
