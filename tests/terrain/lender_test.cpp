#include "catch.hpp"

#include "terrain/lender.hpp"

#include <utility>
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

TEST_CASE("a loan that is handed on is given back once, by who has it last")
{
    Lender<std::vector<int>> lender;
    const auto lent = [&lender](int number) {
        Lender<std::vector<int>>::Loan loan(lender);
        loan->assign(1, number);
        return loan;
    };
    {
        auto loan = lent(1);
        auto handedOn = std::move(loan);
        CHECK(handedOn->front() == 1);
        handedOn = lent(2);
        CHECK(handedOn->front() == 2);
    }
    const auto one = Lender<std::vector<int>>::Loan(lender), other = Lender<std::vector<int>>::Loan(lender);
    CHECK(one->size() + other->size() == 2);
    CHECK(one->front() + other->front() == 3);
}
