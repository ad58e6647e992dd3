#include "catch.hpp"

#include "picture/board/board_marks.hpp"
#include "picture/framed.hpp"
#include "picture/page.hpp"
#include "picture/text/font.hpp"
#include "picture/texts.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

using namespace lozenge;

namespace {

struct PageSize {
    float width, height;
};
constexpr PageSize pages[]{{1920, 1080}, {1280, 720}, {1080, 1350}, {1024, 768}};

bool isWithin(const Box& inner, const Box& outer)
{
    return inner.x >= outer.x && inner.y >= outer.y && inner.right() <= outer.right() &&
           inner.bottom() <= outer.bottom();
}

BoardGeometry boardOn(const PageSize& page, int last)
{
    return boardGeometry(slideLayout(page.width, page.height).board, last, pageScale(page.width, page.height));
}

/// Moments of a run, early, late and between.
std::vector<int> momentsOf(const Timeline& timeline)
{
    std::vector<int> moments{1, 2, 3, 5, 11, 40, timeline.stepCount()};
    for (int moment = 1; moment < timeline.stepCount(); moment += timeline.stepCount() / 37 + 1)
        moments.push_back(moment);
    for (const Chapter& chapter : timeline.chapters()) {
        moments.push_back(chapter.first);
        moments.push_back(chapter.last);
    }
    std::erase_if(moments, [&](int moment) { return moment > timeline.stepCount(); });
    return moments;
}

template <typename Use>
void onBoards(std::initializer_list<int> sizes, std::initializer_list<std::string_view> edges, Use use)
{
    for (const int size : sizes)
        for (const std::string_view edge : edges) {
            const Timeline timeline(recipeWith(edge, size));
            for (const int moment : momentsOf(timeline))
                withFrame(timeline, moment, "", [&](const Frame& frame) {
                    for (const PageSize& page : pages) {
                        INFO(size << " points, " << edge << ", step " << moment << ", " << page.width << " x "
                                  << page.height);
                        use(frame, page, boardOn(page, timeline.last()), pageScale(page.width, page.height));
                    }
                });
        }
}

} // namespace

TEST_CASE("boards with room for letters need no lens, and large ones have one where parents are near")
{
    onBoards({3, 5, 9}, {"three", "wrap"},
             [](const Frame& frame, const PageSize&, const BoardGeometry& board, float scale) {
                 CHECK(!lensOf(frame, board, scale));
             });
    onBoards({33, 65, 129}, {"three", "wrap"},
             [](const Frame& frame, const PageSize& page, const BoardGeometry& board, float scale) {
                 const float apart = static_cast<float>(frame.step()->half) * board.cell;
                 if (apart >= 64 * scale)
                     CHECK(!lensOf(frame, board, scale));
                 else if (page.width > page.height && apart < 16 * scale)
                     CHECK(lensOf(frame, board, scale));
             });
}

TEST_CASE("a lens stands in the quarter farthest from its step, on the board, and covers nothing of the step")
{
    int found = 0;
    onBoards({33, 65, 257}, {"three", "wrap", "mirror"},
             [&](const Frame& frame, const PageSize&, const BoardGeometry& board, float scale) {
                 const auto lens = lensOf(frame, board, scale);
                 if (!lens)
                     return;
                 ++found;
                 CHECK(isWithin(lens->card, board.box));
                 CHECK(!meet(lens->card, lens->place));
                 for (const Participant& p : participantsOf(frame))
                     if (p.source().hasCell) {
                         const Vec2 at = board.at(p.parent.at);
                         CHECK(!meet(lens->card, {at.x - 2, at.y - 2, 4, 4}));
                     }
                 const Point at = frame.step()->at;
                 const auto isFarHalf = [&](int v, float card, float middle) {
                     return std::abs(2 * v - board.last) < board.last / 2 || (2 * v < board.last) == (card > middle);
                 };
                 const Vec2 middle = board.box.centre(), card = lens->card.centre();
                 if (lens->afar.empty()) {
                     CHECK(isFarHalf(at.x, card.x, middle.x));
                     CHECK(isFarHalf(at.y, card.y, middle.y));
                 }
                 CHECK(joinsOf(lens->place, lens->card).size() == 2);
             });
    CHECK(found > 300);
}

TEST_CASE("within a lens no two texts meet, and nothing leaves its card")
{
    int found = 0;
    onBoards({33, 65, 129, 1025}, {"three", "wrap", "constant"},
             [&](const Frame& frame, const PageSize&, const BoardGeometry& board, float scale) {
                 const auto lens = lensOf(frame, board, scale);
                 if (!lens)
                     return;
                 ++found;
                 Picture picture;
                 paintLens(picture, frame, *lens, scale);
                 std::vector<Text> texts = textsOf(picture);
                 std::erase_if(texts, [&](const Text& text) { return !meet(boxOf(text), lens->card); });
                 for (std::size_t i = 0; i < texts.size(); ++i) {
                     INFO(texts[i].content);
                     CHECK(isWithin(boxOf(texts[i]), lens->card));
                     for (std::size_t j = 0; j < i; ++j) {
                         INFO("beside " << texts[j].content);
                         CHECK(!meet(boxOf(texts[i]), boxOf(texts[j])));
                     }
                 }
                 // Letters with their discs stay on it, too, and numbers can be read from the last row.
                 const auto& colours = frame.look.theme->parents;
                 for (const Shape& shape : picture.shapes)
                     if (const Circle* circle = std::get_if<Circle>(&shape);
                         circle && circle->radius > 9 * scale &&
                         std::find(colours.begin(), colours.end(), circle->fill) != colours.end()) {
                         const Box disc{circle->centre.x - circle->radius, circle->centre.y - circle->radius,
                                        2 * circle->radius, 2 * circle->radius};
                         CHECK((isWithin(disc, lens->card) || !meet(disc, lens->card)));
                     }
                 const Discs discs = discsOf(frame, lens->near, scale);
                 CHECK((!discs.hasNumbers || discs.size >= 16.6F * scale));
             });
    CHECK(found > 300);
}

TEST_CASE("letters of a large board are apart from each other and from the coordinates, with and without a lens")
{
    onBoards({33, 65, 129}, {"three", "wrap"},
             [](const Frame& frame, const PageSize&, const BoardGeometry& board, float scale) {
                 if (lensOf(frame, board, scale))
                     return;
                 Picture picture;
                 paintBoard(picture, frame, board, scale);
                 std::vector<Text> texts = textsOf(picture);
                 for (std::size_t i = 0; i < texts.size(); ++i)
                     for (std::size_t j = 0; j < i; ++j) {
                         const bool isLetter = texts[i].font == Font::SansBold || texts[j].font == Font::SansBold;
                         INFO(texts[i].content << " and " << texts[j].content);
                         CHECK((!isLetter || !meet(boxOf(texts[i]), boxOf(texts[j]))));
                     }
             });
}

TEST_CASE("marks that have grown do not meet, and stay on the board")
{
    onBoards({33, 65, 129}, {"three"},
             [](const Frame& frame, const PageSize&, const BoardGeometry& given, float scale) {
                 const BoardGeometry board = grown(given, frame, scale);
                 if (board.room == 0 || lensOf(frame, given, scale))
                     return;
                 const Marks marks{frame, board, *frame.look.theme, scale};
                 CHECK(2 * marks.outer() <= static_cast<float>(board.apart) * board.cell);
                 CHECK(marks.outer() <= board.margin);
                 for (int y = 0; y <= board.last; ++y)
                     for (int x = 0; x <= board.last; ++x)
                         if (frame.moment.grid.has({x, y}) && (x % board.apart != 0 || y % board.apart != 0))
                             FAIL_CHECK(x << ", " << y << " is set and is not shown");
             });
}

TEST_CASE("whoever zooms in until letters have room has no lens, nor who looks elsewhere")
{
    const Timeline timeline(recipeWith("three", 65));
    withFrame(timeline, timeline.stepCount() - 700, "", [](const Frame& frame) {
        const BoardGeometry board = boardOn({1280, 720}, 64);
        REQUIRE(lensOf(frame, board, 1));
        const Point at = frame.step()->at;
        const auto towards = [&](float zoom, Point p) {
            const Vec2 middle{static_cast<float>(p.x) * board.cell * zoom, static_cast<float>(p.y) * board.cell * zoom};
            return zoomed(board, zoom,
                          board.box.centre() - Vec2{board.box.x + board.margin, board.box.y + board.margin} - middle);
        };
        CHECK(lensOf(frame, towards(2, at), 1));
        CHECK(!lensOf(frame, towards(2, {64 - at.x < 32 ? 0 : 64, 64 - at.y < 32 ? 0 : 64}), 1));
        CHECK(!lensOf(frame, towards(5, at), 1));
    });
}

TEST_CASE("cells of an image are whole pixels wherever that leaves the board its size")
{
    for (const PageSize& page : pages)
        for (const int last : {64, 128, 256, 512}) {
            const BoardGeometry board = boardOn(page, last);
            INFO(page.width << " x " << page.height << ", " << last);
            if (!isImage(board, pageScale(page.width, page.height)) || board.cell != std::floor(board.cell))
                continue;
            const Vec2 first = board.at({0, 0});
            CHECK(std::abs(first.x - board.cell / 2 - std::round(first.x - board.cell / 2)) < 1e-3F);
            CHECK(std::abs(first.y - board.cell / 2 - std::round(first.y - board.cell / 2)) < 1e-3F);
        }
    CHECK(boardOn({1920, 1080}, 128).cell == 6);
    CHECK(boardOn({1280, 720}, 128).cell == 4);
}
