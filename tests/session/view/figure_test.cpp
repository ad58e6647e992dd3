#include "../opened.hpp"

#include "session/view/looking.hpp"

using namespace lozenge;

TEST_CASE("the keys of a figure are kept as they are typed until they can be shown together")
{
    auto open = openSession(openedLesson({.name = "l.toml", .path = "l.toml"}, "[recipe]\nsize = 5\n"));
    REQUIRE(open);
    Session& session = *open;
    REQUIRE_FALSE(chooseFigure(session, rowNamed(figures(), "vary")));
    const FigureChoice usual = *session.figure;

    draftFigure(session, {"key=edge"});
    CHECK(session.figure->missing == "key needs its values, as key hurst with values 0.5 and 1");
    CHECK(session.figure->draft == std::vector<std::string>{"key=edge"});
    CHECK(session.figure->chosen == usual.chosen);
    CHECK(session.figure->given == usual.given);

    draftFigure(session, {"key=edge", "values=three,wrap"});
    CHECK(session.figure->missing.empty());
    CHECK(session.figure->given == session.figure->draft);
    CHECK(session.figure->chosen.values[1].recipes.at(1).recipe.edge->name == "wrap");

    draftFigure(session, {"values=0.3,1"});
    CHECK(session.figure->missing.empty());
    CHECK(session.figure->chosen.values[1].recipes.at(0).key == "hurst");
}
