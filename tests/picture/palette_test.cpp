#include "catch.hpp"

#include "picture/look.hpp"
#include "picture/palette.hpp"
#include "picture/text/number_text.hpp"

#include <cmath>

using namespace lozenge;

namespace {

float luminance(Colour colour)
{
    const auto linear = [](float v) { return v <= 0.04045F ? v / 12.92F : std::pow((v + 0.055F) / 1.055F, 2.4F); };
    return 0.2126F * linear(colour.r) + 0.7152F * linear(colour.g) + 0.0722F * linear(colour.b);
}

float contrast(Colour a, Colour b)
{
    const float brighter = std::max(luminance(a), luminance(b)), darker = std::min(luminance(a), luminance(b));
    return (brighter + 0.05F) / (darker + 0.05F);
}

} // namespace

TEST_CASE("every palette is lighter the higher it gets")
{
    for (const Palette& palette : palettes)
        for (int i = 1; i <= 100; ++i) {
            INFO(palette.name << " at " << i);
            CHECK(luminance(colourAt(palette, static_cast<float>(i) / 100)) >=
                  luminance(colourAt(palette, static_cast<float>(i - 1) / 100)) - 0.004F);
        }
}

TEST_CASE("a number can be read on a disc of any height in every palette")
{
    for (const Palette& palette : palettes)
        for (int i = 0; i <= 100; ++i) {
            const Colour disc = colourAt(palette, static_cast<float>(i) / 100);
            INFO(palette.name << " at " << i);
            CHECK(contrast(disc, inkOn(disc)) >= 4.5F);
        }
}

TEST_CASE("what hardly differs is as the ground, and what differs most stands out from it")
{
    for (const Theme& theme : themes) {
        INFO(theme.name);
        const Palette& palette = differencePalette(theme.page.r < 0.5F);
        CHECK(contrast(colourAt(palette, 0.5F), theme.surface) < 2);
        for (const float end : {0.0F, 1.0F})
            CHECK(contrast(colourAt(palette, end), theme.surface) > 4.5F);
    }
}

TEST_CASE("heights beyond the range take the end colours")
{
    const Palette& palette = palettes.front();
    CHECK(colourAt(palette, -1) == colourAt(palette, 0));
    CHECK(colourAt(palette, 2) == colourAt(palette, 1));
}

TEST_CASE("text and highlights stand out in every theme")
{
    for (const Theme& theme : themes) {
        INFO(theme.name);
        CHECK(contrast(theme.ink, theme.page) >= 15);
        CHECK(contrast(theme.muted, theme.page) >= 5.5F);
        CHECK(contrast(theme.muted, theme.surface) >= 5.5F);
        for (const Colour parent : theme.parents) {
            CHECK(contrast(parent, theme.page) >= 4.5F);
            CHECK(contrast(parent, theme.onHighlight) >= 5);
        }
        CHECK(contrast(theme.now, theme.page) >= 4.5F);
        CHECK(contrast(theme.faint, theme.surface) >= 3);
    }
}

TEST_CASE("a hyphen before a number of a lesson is painted as a minus, and no other")
{
    CHECK(withMinusSigns("A true -1 is (-0.5), -x and 3-4") == "A true \u22121 is (\u22120.5), -x and 3-4");
}

TEST_CASE("numbers have a minus that can be seen and no negative zero")
{
    CHECK(fixedText(-0.5, 3) == "\u20130.500");
    CHECK(fixedText(-0.5, 1, Minus::Sans) == "\u22120.5");
    CHECK(fixedText(-0.5, 1, Minus::Plain) == "-0.5");
    CHECK(fixedText(-0.0001, 3) == "0.000");
    CHECK(fixedText(1.0005, 3) == "1.000");
    CHECK(shortText(0.5) == "0.5");
    CHECK(shortText(0.0648) == "0.0648");
    CHECK(shortText(22.4) == "22.4");
}
