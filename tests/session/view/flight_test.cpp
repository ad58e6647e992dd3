#include "catch.hpp"

#include "session/view/flight.hpp"

#include <cmath>
#include <glm/geometric.hpp>
#include <random>
#include <vector>

using namespace lozenge;

namespace {

/// A map whose heights a function of x and y gives, both from 0 to 1.
template <class Height>
std::vector<double> mapOf(int size, Height height)
{
    std::vector<double> surface;
    for (int y = 0; y < size; ++y)
        for (int x = 0; x < size; ++x)
            surface.push_back(height(x / double(size - 1), y / double(size - 1)));
    return surface;
}

Ground over(const std::vector<double>& surface, int size)
{
    return {surface, size, 0.5F, -0.5F};
}

float aboveGround(const Flight& flight, const Ground& ground)
{
    return flight.place.y - ground.at(flight.place.x, flight.place.z);
}

Flight after(Flight flight, double seconds, const FlightKeys& keys, const Ground& ground)
{
    const auto frames = std::lround(60 * seconds);
    for (long i = 0; i < frames; ++i)
        flight = flown(flight, 1.0 / 60, keys, ground);
    return flight;
}

const std::vector<double> flat(81, 0.0);
const Ground plain{flat, 9, 0.5F, -0.5F};

} // namespace

TEST_CASE("the ground is where the points of the map are and straight between them")
{
    const auto slope = mapOf(5, [](double x, double y) { return x + 10 * y; });
    const Ground ground = over(slope, 5);
    const float half = mapSide / 2;
    CHECK(ground.at(-half, -half) == Approx(0));
    CHECK(ground.at(half, -half) == Approx(0.5 * 1));
    CHECK(ground.at(-half, half) == Approx(0.5 * 10));
    CHECK(ground.at(0, 0) == Approx(0.5 * 5.5));
    CHECK(ground.at(0.3F * mapSide, 0.11F * mapSide) == Approx(0.5 * (0.8 + 6.1)));
    CHECK(ground.at(half + 0.01F, 0) == ground.floor);
}

TEST_CASE("a flight begins above the southern border and looks over the map")
{
    const Flight flight = takeOff(plain);
    CHECK(flight.place.z > mapSide / 2);
    CHECK(aboveGround(flight, plain) > clearance);
    CHECK(flight.heading().z < -0.9F);
    CHECK(flight.heading().y < 0);
    CHECK(flight.up().y > 0.9F);
}

TEST_CASE("motion follows the heading")
{
    const FlightKeys turning{.pitch = 1, .yaw = 1};
    Flight flight = takeOff(plain);
    for (int i = 0; i < 40; ++i) {
        const Flight next = flown(flight, 1.0 / 60, turning, plain);
        const glm::vec3 moved = glm::normalize(next.place - flight.place);
        CHECK(glm::dot(moved, next.heading()) == Approx(1).margin(1e-4));
        CHECK(glm::length(next.place - flight.place) == Approx(flight.speed / 60).epsilon(1e-3));
        flight = next;
    }
}

TEST_CASE("each key turns to its side")
{
    const Flight level{.place = {0, 1, 0}};
    const auto turned = [&](const FlightKeys& keys) { return flown(level, 0.1, keys, plain); };
    CHECK(turned({.pitch = 1}).heading().y > 0.01F);
    CHECK(turned({.pitch = -1}).heading().y < -0.01F);
    CHECK(turned({.yaw = 1}).heading().x < -0.01F);
    CHECK(turned({.yaw = -1}).heading().x > 0.01F);
    CHECK(turned({.roll = -1}).up().x < -0.01F);
    CHECK(turned({.roll = 1}).up().x > 0.01F);
    CHECK(turned({.roll = 1}).heading() == level.heading());
}

TEST_CASE("plus and minus change the speed between standing and the top")
{
    const Flight flight{.place = {0, 1, 0}};
    CHECK(after(flight, 0.2, {.faster = 1}, plain).speed > flight.speed);
    CHECK(after(flight, 0.2, {.faster = -1}, plain).speed < flight.speed);
    CHECK(after(flight, 20, {.faster = 1}, plain).speed == topSpeed);
    const Flight standing = after(flight, 20, {.faster = -1}, plain);
    CHECK(standing.speed == 0);
    CHECK(after(standing, 1, {}, plain).place == standing.place);
}

TEST_CASE("a flight is never below the terrain whatever the keys")
{
    const auto hills = mapOf(65, [](double x, double y) { return std::sin(40 * x) * std::cos(31 * y); });
    const Ground ground = over(hills, 65);
    std::mt19937 random(7);
    Flight flight = takeOff(ground);
    for (int i = 0; i < 4000; ++i) {
        const auto held = random();
        const auto bit = [&](unsigned long mask) { return static_cast<int>((held & mask) == mask); };
        const FlightKeys keys{
            .roll = bit(2) - bit(1), .pitch = bit(12) - bit(16), .yaw = bit(32) - bit(64), .faster = bit(128)};
        flight = flown(flight, i % 50 == 0 ? 3.0 : 1.0 / 30, keys, ground);
        REQUIRE(aboveGround(flight, ground) >= clearance * 0.999F);
        REQUIRE(glm::length(flight.heading()) == Approx(1).epsilon(1e-3));
    }
}

TEST_CASE("long frames and short ones lead to nearly the same place")
{
    const FlightKeys keys{.pitch = 1, .yaw = -1, .faster = 1};
    const Flight start{.place = {0, 1, 0}};
    Flight coarse = start, fine = start;
    for (int i = 0; i < 10; ++i)
        coarse = flown(coarse, 0.1, keys, plain);
    for (int i = 0; i < 100; ++i)
        fine = flown(fine, 0.01, keys, plain);
    CHECK(glm::length(coarse.place - fine.place) < 0.02F);
}

TEST_CASE("the air ends not far from the map")
{
    const Flight flight = after(takeOff(plain), 60, {.faster = 1}, plain);
    CHECK(std::abs(flight.place.z) < 2 * mapSide);
    CHECK(after({.place = {0, 1, 0}}, 60, {.pitch = 1}, plain).place.y < mapSide);
}

TEST_CASE("what lies ahead is in the middle of the view")
{
    Flight flight = after(takeOff(plain), 1, {.roll = -1, .pitch = 1}, plain);
    const glm::vec4 seen = flightProjection(1.5F) * flightView(flight) * glm::vec4(flight.place + flight.heading(), 1);
    CHECK(seen.x / seen.w == Approx(0).margin(1e-4));
    CHECK(seen.y / seen.w == Approx(0).margin(1e-4));
    CHECK(seen.w > 0);
}

TEST_CASE("the instruments tell speed and height and heading")
{
    const Flight flight{.place = {0, 1, 0}};
    CHECK(instruments(flight, plain) == "speed 0.30, 1.00 above ground, heading 000");
    const std::string east = instruments(after(flight, 1, {.yaw = -1}, plain), plain);
    CHECK(east.find("heading 040") != std::string::npos);
}
