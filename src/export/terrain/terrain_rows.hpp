#pragma once

#include "export/format.hpp"
#include "terrain/ordered_pipeline.hpp"
#include "terrain/terrain.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace lozenge {

struct HeightLimits {
    double lowest = 0;
    double highest = 0;
};

/// Neighbouring rows of the map, both included.
struct Band {
    int first = 0;
    int last = -1;

    [[nodiscard]] int count() const { return last - first + 1; }
};

/// A finished terrain, as the formats need it: its rows, as often as a format asks for them. Where the recipe allows
/// they are made anew each time, in double precision: the heights are those of the stepped run to the last bit, and no
/// array ever holds the map. Other recipes take one array, which has to fit into memory.
class TerrainRows {
public:
    /// A format walks over the map some times; each row that it is done with is told.
    TerrainRows(const Recipe& recipe, int walks, Progress progress);

    [[nodiscard]] int size() const { return m_recipe.size; }

    /// Gives away the rows of a band from north to south, on the thread that asks. Throws when the user interrupts.
    void each(Band band, const std::function<void(int y, std::span<const double> row)>& take) const;

    /// Walks over the map band by band: `make` makes something of each on all cores, and `take` is given that from
    /// north to south, until it wants no more. So many bytes are made of a point: what is under way stays small.
    template <typename Make, typename Take>
    void walk(int bytesAPoint, Make make, Take take)
    {
        const int rows = rowsAtOnce(bytesAPoint), bands = (size() + rows - 1) / rows;
        const auto bandAt = [rows, last = size() - 1](int index) {
            return Band{index * rows, std::min(index * rows + rows - 1, last)};
        };
        constexpr int mostThreads = 16; // each has bands in memory
        OrderedPipeline made(
            bands, [&make, bandAt](int index) { return make(bandAt(index)); }, mostThreads);
        for (int index = 0; index < bands; ++index)
            if (!take(made.next()) || !tellAndGoOn(bandAt(index)))
                return;
    }

    /// Of the whole map; takes one walk over it.
    HeightLimits limits();

private:
    [[nodiscard]] int rowsAtOnce(int bytesAPoint) const;
    bool tellAndGoOn(Band band);

    const Recipe m_recipe;
    std::vector<double> m_heights; ///< only where rows cannot be made alone
    const Progress m_progress;
    const int m_total;
    int m_done = 0;
};

/// A walk that makes the bytes of each band, which go to the file.
void writeBands(AtomicFile& file, TerrainRows& rows, int bytesAPoint,
                const std::function<void(Band band, std::string& bytes)>& append);

/// The same row by row.
void writeRows(AtomicFile& file, TerrainRows& rows, int bytesAPoint,
               const std::function<void(int y, std::span<const double> row, std::string& bytes)>& append);

struct Terrain {
    std::string title;  ///< one line
    double spacing = 1; ///< between neighbouring points, where the format has a place for it
    char up = 'y';      ///< the axis that points there, in a mesh
    TerrainRows rows;
};

} // namespace lozenge
