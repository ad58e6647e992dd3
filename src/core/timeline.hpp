#pragma once

#include "core/column.hpp"
#include "core/recipe.hpp"

#include <cstdint>
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

    /// The map at a moment. Forward is a store of each step's height, backward a store of what it overwrote.
    [[nodiscard]] Grid gridAt(int moment) const;
    void move(Grid& grid, int from, int to) const;

    /// What the recording takes.
    [[nodiscard]] std::size_t bytes() const;

private:
    // A parent is packed to its direction and source; its cell follows from them.
    struct Reason {
        double mean;
        double offset;
        std::array<std::uint16_t, 4> parents;
    };

    // A step that wrote a point which was set already: rare, so it is kept apart.
    struct Overwrite {
        int step;
        int earlierWriter;
        double before;
    };

    void record(const Step& step);
    [[nodiscard]] const Overwrite* overwriteOf(int step) const;
    [[nodiscard]] std::size_t cellOf(Point point) const;

    // Seeking reads only cells and heights, so those are columns of their own.
    Recipe m_recipe;
    std::vector<Level> m_levels;
    Column<std::uint32_t> m_cells;
    Column<double> m_heights;
    Column<Reason> m_reasons;
    std::vector<Overwrite> m_overwrites;
    Column<std::uint32_t> m_writers; // of each cell: the last step that writes it
    std::vector<Chapter> m_chapters;
};

} // namespace lozenge
