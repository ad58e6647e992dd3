#pragma once

#include "export/terrain/terrain_file.hpp"

#include <bit>
#include <cstdint>

namespace lozenge {

// The rows of the table of terrain formats.

void writeTerrainPng(WholeFile& file, Terrain& terrain);
void writeTerrainPgm(WholeFile& file, Terrain& terrain);
void writeTerrainObj(WholeFile& file, Terrain& terrain);
void writeTerrainStl(WholeFile& file, Terrain& terrain);
void writeTerrainGlb(WholeFile& file, Terrain& terrain);
void writeTerrainCsv(WholeFile& file, Terrain& terrain);
void writeTerrainR16(WholeFile& file, Terrain& terrain);
void writeTerrainR32(WholeFile& file, Terrain& terrain);

/// A row of the map in 16-bit grey: the lowest height is 0, the highest 65535.
void greyRow(std::span<const double> heights, const HeightLimits& limits, std::endian order, std::uint8_t* bytes);

} // namespace lozenge
