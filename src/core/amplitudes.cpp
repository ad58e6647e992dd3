#include "core/amplitudes.hpp"

#include "core/noise/portable_math.hpp"
#include "core/recipe.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace lozenge {
namespace {

constexpr std::array<Scaling, 2> scalingTable{{
    {"level", "the amplitude shrinks once a level"},
    {"phase", "the amplitude shrinks before each phase, by the root of the ratio", true},
}};

std::vector<double> powers(double first, double ratio, std::size_t count)
{
    std::vector<double> amplitudes;
    for (double amplitude = first; amplitudes.size() < count; amplitude *= ratio)
        amplitudes.push_back(amplitude);
    return amplitudes;
}

double firstOf(const Recipe& recipe)
{
    const auto& roughness = recipe.amplitudes.roughness;
    return roughness ? *roughness * (recipe.size - 1) : recipe.amplitudes.first;
}

/// Each level's, as the recipe gives it.
std::vector<double> givenAmplitudes(const Recipe& recipe)
{
    const auto count = static_cast<std::size_t>(levelCount(recipe));
    const Amplitudes& amplitudes = recipe.amplitudes;
    std::vector<double> given;
    if (amplitudes.rcoe) {
        for (auto exponent = static_cast<int>(count); exponent > 0; --exponent)
            given.push_back(wholePower(*amplitudes.rcoe, exponent));
    } else if (amplitudes.listed.empty()) {
        given = powers(firstOf(recipe), amplitudes.ratio, count);
    } else {
        given.assign(amplitudes.listed.begin(), amplitudes.listed.begin() + static_cast<std::ptrdiff_t>(count));
    }
    return given;
}

/// By what the square phase has less than the diamond phase.
double stepInBetween(const Recipe& recipe, Slips on)
{
    return on.has(Slip::EachPhase)     ? recipe.amplitudes.ratio
           : recipe.scaling->inBetween ? std::sqrt(recipe.amplitudes.ratio)
                                       : 1;
}

} // namespace

std::span<const Scaling> scalings()
{
    return scalingTable;
}

bool amplitudesGrow(const Recipe& recipe)
{
    const auto given = givenAmplitudes(recipe);
    return given.back() > given.front();
}

bool scalesByLevel(const Recipe& recipe)
{
    return stepInBetween(recipe, slipsOf(recipe)) == 1;
}

std::vector<Level> levelsOf(const Recipe& recipe)
{
    const Slips on = slipsOf(recipe);
    std::vector<double> amplitudes = givenAmplitudes(recipe);
    if (recipe.variant->hasExponent && on.has(Slip::Exponent) != amplitudesGrow(recipe))
        std::reverse(amplitudes.begin(), amplitudes.end());
    if (on.has(Slip::NeverLess))
        std::fill(amplitudes.begin(), amplitudes.end(), amplitudes.front());
    if (on.has(Slip::OneLate))
        std::copy_backward(amplitudes.begin(), amplitudes.end() - 1, amplitudes.end());
    if (on.has(Slip::EachPhase)) {
        const double ratio = recipe.amplitudes.ratio;
        amplitudes = powers(firstOf(recipe), ratio * ratio, amplitudes.size());
    }

    std::vector<Level> levels;
    const double inBetween = stepInBetween(recipe, on);
    for (int stride = recipe.size - 1; stride > 1; stride /= 2) {
        const double amplitude = amplitudes[levels.size()];
        levels.push_back({static_cast<int>(levels.size()), stride, amplitude, amplitude * inBetween});
    }
    return levels;
}

} // namespace lozenge
