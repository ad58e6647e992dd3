#include "app/survey_view.hpp"

#include "picture/number_text.hpp"

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

/// A number that may be very small, with three digits that count.
std::string amountText(double amount)
{
    if (amount == 0 || std::abs(amount) >= 1e-3)
        return shortText(amount);
    const int power = static_cast<int>(std::floor(std::log10(std::abs(amount))));
    constexpr std::array digits{"\u2070", "\u00b9", "\u00b2", "\u00b3", "\u2074",
                                "\u2075", "\u2076", "\u2077", "\u2078", "\u2079"};
    std::string raised;
    for (const char c : std::to_string(-power))
        raised += digits[static_cast<std::size_t>(c - '0')];
    return fixedText(amount * std::pow(10, -power), 2, Minus::Sans) + " \u00d7 10\u207b" + raised;
}

std::string pixelText(double points)
{
    if (points >= 1.5)
        return "1 pixel = " + grouped(static_cast<std::uint64_t>(std::llround(points))) + " points";
    return "1 point = " + grouped(static_cast<std::uint64_t>(std::llround(1 / points))) +
           (points > 0.67 ? " pixel" : " pixels");
}

} // namespace

void showSurveyFacts(const Desk& desk, const Session& session, const SurveyScene& scene, const SurveyBoard& board,
                     const SurveyPlane& plane, const Box& box)
{
    const Survey& survey = *session.survey;
    const int done = levelsDone(survey);
    const auto levels = levelsOf(survey.recipe);
    const double steeper = scene.frame.range.limit / survey.sight.width * survey.last() / survey.limit;
    const std::array<Fact, 6> facts{{
        {"points so far", grouped(pointsAfter(done))},
        {done > 0 ? "new with this level" : "given", grouped(done > 0 ? newPointsOf(done - 1) : 4)},
        {"amplitude of this level", done > 0 ? amountText(levels[static_cast<std::size_t>(done - 1)].amplitude) : "\u2013"},
        {"in view", pixelText(survey.sight.width / plane.box.width)},
        {"this map was made in", timeText(board.milliseconds())},
        {"memory for all points", bytesText(bytesOfWhole(survey))},
    }};
    constexpr std::size_t columns = 3;
    const float column = box.width / columns;
    for (std::size_t i = 0; i < facts.size(); ++i) {
        const float x = box.x + static_cast<float>(i % columns) * column;
        const float y = box.y + desk.u(i < columns ? 16 : 66);
        desk.text({x, y}, facts[i].name, Font::Sans, 13, desk.theme.muted);
        desk.text({x, y + desk.u(22)}, facts[i].value, Font::SansMedium, 16, desk.theme.ink);
    }
    if (steeper > 1.05) {
        const std::string flat = "slopes here are " + shortText(steeper >= 10 ? std::round(steeper) : std::round(steeper * 10) / 10) +
                                 " times those of the whole map; heights are drawn that much flatter";
        desk.text({box.x, box.y + desk.u(110)}, flat, Font::Sans, 13, desk.theme.muted);
    }
}

} // namespace lozenge
