#include "catch.hpp"

#include "terrain/pool.hpp"

#include <utility>
#include <vector>

using namespace lozenge;

TEST_CASE("what is given back is taken again, and what is in use by nobody else")
{
    Pool<std::vector<int>> pool;
    const int* memory = nullptr;
    {
        const Pool<std::vector<int>>::Item item(pool);
        item->assign(100, 7);
        memory = item->data();
    }
    const Pool<std::vector<int>>::Item again(pool);
    CHECK(again->data() == memory);
    CHECK(again->size() == 100);
    const Pool<std::vector<int>>::Item another(pool);
    CHECK(another->empty());
}

TEST_CASE("an item that is handed on is given back once, by who has it last")
{
    Pool<std::vector<int>> pool;
    const auto taken = [&pool](int number) {
        Pool<std::vector<int>>::Item item(pool);
        item->assign(1, number);
        return item;
    };
    {
        auto item = taken(1);
        auto handedOn = std::move(item);
        CHECK(handedOn->front() == 1);
        handedOn = taken(2);
        CHECK(handedOn->front() == 2);
    }
    const auto one = Pool<std::vector<int>>::Item(pool), other = Pool<std::vector<int>>::Item(pool);
    CHECK(one->size() + other->size() == 2);
    CHECK(one->front() + other->front() == 3);
}
