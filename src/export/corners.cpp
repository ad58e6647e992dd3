#include "export/corners.hpp"

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

void makeDisc(std::vector<Vec2>& corners, Vec2 centre, float radius)
{
    constexpr float visible = 0.03F; // of a pixel
    const float cosine = 1 - std::min(1.0F, visible / std::max(radius, visible));
    const int count = std::max(8, static_cast<int>(std::ceil(std::numbers::pi_v<float> / std::acos(cosine))));
    const float turn = 2 * std::numbers::pi_v<float> / static_cast<float>(count);
    const float cosTurn = std::cos(turn), sinTurn = std::sin(turn);
    corners.clear();
    Vec2 spoke{radius, 0};
    for (int i = 0; i < count; ++i) {
        corners.push_back(centre + spoke);
        spoke = {spoke.x * cosTurn - spoke.y * sinTurn, spoke.x * sinTurn + spoke.y * cosTurn};
    }
}

} // namespace lozenge
