#include "agreement.hpp"
#include "catch.hpp"
#include "recipes.hpp"

using namespace lozenge;

TEST_CASE("plain loops agree with the coroutine bit for bit in every variant and edge mode")
{
    for (const Recipe& recipe : recipesOf({}))
        checkAgreement(recipe);
}

TEST_CASE("plain loops agree with the coroutine bit for bit over many seeds")
{
    for (const char* noise : {"lcg32", "recorded"})
        for (const Recipe& recipe : recipesOfVariants({.sizes = {3, 5, 9}, .seeds = 60}, noise))
            checkAgreement(recipe);
}

TEST_CASE("plain loops agree with the coroutine bit for bit on larger maps")
{
    for (const Recipe& recipe : recipesOfVariants({.sizes = {65, 129}}))
        checkAgreement(recipe);
}
