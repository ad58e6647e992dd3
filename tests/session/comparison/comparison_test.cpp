#include "opened.hpp"

#include "session/comparison/comparing.hpp"
#include "session/comparison/comparison.hpp"
#include "session/recipe/editing.hpp"
#include "session/run/travel.hpp"

#include <cmath>

using namespace lozenge;

namespace {

const std::string equalCorners = "[recipe]\nsize = 17\ncorners = [0.25, 0.25, 0.25, 0.25]\n";

std::vector<std::shared_ptr<const Timeline>> runsOf(const std::vector<Recipe>& recipes)
{
    std::vector<std::shared_ptr<const Timeline>> runs;
    for (const Recipe& recipe : recipes)
        runs.push_back(std::make_shared<const Timeline>(recipe));
    return runs;
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
    CHECK(names == std::vector<std::string>{"edge three", "edge wrap", "edge mirror", "edge zero"});
    CHECK(session.comparison->note.empty());
    CHECK(has(takeTranscript(session), "compare on: edge three, edge wrap, edge mirror, edge zero"));

    Recipe fixed = session.recipe();
    fixed.edge = rowNamed(edgeModes(), "fixed");
    setRecipe(session, fixed);
    CHECK(session.comparison->sides.size() == 4);
    CHECK(session.comparison->sides[0].name == "edge fixed");
    CHECK(session.comparison->sides[3].name == "edge mirror");
    toggleCompare(session);
    CHECK_FALSE(session.comparison);
}

TEST_CASE("sides step together at the same level and phase and point in every edge mode")
{
    std::vector<Recipe> recipes(edgeModes().size(), Recipe{});
    for (std::size_t i = 0; i < recipes.size(); ++i)
        recipes[i].edge = &edgeModes()[i];
    for (std::size_t i = 1; i < recipes.size(); ++i) {
        INFO(recipes[i].edge->name);
        Comparison comparison = comparisonOf(runsOf({recipes[0], recipes[i]}), 0);
        for (int moment = 1; moment <= 77; ++moment) {
            move(comparison, moment);
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
    CHECK(session.comparison->sides[0].name == "variant matlab");
    CHECK(session.comparison->sides[1].name == "variant textbook");
    for (int moment = 1; moment < session.lastMoment(); ++moment) {
        seek(session, moment);
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
    Comparison comparison = comparisonOf(runsOf({flat, hill}), 5);
    CHECK_FALSE(comparison.sides[0].difference);
    const Difference& difference = *comparison.sides[1].difference;
    // The hill: 4 2-ish ... its middle is 1, edges beside the corner (4 + 0 + 1) / 3, the others 1 / 3.
    const double near = -5.0 / 3, far = -1.0 / 3;
    CHECK(difference.largest == -4);
    CHECK(difference.at == Point{0, 0});
    CHECK(difference.count == 6);
    CHECK(difference.heights[1] == Approx(near));
    CHECK(difference.heights[5] == Approx(far));
    CHECK(difference.rms == Approx(std::sqrt((16 + 1 + 2 * near * near + 2 * far * far) / 9)));
    CHECK(difference.limit == 4);
    CHECK(comparison.range.limit == 4);
}

TEST_CASE("equal sides do not differ")
{
    const Comparison comparison = comparisonOf(runsOf({Recipe{}, Recipe{}}), 30);
    const Difference& difference = *comparison.sides[1].difference;
    CHECK(difference.count == 0);
    CHECK(difference.largest == 0);
    CHECK(difference.rms == 0);
    CHECK(difference.limit > 0);
}

TEST_CASE("with equal corners the wrapped side has no seam and the others have one")
{
    Opened opened(equalCorners);
    Session& session = opened.session;
    toggleCompare(session);
    toEnd(session);
    const auto& sides = session.comparison->sides;
    CHECK(sides[0].westToEast.height.rms > 0);
    CHECK(sides[1].westToEast.height.largest == 0);
    CHECK(sides[1].northToSouth.height.largest == 0);
    const SeamProfile profile = seamProfile(sides[1], SeamSide::WestToEast);
    CHECK(profile.first == profile.opposite);
    const SeamProfile open = seamProfile(sides[0], SeamSide::NorthToSouth);
    CHECK(open.first.size() == 17);
    CHECK(open.first[3] == session.run().moment.surface[3]);
    CHECK(open.opposite[3] == session.run().moment.surface[16 * 17 + 3]);
}

TEST_CASE("a repeated map begins again after its last point")
{
    const Comparison comparison = comparisonOf(runsOf({Recipe{}, Recipe{}}), 77);
    const Side& side = comparison.sides[0];
    CHECK(repeatedHeight(side, 8, 3) == side.moment.surface[3 * 9 + 8]);
    CHECK(repeatedHeight(side, 9, 3) == side.moment.surface[3 * 9]);
    CHECK(repeatedHeight(side, 20, 26) == side.moment.surface[8 * 9 + 2]);
    CHECK(repeatedHeight(side, -1, 0) == side.moment.surface[8]);
}

TEST_CASE("noise that comes as a stream is pointed out")
{
    auto session = openSession("growing-a-coast");
    REQUIRE(session);
    toggleCompare(*session);
    CHECK(session->comparison->note.starts_with("Noise \"lcg32\" is a stream"));
}

TEST_CASE("modes that cannot be compared say why and change nothing")
{
    Opened opened(equalCorners);
    Session& session = opened.session;
    const Recipe own = session.recipe();
    const std::vector<std::vector<std::string>> wrong{
        {}, {"three"}, std::vector<std::string>(5, "wrap"), {"three", "wrapp"}, {"wrap", "matlab"}};
    for (const auto& modes : wrong) {
        CHECK(compare(session, modes));
        CHECK_FALSE(session.comparison);
        CHECK(session.recipe() == own);
    }
    CHECK(compare(session, {"three", "wrapp"})->starts_with("there is no edge mode or variant \"wrapp\""));
}

TEST_CASE("modes of one's own choice are compared, the first leads, and the others follow its recipe")
{
    Opened opened(equalCorners);
    Session& session = opened.session;
    seek(session, 30);
    CHECK_FALSE(compare(session, {"mirror", "wrap"}));
    CHECK(session.recipe().edge->name == "mirror");
    REQUIRE(session.comparison->sides.size() == 2);
    CHECK(session.comparison->sides[0].timeline == session.run().timeline); // not run twice
    CHECK(session.comparison->sides[1].name == "edge wrap");
    CHECK(session.comparison->sides[1].moment.step->at == session.run().moment.step->at);
    nextChapter(session);
    CHECK(session.comparison->sides[1].moment.number == session.run().moment.number);

    const auto change = [&](void (*how)(Recipe&)) { setRecipe(session, with(session.recipe(), how)); };
    change([](Recipe& r) { r.noise.seed = 7; });
    CHECK(session.comparison->sides[1].recipe() ==
          with(session.recipe(), [](Recipe& r) { r.edge = rowNamed(edgeModes(), "wrap"); }));
    change([](Recipe& r) { r.edge = rowNamed(edgeModes(), "zero"); });
    CHECK(session.comparison->modes == std::vector<std::string>{"zero", "wrap"});

    // Where that would be one mode twice, or one that the recipe does not take, the usual ones come.
    change([](Recipe& r) { r.edge = rowNamed(edgeModes(), "wrap"); });
    CHECK(session.comparison->modes == std::vector<std::string>{"wrap", "three", "mirror", "zero"});
    CHECK_FALSE(compare(session, {"three", "wrap"}));
    change([](Recipe& r) { r.variant = rowNamed(variants(), "matlab"); });
    CHECK(session.comparison->modes == std::vector<std::string>{"matlab", "textbook"});
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
