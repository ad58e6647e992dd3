#include "catch.hpp"

#include "core/generator.hpp"

#include <stdexcept>
#include <string>
#include <vector>

using namespace lozenge;

namespace {

Generator<int> countTo(int last)
{
    for (int i = 1; i <= last; ++i)
        co_yield i;
}

} // namespace

TEST_CASE("a generator yields its values in order and ends")
{
    std::vector<int> seen;
    for (const int value : countTo(4))
        seen.push_back(value);
    CHECK(seen == std::vector{1, 2, 3, 4});
}

TEST_CASE("a generator that yields nothing is an empty range")
{
    for ([[maybe_unused]] const int value : countTo(0))
        FAIL("there is no value");
}

TEST_CASE("a generator does nothing before it is asked")
{
    bool started = false;
    {
        auto watch = [](bool& flag) -> Generator<int> {
            flag = true;
            co_yield 1;
        };
        auto generator = watch(started);
        CHECK_FALSE(started);
        CHECK(*generator.begin() == 1);
    }
    CHECK(started);
}

TEST_CASE("destroying a generator before it ends destroys what is on its stack")
{
    struct Watch {
        bool& gone;
        ~Watch() { gone = true; }
    };
    bool gone = false;
    {
        auto hold = [](bool& flag) -> Generator<int> {
            Watch watch{flag};
            co_yield 1;
            co_yield 2;
        };
        auto generator = hold(gone);
        CHECK(*generator.begin() == 1);
        CHECK_FALSE(gone);
    }
    CHECK(gone);
}

TEST_CASE("an exception inside a generator reaches the one who asks")
{
    auto failing = []() -> Generator<int> {
        co_yield 1;
        throw std::runtime_error("inside");
    };
    auto generator = failing();
    auto value = generator.begin();
    CHECK(*value == 1);
    CHECK_THROWS_WITH(++value, "inside");
}

TEST_CASE("a generator can be moved while it runs")
{
    auto first = countTo(2);
    auto value = first.begin();
    auto second = std::move(first);
    ++value;
    CHECK(*value == 2);
}
