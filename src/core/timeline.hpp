#pragma once

#include "core/large_pages.hpp"
#include "core/recipe.hpp"

#include <cstdint>
#include <utility>
#include <vector>

namespace lozenge {

/// One phase of one level: the steps first to last, counted from 1.
struct Chapter {
    int level = 0;
    Phase phase = Phase::Diamond;
    int first = 0;
    int last = 0;

    friend bool operator==(const Chapter&, const Chapter&) = default;
};

/// The steps of one recipe, immutable once recorded. Step numbers count from 1; moment 0 is the map with only
/// corners and presets, moment k the map after step k.
class Timeline {
public:
    /// Runs the recipe, which must be without fault, to its end.
    explicit Timeline(Recipe recipe);

    [[nodiscard]] const Recipe& recipe() const { return m_recipe; }
    [[nodiscard]] const std::vector<Level>& levels() const { return m_levels; }
    [[nodiscard]] const std::vector<Chapter>& chapters() const { return m_chapters; }
    [[nodiscard]] int stepCount() const { return static_cast<int>(m_cells.size()); }
    [[nodiscard]] int last() const { return m_recipe.size - 1; }

    [[nodiscard]] Step step(int number) const;
    [[nodiscard]] const Chapter& chapterOf(int step) const;

    /// Where step `number` writes, without the reasons.
    [[nodiscard]] Point placeOf(int number) const;

    /// The step that wrote what stands at this point at a moment; 0 if it was set before the run or is not set yet.
    [[nodiscard]] int writerOf(Point point, int moment) const;

    /// The height that a step would give without its offset on another map, as the program stores it. `half` is that of
    /// the step's level.
    [[nodiscard]] double meanOver(const std::vector<double>& heights, int number, int half) const;

    /// Goes on from a moment to the end without offsets: gives each point that is not set its mean. `heights` are those
    /// of the moment.
    void fillUnset(std::vector<double>& heights, const Grid& grid, int moment) const;

    /// How the steps of this run depend on each other.
    struct Ties {
        int reach = 1;                ///< the farthest parent, in half strides along an axis
        bool acrossTheBorder = false; ///< some parents are read on the far side
        bool again = false;           ///< a point that the run has set is set again from other parents
    };
    [[nodiscard]] const Ties& ties() const { return m_ties; }

    /// What comes after the run: the last moment has it.
    [[nodiscard]] const std::vector<ChangedHeight>& changesAtEnd() const { return m_changes; }

    /// The height of a cell in the grid of a moment as the steps have left it.
    [[nodiscard]] double heightBySteps(const Grid& grid, Point at, int moment) const;

    /// The map at a moment. Forward is a store of each step's height, backward a store of what it overwrote.
    [[nodiscard]] Grid gridAt(int moment) const;
    void move(Grid& grid, int from, int to) const;

    /// The lowest and the highest of all heights that any moment shows, those too that are overwritten later.
    [[nodiscard]] std::pair<double, double> extremes() const;

    /// What the recording takes.
    [[nodiscard]] std::size_t bytes() const;

private:
    // A parent is packed to its direction and source; its cell follows from them.
    using PackedParents = std::array<std::uint16_t, 4>;

    struct Reason {
        double mean;
        double offset;
    };

    // A step that wrote a point which was set already: rare, so it is kept apart.
    struct Overwrite {
        int step;
        int earlierWriter;
        double before;
    };

    void record(const Step& step);
    void finishMap(Grid& grid) const
    {
        for (const ChangedHeight& change : m_changes)
            grid.heights[change.cell] = change.after;
    }
    void tie(const Step& step, std::uint32_t earlierWriter);
    [[nodiscard]] const Overwrite* overwriteOf(int step) const;
    [[nodiscard]] std::size_t cellOf(Point point) const { return lozenge::cellOf(point, m_recipe.size); }

    // Seeking reads only cells and heights, so those are columns of their own.
    Recipe m_recipe;
    std::vector<Level> m_levels;
    Column<std::uint32_t> m_cells;
    Column<double> m_heights;
    Column<PackedParents> m_parents;
    Column<Reason> m_reasons;
    std::vector<Overwrite> m_overwrites;
    std::vector<ChangedHeight> m_changes;
    Column<std::uint32_t> m_writers; // of each cell: the last step that writes it
    std::vector<Chapter> m_chapters;
    Ties m_ties;
    double m_outside = 0;
    Storing m_storing = Storing::Exact;
};

} // namespace lozenge
