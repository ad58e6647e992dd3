#include "picture/figures/figure_map.hpp"

#include <algorithm>
#include <cmath>

namespace lozenge {

BoardGeometry mapIn(const Box& square, int last)
{
    const float cell = square.width / (static_cast<float>(last) + 1.04F);
    return {.box = square, .cell = cell, .ghost = 0, .margin = 0.52F * cell, .last = last};
}

void paintMapNumbers(const FigurePage& page, const BoardGeometry& board, std::optional<Point> now,
                     const std::function<bool(int x)>& isFree)
{
    int every = 1;
    while (static_cast<float>(every) * board.cell < page.u(board.last >= 100 ? 44 : 32) && every < board.last)
        every *= 2;
    const float lift = middleOfCapitals * page.u(labelSize);
    const auto paint = [&](int i, int present, Vec2 at, Align align) {
        const float away = static_cast<float>(std::abs(i - present)) * board.cell;
        if (i != present && (i % every != 0 || (present >= 0 && away < page.u(30))))
            return;
        page.picture.text({at.x, at.y + lift}, std::to_string(i), i == present ? Font::MonoBold : Font::Mono,
                          page.u(labelSize), i == present ? page.theme().now : page.theme().muted, align);
    };
    const Box& box = board.box;
    for (int i = 0; i <= board.last; ++i) {
        if (isFree(i))
            paint(i, now ? now->x : -1, {board.at({i, 0}).x, box.bottom() + page.u(18)}, Align::Centre);
        paint(i, now ? now->y : -1, {box.x - page.u(10), board.at({0, i}).y}, Align::Right);
    }
}

std::string placeName(Point at)
{
    return "(" + std::to_string(at.x) + ",\u00a0" + std::to_string(at.y) + ")";
}

void paintScale(const FigurePage& page, const Box& box, const std::function<Colour(float share)>& colour,
                const std::vector<ScaleMark>& marks)
{
    constexpr int bands = 48;
    const float band = box.width / bands;
    for (int i = 0; i < bands; ++i)
        page.picture.rectangle(
            {box.x + band * static_cast<float>(i), box.y, band + (i + 1 < bands ? 0.6F : 0), box.height}, 0,
            colour((static_cast<float>(i) + 0.5F) / bands));
    page.picture.rectangle(box, 0, none, {page.theme().edge, page.scale});
    for (const ScaleMark& mark : marks) {
        const float x = box.x + mark.share * box.width;
        page.picture.line({x, box.bottom()}, {x, box.bottom() + page.u(6)}, {page.theme().track, page.u(1.5F)});
        page.picture.text({x, box.bottom() + page.u(24)}, mark.text, Font::Mono, page.u(labelSize), page.theme().muted,
                          Align::Centre);
    }
}

} // namespace lozenge
