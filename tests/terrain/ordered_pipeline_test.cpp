#include "catch.hpp"

#include "terrain/ordered_pipeline.hpp"

#include <atomic>
#include <chrono>
#include <stdexcept>
#include <string>

using namespace lozenge;

TEST_CASE("what threads make is handed over in order")
{
    constexpr int count = 200;
    OrderedPipeline made(count, [](int index) {
        std::this_thread::sleep_for(std::chrono::microseconds(index * 7919 % 500));
        return std::to_string(index);
    });
    for (int index = 0; index < count; ++index)
        REQUIRE(made.next() == std::to_string(index));
}

TEST_CASE("only a few are made ahead")
{
    std::atomic<int> begun = 0;
    int ahead = 0;
    OrderedPipeline made(1000, [&](int index) {
        ++begun;
        return index;
    });
    for (int index = 0; index < 50; ++index) {
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
        ahead = std::max(ahead, begun - index);
        REQUIRE(made.next() == index);
    }
    CHECK(ahead <= 2 * std::max(1, static_cast<int>(std::thread::hardware_concurrency())) + 1);
}

TEST_CASE("what making throws is thrown in its turn")
{
    OrderedPipeline made(5, [](int index) {
        if (index == 2)
            throw std::runtime_error("the third");
        return index;
    });
    CHECK(made.next() == 0);
    CHECK(made.next() == 1);
    CHECK_THROWS_WITH(made.next(), "the third");
    CHECK(made.next() == 3);
}

TEST_CASE("what nobody asks for is given up")
{
    std::atomic<int> begun = 0;
    {
        OrderedPipeline made(100'000, [&](int index) {
            ++begun;
            return index;
        });
        CHECK(made.next() == 0);
    }
    CHECK(begun < 1000);
}
