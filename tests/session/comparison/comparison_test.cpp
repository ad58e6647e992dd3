#include "opened.hpp"

#include "session/comparison/comparison.hpp"
#include "session/recipe/editing.hpp"
#include "session/run/travel.hpp"

#include <cmath>

using namespace lozenge;

namespace {

const std::string equalCorners = "[recipe]\nsize = 17\ncorners = [0.25, 0.25, 0.25, 0.25]\n";

/// Recipes beside one another at a moment of the first.
ComparedRuns comparedOf(const std::vector<Recipe>& recipes, int moment)
{
    std::vector<ShownRecipe> shown;
    for (const Recipe& recipe : recipes)
        shown.push_back({{}, {}, {}, recipe, std::make_shared<const Timeline>(recipe)});
    return comparedRuns(shown, *shown.front().run, moment, {});
}

} // namespace

TEST_CASE("the usual sides are the edge modes with the recipe's own first")
{
    Opened opened(equalCorners);
    Session& session = opened.session;
    toggleCompare(session);
    REQUIRE(session.comparison);
    std::vector<std::string> names;
    for (const Side& side : session.comparison->sides)
        names.push_back(side.name);
    CHECK(names == std::vector<std::string>{"three", "wrap", "mirror", "zero"});
    CHECK(session.comparison->note.empty());
    CHECK(has(takeTranscript(session), "compare on: three, wrap, mirror, zero"));

    Recipe fixed = session.recipe();
    fixed.edge = rowNamed(edgeModes, "fixed");
    setRecipe(session, fixed);
    CHECK(session.comparison->sides.size() == 4);
    CHECK(session.comparison->sides[0].name == "fixed");
    CHECK(session.comparison->sides[3].name == "mirror");
    toggleCompare(session);
    CHECK_FALSE(session.comparison);
}

TEST_CASE("sides step together at the same level and phase and point in every edge mode")
{
    std::vector<Recipe> recipes(edgeModes.size(), Recipe{});
    for (std::size_t i = 0; i < recipes.size(); ++i)
        recipes[i].edge = &edgeModes[i];
    for (std::size_t i = 1; i < recipes.size(); ++i) {
        INFO(recipes[i].edge->name);
        ComparedRuns comparison = comparedOf({recipes[0], recipes[i]}, 0);
        for (int moment = 1; moment < 77; ++moment) { // sides that have ended are at rest
            move(comparison, *comparison.sides[0].timeline, moment);
            const auto& a = comparison.sides[0].moment;
            const auto& b = comparison.sides[1].moment;
            REQUIRE(a.number == moment);
            REQUIRE(b.step->at == a.step->at);
            REQUIRE(b.step->level == a.step->level);
            REQUIRE(b.step->phase == a.step->phase);
            REQUIRE(b.surface == momentAt(*comparison.sides[1].timeline, b.number).surface);
        }
    }
}

TEST_CASE("another program is compared with the textbook at the same places")
{
    Opened opened("[recipe]\nvariant = \"matlab\"\nsize = 9\n");
    Session& session = opened.session;
    toggleCompare(session);
    REQUIRE(session.comparison);
    REQUIRE(session.comparison->sides.size() == 2);
    CHECK(session.comparison->sides[0].name == "matlab");
    CHECK(session.comparison->sides[1].name == "textbook");
    for (int moment = 1; moment < session.lastMoment(); ++moment) {
        goTo(session, moment);
        const auto& side = session.comparison->sides[1].moment;
        REQUIRE(side.step->level == session.run().moment.step->level);
        if (moment != session.run().timeline->chapterOf(moment).last)
            REQUIRE(side.step->at == session.run().moment.step->at);
    }
    toEnd(session);
    CHECK(session.comparison->sides[1].moment.number == session.comparison->sides[1].timeline->stepCount());
}

TEST_CASE("differences are measured against the first side")
{
    Recipe flat, hill;
    flat.size = hill.size = 3;
    flat.amplitudes.first = hill.amplitudes.first = 0;
    hill.corners.heights = {4, 0, 0, 0};
    ComparedRuns comparison = comparedOf({flat, hill}, 5);
    CHECK_FALSE(comparison.sides[0].difference);
    const Difference& difference = *comparison.sides[1].difference;
    // The hill: 4 2-ish ... its middle is 1, edges beside the corner (4 + 0 + 1) / 3, the others 1 / 3.
    const double near = 5.0 / 3, far = 1.0 / 3;
    CHECK(difference.largest == 4);
    CHECK(difference.at == Point{0, 0});
    CHECK(difference.count == 6);
    CHECK(difference.heights[1] == Approx(near));
    CHECK(difference.heights[5] == Approx(far));
    CHECK(comparison.differenceLimit == 4);
    CHECK(comparison.range.limit == 4);
}

TEST_CASE("what one of the sides has not set yet does not differ")
{
    Recipe flat, hill;
    flat.size = hill.size = 3;
    flat.amplitudes.first = hill.amplitudes.first = 0;
    hill.corners.heights = {0, 0, 0, 4};
    const ComparedRuns before = comparedOf({flat, hill}, 0), middle = comparedOf({flat, hill}, 1);
    CHECK(before.sides[1].difference->count == 1);
    CHECK(middle.sides[1].difference->count == 2);
    CHECK(middle.sides[1].difference->isSet({1, 1}));
    CHECK_FALSE(middle.sides[1].difference->isSet({2, 1}));
    CHECK(middle.sides[1].difference->height({2, 1}) > 0); // of the surface
    // What a mistake never sets differs in the end.
    Recipe mistaken = hill;
    mistaken.slips.emplace().add(Slip::NoFarBorder);
    CHECK(comparedOf({hill, mistaken}, 3).sides[1].difference->count == 0);
    CHECK(comparedOf({hill, mistaken}, 5).sides[1].difference->count == 2);
}

TEST_CASE("equal sides do not differ")
{
    const ComparedRuns comparison = comparedOf({Recipe{}, Recipe{}}, 30);
    const Difference& difference = *comparison.sides[1].difference;
    CHECK(difference.count == 0);
    CHECK(difference.largest == 0);
    CHECK(comparison.differenceLimit > 0);
}

TEST_CASE("with equal corners the wrapped side has no seam and the others have one")
{
    Opened opened(equalCorners);
    Session& session = opened.session;
    toggleCompare(session);
    toEnd(session);
    const auto& sides = session.comparison->sides;
    CHECK(seamProfile(sides[0].moment, SeamSide::WestToEast).widest > 0);
    CHECK(seamProfile(sides[1].moment, SeamSide::NorthToSouth).widest == 0);
    const SeamProfile profile = seamProfile(sides[1].moment, SeamSide::WestToEast);
    CHECK(profile.widest == 0);
    CHECK(profile.first == profile.opposite);
    const SeamProfile open = seamProfile(sides[0].moment, SeamSide::NorthToSouth);
    CHECK(open.first.size() == 17);
    CHECK(open.first[3] == session.run().moment.surface[3]);
    CHECK(open.opposite[3] == session.run().moment.surface[16 * 17 + 3]);
}

TEST_CASE("a wrapped terrain with equal corners meets itself, and so does one with a fixed border")
{
    std::vector<Recipe> recipes;
    for (const EdgeMode& edge : edgeModes)
        recipes.push_back({.size = 33, .corners = {{0.5, 0.5, 0.5, 0.5}, {}}, .edge = &edge});
    for (const Side& side : comparedOf(recipes, Timeline(recipes.front()).stepCount()).sides) {
        const std::string_view edge = side.recipe().edge->name;
        INFO(edge);
        for (const SeamSide seam : {SeamSide::WestToEast, SeamSide::NorthToSouth})
            CHECK((seamProfile(side.moment, seam).widest == 0) == (edge == "wrap" || edge == "fixed"));
    }
}

TEST_CASE("maps of two sizes differ at the points that both have")
{
    Recipe coarse, fine;
    coarse.size = 3;
    fine.size = 9;
    coarse.corners.heights = fine.corners.heights = {1, 2, 3, 4};
    const Difference difference = *comparedOf({coarse, fine}, 5).sides[1].difference;
    CHECK(difference.size == 3);
    CHECK(difference.heights.size() == 9);
    CHECK(difference.height({2, 0}) == 0); // a corner
}

TEST_CASE("noise that comes as a stream is pointed out")
{
    auto session = openSession("growing-a-coast");
    REQUIRE(session);
    toggleCompare(*session);
    CHECK(session->comparison->note.starts_with("Noise \"lcg32\" is a stream"));
}

TEST_CASE("sides that cannot be compared say why and change nothing")
{
    Opened opened(equalCorners);
    Session& session = opened.session;
    const std::vector<std::vector<std::string>> wrong{
        {}, {"three"}, {"wrap,wrap,wrap,wrap,wrap,wrap,wrap"}, {"three", "wrapp"}, {"", "hurst=x"}};
    for (const auto& sides : wrong) {
        CHECK(compare(session, sides));
        CHECK_FALSE(session.comparison);
    }
    CHECK(compare(session, {"three", "wrapp"})->starts_with("there is no edge mode or variant \"wrapp\""));
}

TEST_CASE("sides of one's own choice are compared and follow the session's recipe")
{
    Opened opened(equalCorners);
    Session& session = opened.session;
    goTo(session, 30);
    CHECK_FALSE(compare(session, {"", "edge=two,hurst=0.5"}));
    REQUIRE(session.comparison->sides.size() == 2);
    CHECK(session.comparison->sides[0].timeline == session.run().timeline); // not run twice
    CHECK(session.comparison->sides[1].name == "H 0.5, edge two");
    CHECK(session.comparison->sides[1].moment.step->at == session.run().moment.step->at);
    nextChapter(session);
    CHECK(session.comparison->sides[1].moment.number == session.run().moment.number);

    setRecipe(session, with(session.recipe(), [](Recipe& r) { r.noise.seed = 7; }));
    CHECK(session.comparison->sides[0].timeline == session.run().timeline);
    CHECK(session.comparison->sides[1].recipe() == with(session.recipe(), [](Recipe& r) {
              r.edge = rowNamed(edgeModes, "two");
              r.amplitudes.ratio = ratioOfHurst(0.5);
          }));
}

TEST_CASE("any two programs are compared with one another")
{
    Opened opened(equalCorners);
    Session& session = opened.session;
    for (const Variant& one : variants())
        for (const Variant& other : variants()) {
            INFO(one.name << " and " << other.name);
            REQUIRE_FALSE(compare(session, {"variant=" + std::string(one.name), "variant=" + std::string(other.name)}));
            CHECK(session.comparison->sides[0].recipe().variant == &one);
            CHECK(session.comparison->sides[1].recipe().variant == &other);
        }
}

TEST_CASE("reliefs of the sides are shown on demand, and stay with another recipe")
{
    Opened opened(equalCorners);
    Session& session = opened.session;
    toggleReliefs(session);
    CHECK(takeTranscript(session).empty());
    toggleCompare(session);
    takeTranscript(session);
    toggleReliefs(session);
    CHECK(takeTranscript(session) == std::vector<std::string>{"reliefs on"});
    setRecipe(session, with(session.recipe(), [](Recipe& r) { r.noise.seed = 3; }));
    CHECK(session.comparison->hasReliefs);
}

TEST_CASE("the seam to look at is chosen")
{
    Opened opened(equalCorners);
    Session& session = opened.session;
    toggleSeamSide(session);
    CHECK(takeTranscript(session).empty());
    toggleCompare(session);
    takeTranscript(session);
    toggleSeamSide(session);
    CHECK(takeTranscript(session) == std::vector<std::string>{"seam north to south"});
    setRecipe(session, with(session.recipe(), [](Recipe& r) { r.noise.seed = 3; }));
    CHECK(session.comparison->seam == SeamSide::NorthToSouth);
}
