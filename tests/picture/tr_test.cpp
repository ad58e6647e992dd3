#include "catch.hpp"

#include "picture/tr.hpp"
#include "picture/words.hpp"

using namespace lozenge;

namespace {

const Language german{"de",
                      "Deutsch",
                      {{"diamond", "Diamond"},
                       {"square", "Square"},
                       {"{0} step|braces", "{0}-Schritt"},
                       {"{0} phases|braces", "{0}-Phasen"},
                       {"{0} of {1} points", "von {1} Punkten {0}"},
                       {"right|tip", "rechte"},
                       {"two|count", "zwei"},
                       {"{0} mistakes", "{0} Fehler"},
                       {"counts as {0}", "zählt als {0}"}}};

} // namespace

TEST_CASE("phases in braces are called by the names of the look")
{
    const Look standard, swapped{.names = &phaseNames[1]};
    const std::string words = "{Diamond step}, {square phase}; {Square phases} and {diamond steps} set a {diamond}.";
    CHECK(withTerms(words, standard) == "Diamond step, square phase; Square phases and diamond steps set a diamond.");
    CHECK(withTerms(words, swapped) == "Square step, diamond phase; Diamond phases and square steps set a square.");
    CHECK(withTerms("about {=0.68}", standard) == "about 0.68");
    CHECK(plainText(lessonWords("A *{diamond step}*.", swapped)) == "A square step.");
}

TEST_CASE("phases in braces are called in the language of the look, and a bare name takes any ending")
{
    const Look look{.language = &german}, swapped{.names = &phaseNames[1], .language = &german};
    CHECK(withTerms("Ein {diamond step} nach {square phases}", look) == "Ein Diamond-Schritt nach Square-Phasen");
    CHECK(withTerms("Ein {diamond step} nach {square phases}", swapped) == "Ein Square-Schritt nach Diamond-Phasen");
    CHECK(withTerms("nach {diamond}-Schritten", look) == "nach Diamond-Schritten");
    CHECK(withTerms("nach {diamond}-Schritten", swapped) == "nach Square-Schritten");
    CHECK(withTerms("{square step|s}", look) == "{square step|s}");
}

TEST_CASE("a phrase is said in the language of the look, its values in any order, and in English where it is missing")
{
    const Look english, look{.language = &german};
    CHECK(tr(english, "{0} of {1} points", 3, "nine") == "3 of nine points");
    CHECK(tr(look, "{0} of {1} points", 3, "neun") == "von neun Punkten 3");
    CHECK(tr(english, "right|tip") == "right");
    CHECK(tr(look, "right|tip") == "rechte");
    CHECK(tr(look, "right|hand {0}", 1) == "right");
    CHECK(tr(look, "nobody translated {0}", 5) == "nobody translated 5");
    CHECK(tr(look, "{x} and {0}", 5) == "{x} and 5");
}

TEST_CASE("words that are made before there is a look are said in its language, with those inside them")
{
    const Phrase mistakes{"{0} mistakes", {countPhrase(2)}}, height{"counts as {0}", {Phrase{"0.5"}}};
    CHECK(tr(&german, mistakes) == "zwei Fehler");
    CHECK(tr(&german, Phrase{"{0}, {1}", {height, Phrase{"two"}}}) == "zählt als 0.5, two"); // an edge mode
    CHECK(tr(nullptr, mistakes) == "two mistakes");
}

TEST_CASE("braces hold phases and numbers and nothing else")
{
    for (const char* words :
         {"{diamond step}", "{Square phases}", "{square}", "{=0.68}", "no braces", "one { alone", "one } alone"})
        CHECK_FALSE(faultOfBraces(words));
    for (const char* words :
         {"{}", "{=}", "{diamonds}", "{diamond  step}", "{DIAMOND step}", "{diamond stride}", "{cube step}", "a {b} c"})
        CHECK(faultOfBraces(words));
    CHECK(faultOfBraces("{diamond step} {one} {two}")->starts_with("{one} means nothing"));
}

TEST_CASE("a phrase that a language leaves empty is said in English")
{
    const Language empty{"xx", "Leer", {{"Which points are averaged?", ""}, {"right|tip", ""}}};
    const Look look{.language = &empty};
    CHECK(tr(look, "Which points are averaged?") == "Which points are averaged?");
    CHECK(tr(look, "right|tip") == "right");
}
