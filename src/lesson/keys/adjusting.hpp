#pragma once

#include "core/recipe.hpp"

#include <span>
#include <string_view>

// What else must change in a recipe when one of its keys does, so that it stays without fault. For controls that offer
// only what is possible.

namespace lozenge {

/// The same terrain on another lattice: presets keep their places on the map, and listed amplitudes go on.
Recipe withSize(Recipe recipe, int size);

/// As another variant takes it: with its own slips, an edge mode that it takes, and amplitudes in words that it knows,
/// which are those that the levels had.
Recipe withVariant(Recipe recipe, const Variant& variant);

/// Given corners begin with what was drawn; random ones with the range of the given.
Recipe withGivenCorners(Recipe recipe);
Recipe withRandomCorners(Recipe recipe);

/// Recorded noise begins with the first numbers of the noise before it.
Recipe withNoise(Recipe recipe, const NoiseKind& kind);

/// A way to say which amplitude each level has, and how a recipe is told in it: as nearly what it was as can be.
struct AmplitudeWay {
    std::string_view name;
    std::string_view variant; ///< that alone has it; empty: all have
    bool (*isTaken)(const Amplitudes&);
    Recipe (*take)(Recipe);
};
std::span<const AmplitudeWay> amplitudeWays();
const AmplitudeWay& wayOf(const Recipe& recipe);

/// Lists what the levels have now.
Recipe withListedAmplitudes(Recipe recipe);
/// The first of the list, and its first ratio.
Recipe withRatio(Recipe recipe);

/// With a slip of its variant, or with it mended. What decides the same as the slip, or stands in its way, gives way.
Recipe withSlip(Recipe recipe, const SlipRow& slip, bool isOn);

/// Another terrain of the same kind. The seeds follow each other in an order of their own, so that they can be found
/// again.
Recipe reseeded(Recipe recipe);

} // namespace lozenge
