#pragma once

#include "export/whole_file.hpp"
#include "lesson/lesson.hpp"

#include <span>

namespace lozenge {

/// A finished terrain, as the formats need it.
struct Terrain {
    std::string title; ///< one line
    int size = 0;
    std::vector<double> heights; ///< row by row from the north-west
    double lowest = 0;
    double highest = 0;
    double spacing = 1; ///< between neighbouring points, where the format has a place for it

    [[nodiscard]] std::span<const double> row(int y) const;
};

/// One kind of terrain file. What goes wrong while writing is kept by the file.
struct TerrainFormat {
    std::string_view extension;
    std::string_view explanation;
    void (*write)(WholeFile&, const Terrain&);
};

std::span<const TerrainFormat> terrainFormats();

struct TerrainRequest {
    std::filesystem::path target; ///< its extension decides the format
    Existing existing = Existing::Refuse;
    double spacing = 1;
};

/// Runs the lesson to its end and writes its terrain.
tl::expected<void, ExportError> exportTerrain(const Lesson& lesson, const TerrainRequest& request);

} // namespace lozenge
