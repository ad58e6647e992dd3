#include "analysis/family.hpp"

#include "picture/figures/family/lineage_board.hpp"
#include "picture/figures/figure.hpp"
#include "picture/figures/figure_page.hpp"
#include "picture/kit/axis.hpp"
#include "picture/kit/colour_bar.hpp"
#include "picture/kit/flow.hpp"
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

/// "5/12" of a weight that is a simple fraction; nothing of another.
std::string fractionText(double weight)
{
    for (int parts = 2; parts <= 16; ++parts)
        if (const double count = weight * parts; count > 0.5 && std::abs(count - std::round(count)) < 1e-9)
            return count > parts - 0.5 ? "" : shortText(std::round(count)) + "/" + std::to_string(parts);
    return "";
}

/// A height as a sum, as a table: where its columns end, and the base line of the row that comes next.
struct AccountTable : FigurePage {
    static constexpr float size = 20, leastRow = 34, mostRow = 76, leastWidth = 540;

    const Account& account;
    float left, row = 0, number = 0; ///< the height of a row, and the width of a height
    float bars = 0, fraction = 0, weight = 0, height = 0, product = 0, y = 0;

    AccountTable(const FigurePage& page, const Account& shown, const Box& box)
        : FigurePage(page), account(shown), left(box.x), row(std::min(u(mostRow), box.height / rowsOf(page, shown))),
          product(box.right()), y(box.y + 0.6F * row)
    {
        number = std::max(wide("-0.000"), wide(text(account.height)));
        for (const Account::Given& given : account.given)
            number = std::max(number, wide(text(given.height)));
        height = product - number - u(30);
        weight = height - number - u(32);
        fraction = weight - wide("0.000") - u(12);
        bars = left + u(128);
    }

    [[nodiscard]] static bool hasOutside(const FigurePage& page, const Account& account)
    {
        return std::abs(account.fromOutside) > 1e-9 * std::max(1.0, page.frame.range.limit);
    }
    [[nodiscard]] static float rowsOf(const FigurePage& page, const Account& account)
    {
        return static_cast<float>(std::min(givenShown + 1, account.given.size()) + 3 + hasOutside(page, account));
    }
    [[nodiscard]] float wide(const std::string& words) const { return widthOf(words, Font::Mono, size); }
    [[nodiscard]] std::string text(double value) const { return fixedText(value, frame.range.fineDecimals); }

    void cell(float x, const std::string& words, Font font, Colour colour, Align align = Align::Right) const
    {
        write({x, y}, words, font, size, colour, align);
    }

    /// A height that was given, times its weight.
    void paintGiven(const Account::Given& given, float longest)
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
        const Box whole{bars, middle - u(8), longest, u(16)};
        if (longest > u(30)) {
            rectangle(whole, 2, theme().sunken);
            rectangle({whole.x, whole.y, std::max(u(1), static_cast<float>(given.weight) * longest), whole.height}, 2,
                      colour);
        }
        cell(fraction, fractionText(given.weight), Font::Mono, theme().muted);
        cell(weight, fixedText(given.weight, 3), Font::MonoBold, theme().ink);
        cell(height - number - u(8), "\u00d7", Font::Mono, theme().muted);
        cell(height, text(given.height), Font::Mono, theme().ink);
        cell(product - number - u(6), "=", Font::Mono, theme().muted);
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

    void paint()
    {
        float widest = 0;
        for (const Account::Given& given : account.given)
            widest = std::max(widest, wide(fractionText(given.weight)));
        const float longest = fraction - widest - u(14) - bars; // of a bar: a weight of 1
        if (longest > u(30))
            for (const int end : {0, 1})
                mark({bars + static_cast<float>(end) * longest, y}, std::to_string(end), Align::Centre);
        label({weight, y}, tr("weight"), Align::Right);
        label({height, y}, tr("height"), Align::Right);
        label({product, y}, tr("brings"), Align::Right);
        y += row;
        double weights = 0, restWeight = 0, rest = 0;
        for (std::size_t i = 0; i < account.given.size(); ++i) {
            const Account::Given& given = account.given[i];
            weights += given.weight;
            if (i < givenShown) {
                paintGiven(given, longest);
            } else {
                restWeight += given.weight;
                rest += given.weight * given.height;
            }
        }
        if (account.given.size() > givenShown) {
            cell(weight, fixedText(restWeight, 3), Font::MonoBold, theme().ink);
            paintBrought(tr("and {0} more", account.given.size() - givenShown), rest);
        }
        paintBrought(
            tr(account.offsets == 1 ? "one offset, its own" : "{0} offsets, each times its weight", account.offsets),
            account.fromOffsets);
        if (hasOutside(*this, account))
            paintBrought(tr("what stands outside the map"), account.fromOutside);
        line({left, y - 0.66F * row}, {product, y - 0.66F * row}, {theme().ink, 2});
        cell(left, tr("together"), Font::SansBold, theme().ink, Align::Left);
        cell(weight, fixedText(weights, 3), Font::MonoBold, theme().ink);
        cell(product, text(account.height), Font::MonoBold, theme().now);
    }
};

/// What the greys mean.
void paintScaleOfShares(const FigurePage& page, const Box& box)
{
    page.label(page.baseOf({box.x, box.y + page.u(8)}), page.tr("weight"));
    const float words = page.u(20) + page.widthOf(page.tr("weight"));
    const Box bar{box.x + words, box.y, std::min(page.u(340), box.width - words - page.u(20)), page.u(16)};
    paintColours(page, bar, 48, [&](double share) { return colourOfShare(share, page.theme()); });
    for (const float share : {0.0F, 0.25F, 0.5F, 0.75F, 1.0F}) {
        const float x = bar.x + share * bar.width;
        page.line({x, bar.bottom()}, {x, bar.bottom() + page.u(6)}, {page.theme().track, 1.5F});
        page.mark({x, bar.bottom() + page.u(24)}, shortText(share), Align::Centre);
    }
}

/// The row through the point from the side.
void paintRow(const FigurePage& page, const Family& family, const Box& box)
{
    const Theme& theme = page.theme();
    const int size = page.frame.timeline.recipe().size;
    page.head({box.x, box.y}, page.tr("Row {0} from the side", family.point.y));
    const Box plot{box.x + page.u(44), box.y + page.u(45), box.width - page.u(44), box.height - page.u(77)};
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
}

std::string effectOf(const Family& family, int points, const Look& look)
{
    return tr(look, "Lift {0} by 1: {1} of {2} points rise, by {3} in all. The mean of the map rises by {4}.",
              tiedPlace(family.point), family.shares.size(), points, fixedText(family.sum(), 3, Minus::Sans),
              fixedText(family.sum() / points, 3, Minus::Sans));
}

/// Who is in the point.
std::string ancestorsSaid(const Family& family, const Look& look)
{
    const std::size_t others = family.shares.size() - 1;
    return tr(look,
              others == 0 ? "{0} was given before the run."
                          : "The heights of {1} points are in {0}. A line is as wide as what it hands on.",
              tiedPlace(family.point), others);
}

void paintFamilyOnMap(const FigurePage& page, const Family& family, const Box& box, bool isInfluence)
{
    const float rim = page.u(34);
    const BoardGeometry board =
        mapIn({box.x + rim, box.y + rim, box.width - rim, box.height - rim}, page.frame.timeline.last());
    paintPlane(page.picture, page.frame, board, page.scale);
    paintMapNumbers(page, board, family.point);
    (isInfluence ? paintInfluence : paintAncestors)(page, board, family);
}

} // namespace

Picture paintLineage(const Frame& frame, const FigureValues& values, float width, float height)
{
    const Timeline& timeline = frame.timeline;
    const int points = (timeline.last() + 1) * (timeline.last() + 1);
    const Point point = pointOr(values[0], frame);
    const bool isInfluence = values[1].word == "influence";
    const Family family =
        isInfluence ? influence(timeline, frame.moment, point) : ancestry(timeline, frame.moment, point);
    const Account account = accountOf(timeline, frame.moment, point);
    const std::string found = isInfluence ? effectOf(family, points, frame.look) : ancestorsSaid(family, frame.look);
    Picture picture =
        emptyPicture(frame, tr(frame.look, isInfluence ? "What {0} is in" : "What is in {0}", tiedPlace(point)), found,
                     width, height);
    const std::string edge = timeline.recipe().variant->takesEdgeModes
                                 ? ", " + tr(frame.look, "edge {0}", timeline.recipe().edge->name)
                                 : "";
    const FigurePage page = openPage(picture, frame, factsOfRun(frame) + edge);
    const float gap = page.u(24);
    const Part map = pane(1, [&](const Box& box) { paintFamilyOnMap(page, family, box, isInfluence); });
    const Part numbers = isInfluence
                             ? chart({page.u(440), page.u(280)}, [&](const Box& box) { paintRow(page, family, box); })
                             : chart({page.u(AccountTable::leastWidth),
                                      page.u(AccountTable::leastRow) * AccountTable::rowsOf(page, account)},
                                     [&](const Box& box) { AccountTable(page, account, box).paint(); });
    const auto paintNote = [&](const Box& box) { page.paragraph(box, found, page.theme().ink); };
    const Part note = line(page.u(62), paintNote), narrowNote = chart({page.u(230), page.u(146)}, paintNote);
    const Part scale = line(page.u(42), [&](const Box& box) { paintScaleOfShares(page, box); });
    paintFlow(
        roomiest({row(page.u(40), {map, column(gap, {numbers, note, scale})}), column(gap, {map, numbers, note, scale}),
                  column(gap, {row(gap, {map, column(gap, {narrowNote, scale})}), numbers})},
                 page.body),
        page.body);
    return picture;
}

} // namespace lozenge
