#include "terrain/making_many.hpp"

#include "terrain/ordered_pipeline.hpp"
#include "terrain/terrain.hpp"

#include <algorithm>
#include <utility>

namespace lozenge {
namespace {

/// Sums of some maps are made each on one core, so that their order, and with it the last bit, is the same everywhere.
constexpr int mapsAtOnce = 4;

ManyMaps ofSeeds(const ManyRequest& request, int first, int last)
{
    ManyMaps maps(*request.of, request.recipe.size);
    Recipe recipe = request.recipe;
    for (int seed = first; seed <= last; ++seed) {
        recipe.noise.seed = static_cast<std::uint32_t>(seed);
        maps.add(finishedHeights(recipe));
    }
    return maps;
}

/// Where the seed does not count neither does that of the recipe, and without seeds there is one map.
ManyRequest plain(ManyRequest request)
{
    request.recipe.noise.seed = 1;
    if (!request.recipe.noise.kind->takesSeed)
        request.seeds = 1;
    return request;
}

} // namespace

ManyMaps makeMany(const ManyRequest& request, const MapsDone& mapsDone)
{
    const ManyRequest made = plain(request);
    ManyMaps all(*made.of, made.recipe.size);
    const int batches = (made.seeds + mapsAtOnce - 1) / mapsAtOnce;
    constexpr int mostThreads = 16; // each has maps in memory
    OrderedPipeline sums(
        batches,
        [&made](int batch) {
            const int first = 1 + batch * mapsAtOnce;
            return ofSeeds(made, first, std::min(first + mapsAtOnce - 1, made.seeds));
        },
        mostThreads);
    for (int batch = 0; batch < batches; ++batch) {
        all.add(sums.next());
        if (mapsDone)
            mapsDone(all.count, made.seeds);
    }
    return all;
}

std::shared_ptr<const ManyMaps> ManyShelf::kept(ManyRequest request)
{
    request = plain(std::move(request));
    const std::lock_guard lock(m_mutex);
    for (const Kept& each : m_kept)
        if (each.request == request)
            return each.maps;
    return nullptr;
}

std::shared_ptr<const ManyMaps> ManyShelf::of(ManyRequest request, const MapsDone& mapsDone)
{
    request = plain(std::move(request));
    const std::lock_guard making(m_making);
    if (auto maps = kept(request))
        return maps;
    auto maps = std::make_shared<const ManyMaps>(makeMany(request, mapsDone));
    const std::lock_guard lock(m_mutex);
    m_kept.push_back({std::move(request), maps});
    return maps;
}

} // namespace lozenge
