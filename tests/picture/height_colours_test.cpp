#include "catch.hpp"

#include "picture/board/board_marks.hpp"
#include "picture/height_colours.hpp"
#include "picture/look.hpp"
#include "picture/relief/relief.hpp"

#include <algorithm>

using namespace lozenge;

namespace {

HeightRange ranging(double lowest, double highest, double limit)
{
    HeightRange range;
    range.lowest = lowest;
    range.highest = highest;
    range.limit = limit;
    return range;
}

Look withStyle(std::string_view name)
{
    Look look;
    look.style = rowNamed(reliefStyles, name);
    return look;
}

Look withPalette(std::string_view name)
{
    Look look;
    look.palette = rowNamed(palettes, name);
    return look;
}

} // namespace

TEST_CASE("the axis has no half that the heights leave empty")
{
    const Look look;
    CHECK(axisOf(look, ranging(0.2, 1.4, 1.5), 8) == Interval{0, 1.5});
    CHECK(axisOf(look, ranging(-1.4, -0.2, 1.5), 8) == Interval{-1.5, 0});
    CHECK(axisOf(look, ranging(-0.8, 1.4, 1.5), 8) == Interval{-1.5, 1.5});
    CHECK(axisOf(look, ranging(-0.1, 1.4, 1.5), 8) == Interval{-0.375, 1.5});
    CHECK(axisOf(look, ranging(0, 0, 1), 8) == Interval{-1, 1});
}

TEST_CASE("colours without a sea lie over the heights, and the coast stays at 0")
{
    const HeightRange above = ranging(0.2, 1.4, 1.5);
    const HeightColours grey = coloursOf(withPalette("grey"), above, 8);
    CHECK(grey.share(0) == 0);
    CHECK(grey.share(1.5) == 1);
    const HeightColours terrain = coloursOf(Look{}, above, 8);
    CHECK(terrain.share(0) == 0.5F);
    CHECK(terrain.share(1.5) == 1);
    CHECK(coloursOf(withPalette("land"), ranging(-1, 1.4, 1.5), 8).share(0) == 0);
}

TEST_CASE("a range that is asked for has the first colour at its foot and the last at its top")
{
    Look look = withPalette("even");
    look.range = Interval{0, 1.8};
    const HeightColours colours = coloursOf(look, ranging(0.2, 1.4, 1.5), 8);
    CHECK(colours.share(0) == 0);
    CHECK(colours.share(0.9) == 0.5F);
    CHECK(colours.share(1.8) == 1);
    look.palette = &palettes.front(); // whose coast stays at 0
    look.range = Interval{-1, 3};
    const HeightColours lopsided = coloursOf(look, ranging(-1, 3, 3), 8);
    CHECK(lopsided.share(-1) == 0);
    CHECK(lopsided.share(0) == 0.5F);
    CHECK(lopsided.share(3) == 1);
}

TEST_CASE("an axis that is asked for is taken, and one end alone too")
{
    Look look;
    look.axis = {0, 2.5};
    CHECK(axisOf(look, ranging(-0.8, 1.4, 1.5), 8) == Interval{0, 2.5});
    look.axis = {0, std::nullopt};
    CHECK(axisOf(look, ranging(-0.8, 1.4, 1.5), 8) == Interval{0, 1.5});
}

TEST_CASE("bands begin where the published program has them")
{
    const HeightColours colours = coloursOf(withStyle("bands"), ranging(0.01, 0.866, 0.875), 128);
    const Colour ocean = rgb(0x1F5A96), rock = rgb(0x3F8F8A), grass = rgb(0x7DB35E), forest = rgb(0x3F7A45),
                 soil = rgb(0x9A7B4F);
    CHECK(colours(-3) == ocean);
    CHECK(colours(0.4899) == ocean);
    CHECK(colours(0.49) == rock);
    CHECK(colours(0.4999) == rock);
    CHECK(colours(0.5) == grass);
    CHECK(colours(0.5499) == grass);
    CHECK(colours(0.55) == forest);
    CHECK(colours(0.5999) == forest);
    CHECK(colours(0.6) == soil);
    CHECK(colours(0.6999) == soil);
    CHECK(colours(0.72).g > soil.g);
    CHECK(colours(0.85).g > colours(0.72).g); // brighter with the height
    CHECK(colours(1) == rgb(0xFFFFFF));
}

TEST_CASE("board and relief have the same colours in every manner")
{
    Recipe recipe;
    recipe.size = 9;
    recipe.corners.heights = {0.2, 0.9, 0.5, 0.6};
    recipe.amplitudes.first = 0.3;
    const Timeline timeline(recipe);
    const Moment moment = momentAt(timeline, timeline.stepCount());
    for (const Manner& manner : manners()) {
        INFO(manner.name);
        const Look look = inManner({}, manner);
        const Frame frame{.timeline = timeline, .moment = moment, .look = look, .range = heightRange(timeline)};
        const Relief relief = reliefOf(frame, {0, 0, 800, 600}, 1);
        CHECK(relief.colours == coloursOf(frame));
        for (const Point at : {Point{0, 0}, Point{3, 4}, Point{7, 2}}) {
            const double height = moment.grid.height(at);
            if (!look.style->isGreyBySlope)
                CHECK(DiscColours{frame}(at, height) == relief.colours(height));
            else
                CHECK(DiscColours{frame}(at, height) != DiscColours{frame}({at.x, 8}, height)); // whose row is black
        }
    }
}

TEST_CASE("light that is turned brightens the slopes that face it")
{
    const Light usual = lightOf(Look{});
    CHECK(usual.west == light.west);
    CHECK(usual.above == light.above);
    Look look;
    look.light = {90, 30};
    const Light east = lightOf(look);
    CHECK(brightness(-1, 0, east) > brightness(0, 0, east)); // it falls to the east
    CHECK(brightness(1, 0, east) < brightness(0, 0, east));
    look.light = {180, 30};
    CHECK(brightness(0, -1, lightOf(look)) > brightness(0, 1, lightOf(look)));
    look.light = {12, 90};
    CHECK(brightness(0, 0, lightOf(look)) == Approx(light.everywhere + light.direct));
}

TEST_CASE("water hides more of the ground the deeper it is, and nothing above it")
{
    HeightColours colours;
    colours.water = 0.5;
    const Colour ground = rgb(0x888888);
    CHECK(colours.underWater(ground, 0.5) == ground);
    CHECK(colours.underWater(ground, 0.4).r < ground.r);
    CHECK(colours.underWater(ground, -0.8).r < colours.underWater(ground, 0.4).r);
    CHECK(colours.underWater(ground, -50).r > waterColour.r); // one sees through
}
