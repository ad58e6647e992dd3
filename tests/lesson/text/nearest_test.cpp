#include "catch.hpp"

#include "lesson/text/nearest.hpp"

#include <array>

using namespace lozenge;

TEST_CASE("a slip of the hand finds the name that was meant")
{
    constexpr std::array<std::string_view, 4> known{"size", "corners", "amplitude", "edge"};
    CHECK(nearest("sise", known) == "size");
    CHECK(nearest("amplitud", known) == "amplitude");
    CHECK(nearest("egde", known) == "edge");
    CHECK(nearest("zzzzzzzzz", known).empty());
    CHECK(suggestion("conrers", known) == " (did you mean \"corners\"?)");
    CHECK(suggestion("qqqqqqq", known) == " (known: size, corners, amplitude, edge)");
}
