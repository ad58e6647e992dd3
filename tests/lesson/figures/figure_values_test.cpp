#include "catch.hpp"

#include "lesson/figures/figure_values.hpp"
#include "lesson/figures/shown_recipes.hpp"
#include "lesson/table_reader.hpp"
#include "lesson/text/toml_text.hpp"

#include <array>

using namespace lozenge;

namespace {

using enum FigureKey::Takes;

const std::vector<std::string_view> ways{"relief", "board"};
const Figure varied{
    "varied",
    "",
    nullptr,
    {FigureKey{"key", "", RecipeKey}, FigureKey{"values", "", Values}, FigureKey{"as", "", Word, ways}}};
const Figure sided{"sided", "", nullptr, {FigureKey{"sides", "", Sides}, FigureKey{"rows", "", SomeWords, ways}}};

Recipe seeded()
{
    Recipe recipe;
    recipe.noise.seed = 4;
    recipe.amplitudes = {.first = 0.6, .ratio = 0.7};
    return recipe;
}

std::vector<ShownRecipe> values(const std::vector<std::string>& given, const Recipe& of = seeded())
{
    return figureWith(varied, given, of).value().values[1].recipes;
}

std::vector<ShownRecipe> sides(const std::vector<std::string>& given, const Recipe& of = seeded())
{
    return figureWith(sided, given, of).value().values[0].recipes;
}

std::string fault(const Figure& figure, const std::vector<std::string>& given, const Recipe& of = seeded())
{
    return figureWith(figure, given, of).error().text();
}

std::vector<std::string> namesOf(const std::vector<ShownRecipe>& shown)
{
    std::vector<std::string> names;
    for (const ShownRecipe& recipe : shown)
        names.push_back(tr(nullptr, recipe.name));
    return names;
}

using Names = std::vector<std::string>;

} // namespace

TEST_CASE("a key's values make recipes that differ in that key alone")
{
    const auto edges = values({"values=three,wrap,two", "key=edge"});
    REQUIRE(edges.size() == 3);
    CHECK(namesOf(edges) == Names{"three", "wrap", "two"});
    CHECK(edges[1].key == "edge");
    CHECK(tr(nullptr, edges[1].explanation) == "read the far side");
    Recipe wrapped = seeded();
    wrapped.edge = rowNamed(edgeModes, "wrap");
    CHECK(edges[1].recipe == wrapped);

    const auto hurst = values({"key=hurst", "values=0.2,1,1.50"});
    CHECK(namesOf(hurst) == Names{"0.2", "1", "1.5"});
    CHECK(hurst[1].recipe.amplitudes == Amplitudes{.first = 0.6, .ratio = 0.5});
}

TEST_CASE("every key of a recipe has values, of noise and of lists too")
{
    CHECK(values({"key=size", "values=3,5"})[0].recipe.size == 3);
    CHECK(values({"key=noise.kind", "values=msvc,lcg32"})[1].recipe.noise.kind->name == "lcg32");
    CHECK(values({"key=noise.kind", "values=msvc,lcg32"})[1].recipe.noise.seed == 4);
    CHECK(values({"key=seed", "values=7,8"})[1].recipe.noise.seed == 8);
    CHECK(values({"key=noise.seed", "values=7,8"})[1].recipe.noise.seed == 8);
    const auto slips = values({"key=slips", "values=[],never-less,['divide-by-four','half-range']"}).size();
    CHECK(slips == 3);
}

TEST_CASE("values that are wrong are told with what would be right")
{
    CHECK(fault(varied, {"key=hurst", "values=1"}) == "--with: the values of hurst must be 2 to 9, not 1");
    CHECK(fault(varied, {"key=hurst", "values=1,2,3,4,5,6,7,8,9,1"}) ==
          "--with: the values of hurst must be 2 to 9, not 10");
    CHECK(fault(varied, {"key=hurts", "values=1,2"}) ==
          "--with: key must be one of [recipe], not \"hurts\" (did you mean \"hurst\"?)");
    CHECK(fault(varied, {"key=edge", "values=three,wrapp"}) ==
          "--with: unknown edge \"wrapp\" (did you mean \"wrap\"?)");
    CHECK(fault(varied, {"key=edge"}).starts_with("--with key=edge: key needs its values"));
    CHECK(values({"values=1,2"})[0].recipe == values({"key=hurst", "values=1,2"})[0].recipe);
    CHECK(fault(varied, {"as=cube"}) == "--with as=cube: as must be one of relief, board");
    CHECK(fault(varied, {"has=relief"}) ==
          "--with has=relief: the figure \"varied\" has no key \"has\" (did you mean \"as\"?)");
    CHECK(fault(varied, {"relief"}) == "--with relief: KEY=VALUE is needed");
}

TEST_CASE("sides are sets of keys and are called what sets them apart")
{
    CHECK(namesOf(sides({"side=edge=wrap", "side=edge=two"})) == Names{"wrap", "two"});
    CHECK(namesOf(sides({"side=", "side=edge=two,seed=9"})) == Names{"edge three, seed 4", "edge two, seed 9"});
    CHECK(namesOf(sides({"side=seed=1", "side=seed=2,name=mine"})) == Names{"seed 1", "mine"});
    CHECK(namesOf(sides({"side=wrap,mirror,textbook"})) == Names{"wrap", "mirror", "three"});
    CHECK(namesOf(sides({"side=corners=[0,0.5,0,-0.5]", "side="})) ==
          Names{"corners 0, 0.5, 0, \u22120.5", "corners 0, 0, 0, 0"});
    const auto two = sides({"side=edge=constant,edge_value=-0.5", "side=edge=fixed,edge_value=2"});
    CHECK(tr(nullptr, two[0].explanation) == "counts as \u22120.5");
    CHECK(tr(nullptr, two[1].explanation) == "border at 2");
    CHECK(two[1].recipe.edgeValue == 2);
    CHECK(two[1].recipe.amplitudes == seeded().amplitudes);
}

TEST_CASE("mistakes are counted and not named")
{
    CHECK(namesOf(sides({"side=", "side=slips=divide-by-four"})) == Names{"right", "one mistake"});
    CHECK(namesOf(sides({"side=", "side=slips=['divide-by-four','half-range']"})) == Names{"right", "two mistakes"});
    Recipe published;
    published.variant = rowNamed(variants(), "matlab");
    CHECK(namesOf(sides({"side=", "side=slips=[]", "side=slips=['top-draw','limits','exponent']"}, published)) ==
          Names{"as published", "mended", "right-edge mended"});
    published.offset = rowNamed(offsetLaws, "matlab");
    CHECK(namesOf(sides({"side=", "side=slips=['top-draw']"}, published)) == Names{"as published", "two of 3 mended"});
}

TEST_CASE("any two programs can stand side by side, whatever only one of them takes")
{
    for (const Variant& one : variants())
        for (const Variant& other : variants()) {
            Recipe recipe;
            recipe.variant = &one;
            recipe.edge = one.takesEdgeModes ? rowNamed(edgeModes, "wrap") : recipe.edge;
            recipe.keep = one.keepsPresets;
            if (one.name == "matlab")
                recipe.amplitudes = {.rcoe = 1.9};
            if (one.name == "playfuljs")
                recipe.amplitudes = {.roughness = 0.7};
            INFO(one.name << " and " << other.name);
            const auto both = sides({"side=", "side=" + std::string(other.name)}, recipe);
            REQUIRE(both[1].recipe.variant == &other);
            REQUIRE(levelsOf(both[1].recipe).front().amplitude == levelsOf(recipe).front().amplitude);
        }
}

TEST_CASE("sides that are wrong are told with what would be right")
{
    CHECK(fault(sided, {"side=wrap"}) == "--with side=wrap: the sides must be 2 to 6, not 1");
    CHECK(fault(sided, {"side=wrap,wrapp"}) ==
          "--with side=wrap,wrapp: there is no edge mode or variant \"wrapp\" (did you mean \"wrap\"?)");
    CHECK(fault(sided, {"side=", "side=sise=5"}) ==
          "--with: unknown key \"sise\" in [recipe] (did you mean \"size\"?)");
    CHECK(fault(sided, {"side=", "side=size=4097"}).starts_with("--with: "));
    CHECK(fault(sided, {"rows=relief,relief"}) ==
          "--with rows=relief,relief: rows must be some of relief, board, each once");
}

TEST_CASE("sides and values of a lesson are read, and blamed where they stand")
{
    const auto shown = [](const std::string& toml) { return parsedToml(toml, "lesson.toml"); };
    const auto table = shown("sides = [{}, { noise = { seed = 9 }, name = \"the other\" }]");
    const auto both = sidesIn(*table.get("sides"), seeded());
    CHECK(namesOf(both) == Names{"seed 4", "the other"});
    CHECK(both[1].recipe.noise == NoiseRecipe{.seed = 9});
    const auto wrong = shown("sides = [\n  {},\n  { edge = \"wrapp\" }]");
    const auto read = caught([&] { return sidesIn(*wrong.get("sides"), seeded()); });
    REQUIRE(!read);
    CHECK(read.error().text() == "lesson.toml:3:3: unknown edge \"wrapp\" (did you mean \"wrap\"?)");
    const auto list = shown("values = [0.2, 1]");
    CHECK(namesOf(valuesIn("hurst", *list.get("values"), seeded())) == Names{"0.2", "1"});
    const auto profile = shown("show = { figure = \"profile\", line = 4 }");
    const ChosenFigure chosen = readFigure(*profile.get("show"), seeded(), true);
    CHECK(chosen.figure->name == "profile");
    CHECK(chosen.values[0].row == 4);
}
