#include "catch.hpp"

#include "terrain/lender.hpp"

#include <vector>

using namespace lozenge;

TEST_CASE("what is given back is lent again, and what is lent to nobody else")
{
    Lender<std::vector<int>> lender;
    const int* memory = nullptr;
    {
        const Lender<std::vector<int>>::Loan loan(lender);
        loan->assign(100, 7);
        memory = loan->data();
    }
    const Lender<std::vector<int>>::Loan again(lender);
    CHECK(again->data() == memory);
    CHECK(again->size() == 100);
    const Lender<std::vector<int>>::Loan another(lender);
    CHECK(another->empty());
}
