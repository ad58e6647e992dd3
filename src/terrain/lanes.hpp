#pragma once

#include "terrain/targets.hpp"

#include <cstring>
#include <utility>

// Numbers side by side, on which a processor does one operation at once: g++ and clang++ have such a type, for which
// + and * mean what they mean for each number. One lane is a plain number, so a loop that is written for any count of
// lanes is also its own end, where too few numbers are left, and the whole of it for other compilers.

namespace lozenge {

#if LOZENGE_HAS_LANES
template <typename Number, int count>
struct LanesOf {
    using Type [[gnu::vector_size(count * sizeof(Number))]] = Number;
};
#else
template <typename Number, int count>
struct LanesOf;
#endif

template <typename Number>
struct LanesOf<Number, 1> {
    using Type = Number;
};

template <typename Number, int count>
using Lanes = typename LanesOf<Number, count>::Type;

template <int count, typename Number>
LOZENGE_INLINE Lanes<Number, count> lanesFrom(const Number* numbers)
{
    Lanes<Number, count> lanes;
    std::memcpy(&lanes, numbers, sizeof lanes);
    return lanes;
}

template <int count, typename SomeLanes, typename Number>
LOZENGE_INLINE void store(SomeLanes lanes, Number* to)
{
    std::memcpy(to, &lanes, sizeof lanes);
}

/// In each lane what `numberOf` says of it.
template <int count, typename NumberOf>
LOZENGE_INLINE auto eachLaneOf(NumberOf numberOf)
{
    Lanes<decltype(numberOf(0)), count> lanes{};
    if constexpr (count == 1)
        lanes = numberOf(0);
    else
        for (int i = 0; i < count; ++i)
            lanes[i] = numberOf(i);
    return lanes;
}

/// Each lane as another kind of number.
template <typename To, int count, typename From>
LOZENGE_INLINE Lanes<To, count> lanesAs(From from)
{
    if constexpr (count == 1)
        return static_cast<To>(from);
#if LOZENGE_HAS_LANES
    else
        return __builtin_convertvector(from, Lanes<To, count>);
#endif
}

template <int count>
inline constexpr std::make_integer_sequence<int, count> eachLane{};

/// In each lane one of all those of a, then b: the one that `from` says.
template <typename SomeLanes, typename From, int... lane>
LOZENGE_INLINE SomeLanes shuffled(SomeLanes a, SomeLanes b, From, std::integer_sequence<int, lane...>)
{
    return __builtin_shufflevector(a, b, From{}(lane)...);
}

/// Each lane gets what the one before it had; the first gets what the last of `before` had.
template <int count, typename SomeLanes>
LOZENGE_INLINE SomeLanes oneLaneOn(SomeLanes before, SomeLanes lanes)
{
    if constexpr (count == 1)
        return before;
    else
        return shuffled(
            before, lanes, [](int lane) { return count - 1 + lane; }, eachLane<count>);
}

/// Stores a[0], b[0], a[1], b[1] and so on.
template <int count, typename SomeLanes, typename Number>
LOZENGE_INLINE void weave(SomeLanes a, SomeLanes b, Number* to)
{
    if constexpr (count == 1) {
        to[0] = a;
        to[1] = b;
    } else {
        const auto inWest = [](int lane) { return lane / 2 + lane % 2 * count; };
        const auto inEast = [](int lane) { return (count + lane) / 2 + lane % 2 * count; };
        store<count>(shuffled(a, b, inWest, eachLane<count>), to);
        store<count>(shuffled(a, b, inEast, eachLane<count>), to + count);
    }
}

} // namespace lozenge
