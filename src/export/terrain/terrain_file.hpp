#pragma once

#include "export/terrain/terrain_rows.hpp"
#include "files/whole_file.hpp"
#include "lesson/lesson.hpp"

#include <span>

namespace lozenge {

/// One kind of terrain file. What goes wrong while writing is kept by the file.
struct TerrainFormat {
    std::string_view extension;
    std::string_view explanation;
    void (*write)(WholeFile&, Terrain&);
    int walks = 1;                  ///< over the rows of the map
    double (*leastBytes)(int size); ///< that the file of the simplest map has
    std::string_view axes = {};     ///< that may point up, the one that does by default first
    int largest = largestSize;      ///< that the format can hold
    std::string_view limit = {};    ///< what keeps it from holding more
};

std::span<const TerrainFormat> terrainFormats();

struct TerrainRequest {
    std::filesystem::path target; ///< its extension decides the format
    Existing existing = Existing::Refuse;
    double spacing = 1;
    std::string up; ///< the axis that points there; empty: as the format has it
};

/// Writes the terrain that the lesson's run ends with, row by row. Refuses before it begins what will not fit.
tl::expected<void, ExportError> exportTerrain(const Lesson& lesson, const TerrainRequest& request,
                                              const Progress& progress = {});

} // namespace lozenge
