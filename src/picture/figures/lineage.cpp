#include "core/slips.hpp"
#include "picture/figures/family.hpp"
#include "picture/figures/figure.hpp"
#include "picture/figures/figure_map.hpp"
#include "picture/figures/figure_page.hpp"
#include "picture/figures/lineage_board.hpp"
#include "picture/participants.hpp"
#include "picture/said.hpp"
#include "picture/text/number_text.hpp"
#include "picture/text/rich_text.hpp"

#include <algorithm>
#include <cmath>
#include <string>

// Whose heights are in a point, and in which points its own height is. Shares go from 0 to 1, in a grey that no height
// has, so that they are not taken for heights.

namespace lozenge {
namespace {

constexpr std::size_t givenShown = 6;
constexpr float leastRow = 34;

/// The least height of the sum, in units.
float heightOf(const Account& account)
{
    return 24 + leastRow * static_cast<float>(std::min(givenShown + 1, account.given.size()) + 3);
}

/// The height as a sum. Returns where it ends.
float paintAccount(const FigurePage& page, const Account& account, const Box& box)
{
    const Theme& theme = page.theme();
    const int decimals = page.frame.range.fineDecimals;
    constexpr float size = 20;
    constexpr std::size_t shown = givenShown;
    const auto rows = static_cast<float>(std::min(shown, account.given.size()) + 4);
    const float row = std::clamp((box.height - page.u(180)) / rows, page.u(leastRow), page.u(52));
    const auto wide = [&](const std::string& text) { return textWidth(Font::Mono, text) * page.u(size); };
    float number = wide("-0.000");
    for (const Account::Given& given : account.given)
        number = std::max(number, wide(fixedText(given.height, decimals)));
    number = std::max(number, wide(fixedText(account.height, decimals)));
    const float product = box.right(), height = product - number - page.u(34), weight = height - number - page.u(30);
    const float bars = box.x + page.u(138), most = weight - wide("0.000") - page.u(16) - bars;
    float y = box.y + page.u(15);
    const auto text = [&](float x, const std::string& words, Font font, Colour colour, Align align) {
        page.picture.text({x, y}, words, font, page.u(size), colour, align);
    };
    page.label({weight, y}, said(page.frame.look, "weight"), Align::Right);
    page.label({height, y}, said(page.frame.look, "height"), Align::Right);
    page.label({product, y}, said(page.frame.look, "brings"), Align::Right);
    y += row;
    double heaviest = 0;
    for (const Account::Given& given : account.given)
        heaviest = std::max(heaviest, given.weight);
    double weights = 0, restWeight = 0, rest = 0;
    for (std::size_t i = 0; i < account.given.size(); ++i) {
        const auto& [at, share, given] = account.given[i];
        weights += share;
        if (i >= shown) {
            restWeight += share;
            rest += share * given;
            continue;
        }
        const float middle = y - middleOfCapitals * page.u(size);
        const auto corner = cornerOf(at, page.frame.timeline.last());
        if (corner)
            paintChip(page.picture, {box.x + page.u(13), middle}, page.u(12),
                      std::string(1, static_cast<char>('a' + *corner)),
                      theme.parents[static_cast<std::size_t>(*corner)], theme, 0);
        else
            page.picture.rectangle({box.x + page.u(7), middle - page.u(6), page.u(12), page.u(12)}, 0, theme.ink);
        page.label({box.x + page.u(34), y}, placeName(at));
        if (most > page.u(30))
            page.picture.rectangle({bars, middle - page.u(6),
                                    std::max(page.u(1), static_cast<float>(share / heaviest) * most), page.u(12)},
                                   page.u(2), corner ? theme.parents[static_cast<std::size_t>(*corner)] : theme.ink);
        text(weight, fixedText(share, 3), Font::MonoBold, theme.ink, Align::Right);
        text(height - number - page.u(6), "\u00d7", Font::Mono, theme.muted, Align::Right);
        text(height, fixedText(given, decimals), Font::Mono, theme.ink, Align::Right);
        text(product - number - page.u(8), "=", Font::Mono, theme.muted, Align::Right);
        text(product, fixedText(share * given, decimals), Font::Mono, theme.ink, Align::Right);
        y += row;
    }
    const auto line = [&](const std::string& words, double brings) {
        page.label({box.x, y}, words);
        text(product, fixedText(brings, decimals), Font::Mono, theme.ink, Align::Right);
        y += row;
    };
    if (account.given.size() > shown) {
        text(weight, fixedText(restWeight, 3), Font::MonoBold, theme.ink, Align::Right);
        line(said(page.frame.look, "and {0} more", account.given.size() - shown), rest);
    }
    line(said(page.frame.look, account.offsets == 1 ? "one offset, its own" : "{0} offsets, each times its weight",
              account.offsets),
         account.fromOffsets);
    if (std::abs(account.fromOutside) > 1e-9 * std::max(1.0, page.frame.range.limit))
        line(said(page.frame.look, "what stands outside the map"), account.fromOutside);
    page.picture.line({box.x, y - row + page.u(14)}, {box.right(), y - row + page.u(14)}, {theme.ink, page.u(2)});
    y += page.u(6);
    text(box.x, said(page.frame.look, "together"), Font::SansBold, theme.ink, Align::Left);
    text(weight, fixedText(weights, 3), Font::MonoBold, theme.ink, Align::Right);
    text(product, fixedText(account.height, decimals), Font::MonoBold, theme.now, Align::Right);
    return y + page.u(36);
}

/// Who is in the point. Returns where it ends.
float paintAncestorsNote(const FigurePage& page, const Family& family, const Box& box)
{
    const auto others = static_cast<int>(family.shares.size()) - 1;
    return paintText(
        page.picture,
        {{said(page.frame.look,
               others == 0 ? "{0} was given before the run."
                           : "The heights of {1} points are in {0}. A line is as wide as what it hands on.",
               placeName(family.point), others),
          Font::Sans, page.theme().ink}},
        box, page.u(19), page.u(27));
}

/// What the greys mean: its name stands before it, or above where there is little room.
void paintScaleOfShares(const FigurePage& page, const Box& box, bool isNamedAbove)
{
    const float baseline = box.y + page.u(8) + middleOfCapitals * page.u(labelSize);
    page.label({box.x, isNamedAbove ? box.y - page.u(10) : baseline}, said(page.frame.look, "weight"));
    const float words = isNamedAbove ? page.u(8) : page.u(78); // half of "0" stands before the first grey
    paintScale(page, {box.x + words, box.y, std::min(page.u(340), box.width - words - page.u(20)), page.u(16)},
               [&](float share) { return colourOfShare(share, page.theme()); },
               {{0, "0"}, {0.25F, "0.25"}, {0.5F, "0.5"}, {0.75F, "0.75"}, {1, "1"}});
}

/// The row through the point from the side. Returns where it ends.
float paintRow(const FigurePage& page, const Family& family, const Box& box)
{
    const Theme& theme = page.theme();
    const int size = page.frame.timeline.recipe().size;
    page.picture.text({box.x, box.y}, said(page.frame.look, "Row {0} from the side", family.point.y), Font::SansBold,
                      page.u(19), theme.ink);
    const Box plot{box.x + page.u(44), box.y + page.u(26), box.width - page.u(44), box.height - page.u(56)};
    for (const float share : {0.0F, 0.5F, 1.0F}) {
        const float y = plot.bottom() - share * plot.height;
        page.picture.line({plot.x, y}, {plot.right(), y}, {share == 0 ? theme.track : theme.line, page.u(1.4F)});
        page.picture.text({plot.x - page.u(8), y + middleOfCapitals * page.u(labelSize)},
                          share == 0   ? "0"
                          : share == 1 ? "1"
                                       : "0.5",
                          Font::Mono, page.u(labelSize), theme.muted, Align::Right);
    }
    const float column = plot.width / static_cast<float>(size), gap = column > page.u(8) ? page.u(1.5F) : 0;
    for (int x = 0; x < size; ++x) {
        const double share = family.shareOf({x, family.point.y});
        const float high = static_cast<float>(share) * plot.height, left = plot.x + column * static_cast<float>(x);
        const bool isPoint = x == family.point.x;
        if (high > 0)
            page.picture.rectangle({left + gap, plot.bottom() - high, column - 2 * gap, high}, 0,
                                   isPoint ? theme.now : colourOfShare(std::max(0.2, share), theme));
    }
    int every = 1;
    while (static_cast<float>(every) * column < page.u(44) && every < size)
        every *= 2;
    for (int x = 0; x < size; x += every)
        page.picture.text({plot.x + column * (static_cast<float>(x) + 0.5F), plot.bottom() + page.u(24)},
                          std::to_string(x), Font::Mono, page.u(labelSize), theme.muted, Align::Centre);
    return box.bottom();
}

std::string effectOf(const Family& family, int points, const Look& look)
{
    return said(look, "Lift {0} by 1: {1} of {2} points rise, by {3} in all. The mean of the map rises by {4}.",
                placeName(family.point), family.shares.size(), points, fixedText(family.sum(), 3, Minus::Sans),
                fixedText(family.sum() / points, 3, Minus::Sans));
}

} // namespace

Picture paintLineage(const Frame& frame, const FigureValues& values, float width, float height)
{
    const Timeline& timeline = frame.timeline;
    const int last = timeline.last();
    const Point point = values[0].point ? *values[0].point
                        : frame.step()  ? frame.step()->at
                                        : Point{last / 2, last / 2};
    const bool isInfluence = values[1].word == "influence";
    const Family family =
        isInfluence ? influence(timeline, frame.moment, point) : ancestry(timeline, frame.moment, point);
    const int points = (last + 1) * (last + 1);
    const Account account = accountOf(timeline, frame.moment, point);
    Picture picture = emptyPicture(
        frame, said(frame.look, isInfluence ? "What {0} is in" : "What is in {0}", placeName(point)),
        isInfluence ? effectOf(family, points, frame.look)
                    : said(frame.look, "{0} points are in {1}.", family.shares.size() - 1, placeName(point)),
        width, height);
    const FigurePage page =
        openPage(picture, frame,
                 factsOfRun(frame) + (timeline.recipe().variant->takesEdgeModes
                                          ? ", " + said(frame.look, "edge {0}", timeline.recipe().edge->name)
                                          : ""));
    const Theme& theme = page.theme();
    const Box& body = page.body;
    const float rim = page.u(34), above = isInfluence ? 0 : page.u(34);
    // On a tall page the sum stands below the map. Where it leaves no room for what is said of it, that stands beside.
    const float below = page.u(56), sum = page.u(heightOf(account)), note = page.u(134);
    const float row = page.u(isInfluence ? 340 : 0);
    const float stacked = std::min({body.width - rim, 0.56F * body.height, body.height - below - row});
    const bool hasAside = page.isTall && !isInfluence && above + stacked + below + sum + note > body.height;
    const float side = hasAside      ? std::min(body.width - rim - page.u(250), body.height - above - below - sum)
                       : page.isTall ? stacked
                                     : std::min(body.height - rim - above, 0.52F * body.width);
    const Box square{body.x + rim, body.y + above, side, side};
    const BoardGeometry board = mapIn(square, last);
    paintPlane(picture, frame, board, page.scale);
    paintMapNumbers(page, board, point, [&](int x) {
        const float at = board.at({x, 0}).x; // where the weights of the corners do not stand
        return isInfluence || (at > square.x + page.u(84) && at < square.right() - page.u(84));
    });
    (isInfluence ? paintInfluence : paintAncestors)(page, board, family);

    const float top = square.bottom() + below;
    const Box beside = page.isTall ? Box{body.x, top, body.width, body.bottom() - top}
                                   : Box{square.right() + page.u(56), body.y,
                                         body.right() - square.right() - page.u(56), square.bottom() - body.y};
    float y = 0;
    if (isInfluence) {
        y = paintText(picture, {{effectOf(family, points, frame.look), Font::Sans, theme.ink}},
                      {beside.x, beside.y, beside.width, page.u(120)}, page.u(20), page.u(29)) +
            page.u(34);
        y = paintRow(page, family,
                     {beside.x, y, beside.width, std::min(page.u(420), beside.bottom() - y - page.u(84))});
    } else {
        y = paintAccount(page, account, beside);
        if (hasAside) {
            const float left = square.right() + page.u(30);
            paintAncestorsNote(page, family, {left, square.y, body.right() - left, square.height - page.u(90)});
            paintScaleOfShares(page, {left, square.bottom() - page.u(48), body.right() - left, page.u(16)}, true);
            return picture;
        }
        y = paintAncestorsNote(page, family, {beside.x, y, beside.width, page.u(60)});
    }
    y = std::max(y + page.u(16), page.isTall ? 0 : beside.bottom() - page.u(26));
    paintScaleOfShares(page, {beside.x, y, beside.width, page.u(16)}, false);
    return picture;
}

} // namespace lozenge
