#include "catch.hpp"

#include "export/text/letters.hpp"
#include "files/library/lessons.hpp"
#include "lesson/lesson.hpp"
#include "picture/page.hpp"
#include "picture/relief/relief.hpp"
#include "survey/survey_picture.hpp"

#include <algorithm>

using namespace lozenge;

namespace {

struct Pane {
    Box box;
    float scale;
};

/// What the relief has in a window with the panel open, or without it.
Pane paneIn(float width, float height, bool hasPanel = true)
{
    const float scale = std::clamp(std::min(width / 1280, height / 800), 0.8F, 2.7F);
    const float side = hasPanel ? 344 * scale : 0;
    return {stageLayout({0, 44 * scale, width - side, height - 148 * scale}, scale).relief, scale};
}

const Pane panes[]{paneIn(1024, 768),       paneIn(1280, 800),  paneIn(1920, 1080),
                   paneIn(800, 600, false), paneIn(3840, 2160), paneIn(640, 480, false)};

/// Where the ink of a line of text stands.
Box extent(const Text& text)
{
    const float width = textWidth(text.font, text.content) * text.size;
    float at = text.at.x - (text.align == Align::Left ? 0 : text.align == Align::Right ? width : width / 2);
    Vec2 least{1e9F, 1e9F}, most{-1e9F, -1e9F};
    eachCharacter(text.content, text.font, [&](char32_t character, Font font) {
        for (const OutlinePiece& piece : outlineOf(font, character)) {
            if (piece.kind == 'Z')
                continue;
            const Vec2 end = piece.all().back(), here{at + end.x * text.size, text.at.y - end.y * text.size};
            least = {std::min(least.x, here.x), std::min(least.y, here.y)};
            most = {std::max(most.x, here.x), std::max(most.y, here.y)};
        }
        at += advance(font, character) * text.size;
    });
    return {least.x, least.y, most.x - least.x, most.y - least.y};
}

bool overlap(const Box& a, const Box& b)
{
    return a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom();
}

/// The block is nowhere farther to the left, its walls included.
float leftOfBlock(const SurveyFrame& frame, const Pane& pane)
{
    const Projection project = projectionOf(frame, pane.box, pane.scale);
    float left = 1e9F;
    for (const Point corner : cornerPoints(SurveyFrame::side))
        left = std::min(left, project(corner.x, corner.y, 0).x);
    return left;
}

struct Surveyed {
    Lesson lesson = *lessonNamed("how-deep")->lesson;
    Survey survey = surveyOf(lesson.recipe, lesson.zoom);
    Look look = lesson.look;

    [[nodiscard]] std::vector<Text> axis(const Pane& pane) const
    {
        Picture picture;
        paintHeightAxis(picture, frameOf(survey, look, {}, {}), pane.box, pane.scale);
        std::vector<Text> texts;
        for (const Shape& shape : picture.shapes)
            if (const auto* text = std::get_if<Text>(&shape))
                texts.push_back(*text);
        return texts;
    }

    /// Every word of the axis stands in the pane, beside the block, and over no other.
    void check(const Pane& pane) const
    {
        const auto texts = axis(pane);
        const float left = leftOfBlock(frameOf(survey, look, {}, {}), pane);
        for (std::size_t i = 0; i < texts.size(); ++i) {
            const Box box = extent(texts[i]);
            INFO(texts[i].content << " from " << box.x << " to " << box.right() << " and " << box.y << " to "
                                  << box.bottom() << ", the block from " << left);
            CHECK(box.right() < left);
            CHECK(box.x >= pane.box.x);
            CHECK(box.y >= pane.box.y);
            CHECK(box.bottom() <= pane.box.bottom());
            for (std::size_t j = 0; j < i; ++j)
                CHECK_FALSE(overlap(box, extent(texts[j])));
        }
    }
};

} // namespace

TEST_CASE("the axis of heights stands beside the block on every level and in every window")
{
    Surveyed surveyed;
    int units = 0;
    for (int station = 0; station <= lastStation(surveyed.survey); ++station) {
        goTo(surveyed.survey, wayTo(surveyed.survey, station));
        for (const Pane& pane : panes) {
            INFO("station " << station << " in " << pane.box.width << " x " << pane.box.height);
            surveyed.check(pane);
            for (const Text& text : surveyed.axis(pane))
                units += static_cast<int>(text.content.find("10") == std::string::npos ? 0 : text.font == Font::Sans);
        }
    }
    CHECK(units > 60); // the levels from the sixth on have one
}

TEST_CASE("the axis of heights stays in its pane however the block is turned and stretched")
{
    Surveyed surveyed;
    goTo(surveyed.survey, 20);
    Look& look = surveyed.look;
    for (const Pane& pane : panes)
        for (look.camera.azimuth = -180; look.camera.azimuth < 180; look.camera.azimuth += 20)
            for (const double elevation : {5.0, 20.0, 37.0, 60.0, 85.0})
                for (const double exaggeration : {0.1, 0.5, 1.0, 3.0, 10.0}) {
                    look.camera.elevation = elevation;
                    look.exaggeration = exaggeration;
                    INFO(pane.box.width << " x " << pane.box.height << ", azimuth " << look.camera.azimuth
                                        << ", elevation " << elevation << ", stretched " << exaggeration);
                    surveyed.check(pane);
                }
}
