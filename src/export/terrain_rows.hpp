#pragma once

#include "core/terrain.hpp"
#include "export/format.hpp"

#include <string>
#include <vector>

namespace lozenge {

struct HeightLimits {
    double lowest = 0;
    double highest = 0;
};

/// A finished terrain, as the formats need it: its rows from north to south, as often as a format asks for them. Where
/// the recipe allows they are made anew each time, in double precision: the heights are those of the stepped run to the
/// last bit, and no array ever holds the map. Other recipes take one array, which has to fit into memory.
class TerrainRows {
public:
    /// A format goes over the map some times; each row that it is done with is told.
    TerrainRows(const Recipe& recipe, int walks, Progress progress);

    [[nodiscard]] int size() const { return m_recipe.size; }

    /// Gives away the rows, until `take` wants no more or the user interrupts.
    void each(const TakeRow<double>& take);

    /// The same way over the map for what needs no heights.
    void eachNumber(const std::function<bool(int y)>& take);

    /// Of the whole map; takes one walk over it.
    HeightLimits limits();

private:
    bool tellAndGoOn();

    const Recipe m_recipe;
    std::vector<double> m_heights; ///< only where rows cannot be made alone
    const Progress m_progress;
    const int m_total;
    int m_done = 0;
};

struct Terrain {
    std::string title;  ///< one line
    double spacing = 1; ///< between neighbouring points, where the format has a place for it
    TerrainRows rows;
};

} // namespace lozenge
