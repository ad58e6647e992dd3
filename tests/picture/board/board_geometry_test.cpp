#include "catch.hpp"

#include "picture/board/board.hpp"
#include "picture/board/board_marks.hpp"
#include "picture/framed.hpp"

using namespace lozenge;

TEST_CASE("a board has its points from west to east in a square of any size")
{
    for (const int size : {3, 5, 33, 1025})
        for (const float side : {-40.0F, 0.0F, 3.0F, 40.0F, 70.0F, 200.0F, 900.0F})
            for (const float scale : {0.8F, 1.0F, 2.7F}) {
                INFO(size << " points, " << side << " pixels, scale " << scale);
                const BoardGeometry board = boardGeometry({10, 10, side, side}, size - 1, scale);
                CHECK(board.cell > 0);
                CHECK(board.at({1, 1}).x > board.at({0, 0}).x);
                CHECK(board.at({size - 1, 0}).x < board.box.right());
                const Timeline timeline(recipeWith("three", size));
                withFrame(timeline, 1, "",
                          [&](const Frame& frame) { CHECK(discsOf(frame, board, scale).radius <= board.cell / 2); });
            }
}
