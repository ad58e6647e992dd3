#pragma once

#include "picture/look.hpp"

#include <glm/gtc/quaternion.hpp>
#include <glm/mat4x4.hpp>
#include <glm/vec3.hpp>
#include <memory>
#include <span>
#include <string>
#include <vector>

// Flying over the terrain. The state is a value, time comes in as an argument.

namespace lozenge {

/// The terrain as a body in space: the middle of the map is the origin, its side is `mapSide`, x goes east, y up,
/// z south.
struct Ground {
    std::span<const double> surface; ///< row by row, from the north
    int size = 0;
    double lift = 1;                                              ///< of a unit of height
    float floor = 0;                                              ///< the lowest that the map can be
    std::shared_ptr<const std::vector<double>> sampled = nullptr; ///< that the surface is of, where nobody else has it

    /// The height above a place; outside the map it is the floor.
    [[nodiscard]] float at(float x, float z) const;
};

inline constexpr float mapSide = 2.5F;

/// In the proportions of the relief, with this axis of heights.
Ground groundOf(std::span<const double> surface, const Interval& axis, const Look& look);

/// Which way the controls are held: 1, or -1 the other way.
struct FlightKeys {
    int roll = 0;  ///< to the right
    int pitch = 0; ///< the nose up
    int yaw = 0;   ///< to the left
    int faster = 0;

    friend bool operator==(const FlightKeys&, const FlightKeys&) = default;
};

struct Flight {
    glm::vec3 place{0};
    glm::quat attitude{1, 0, 0, 0}; ///< turns straight ahead, -z, to where the nose points
    float speed = 0.3F;             ///< lengths a second; the map's side is mapSide
    bool hasFog = true;

    [[nodiscard]] glm::vec3 heading() const;
    [[nodiscard]] glm::vec3 up() const;

    friend bool operator==(const Flight&, const Flight&) = default;
};

/// Where a flight's nose points, in degrees.
struct Attitude {
    double heading = 0; ///< from north, to the east
    double pitch = 0;   ///< above the horizon
    double roll = 0;    ///< to the right
};
Attitude attitudeOf(const Flight& flight);
glm::quat turnedTo(const Attitude& attitude);

inline constexpr float topSpeed = 1.5F;
inline constexpr float farthest = 1.1F * mapSide; ///< from the middle of the map the air ends, east and south
inline constexpr float highest = 0.75F * mapSide;
inline constexpr float clearance = 0.05F; ///< the least height above the ground

/// The same flight in the air: not below the ground, and not far from the map.
Flight inTheAir(Flight flight, const Ground& ground);

/// Above the southern border, looking north over the map.
Flight takeOff(const Ground& ground);

/// Where the flight is some seconds later. It never comes below the terrain, and the air
/// ends not far from the map.
Flight flown(Flight flight, double seconds, const FlightKeys& keys, const Ground& ground);

glm::mat4 flightView(const Flight& flight);
glm::mat4 flightProjection(float aspect);

/// The instruments in a line: "speed 0.30, 0.42 above ground, heading 358".
std::string instruments(const Flight& flight, const Ground& ground, const Look& look = {});

} // namespace lozenge
