#include "export/raster/polygons.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace lozenge {

void widen(std::vector<Vec2>& wide, std::span<const Vec2> corners, float by)
{
    const std::size_t count = corners.size();
    float area = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const Vec2 a = corners[i], b = corners[(i + 1) % count];
        area += a.x * b.y - a.y * b.x;
    }
    const auto outward = [&](Vec2 from, Vec2 to) -> Vec2 {
        const Vec2 along = to - from;
        const float length = std::hypot(along.x, along.y) * (area < 0 ? -1.0F : 1.0F);
        return length == 0 ? Vec2{} : Vec2{along.y / length, -along.x / length};
    };
    wide.assign(corners.begin(), corners.end());
    for (std::size_t i = 0; i < count; ++i) {
        const Vec2 before = outward(corners[(i + count - 1) % count], corners[i]);
        const Vec2 after = outward(corners[i], corners[(i + 1) % count]);
        const Vec2 sum = before + after;
        constexpr float bluntest = 0.5F; // of the squared length of the sum, which is 4 on a straight line
        const float squared = std::max(sum.x * sum.x + sum.y * sum.y, bluntest);
        wide[i] = corners[i] + sum * (2 * by / squared);
    }
}

namespace {

/// Corners enough for a circle.
int cornersOfDisc(float radius)
{
    constexpr float visible = 0.03F; // of a pixel
    const float cosine = 1 - std::min(1.0F, visible / std::max(radius, visible));
    return std::max(8, static_cast<int>(std::ceil(std::numbers::pi_v<float> / std::acos(cosine))));
}

} // namespace

void makeDisc(std::vector<Vec2>& corners, Vec2 centre, float radius)
{
    const int count = cornersOfDisc(radius);
    const float turn = 2 * std::numbers::pi_v<float> / static_cast<float>(count);
    const float cosTurn = std::cos(turn), sinTurn = std::sin(turn);
    corners.clear();
    Vec2 spoke{radius, 0};
    for (int i = 0; i < count; ++i) {
        corners.push_back(centre + spoke);
        spoke = {spoke.x * cosTurn - spoke.y * sinTurn, spoke.x * sinTurn + spoke.y * cosTurn};
    }
}

void makeRoundedBox(std::vector<Vec2>& corners, const Box& box, float asked)
{
    const float radius = std::min({asked, box.width / 2, box.height / 2});
    if (!(radius > 0)) {
        corners = {{box.x, box.y}, {box.right(), box.y}, {box.right(), box.bottom()}, {box.x, box.bottom()}};
        return;
    }
    corners.clear();
    const int steps = (cornersOfDisc(radius) + 3) / 4;
    const float right = box.right() - radius, bottom = box.bottom() - radius;
    const Vec2 centres[]{
        {right, bottom}, {box.x + radius, bottom}, {box.x + radius, box.y + radius}, {right, box.y + radius}};
    for (int quarter = 0; quarter < 4; ++quarter)
        for (int step = 0; step <= steps; ++step) {
            const float turn = std::numbers::pi_v<float> / 2 *
                               (static_cast<float>(quarter) + static_cast<float>(step) / static_cast<float>(steps));
            corners.push_back(centres[quarter] + Vec2{std::cos(turn), std::sin(turn)} * radius);
        }
}

} // namespace lozenge
