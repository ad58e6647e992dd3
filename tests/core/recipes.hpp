#pragma once

#include "core/recipe.hpp"

#include <bit>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

// The recipes that the laws are held against: every variant, every edge mode that it takes, every kind of noise and
// every offset law, on several sizes, from several starts.

namespace lozenge {

/// What a run starts from.
enum class Start {
    Given,      ///< four corners, no presets
    Drawn,      ///< random corners
    Preset,     ///< some cells are set beforehand, one of them a corner; listed amplitudes
    Degenerate, ///< corners and numbers that meet the marks for "empty" and "missing" of single programs
};

struct Sweep {
    std::vector<int> sizes{3, 5, 9, 17, 33};
    std::vector<Start> starts{Start::Given, Start::Drawn, Start::Preset, Start::Degenerate};
    int seeds = 1; ///< of each combination
};

std::vector<Recipe> recipesOf(const Sweep& sweep);

/// The same for one noise and one law: when neither can make a difference.
std::vector<Recipe> recipesOfVariants(const Sweep& sweep, std::string_view noise = "hash",
                                      std::string_view offset = "symmetric");

/// What a failed check prints.
std::string nameOf(const Recipe& recipe);

const Variant* variantNamed(std::string_view name);
const EdgeMode* edgeNamed(std::string_view name);
const OffsetLaw* offsetNamed(std::string_view name);
const NoiseKind* noiseNamed(std::string_view name);
/// The same recipe with these slips and no others.
Recipe withSlips(Recipe recipe, std::initializer_list<std::string_view> names);
NoiseRecipe recordedNoise(std::vector<double> values);

/// Equal to the last bit: a zero differs from a negative zero.
inline bool sameBits(double a, double b)
{
    return std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b);
}
bool sameBits(const std::vector<double>& a, const std::vector<double>& b);
bool sameBits(const Grid& a, const Grid& b);

/// Moments of a run of so many steps: all of a short run, a spread of a long one, always both ends.
std::vector<int> momentsOf(int stepCount);

std::vector<Step> stepsOf(const Recipe& recipe);
/// What its run ends with.
std::vector<double> finalHeights(const Recipe& recipe);

double largestDifference(const std::vector<double>& a, const std::vector<double>& b);

} // namespace lozenge
