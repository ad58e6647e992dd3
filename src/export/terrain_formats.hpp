#pragma once

#include "export/terrain_file.hpp"

#include <cstdint>

namespace lozenge {

// The rows of the table of terrain formats.

void writeTerrainPng(WholeFile& file, const Terrain& terrain);
void writeTerrainPgm(WholeFile& file, const Terrain& terrain);
void writeTerrainObj(WholeFile& file, const Terrain& terrain);
void writeTerrainStl(WholeFile& file, const Terrain& terrain);
void writeTerrainCsv(WholeFile& file, const Terrain& terrain);

/// One row of the map in 16-bit grey, the higher byte first: the lowest height is 0, the highest 65535.
void greyRow(const Terrain& terrain, int y, std::span<std::uint8_t> bytes);

} // namespace lozenge
