#include "opened.hpp"

#include "session/recipe/editing.hpp"
#include "session/surveying.hpp"
#include "session/view/looking.hpp"

using namespace lozenge;

namespace {

const std::string lesson = "[recipe]\nsize = 17\ncorners = [0.5, 0, 0, 1]\n";

Recipe ofSize(const Session& session, int size)
{
    Recipe recipe = session.recipe();
    recipe.size = size;
    return recipe;
}

} // namespace

TEST_CASE("a zoom leaves the place under the pointer where it is, and no view leaves the map")
{
    Opened opened(lesson);
    Session& session = opened.session;
    CHECK(session.sight == wholeSight(16));
    zoomAbout(session, 4, 12, 0.5);
    CHECK(session.sight == Sight{6, 10, 8});
    lookAt(session, {-100, 9, 8});
    CHECK(session.sight == Sight{4, 9, 8});
    zoomAbout(session, 1, 9, 1e-9);
    CHECK(session.sight.width == narrowestSight);
    zoomAbout(session, 1, 9, 1e9);
    CHECK(session.sight == wholeSight(16));
}

TEST_CASE("a map of another size is seen whole, and the same map in another recipe as it was")
{
    Opened opened(lesson);
    Session& session = opened.session;
    lookAt(session, {4, 4, 4});
    setRecipe(session, with(session.recipe(), [](Recipe& r) { r.noise.seed = 9; }));
    CHECK(session.sight == Sight{4, 4, 4});
    setRecipe(session, ofSize(session, 33));
    CHECK(session.sight == wholeSight(32));
    setRecipe(session, ofSize(session, 3));
    zoomAbout(session, 1, 1, 0.5);
    CHECK(session.sight == wholeSight(2)); // so few points are always all in view
}

TEST_CASE("a flight takes off over the terrain in view, keeps above it and ends with it")
{
    Opened opened(lesson);
    Session& session = opened.session;
    const auto isInTheAir = [&] {
        const Ground ground = groundOf(session);
        const glm::vec3& place = session.flight->place;
        return place.y > ground.at(place.x, place.z) + 0.9F * clearance;
    };
    toggleFlight(session);
    REQUIRE(session.flight);
    CHECK(isInTheAir());
    const Flight before = *session.flight;
    fly(session, 0.1, {.pitch = -1, .faster = 1});
    CHECK(session.flight->place != before.place);
    CHECK(session.flight->speed > before.speed);
    for (int i = 0; i < 300; ++i)
        fly(session, 0.1, {.pitch = -1});
    CHECK(isInTheAir());
    flyFrom(session, {.place = {0, -9, 0}});
    CHECK(isInTheAir());
    setRecipe(session, with(session.recipe(), [](Recipe& r) { r.noise.seed = 9; }));
    CHECK(session.flight); // over the new terrain

    setRecipe(session, ofSize(session, 4097));
    REQUIRE(session.survey());
    CHECK_FALSE(session.flight);
    toggleFlight(session);
    CHECK(isInTheAir());
    setRecipe(session, ofSize(session, 17));
    CHECK_FALSE(session.flight);
    CHECK(session.sight == wholeSight(16));
}

TEST_CASE("where a nose points in degrees is where it points")
{
    for (const Attitude& attitude : {Attitude{0, 0, 0}, Attitude{90, 0, 0}, Attitude{-120, 35, 0},
                                     Attitude{10, -80, 170}, Attitude{179, 89, -90}}) {
        const Flight flight{.attitude = turnedTo(attitude)};
        const Attitude again = attitudeOf(flight);
        CHECK(again.heading == Approx(attitude.heading).margin(1e-2));
        CHECK(again.pitch == Approx(attitude.pitch).margin(1e-2));
        CHECK(again.roll == Approx(attitude.roll).margin(1e-2));
    }
    const Flight east{.attitude = turnedTo({90, 30, 0})};
    CHECK(east.heading().x == Approx(0.866).margin(1e-3));
    CHECK(east.heading().y == Approx(0.5).margin(1e-3));
    const Flight leaning{.attitude = turnedTo({0, 0, 90})}; // the right wing hangs down, and the top is to the right
    CHECK(leaning.up().x == Approx(1).margin(1e-3));
}
