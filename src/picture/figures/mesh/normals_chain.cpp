#include "picture/figures/mesh/normals_chain.hpp"

#include "picture/board/board_lines.hpp"
#include "picture/board/board_marks.hpp"
#include "picture/participants.hpp"
#include "picture/text/number_text.hpp"
#include "picture/tr.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

namespace lozenge {
namespace {

/// The normals of the faces tip to tail, as they are seen from one side.
struct Chain {
    const FigurePage& page;
    const NormalStage& stage;
    bool fromEast = false;
    std::vector<int> order = {}; ///< sorted they bend to one side of their sum
    Box plot = {};
    float scale = 1;
    float left = 0;   ///< where the leftmost tip is,
    double least = 0; ///< and how far that lies from the foot of the chain

    [[nodiscard]] const Vector3& normal(int i) const { return stage.vertex.faces[static_cast<std::size_t>(i)].normal; }
    [[nodiscard]] double across(const Vector3& v) const { return fromEast ? -v.z : v.x; }
    [[nodiscard]] Vec2 at(double right, double up) const
    {
        return {left + scale * static_cast<float>(right - least), plot.bottom() - scale * static_cast<float>(up)};
    }
    [[nodiscard]] Vec2 at(const Vector3& v) const { return at(across(v), v.y); }
    /// Labels stand away from the sum.
    [[nodiscard]] float labelSide() const { return across(stage.vertex.sum) >= 0 ? -1.0F : 1.0F; }
};

std::vector<int> orderOf(const Chain& chain)
{
    std::vector<int> order;
    for (int i = 0; i < static_cast<int>(chain.stage.vertex.faces.size()); ++i)
        order.push_back(i);
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
        const double first = chain.across(chain.normal(a)), second = chain.across(chain.normal(b));
        return chain.across(chain.stage.vertex.sum) >= 0 ? first < second : first > second;
    });
    return order;
}

void fitInto(Chain& chain, const Box& plot)
{
    double most = 0, reach = 0, high = 0;
    for (const int i : chain.order) {
        reach += chain.across(chain.normal(i));
        high += chain.normal(i).y;
        chain.least = std::min(chain.least, reach);
        most = std::max(most, reach);
    }
    const double wide = most - chain.least;
    chain.plot = plot;
    chain.scale =
        std::min(plot.height / static_cast<float>(high), plot.width / static_cast<float>(std::max(wide, 1e-9)));
    chain.left = plot.x + (plot.width - chain.scale * static_cast<float>(wide)) / 2;
}

/// What is seen, from where, and on which ground it stands.
void paintSurroundings(const Chain& chain, const Box& box)
{
    const FigurePage& page = chain.page;
    const Look& look = page.frame.look;
    page.head({box.x, box.y}, tr(look, "Tip to tail"));
    page.label({box.x, box.y + page.u(45)}, tr(look, chain.fromEast ? "seen from the east" : "seen from the south"));
    const float ground = chain.plot.bottom();
    page.picture.line({box.x, ground}, {box.right(), ground}, {page.theme().track, page.u(1.5F)});
    page.label({box.x, ground + page.u(26)}, tr(look, chain.fromEast ? "south" : "west"));
    page.label({box.right(), ground + page.u(26)}, tr(look, chain.fromEast ? "north" : "east"), Align::Right);
}

void paintNormalsOfFaces(const Chain& chain)
{
    const FigurePage& page = chain.page;
    const Theme& theme = page.theme();
    double right = 0, up = 0;
    for (const int i : chain.order) {
        if (i >= chain.stage.faces)
            continue;
        const Vec2 from = chain.at(right, up);
        right += chain.across(chain.normal(i));
        up += chain.normal(i).y;
        const Vec2 to = chain.at(right, up);
        const Colour colour = chain.stage.colourOf(i, theme);
        paintArrow(page.picture, from, to, colour, page.u(3), page.u(12), theme.page, 0, false);
        const Vec2 along = unit(to - from);
        paintFaceNumber(page, (from + to) * 0.5F + Vec2{along.y, -along.x} * (-chain.labelSide() * page.u(24)), i + 1,
                        colour);
    }
}

void paintUnit(const Chain& chain)
{
    const FigurePage& page = chain.page;
    const Theme& theme = page.theme();
    const Vec2 tip = chain.at(chain.stage.vertex.unit());
    paintArrow(page.picture, chain.at(0, 0), tip, theme.now, page.u(7), page.u(20), theme.page, page.u(1.5F), false);
    paintChip(page.picture, tip + Vec2{-chain.labelSide() * page.u(28), page.u(6)}, page.u(15), "n", theme.now, theme,
              page.u(2));
}

void nameSum(const Chain& chain, const Vector3& sum)
{
    const FigurePage& page = chain.page;
    const Vec2 middle = chain.at(chain.across(sum) * 0.6, sum.y * 0.6);
    const float side = chain.labelSide();
    page.picture.text({middle.x - side * page.u(18), middle.y + page.u(12)}, tr(page.frame.look, "sum"), Font::SansBold,
                      page.u(18), page.theme().now, side < 0 ? Align::Left : Align::Right);
}

} // namespace

void paintNormalsChain(const FigurePage& page, const NormalStage& stage, const Box& box)
{
    const Vector3 all = stage.vertex.sum, sum = stage.sum();
    Chain chain{.page = page, .stage = stage, .fromEast = std::abs(all.z) >= std::abs(all.x)};
    chain.order = orderOf(chain);
    fitInto(chain, {box.x + page.u(34), box.y + page.u(70), box.width - page.u(68), box.height - page.u(110)});
    paintSurroundings(chain, box);
    if (stage.faces > 0)
        paintArrow(page.picture, chain.at(0, 0), chain.at(sum), page.theme().now, page.u(3), page.u(14),
                   page.theme().page, page.u(1), false);
    paintNormalsOfFaces(chain);
    if (stage.hasUnit)
        paintUnit(chain);
    if (stage.faces > 1)
        nameSum(chain, sum);
}

} // namespace lozenge
