#include "analysis/family.hpp"

#include "picture/figures/family/lineage_board.hpp"
#include "picture/figures/figure.hpp"
#include "picture/figures/figure_page.hpp"
#include "picture/kit/axis.hpp"
#include "picture/kit/colour_bar.hpp"
#include "picture/participants.hpp"
#include "picture/text/number_text.hpp"
#include "picture/text/rich_text.hpp"
#include "picture/tr.hpp"
#include "picture/words.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>

// Whose heights are in a point, and in which points its own height is. Shares go from 0 to 1, in a grey that no height
// has, so that they are not taken for heights.

namespace lozenge {
namespace {

constexpr std::size_t givenShown = 6;
constexpr float leastRow = 34;

/// The sum as a table: where its columns end, and the base line of the row that comes next.
struct AccountTable : FigurePage {
    static constexpr float size = 20;

    float left = 0, row = 0, number = 0; ///< the height of a row, and the width of a height
    float bars = 0, weight = 0, height = 0, product = 0, y = 0;

    void cell(float x, const std::string& words, Font font, Colour colour, Align align = Align::Right) const
    {
        write({x, y}, words, font, size, colour, align);
    }
    [[nodiscard]] std::string text(double value) const { return fixedText(value, frame.range.fineDecimals); }

    void paintHeads()
    {
        label({weight, y}, tr("weight"), Align::Right);
        label({height, y}, tr("height"), Align::Right);
        label({product, y}, tr("brings"), Align::Right);
        y += row;
    }

    /// A height that was given, times its weight.
    void paintGiven(const Account::Given& given, double heaviest)
    {
        const float middle = y - middleOfCapitals * u(size);
        const auto corner = cornerOf(given.at, frame.timeline.last());
        const Colour colour = corner ? theme().parents[*corner] : theme().ink;
        if (corner)
            paintChip(picture, {left + u(13), middle}, u(12), std::string(1, static_cast<char>('a' + *corner)), colour,
                      theme(), 0);
        else
            rectangle({left + u(7), middle - u(6), u(12), u(12)}, 0, colour);
        label({left + u(34), y}, tiedPlace(given.at));
        const float longest = weight - widthOf("0.000", Font::Mono, size) - u(16) - bars;
        if (longest > u(30)) {
            const float length = static_cast<float>(given.weight / heaviest) * longest;
            rectangle({bars, middle - u(6), std::max(u(1), length), u(12)}, 2, colour);
        }
        cell(weight, fixedText(given.weight, 3), Font::MonoBold, theme().ink);
        cell(height - number - u(6), "\u00d7", Font::Mono, theme().muted);
        cell(height, text(given.height), Font::Mono, theme().ink);
        cell(product - number - u(8), "=", Font::Mono, theme().muted);
        cell(product, text(given.weight * given.height), Font::Mono, theme().ink);
        y += row;
    }

    /// What else is in the height.
    void paintBrought(const std::string& words, double brings)
    {
        label({left, y}, words);
        cell(product, text(brings), Font::Mono, theme().ink);
        y += row;
    }

    void paintTogether(double weights, double sum)
    {
        line({left, y - row + u(14)}, {product, y - row + u(14)}, {theme().ink, 2});
        y += u(6);
        cell(left, tr("together"), Font::SansBold, theme().ink, Align::Left);
        cell(weight, fixedText(weights, 3), Font::MonoBold, theme().ink);
        cell(product, text(sum), Font::MonoBold, theme().now);
    }
};

AccountTable tableFor(const FigurePage& page, const Account& account, const Box& box)
{
    const auto wide = [&](const std::string& text) { return page.widthOf(text, Font::Mono, AccountTable::size); };
    const auto rows = static_cast<float>(std::min(givenShown, account.given.size()) + 4);
    AccountTable table{page};
    table.left = box.x;
    table.row = std::clamp((box.height - page.u(180)) / rows, page.u(leastRow), page.u(52));
    table.number = std::max(wide("-0.000"), wide(table.text(account.height)));
    for (const Account::Given& given : account.given)
        table.number = std::max(table.number, wide(table.text(given.height)));
    table.product = box.right();
    table.height = table.product - table.number - page.u(34);
    table.weight = table.height - table.number - page.u(30);
    table.bars = box.x + page.u(138);
    table.y = box.y + page.u(15);
    return table;
}

/// The least height of the table, in units.
float leastHeight(const Account& account)
{
    return 24 + leastRow * static_cast<float>(std::min(givenShown + 1, account.given.size()) + 3);
}

/// The height as a sum: what was given, each times its weight, and the offsets. Returns where it ends.
float paintAccount(const FigurePage& page, const Account& account, const Box& box)
{
    AccountTable table = tableFor(page, account, box);
    table.paintHeads();
    double heaviest = 0, weights = 0, restWeight = 0, rest = 0;
    for (const Account::Given& given : account.given)
        heaviest = std::max(heaviest, given.weight);
    for (std::size_t i = 0; i < account.given.size(); ++i) {
        const Account::Given& given = account.given[i];
        weights += given.weight;
        if (i < givenShown) {
            table.paintGiven(given, heaviest);
        } else {
            restWeight += given.weight;
            rest += given.weight * given.height;
        }
    }
    if (account.given.size() > givenShown) {
        table.cell(table.weight, fixedText(restWeight, 3), Font::MonoBold, page.theme().ink);
        table.paintBrought(page.tr("and {0} more", account.given.size() - givenShown), rest);
    }
    table.paintBrought(
        page.tr(account.offsets == 1 ? "one offset, its own" : "{0} offsets, each times its weight", account.offsets),
        account.fromOffsets);
    if (std::abs(account.fromOutside) > 1e-9 * std::max(1.0, page.frame.range.limit))
        table.paintBrought(page.tr("what stands outside the map"), account.fromOutside);
    table.paintTogether(weights, account.height);
    return table.y + page.u(36);
}

/// Who is in the point. Returns where it ends.
float paintAncestorsNote(const FigurePage& page, const Family& family, const Box& box)
{
    const std::size_t others = family.shares.size() - 1;
    return page.paragraph(box,
                          page.tr(others == 0
                                      ? "{0} was given before the run."
                                      : "The heights of {1} points are in {0}. A line is as wide as what it hands on.",
                                  tiedPlace(family.point), others),
                          page.theme().ink);
}

/// What the greys mean: its name stands before it, or above where there is little room.
void paintScaleOfShares(const FigurePage& page, const Box& box, bool isNamedAbove)
{
    const float baseline = page.baseOf({box.x, box.y + page.u(8)}).y;
    page.label({box.x, isNamedAbove ? box.y - page.u(10) : baseline}, page.tr("weight"));
    const float words = isNamedAbove ? page.u(8) : page.u(78); // half of "0" stands before the first grey
    const Box bar{box.x + words, box.y, std::min(page.u(340), box.width - words - page.u(20)), page.u(16)};
    paintColours(page, bar, 48, [&](double share) { return colourOfShare(share, page.theme()); });
    for (const float share : {0.0F, 0.25F, 0.5F, 0.75F, 1.0F}) {
        const float x = bar.x + share * bar.width;
        page.line({x, bar.bottom()}, {x, bar.bottom() + page.u(6)}, {page.theme().track, 1.5F});
        page.mark({x, bar.bottom() + page.u(24)}, shortText(share), Align::Centre);
    }
}

/// The row through the point from the side. Returns where it ends.
float paintRow(const FigurePage& page, const Family& family, const Box& box)
{
    const Theme& theme = page.theme();
    const int size = page.frame.timeline.recipe().size;
    page.head({box.x, box.y - page.u(19)}, page.tr("Row {0} from the side", family.point.y));
    const Box plot{box.x + page.u(44), box.y + page.u(26), box.width - page.u(44), box.height - page.u(56)};
    for (const float share : {0.0F, 0.5F, 1.0F})
        paintMarkedLine(page, plot, plot.bottom() - share * plot.height, shortText(share),
                        {share == 0 ? theme.track : theme.line, 1.4F}, 8);
    const float column = plot.width / static_cast<float>(size), gap = column > page.u(8) ? page.u(1.5F) : 0;
    for (int x = 0; x < size; ++x) {
        const double share = family.shareOf({x, family.point.y});
        const float high = static_cast<float>(share) * plot.height, left = plot.x + column * static_cast<float>(x);
        const bool isPoint = x == family.point.x;
        if (high > 0)
            page.rectangle({left + gap, plot.bottom() - high, column - 2 * gap, high}, 0,
                           isPoint ? theme.now : colourOfShare(std::max(0.2, share), theme));
    }
    for (int x = 0, every = NumbersAlong(size, column, page.u(44)).every; x < size; x += every)
        page.mark({plot.x + column * (static_cast<float>(x) + 0.5F), plot.bottom() + page.u(24)}, std::to_string(x),
                  Align::Centre);
    return box.bottom();
}

std::string effectOf(const Family& family, int points, const Look& look)
{
    return tr(look, "Lift {0} by 1: {1} of {2} points rise, by {3} in all. The mean of the map rises by {4}.",
              tiedPlace(family.point), family.shares.size(), points, fixedText(family.sum(), 3, Minus::Sans),
              fixedText(family.sum() / points, 3, Minus::Sans));
}

/// Where the map stands, and the rest beside it or below.
struct LineageLayout {
    Box square, beside;
    bool hasAside = false; ///< what is said of the sum stands beside the map of a tall page, which has no room below
};

LineageLayout layoutOf(const FigurePage& page, const Account& account, bool isInfluence)
{
    const Box& body = page.body;
    const float rim = page.u(34), above = isInfluence ? 0 : page.u(34);
    // On a tall page the sum stands below the map.
    const float belowMap = page.u(56), sum = page.u(leastHeight(account)), note = page.u(134);
    const float row = page.u(isInfluence ? 340 : 0);
    const float stacked = std::min({body.width - rim, 0.56F * body.height, body.height - belowMap - row});
    LineageLayout layout;
    layout.hasAside = page.isTall && !isInfluence && above + stacked + belowMap + sum + note > body.height;
    const float side = layout.hasAside ? std::min(body.width - rim - page.u(250), body.height - above - belowMap - sum)
                       : page.isTall   ? stacked
                                       : std::min(body.height - rim - above, 0.52F * body.width);
    layout.square = {body.x + rim, body.y + above, side, side};
    const Box& square = layout.square;
    layout.beside = page.isTall ? below(body, square.bottom() + belowMap)
                                : Box{square.right() + page.u(56), body.y, body.right() - square.right() - page.u(56),
                                      square.bottom() - body.y};
    return layout;
}

void paintFamilyOnMap(const FigurePage& page, const Family& family, const Box& square, bool isInfluence)
{
    const BoardGeometry board = mapIn(square, page.frame.timeline.last());
    paintPlane(page.picture, page.frame, board, page.scale);
    paintMapNumbers(page, board, family.point, [&](int x) {
        const float at = board.at({x, 0}).x; // where the weights of the corners do not stand
        return isInfluence || (at > square.x + page.u(84) && at < square.right() - page.u(84));
    });
    (isInfluence ? paintInfluence : paintAncestors)(page, board, family);
}

} // namespace

Picture paintLineage(const Frame& frame, const FigureValues& values, float width, float height)
{
    const Timeline& timeline = frame.timeline;
    const int last = timeline.last(), points = (last + 1) * (last + 1);
    const Point point = pointOr(values[0], frame);
    const bool isInfluence = values[1].word == "influence";
    const Family family =
        isInfluence ? influence(timeline, frame.moment, point) : ancestry(timeline, frame.moment, point);
    const Account account = accountOf(timeline, frame.moment, point);
    const std::string found =
        isInfluence ? effectOf(family, points, frame.look)
                    : tr(frame.look, "{0} points are in {1}.", family.shares.size() - 1, tiedPlace(point));
    Picture picture =
        emptyPicture(frame, tr(frame.look, isInfluence ? "What {0} is in" : "What is in {0}", tiedPlace(point)), found,
                     width, height);
    const std::string edge = timeline.recipe().variant->takesEdgeModes
                                 ? ", " + tr(frame.look, "edge {0}", timeline.recipe().edge->name)
                                 : "";
    const FigurePage page = openPage(picture, frame, factsOfRun(frame) + edge);
    const auto [square, beside, hasAside] = layoutOf(page, account, isInfluence);
    paintFamilyOnMap(page, family, square, isInfluence);

    float y = 0;
    if (isInfluence) {
        const Box said{beside.x, beside.y, beside.width, page.u(120)};
        y = page.paragraph(said, found, page.theme().ink, 20, 29) + page.u(34);
        y = paintRow(page, family,
                     {beside.x, y, beside.width, std::min(page.u(420), beside.bottom() - y - page.u(84))});
    } else {
        y = paintAccount(page, account, beside);
        if (hasAside) {
            const float left = square.right() + page.u(30), wide = page.body.right() - left;
            paintAncestorsNote(page, family, {left, square.y, wide, square.height - page.u(90)});
            paintScaleOfShares(page, {left, square.bottom() - page.u(48), wide, page.u(16)}, true);
            return picture;
        }
        y = paintAncestorsNote(page, family, {beside.x, y, beside.width, page.u(60)});
    }
    y = std::max(y + page.u(16), page.isTall ? 0 : beside.bottom() - page.u(26));
    paintScaleOfShares(page, {beside.x, y, beside.width, page.u(16)}, false);
    return picture;
}

} // namespace lozenge
