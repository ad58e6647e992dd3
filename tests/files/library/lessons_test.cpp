#include "catch.hpp"

#include "files/library/lessons.hpp"

using namespace lozenge;

TEST_CASE("the shelf lists the bundled lessons and finds them by words")
{
    const auto shelf = lessonShelf();
    CHECK(shelf.size() == bundledLessons().size());
    CHECK(found(shelf, "").size() == shelf.size());
    const auto coast = found(shelf, "  COAST growing ");
    REQUIRE(coast.size() == 1);
    CHECK(coast[0].id == "growing-a-coast");
    CHECK(found(shelf, "no such words anywhere").empty());
}
