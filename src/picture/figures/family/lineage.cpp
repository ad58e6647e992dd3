#include "picture/figures/family/account_table.hpp"
#include "picture/figures/family/lineage_board.hpp"
#include "picture/figures/figure.hpp"
#include "picture/figures/figure_map.hpp"
#include "picture/participants.hpp"
#include "picture/text/number_text.hpp"
#include "picture/text/rich_text.hpp"
#include "picture/tr.hpp"
#include "picture/words.hpp"

#include <algorithm>
#include <cmath>
#include <string>

// Whose heights are in a point, and in which points its own height is. Shares go from 0 to 1, in a grey that no height
// has, so that they are not taken for heights.

namespace lozenge {
namespace {

/// Who is in the point. Returns where it ends.
float paintAncestorsNote(const FigurePage& page, const Family& family, const Box& box)
{
    const auto others = static_cast<int>(family.shares.size()) - 1;
    return paintText(page.picture,
                     {{tr(page.frame.look,
                          others == 0 ? "{0} was given before the run."
                                      : "The heights of {1} points are in {0}. A line is as wide as what it hands on.",
                          tiedPlace(family.point), others),
                       Font::Sans, page.theme().ink}},
                     box, page.u(19), page.u(27));
}

/// What the greys mean: its name stands before it, or above where there is little room.
void paintScaleOfShares(const FigurePage& page, const Box& box, bool isNamedAbove)
{
    const float baseline = page.baseOf({box.x, box.y + page.u(8)}).y;
    page.label({box.x, isNamedAbove ? box.y - page.u(10) : baseline}, tr(page.frame.look, "weight"));
    const float words = isNamedAbove ? page.u(8) : page.u(78); // half of "0" stands before the first grey
    const Box bar{box.x + words, box.y, std::min(page.u(340), box.width - words - page.u(20)), page.u(16)};
    paintColours(page, bar, 48, [&](double share) { return colourOfShare(share, page.theme()); });
    for (const float share : {0.0F, 0.25F, 0.5F, 0.75F, 1.0F}) {
        const float x = bar.x + share * bar.width;
        page.picture.line({x, bar.bottom()}, {x, bar.bottom() + page.u(6)}, {page.theme().track, page.u(1.5F)});
        page.mark({x, bar.bottom() + page.u(24)}, shortText(share), Align::Centre);
    }
}

/// The row through the point from the side. Returns where it ends.
float paintRow(const FigurePage& page, const Family& family, const Box& box)
{
    const Theme& theme = page.theme();
    const int size = page.frame.timeline.recipe().size;
    page.picture.text({box.x, box.y}, tr(page.frame.look, "Row {0} from the side", family.point.y), Font::SansBold,
                      page.u(19), theme.ink);
    const Box plot{box.x + page.u(44), box.y + page.u(26), box.width - page.u(44), box.height - page.u(56)};
    for (const float share : {0.0F, 0.5F, 1.0F}) {
        const float y = plot.bottom() - share * plot.height;
        page.picture.line({plot.x, y}, {plot.right(), y}, {share == 0 ? theme.track : theme.line, page.u(1.4F)});
        page.mark(page.baseOf({plot.x - page.u(8), y}), shortText(share), Align::Right);
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
    const float below = page.u(56), sum = page.u(leastHeight(account)), note = page.u(134);
    const float row = page.u(isInfluence ? 340 : 0);
    const float stacked = std::min({body.width - rim, 0.56F * body.height, body.height - below - row});
    LineageLayout layout;
    layout.hasAside = page.isTall && !isInfluence && above + stacked + below + sum + note > body.height;
    const float side = layout.hasAside ? std::min(body.width - rim - page.u(250), body.height - above - below - sum)
                       : page.isTall   ? stacked
                                       : std::min(body.height - rim - above, 0.52F * body.width);
    const Box square{body.x + rim, body.y + above, side, side};
    const float top = square.bottom() + below;
    layout.square = square;
    layout.beside = page.isTall ? Box{body.x, top, body.width, body.bottom() - top}
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

/// What a point is in. Returns where it ends.
float paintEffect(const FigurePage& page, const Family& family, const std::string& effect, const Box& beside)
{
    const float y = paintText(page.picture, {{effect, Font::Sans, page.theme().ink}},
                              {beside.x, beside.y, beside.width, page.u(120)}, page.u(20), page.u(29)) +
                    page.u(34);
    return paintRow(page, family, {beside.x, y, beside.width, std::min(page.u(420), beside.bottom() - y - page.u(84))});
}

void paintAside(const FigurePage& page, const Family& family, const Box& square)
{
    const float left = square.right() + page.u(30), right = page.body.right();
    paintAncestorsNote(page, family, {left, square.y, right - left, square.height - page.u(90)});
    paintScaleOfShares(page, {left, square.bottom() - page.u(48), right - left, page.u(16)}, true);
}

} // namespace

Picture paintLineage(const Frame& frame, const FigureValues& values, float width, float height)
{
    const Timeline& timeline = frame.timeline;
    const int last = timeline.last(), points = (last + 1) * (last + 1);
    const Point point = values[0].point ? *values[0].point
                        : frame.step()  ? frame.step()->at
                                        : Point{last / 2, last / 2};
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

    float y = isInfluence ? paintEffect(page, family, found, beside) : paintAccount(page, account, beside);
    if (hasAside) {
        paintAside(page, family, square);
        return picture;
    }
    if (!isInfluence)
        y = paintAncestorsNote(page, family, {beside.x, y, beside.width, page.u(60)});
    y = std::max(y + page.u(16), page.isTall ? 0 : beside.bottom() - page.u(26));
    paintScaleOfShares(page, {beside.x, y, beside.width, page.u(16)}, false);
    return picture;
}

} // namespace lozenge
