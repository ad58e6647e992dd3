#include "catch.hpp"

#include "files/library/lessons.hpp"
#include "picture/text/font.hpp"
#include "survey/board.hpp"
#include "survey/survey_picture.hpp"

#include <algorithm>

using namespace lozenge;

namespace {

struct Paper {
    float width;
    float height;
};
constexpr Paper papers[]{{1920, 1080}, {1280, 720}, {1280, 960}, {1080, 1920}, {800, 600}, {640, 480}};

struct Shown {
    Lesson lesson = *lessonNamed("how-deep")->lesson;
    Survey survey = surveyOf(lesson.recipe, lesson.zoom);
    std::vector<FoundStop> stops = stopsAmongLevels(lesson, survey.levels);

    [[nodiscard]] Picture at(int station, View::Kind view, Paper paper)
    {
        goTo(survey, wayTo(survey, station));
        SurveyFrame frame = frameOf(survey, lesson.look, speakingAt(stops, station), {});
        frame.command = "lozenge export how-deep --steps " + std::to_string(station);
        return surveyPicture(frame, view, paper.width, paper.height);
    }
};

template <typename Kind>
std::vector<Kind> all(const Picture& picture)
{
    std::vector<Kind> found;
    for (const Shape& shape : picture.shapes)
        if (const auto* one = std::get_if<Kind>(&shape))
            found.push_back(*one);
    return found;
}

/// Where a line of text stands, from its base line to its capitals.
Box extent(const Text& text)
{
    const float width = textWidth(text.font, text.content) * text.size;
    const float left = text.at.x - (text.align == Align::Left ? 0 : text.align == Align::Right ? width : width / 2);
    return {left, text.at.y - 0.73F * text.size, width, 0.73F * text.size};
}

bool overlap(const Box& a, const Box& b)
{
    return a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom();
}

bool isInside(const Box& box, const Box& page)
{
    return box.x >= page.x && box.y >= page.y && box.right() <= page.right() && box.bottom() <= page.bottom();
}

} // namespace

TEST_CASE("no words of a survey are beyond the page or over others, on any page and at any station")
{
    Shown shown;
    for (const Paper& paper : papers)
        for (int station = 0; station <= lastStation(shown.survey); ++station) {
            INFO("station " << station << " on " << paper.width << " x " << paper.height);
            const auto texts = all<Text>(shown.at(station, View::Kind::Slide, paper));
            for (std::size_t i = 0; i < texts.size(); ++i) {
                const Box box = extent(texts[i]);
                INFO(texts[i].content);
                CHECK(isInside(box, {0, 0, paper.width, paper.height}));
                CHECK(texts[i].content.find("\u2026") == std::string::npos);
                for (std::size_t j = 0; j < i; ++j) {
                    INFO("and " << texts[j].content);
                    CHECK_FALSE(overlap(box, extent(texts[j])));
                }
            }
        }
}

TEST_CASE("what reaches over the frame of a board is hidden under the page, and the page hides nothing else")
{
    Shown shown;
    for (const int station : {0, 3, 9, 17, 28, 29, 30}) {
        const Picture picture = shown.at(station, View::Kind::Board, {600, 600});
        const auto rectangles = all<Rectangle>(picture);
        const Box frame = rectangles.front().box;
        const Box north = rectangles[1].box, south = rectangles[2].box;
        const Box hidden{north.x, north.y, north.width, south.bottom() - north.y};
        CHECK(north.bottom() == Approx(frame.y));
        CHECK(isInside(frame, hidden));
        for (const Image& image : all<Image>(picture))
            CHECK(isInside(image.box, hidden));
        for (const Circle& disc : all<Circle>(picture))
            CHECK(isInside({disc.centre.x - disc.radius, disc.centre.y - disc.radius, 2 * disc.radius, 2 * disc.radius},
                           hidden));
    }
}

TEST_CASE("the relief of a survey has smaller cells on a larger page")
{
    Shown shown;
    const auto cells = [&](Paper paper) { return all<Polygon>(shown.at(30, View::Kind::Relief, paper)).size(); };
    CHECK(cells({1920, 1080}) > 8 * cells({640, 360}));
}

TEST_CASE("where a lesson says nothing the level speaks for itself")
{
    Shown shown;
    shown.stops.clear();
    CHECK(shown.at(0, View::Kind::Slide, {640, 480}).description ==
          "level 0 of 28, 4 points, 268435456 wide. Four corners are given; 28 levels are to come between them.");
    CHECK(shown.at(1, View::Kind::Slide, {640, 480}).description.find("Level 0 added 5 points") != std::string::npos);
}
