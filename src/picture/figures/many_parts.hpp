#pragma once

#include "picture/figures/figure_page.hpp"
#include "picture/figures/many_scale.hpp"

// The parts of the figure `many`.

namespace lozenge {

/// Each point in the colour of its value, with the scale beside it.
void paintManyMap(const FigurePage& page, const ManyMaps& maps, const ManyReport& report, const ManyScale& scale,
                  const Box& box);

/// The means of the columns, as wide as the map.
void paintManyColumns(const FigurePage& page, const ManyMaps& maps, const ManyReport& report, const ManyScale& scale,
                      const Box& box);

/// A row for each level. Returns where it ends.
float paintManyLevels(const FigurePage& page, const ManyMaps& maps, const ManyReport& report, const ManyScale& scale,
                      const Box& box);

/// The finished map of the run, as a low sun in the west shows it.
void paintLitMap(const FigurePage& page, const Box& box, const ManyMaps& maps);

} // namespace lozenge
