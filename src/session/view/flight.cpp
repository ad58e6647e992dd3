#include "session/view/flight.hpp"

#include "picture/text/number_text.hpp"
#include "picture/tr.hpp"

#include <algorithm>
#include <cmath>
#include <glm/gtc/matrix_transform.hpp>

namespace lozenge {
namespace {

constexpr glm::vec3 ahead{0, 0, -1};
constexpr glm::vec3 above{0, 1, 0};
constexpr glm::vec3 rightward{1, 0, 0};

// Radians a second.
constexpr float rolling = 1.1F;
constexpr float pitching = 0.7F;
constexpr float yawing = 0.7F;

constexpr float accelerating = 0.5F;

// What happens within a longer time is followed in parts, so that no hill is jumped.
constexpr double longestPart = 1.0 / 60;
constexpr double longestTime = 0.25;

glm::quat turned(glm::quat attitude, const FlightKeys& keys, float seconds)
{
    const auto turn = [&](int held, float rate, glm::vec3 axis) {
        return glm::angleAxis(rate * seconds * static_cast<float>(held), axis);
    };
    return glm::normalize(attitude * turn(keys.yaw, yawing, above) * turn(keys.pitch, pitching, rightward) *
                          turn(keys.roll, rolling, ahead));
}

} // namespace

Ground groundOf(std::span<const double> surface, const Interval& axis, const Look& look)
{
    const auto size = static_cast<int>(std::lround(std::sqrt(static_cast<double>(surface.size()))));
    const double lift = heightOfAxis(look, axis, size - 1) * mapSide / axis.length();
    return {surface, size, lift, static_cast<float>(axis.low * lift)};
}

float Ground::at(float x, float z) const
{
    if (std::max(std::abs(x), std::abs(z)) > mapSide / 2)
        return floor;
    const int last = size - 1;
    const auto inCells = [&](float place) { return (place / mapSide + 0.5F) * static_cast<float>(last); };
    const auto cell = [&](float at) { return std::clamp(static_cast<int>(at), 0, last - 1); };
    const float u = inCells(x), v = inCells(z);
    const int i = cell(u), j = cell(v);
    const auto height = [&](int column, int row) { return surface[cellOf({column, row}, size)]; };
    const double a = u - static_cast<float>(i), b = v - static_cast<float>(j);
    const double north = height(i, j) * (1 - a) + height(i + 1, j) * a;
    const double south = height(i, j + 1) * (1 - a) + height(i + 1, j + 1) * a;
    return static_cast<float>((north * (1 - b) + south * b) * lift);
}

glm::vec3 Flight::heading() const
{
    return attitude * ahead;
}

glm::vec3 Flight::up() const
{
    return attitude * above;
}

Attitude attitudeOf(const Flight& flight)
{
    const glm::dquat turn(flight.attitude);
    const glm::dvec3 nose = turn * glm::dvec3(ahead), wing = turn * glm::dvec3(rightward);
    const double heading = std::atan2(nose.x, -nose.z);
    const glm::dvec3 level(std::cos(heading), 0, std::sin(heading)); // the wing of a flight without roll
    const double roll = std::atan2(-glm::dot(wing, glm::cross(level, nose)), glm::dot(wing, level));
    return {glm::degrees(heading), glm::degrees(std::asin(std::clamp(nose.y, -1.0, 1.0))), glm::degrees(roll)};
}

glm::quat turnedTo(const Attitude& attitude)
{
    const auto about = [](double degrees, glm::vec3 axis) {
        return glm::angleAxis(glm::radians(degrees), glm::dvec3(axis));
    };
    return glm::quat(about(-attitude.heading, above) * about(attitude.pitch, rightward) * about(attitude.roll, ahead));
}

Flight inTheAir(Flight flight, const Ground& ground)
{
    glm::vec3& place = flight.place;
    place.x = std::clamp(place.x, -farthest, farthest);
    place.z = std::clamp(place.z, -farthest, farthest);
    place.y = std::min(place.y, highest);
    place.y = std::max(place.y, ground.at(place.x, place.z) + clearance);
    return flight;
}

Flight takeOff(const Ground& ground)
{
    Flight flight;
    const float z = 0.65F * mapSide;
    flight.place = {0, ground.at(0, mapSide / 2) + 0.2F * mapSide, z};
    flight.attitude = glm::angleAxis(-0.28F, rightward);
    return inTheAir(flight, ground);
}

Flight flown(Flight flight, double seconds, const FlightKeys& keys, const Ground& ground)
{
    for (double left = std::min(seconds, longestTime); left > 0; left -= longestPart) {
        const auto part = static_cast<float>(std::min(left, longestPart));
        flight.attitude = turned(flight.attitude, keys, part);
        const auto change = static_cast<float>(keys.faster);
        flight.speed = std::clamp(flight.speed + change * accelerating * part, 0.0F, topSpeed);
        flight.place += flight.heading() * flight.speed * part;
        flight = inTheAir(flight, ground);
    }
    return flight;
}

glm::mat4 flightView(const Flight& flight)
{
    return glm::lookAt(flight.place, flight.place + flight.heading(), flight.up());
}

glm::mat4 flightProjection(float aspect)
{
    return glm::perspective(glm::radians(60.0F), aspect, 0.01F, 4 * mapSide);
}

std::string instruments(const Flight& flight, const Ground& ground, const Look& look)
{
    const double height = flight.place.y - ground.at(flight.place.x, flight.place.z);
    const long degrees = (std::lround(attitudeOf(flight).heading) + 360) % 360;
    const std::string heading = std::to_string(1000 + degrees).substr(1); // with zeros before it
    return tr(look, "speed {0}, {1} above ground, heading {2}", fixedText(flight.speed, 2, Minus::Plain),
              fixedText(height, 2, Minus::Plain), heading);
}

} // namespace lozenge
