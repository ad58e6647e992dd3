#pragma once

#include "analysis/many_maps.hpp"

#include "core/recipe.hpp"

#include <functional>
#include <memory>
#include <mutex>
#include <vector>

namespace lozenge {

/// The seeds 1 to `seeds` of a recipe, measured at each point.
struct ManyRequest {
    Recipe recipe; ///< its own seed does not count
    const PointMeasure* of = &pointMeasures().front();
    int seeds = usualMaps;

    friend bool operator==(const ManyRequest&, const ManyRequest&) = default;
};

/// Told how many maps are done, on the thread that asks; it may throw to give up.
using MapsDone = std::function<void(int done, int total)>;

/// On all cores, with the same bits however many there are. The recipe can be stepped or not, but its map must fit into
/// memory.
ManyMaps makeMany(const ManyRequest& request, const MapsDone& mapsDone = {});

/// What was made is kept: a lesson shows it again and again.
class ManyShelf {
public:
    /// Makes it where it is not there yet; who asks meanwhile waits.
    std::shared_ptr<const ManyMaps> of(ManyRequest request, const MapsDone& mapsDone = {});
    /// Or nothing, at once.
    std::shared_ptr<const ManyMaps> kept(ManyRequest request);

private:
    struct Kept {
        ManyRequest request;
        std::shared_ptr<const ManyMaps> maps;
    };

    std::mutex m_mutex;
    std::mutex m_making;
    std::vector<Kept> m_kept;
};

} // namespace lozenge
