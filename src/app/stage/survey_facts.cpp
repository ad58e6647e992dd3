#include "app/stage/survey_view.hpp"
#include "picture/text/number_text.hpp"
#include "picture/text/rich_text.hpp"

#include <array>
#include <cmath>

namespace lozenge {
namespace {

struct Fact {
    const char* name;
    std::string value;
};

std::string bytesText(double bytes)
{
    constexpr std::array names{"bytes", "kB", "MB", "GB", "TB", "PB"};
    std::size_t unit = 0;
    for (; bytes >= 1000 && unit + 1 < names.size(); ++unit)
        bytes /= 1000;
    return fixedText(bytes, bytes < 10 && unit > 0 ? 1 : 0) + " " + names[unit];
}

std::string timeText(double milliseconds)
{
    return milliseconds < 0.995 ? fixedText(milliseconds * 1000, 0) + " \u00b5s" : fixedText(milliseconds, 1) + " ms";
}

std::string pixelText(double points)
{
    if (points >= 1.5)
        return "1 pixel = " + grouped(static_cast<std::uint64_t>(std::llround(points))) + " points";
    return "1 point = " + grouped(static_cast<std::uint64_t>(std::llround(1 / points))) +
           (points > 0.67 ? " pixel" : " pixels");
}

/// How numbers and steepness on the picture are to be read: the longest of what can be said that has room.
std::string heightsText(const SurveyScene& scene, double steeper, bool hasNumbers, float room)
{
    if (scene.middle == 0 || steeper < 1.05)
        return "Heights and slopes are those of the whole map.";
    const double limit = scene.frame.range.limit;
    const int decimals = static_cast<int>(std::clamp(1 - std::floor(std::log10(limit)), 1.0, 9.0));
    const std::string heights =
        "Heights: " + fixedText(scene.middle, decimals, Minus::Sans) +
        (hasNumbers ? " plus the number " + unitText(unitOf(limit)) : " and up to " + amountText(limit) + " around it");
    const double times = steeper >= 10 ? std::round(steeper) : std::round(steeper * 10) / 10;
    const std::string slopes = ". Slopes: " + shortText(times) + " times those of the whole map";
    for (const std::string& text : {heights + slopes + ", drawn as much flatter.", heights + slopes + "."})
        if (textWidth(Font::Sans, text) <= room)
            return text;
    return heights + ".";
}

} // namespace

int unitOf(double limit)
{
    return static_cast<int>(std::floor(std::log10(limit))) - 1;
}

std::string amountText(double amount)
{
    if (amount == 0 || std::abs(amount) >= 1e-3)
        return shortText(amount);
    const int power = static_cast<int>(std::floor(std::log10(std::abs(amount))));
    return fixedText(amount * std::pow(10, -power), 2, Minus::Sans) + " " + unitText(power);
}

void showSurveyFacts(const Desk& desk, const Session& session, const SurveyScene& scene, const SurveyBoard& board,
                     const SurveyPlane& plane, const Box& box)
{
    const Survey& survey = *session.survey;
    const int done = levelsDone(survey);
    const auto levels = levelsOf(survey.recipe);
    const double steeper = scene.frame.range.limit / survey.sight.width * survey.last() / survey.limit;
    const std::array<Fact, 6> facts{{
        {"points so far", grouped(pointsAfter(done))},
        {done > 0 ? "of them from the newest level" : "of them given", grouped(done > 0 ? newPointsOf(done - 1) : 4)},
        {"amplitude of the newest level",
         done > 0 ? amountText(levels[static_cast<std::size_t>(done - 1)].amplitude) : "\u2013"},
        {"in view", pixelText(survey.sight.width / plane.box.width)},
        {"this map was made in", timeText(board.milliseconds())},
        {"all points as 4-byte numbers", bytesText(bytesOfWhole(survey))},
    }};
    constexpr std::size_t columns = 3;
    const float column = box.width / columns;
    for (std::size_t i = 0; i < facts.size(); ++i) {
        const float x = box.x + static_cast<float>(i % columns) * column;
        const float y = box.y + desk.u(i < columns ? 9 : 53);
        const float room = column - desk.u(8);
        desk.text({x, y}, shortened(facts[i].name, Font::Sans, desk.u(13), room), Font::Sans, 13, desk.theme.muted);
        desk.text({x, y + desk.u(20)}, shortened(facts[i].value, Font::SansMedium, desk.u(16), room), Font::SansMedium,
                  16, desk.theme.ink);
    }
    if (box.height > desk.u(100))
        desk.text({box.x, box.y + desk.u(96)}, heightsText(scene, steeper, board.hasDiscs(), box.width / desk.u(13)),
                  Font::Sans, 13, desk.theme.muted);
}

} // namespace lozenge
