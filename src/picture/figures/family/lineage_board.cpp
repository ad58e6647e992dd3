#include "picture/figures/family/lineage_board.hpp"

#include "picture/board/board_marks.hpp"
#include "picture/figures/figure_page.hpp"
#include "picture/kit/marks.hpp"
#include "picture/palette.hpp"
#include "picture/text/number_text.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>
#include <vector>

namespace lozenge {
namespace {

constexpr double leastFlow = 0.002; ///< below it a line would only cover others

/// ".25": shares are below 1.
std::string shareText(double share)
{
    return share >= 0.995 ? "1" : share < 0.005 ? "<.01" : fixedText(share, 2).substr(1);
}

/// From a parent to its child. What would run through other points goes round them.
void paintFlow(const FigurePage& page, const BoardGeometry& board, const Flow& flow)
{
    const Theme& theme = page.theme();
    const float most = std::max(page.u(16), std::min(0.5F * board.cell, page.u(30))); // on large maps as well
    const float width = std::max(page.u(1.2F), static_cast<float>(flow.share) * most);
    const float strength = std::clamp(0.28F + static_cast<float>(flow.share), 0.28F, 0.6F);
    const Colour colour = mix(theme.surface, mix(theme.ink, rgb(0x3A5A8C), 0.5F), strength);
    const int dx = flow.to.x - flow.from.x, dy = flow.to.y - flow.from.y;
    const Vec2 from = board.at(flow.from), to = board.at(flow.to);
    if (flow.isAround()) { // out over one side and in over the other
        const Vec2 out = unit(board.at(flow.seenAt) - to) * (0.64F * board.cell);
        for (const auto& [end, way] : {std::pair{to, out}, std::pair{from, out * -1}})
            page.picture.line(end, end + way, {colour, std::max(width, page.u(2)), page.u(5), page.u(4)});
        return;
    }
    std::vector<Vec2> line{from, to};
    if (std::gcd(dx, dy) > 1) {
        const Vec2 side = Vec2{from.y - to.y, to.x - from.x} * 0.26F, middle = (from + to) * 0.5F;
        const Vec2 inward = board.box.centre() - middle; // lines along the border stay on the board
        const float turn = side.x * inward.x + side.y * inward.y < -0.01F * board.cell * board.cell ? -1 : 1;
        const Vec2 pull = middle + side * turn;
        constexpr int parts = 14;
        line.clear();
        for (int i = 0; i <= parts; ++i) {
            const float t = static_cast<float>(i) / parts, s = 1 - t;
            line.push_back(from * (s * s) + pull * (2 * s * t) + to * (t * t));
        }
    }
    page.picture.line(line, {theme.surface, width + page.u(2.4F)});
    page.picture.line(line, {colour, width});
}

} // namespace

Colour colourOfShare(double share, const Theme& theme)
{
    const Colour full = mix(theme.ink, rgb(0x3A5A8C), 0.28F);
    return mix(theme.surface, full, 0.92F * static_cast<float>(std::pow(share, 0.75)));
}

std::optional<std::size_t> cornerOf(Point at, int last)
{
    const auto corners = cornerPoints(last);
    const auto found = std::find(corners.begin(), corners.end(), at);
    return found == corners.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - corners.begin()));
}

void paintAncestors(const FigurePage& page, const BoardGeometry& board, const Family& family)
{
    const Theme& theme = page.theme();
    const float disc = std::min(0.4F * board.cell, page.u(27));
    for (int y = 0; y <= board.last && board.cell >= page.u(imageCell); ++y)
        for (int x = 0; x <= board.last; ++x)
            if (family.shareOf({x, y}) == 0)
                page.picture.circle(board.at({x, y}), std::min(0.09F * board.cell, page.u(4)), theme.surface,
                                    {theme.edge, page.u(1.4F)});
    for (const Flow& flow : family.flows)
        if (flow.share >= leastFlow)
            paintFlow(page, board, flow);
    for (const auto& [place, share] : family.shares) {
        const Point point{place.second, place.first};
        const Vec2 at = board.at(point);
        const Colour fill = colourOfShare(share, theme);
        const bool isPoint = point == family.point;
        const auto corner = cornerOf(point, board.last);
        const float radius = std::max(disc, page.u(isPoint || corner ? 6 : 2.5F));
        page.picture.circle(at, radius, fill, {theme.track, page.u(1.4F)});
        if (corner && !isPoint)
            page.picture.circle(at, radius, none, {theme.parents[*corner], page.u(4)});
        if (isPoint) {
            page.picture.circle(at, radius + page.u(1), none, {theme.surface, page.u(2)});
            page.picture.circle(at, radius + page.u(3.5F), none, {theme.now, page.u(4)});
        }
        const std::string text =
            corner && !isPoint ? std::string(1, static_cast<char>('a' + *corner)) : shareText(share);
        const float size = std::min(sizeInside(text, radius), page.u(20));
        if (size >= page.u(labelSize - 0.3F))
            writeAbout(page.picture, at, text, corner && !isPoint ? Font::SansBold : Font::MonoMedium, size,
                       inkOn(fill));
    }
}

/// Each point a cell in the grey of its share.
void paintInfluence(const FigurePage& page, const BoardGeometry& board, const Family& family)
{
    const Theme& theme = page.theme();
    if (board.cell < page.u(imageCell)) {
        std::vector<Colour> colours;
        for (int y = 0; y <= board.last; ++y)
            for (int x = 0; x <= board.last; ++x)
                colours.push_back(colourOfShare(family.shareOf({x, y}), theme));
        const float half = board.cell / 2;
        const Vec2 first = board.at({0, 0}) - Vec2{half, half};
        const float side = board.cell * static_cast<float>(board.last + 1);
        page.picture.image({first.x, first.y, side, side}, pixelsOf(board.last + 1, colours), false);
    } else {
        const float gap = board.cell > page.u(14) ? page.u(1) : 0;
        const float half = board.cell / 2 - gap, size = std::min(0.36F * board.cell, page.u(20));
        for (int y = 0; y <= board.last; ++y)
            for (int x = 0; x <= board.last; ++x) {
                const double share = family.shareOf({x, y});
                const Vec2 at = board.at({x, y});
                const Colour fill = colourOfShare(share, theme);
                page.picture.rectangle(boxAround(at, half), std::min(page.u(3), half), fill);
                if (size >= page.u(labelSize - 0.3F))
                    writeAbout(page.picture, at, share == 0 ? "0" : shareText(share), Font::MonoMedium, size,
                               inkOn(fill));
            }
    }
    const float half = std::max(board.cell / 2, page.u(6));
    page.rectangle(boxAround(board.at(family.point), half), 4, none, {theme.surface, 7});
    page.rectangle(boxAround(board.at(family.point), half), 4, none, {theme.now, 4});
}

} // namespace lozenge
