#include "core/terrain.hpp"

#include "core/cascade.hpp"

#include <algorithm>
#include <thread>
#include <vector>

namespace lozenge {

bool isAddressable(const Recipe& recipe)
{
    const std::string_view edge = recipe.edge->name;
    return recipe.variant->name == "textbook" && recipe.noise.kind->name == "hash" &&
           recipe.offset->name == "symmetric" && (edge == "three" || edge == "wrap");
}

template <typename Real>
void makeRows(const Recipe& recipe, int depth, const Region& window, const TakeRow<Real>& take)
{
    if (!window.isEmpty())
        Cascade<Real>(recipe, depth, window, bestInstructionSet()).run(take);
}

template <typename Real>
void makeWindow(const Recipe& recipe, int depth, const Region& window, std::span<Real> heights)
{
    Real* place = heights.data();
    makeRows<Real>(recipe, depth, window, [&place](int, std::span<const Real> row) {
        place = std::copy(row.begin(), row.end(), place);
        return true;
    });
}

template void makeRows(const Recipe&, int, const Region&, const TakeRow<float>&);
template void makeRows(const Recipe&, int, const Region&, const TakeRow<double>&);
template void makeWindow(const Recipe&, int, const Region&, std::span<float>);
template void makeWindow(const Recipe&, int, const Region&, std::span<double>);

double heightAt(const Recipe& recipe, Point at)
{
    double height = 0;
    makeWindow<double>(recipe, levelCount(recipe), {at.x, at.y, at.x, at.y}, {&height, 1});
    return height;
}

namespace {

/// Below this a terrain lives in the caches, and starting a thread takes longer than half of it.
constexpr std::size_t pointsWorthThreads = 2'000'000;
constexpr std::size_t pointsBeyondCaches = 4'000'000;

int threadsWorth(std::size_t points)
{
    if (points < pointsWorthThreads)
        return 1;
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

void fillBand(const Recipe& recipe, std::span<float> heights, int first, int last)
{
    const auto width = static_cast<std::size_t>(recipe.size);
    const bool isBig = heights.size() >= pointsBeyondCaches;
    const Region band{0, first, recipe.size - 1, last};
    Cascade<float>(recipe, levelCount(recipe), band, bestInstructionSet())
        .run({heights.data() + static_cast<std::size_t>(first) * width, width, isBig});
}

} // namespace

void fill(const Recipe& recipe, std::span<float> heights, int threads)
{
    const int count = std::min(threads > 0 ? threads : threadsWorth(heights.size()), recipe.size);
    const auto start = [&](int band) { return static_cast<int>(std::int64_t{recipe.size} * band / count); };
    std::vector<std::jthread> others;
    for (int band = 1; band < count; ++band)
        others.emplace_back([&, band] { fillBand(recipe, heights, start(band), start(band + 1) - 1); });
    fillBand(recipe, heights, 0, start(1) - 1);
}

} // namespace lozenge
