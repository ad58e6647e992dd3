#include "catch.hpp"

#include "core/moment.hpp"
#include "picture/frame.hpp"
#include "picture/kit/axis.hpp"
#include "picture/page.hpp"
#include "picture/relief/relief.hpp"

#include <cmath>
#include <limits>

using namespace lozenge;

namespace {

constexpr double denormal = std::numeric_limits<double>::denorm_min();

bool isFinite(const Picture& picture)
{
    for (const Vec2 point : picture.points)
        if (!std::isfinite(point.x) || !std::isfinite(point.y))
            return false;
    return true;
}

} // namespace

TEST_CASE("each range of legal heights has an end that can be divided by")
{
    for (const double greatest : {denormal, 1e-320, 1e-308, 1e-300, 3e-200, 1e-38, 1e-37, 0.3, 1.0, 7e29, 1e30}) {
        const double limit = roundLimit(greatest);
        INFO(greatest);
        CHECK(limit >= greatest * 0.999999);
        CHECK(std::isfinite(1 / limit));
        CHECK(limit <= std::max(leastLimit, 1.2501 * greatest));
        const std::vector<double> marks = heightMarks({-limit, limit});
        CHECK(marks.size() >= 3);
        CHECK(marks.size() < 12);
    }
    CHECK(roundLimit(0) == 1);
    CHECK(roundLimit(0.31) == 0.325);
}

TEST_CASE("a relief looks the same however small or large its heights are")
{
    const Box box{0, 0, 800, 600};
    const Projection usual(box, 8, {-0.75, 0.75}, Look{});
    for (const int power : {-990, -600, -130, -126, -20, 40, 99}) {
        const double unit = std::ldexp(1.0, power);
        const Projection scaled(box, 8, {-0.75 * unit, 0.75 * unit}, Look{});
        for (const double height : {-0.75, -0.3, 0.0, 0.1, 0.75}) {
            const Vec2 at = scaled(3, 5, height * unit), expected = usual(3, 5, height);
            CHECK(at.x == expected.x);
            CHECK(at.y == expected.y);
        }
    }
}

TEST_CASE("every view of the smallest and the largest legal heights is finite")
{
    for (const double height : {denormal, 1e-310, 1e-300, 1e-150, 1e-46, 1e-38, 1e-37, 1e30, 0.0})
        for (const bool isFlat : {false, true}) {
            INFO(height << (isFlat ? " flat" : ""));
            Recipe recipe;
            recipe.corners.heights = {height, isFlat ? height : -height, height, height};
            recipe.amplitudes.first = isFlat ? 0 : height;
            const Timeline timeline(recipe);
            const HeightRange range = heightRange(timeline);
            CHECK(range.limit > 0);
            CHECK(std::isfinite(range.share(height)));
            for (const ReliefStyle& style : reliefStyles)
                for (const View& view : views)
                    for (const int number : {0, 1, timeline.stepCount()}) {
                        const Moment moment = momentAt(timeline, number);
                        Look look;
                        look.style = &style;
                        const Frame frame{timeline, moment, look, range, "", "", {}};
                        CHECK(isFinite(framePicture(frame, view.kind, 1280, 720)));
                    }
        }
}
