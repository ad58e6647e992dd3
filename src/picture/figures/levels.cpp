#include "picture/figures/levels.hpp"

#include "analysis/measures.hpp"

#include "core/slips.hpp"
#include "picture/figures/figure.hpp"
#include "picture/figures/figure_page.hpp"
#include "picture/kit/axis.hpp"
#include "picture/text/number_text.hpp"
#include "picture/text/rich_text.hpp"
#include "picture/tr.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

// The offsets of each level on a log scale: the amplitude that is asked for, and the spread that was found.

namespace lozenge {
namespace {

using Spreads = std::vector<LevelSpread>;

void paintAsked(const FigurePage& page, Vec2 at, Colour colour)
{
    page.circle(at, 7, page.theme().surface, {colour, 3});
}

void paintFound(const FigurePage& page, const Box& box, Colour colour)
{
    page.picture.rectangle(box, std::min(page.u(4), box.height / 2), colour);
}

void paintChart(const FigurePage& page, const Spreads& spreads, int now, const Box& box)
{
    const Theme& theme = page.theme();
    const LogScale scale =
        logScale(spreads, {box.x + page.u(66), box.y + page.u(10), box.width - page.u(66), box.height - page.u(46)});
    for (const LogScale::Line& line : scale.lines())
        if (line.isDecade)
            paintMarkedLine(page, scale.box, line.y, line.number, {theme.line, 1.2F});
        else
            page.line({scale.box.x, line.y}, {scale.box.x + page.u(6), line.y}, {theme.edge, 1});
    const float column = scale.box.width / static_cast<float>(spreads.size());
    const float bar = std::min(column * 0.5F, page.u(64));
    const auto colour = [&](const LevelSpread& spread, Colour other) {
        return spread.level.index == now ? theme.now : other;
    };
    std::vector<Vec2> asked;
    std::vector<Colour> colours;
    const float baseline = scale.box.bottom() + page.u(28);
    page.label({box.x, baseline}, page.tr("level"));
    for (const LevelSpread& spread : spreads) {
        const float x = scale.box.x + column * (static_cast<float>(spread.level.index) + 0.5F);
        if (spread.deviation > 0) {
            const float top = std::min(scale.y(spread.deviation), scale.box.bottom() - 1);
            paintFound(page, {x - bar / 2, top, bar, scale.box.bottom() - top}, colour(spread, theme.track));
        }
        if (spread.level.amplitude > 0) {
            asked.push_back({x, scale.y(spread.level.amplitude)});
            colours.push_back(colour(spread, theme.ink));
        }
        page.number({x, baseline}, std::to_string(spread.level.index), colour(spread, theme.muted), Align::Centre);
    }
    page.line({scale.box.x, scale.box.bottom()}, {scale.box.right(), scale.box.bottom()}, {theme.track, 1.5F});
    if (asked.size() > 1)
        page.line(asked, {theme.ink, 2});
    for (std::size_t i = 0; i < asked.size(); ++i)
        paintAsked(page, asked[i], colours[i]);
}

/// The same in numbers. Returns where it ends.
float paintNumbers(const FigurePage& page, const Spreads& spreads, int now, const Box& box)
{
    const Theme& theme = page.theme();
    std::array<float, 4> ends{0.12F, 0.42F, 0.7F, 1};
    for (float& end : ends)
        end = box.x + end * box.width;
    const float row = std::min(page.u(36), box.height / static_cast<float>(spreads.size() + 1));
    float baseline = box.y + page.u(labelSize);
    const auto cells = [&](const std::array<std::string, 4>& texts, Font font, Colour colour) {
        paintCells(page, ends, baseline, texts, font, labelSize, colour);
        baseline += row;
    };
    cells({page.tr("level"), page.tr("asked"), page.tr("found"), page.tr("offsets")}, Font::Sans, theme.muted);
    const int decimals = page.frame.range.fineDecimals;
    for (const LevelSpread& spread : spreads) {
        const bool isNow = spread.level.index == now;
        cells({std::to_string(spread.level.index), fixedText(spread.level.amplitude, decimals),
               spread.count > 1 ? fixedText(spread.deviation, decimals) : "\u2013", std::to_string(spread.count)},
              isNow ? Font::MonoBold : Font::Mono, theme.tone(isNow, spread.count > 0, theme.muted));
    }
    return baseline - page.u(labelSize);
}

} // namespace

Picture paintLevels(const Frame& frame, const FigureValues& /*values*/, float width, float height)
{
    const Spreads spreads = spreadOfLevels(frame.timeline, frame.moment.number);
    const int now = frame.moment.step ? frame.moment.step->level : -1;
    const std::string expected = expectedSpread(offsetLawOf(frame.timeline.recipe()), frame.look);
    Picture picture = emptyPicture(frame, tr(frame.look, "The offsets of the levels"), expected, width, height);
    const FigurePage page = openPage(picture, frame, stepSaid(frame) + ", " + factsOfRun(frame));
    const Theme& theme = page.theme();
    const Box& body = page.body;

    const auto asked = [&](Vec2 at) { paintAsked(page, at, theme.ink); };
    const auto found = [&](Vec2 at) {
        paintFound(page, {at.x - page.u(8), at.y - page.u(9), page.u(16), page.u(18)}, theme.track);
    };
    paintKey(page,
             {{page.tr("amplitude asked"), 20, asked},
              {page.tr("spread found"), 18, found},
              {page.tr("log scale"), 0, [](Vec2) {}}},
             {body.x, body.y, body.width, page.u(34)});
    const float top = body.y + page.u(46);
    const float right = page.isTall ? body.right() : body.right() - page.u(440);
    const float bottom = page.isTall ? body.y + 0.5F * body.height : body.bottom();
    paintChart(page, spreads, now, {body.x, top, right - body.x, bottom - top});

    const float words = page.u(page.isTall ? 90 : 116);
    const Box beside =
        page.isTall ? below(body, bottom, page.u(34)) : Box{right + page.u(50), top, page.u(390), body.bottom() - top};
    const float end = paintNumbers(page, spreads, now, {beside.x, beside.y, beside.width, beside.height - words});
    page.paragraph({beside.x, end + page.u(4), beside.width, words}, expected, theme.muted, labelSize, 25);
    return picture;
}

float LogScale::y(double value) const
{
    const double share = (std::log10(value) - lowest) / decades();
    return box.bottom() - static_cast<float>(std::clamp(share, 0.0, 1.0)) * box.height;
}

std::vector<LogScale::Line> LogScale::lines() const
{
    const int apart = (decades() + 5) / 6;
    std::vector<Line> all;
    for (int decade = lowest; decade <= highest; ++decade) {
        const double value = std::pow(10.0, decade);
        const std::string number = std::abs(decade) <= 3 ? shortText(value) : "1e" + std::to_string(decade);
        all.push_back({y(value), true, (highest - decade) % apart == 0 ? number : ""});
        for (int part = 2; decade < highest && decades() <= 3 && part < 10; ++part)
            all.push_back({y(part * value), false});
    }
    return all;
}

LogScale logScale(const std::vector<LevelSpread>& spreads, const Box& box)
{
    constexpr double most = 8; // decades: below them lies rounding
    double least = std::numeric_limits<double>::infinity(), greatest = 0;
    const auto take = [&](double value) {
        if (value <= 0)
            return;
        least = std::min(least, value);
        greatest = std::max(greatest, value);
    };
    for (const LevelSpread& spread : spreads) {
        take(spread.level.amplitude);
        take(spread.deviation);
    }
    if (greatest == 0)
        return {.box = box};
    const double top = std::ceil(std::log10(greatest) - 1e-9);
    const double bottom = std::max(top - most, std::floor(std::log10(least) - 0.2));
    return {static_cast<int>(std::min(bottom, top - 1)), static_cast<int>(top), box};
}

std::string expectedSpread(const OffsetLaw& law, const Look& look)
{
    if (!std::isfinite(law.greatest - law.least))
        return tr(look, "The spread is the standard deviation of the offsets drawn so far. With the gaussian law it "
                        "comes near the amplitude.");
    const double share = (law.greatest - law.least) / std::sqrt(12.0);
    return tr(look,
              "The spread is the standard deviation of the offsets drawn so far. With the {0} law it comes near {1} "
              "of the amplitude.",
              law.name, fixedText(share, 2, Minus::Sans));
}

} // namespace lozenge
