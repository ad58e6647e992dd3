#include "catch.hpp"

#include "picture/spoken.hpp"
#include "picture/words.hpp"

using namespace lozenge;

TEST_CASE("phases in braces are called by the names of the look")
{
    const PhaseNames& standard = phaseNames()[0];
    const PhaseNames& swapped = phaseNames()[1];
    const std::string words = "{Diamond step}, {square phase}; {Square phases} and {diamond steps} set a diamond.";
    CHECK(spoken(words, standard) == "Diamond step, square phase; Square phases and diamond steps set a diamond.");
    CHECK(spoken(words, swapped) == "Square step, diamond phase; Diamond phases and square steps set a diamond.");
    CHECK(spoken("about {=0.68}", standard) == "about 0.68");
    CHECK(plainText(lessonWords("A *{diamond step}*.", {.names = &swapped})) == "A square step.");
}

TEST_CASE("braces hold phases and numbers and nothing else")
{
    for (const char* words :
         {"{diamond step}", "{Square phases}", "{=0.68}", "no braces", "one { alone", "one } alone"})
        CHECK_FALSE(faultOfBraces(words));
    for (const char* words :
         {"{}", "{=}", "{diamond}", "{diamond  step}", "{DIAMOND step}", "{diamond stride}", "{cube step}", "a {b} c"})
        CHECK(faultOfBraces(words));
    CHECK(faultOfBraces("{diamond step} {one} {two}")->starts_with("{one} means nothing"));
}
