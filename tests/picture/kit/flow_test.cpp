#include "catch.hpp"

#include "picture/kit/flow.hpp"

#include <numeric>

using namespace lozenge;

namespace {

std::vector<Box> boxesOf(const Part& part, const Box& box)
{
    std::vector<Box> boxes;
    for (const Placed& one : placed(part, box))
        boxes.push_back(one.box);
    return boxes;
}

void nothing(const Box&) {}

} // namespace

TEST_CASE("a chart has what a pane beside it leaves")
{
    const auto boxes = boxesOf(row(20, {pane(1, nothing), chart({100, 50}, nothing)}), {10, 10, 1000, 400});
    CHECK(boxes[0].width == Approx(400));
    CHECK(boxes[1].x == Approx(430));
    CHECK(boxes[1].width == Approx(580));
    CHECK(boxes[1].height == Approx(400));
}

TEST_CASE("a pane is smaller where its neighbours need room")
{
    const auto boxes = boxesOf(row(20, {pane(1, nothing), chart({300, 50}, nothing)}), {0, 0, 600, 400});
    CHECK(boxes[0].width == Approx(280));
    CHECK(boxes[0].height == Approx(280));
    CHECK(boxes[1].width == Approx(300));
}

TEST_CASE("lines keep their height, and panes below them keep their proportions")
{
    const auto boxes =
        boxesOf(column(10, {line(40, nothing), pane(0.5F, nothing), line(30, nothing)}), {0, 0, 400, 200});
    CHECK(boxes[0].height == Approx(40));
    CHECK(boxes[1].height == Approx(110));
    CHECK(boxes[1].width == Approx(220));
    CHECK(boxes[2].y == Approx(170));
}

TEST_CASE("columns with heads stand beside a chart, as wide as their panes are")
{
    const Part headed = column(0, {line(40, nothing), pane(1, nothing)});
    const auto boxes = boxesOf(row(16, {headed, headed, chart({100, 0}, nothing)}), {0, 0, 900, 300});
    CHECK(boxes[1].width == Approx(260).margin(0.1));
    CHECK(boxes[3].width == Approx(260).margin(0.1));
    CHECK(boxes[4].width == Approx(348).margin(0.2));
}

TEST_CASE("a grid has equal panes in every row")
{
    const std::vector<Part> five(5, column(0, {line(30, nothing), pane(1, nothing)}));
    const auto boxes = boxesOf(grid(3, 16, five), {0, 0, 932, 676});
    CHECK(boxes[1].width == Approx(300));
    CHECK(boxes[9].width == Approx(300));
    CHECK(boxes[8].x == Approx(316));
    CHECK(boxes[9].bottom() == Approx(676));
}

TEST_CASE("nothing lies beyond the box or on its neighbour, whatever the room")
{
    const Part pictures =
        column(12, {line(30, nothing), row(16, {pane(1, nothing), pane(0.8F, nothing)}), chart({50, 40}, nothing)});
    const Part page = row(24, {pictures, column(8, {chart({80, 60}, nothing, 2), line(24, nothing, 80)})});
    for (const float width : {400.0F, 900.0F, 1600.0F})
        for (const float height : {300.0F, 500.0F, 1200.0F}) {
            const Box room{5, 7, width, height};
            const auto boxes = boxesOf(page, room);
            for (std::size_t i = 0; i < boxes.size(); ++i) {
                CHECK(boxes[i].right() < room.right() + 0.1F);
                CHECK(boxes[i].bottom() < room.bottom() + 0.1F);
                for (std::size_t j = 0; j < i; ++j)
                    CHECK((boxes[i].x > boxes[j].right() - 0.1F || boxes[j].x > boxes[i].right() - 0.1F ||
                           boxes[i].y > boxes[j].bottom() - 0.1F || boxes[j].y > boxes[i].bottom() - 0.1F));
            }
        }
}

TEST_CASE("of two arrangements the one with the larger panes is taken")
{
    const std::vector<Part> four(4, pane(1, nothing));
    const std::vector<Part> both{grid(4, 10, four), grid(2, 10, four)};
    CHECK(&roomiest(both, {0, 0, 1000, 240}) == &both[0]);
    CHECK(&roomiest(both, {0, 0, 500, 500}) == &both[1]);
}
