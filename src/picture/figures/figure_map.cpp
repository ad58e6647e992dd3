#include "picture/figures/figure_map.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace lozenge {

BoardGeometry mapIn(const Box& square, int last, float inset)
{
    const float cell = (square.width - 2 * inset) / (static_cast<float>(last) + 1.04F);
    return {.box = square, .cell = cell, .ghost = 0, .margin = inset + 0.52F * cell, .last = last};
}

void paintMapNumbers(const FigurePage& page, const BoardGeometry& board, std::optional<Point> now,
                     const std::function<bool(int x)>& isFree)
{
    int every = 1;
    while (static_cast<float>(every) * board.cell < page.u(board.last >= 100 ? 44 : 32) && every < board.last)
        every *= 2;
    const auto paint = [&](int i, int present, Vec2 at, Align align) {
        const float away = static_cast<float>(std::abs(i - present)) * board.cell;
        if (i != present && (i % every != 0 || (present >= 0 && away < page.u(30))))
            return;
        page.mark(page.baseOf(at), std::to_string(i), align, i == present);
    };
    const Box& box = board.box;
    for (int i = 0; i <= board.last; ++i) {
        if (isFree(i))
            paint(i, now ? now->x : -1, {board.at({i, 0}).x, box.bottom() + page.u(18)}, Align::Centre);
        paint(i, now ? now->y : -1, {box.x - page.u(10), board.at({0, i}).y}, Align::Right);
    }
}

std::shared_ptr<const Pixels> pixelsOf(int width, const std::vector<Colour>& colours)
{
    auto pixels = std::make_shared<Pixels>(Pixels{width, static_cast<int>(colours.size()) / width, {}});
    pixels->rgba.reserve(4 * colours.size());
    for (const Colour& colour : colours)
        for (const float part : {colour.r, colour.g, colour.b, colour.a})
            pixels->rgba.push_back(static_cast<std::uint8_t>(std::lround(part * 255)));
    return pixels;
}

void paintImage(const FigurePage& page, const Box& box, int width, const std::vector<Colour>& colours, bool smooth)
{
    page.picture.image(box, pixelsOf(width, colours), smooth);
    page.picture.rectangle(box, 0, none, {page.theme().edge, page.scale});
}

} // namespace lozenge
