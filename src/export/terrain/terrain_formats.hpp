#pragma once

#include "export/terrain/terrain_rows.hpp"
#include "lesson/lesson.hpp"

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <string>

namespace lozenge {

/// A lower bound on the size of a file, so that a disk without room for it is noticed beforehand.
struct Least {
    double ofPoint = 0;
    double ofCell = 0;
    double numbersOfCell = 0; ///< of points: most have all the digits of the last, one of which is among the bytes
};

/// One kind of terrain file. What goes wrong while writing is kept by the file.
struct TerrainFormat {
    std::string_view extension;
    std::string_view explanation;
    void (*write)(AtomicFile&, Terrain&);
    int walks = 1;               ///< over the rows of the map
    Least least;                 ///< that the file of the simplest map has, but for its header
    std::string_view axes = {};  ///< that may point up, the one that does by default first
    int largest = largestSize;   ///< that the format can hold
    std::string_view limit = {}; ///< what keeps it from holding more

    [[nodiscard]] double leastBytes(int size) const;
};

// The formats.

void writeTerrainPng(AtomicFile& file, Terrain& terrain);
void writeTerrainPgm(AtomicFile& file, Terrain& terrain);
void writeTerrainObj(AtomicFile& file, Terrain& terrain);
void writeTerrainStl(AtomicFile& file, Terrain& terrain);
void writeTerrainGlb(AtomicFile& file, Terrain& terrain);
void writeTerrainCsv(AtomicFile& file, Terrain& terrain);
void writeTerrainR16(AtomicFile& file, Terrain& terrain);
void writeTerrainR32(AtomicFile& file, Terrain& terrain);

inline constexpr std::string_view trianglesOfStl = "STL counts its triangles in 32 bits";
inline constexpr std::string_view bytesOfGlb = "GLB counts its bytes in 32 bits";

inline constexpr std::array<TerrainFormat, 8> terrainFormats{{
    {".png", "16-bit grey picture, north up", writeTerrainPng, 2, {0.25}},
    {".pgm", "16-bit grey picture without compression", writeTerrainPgm, 2, {2}},
    {".obj", "triangle mesh with normals, as text", writeTerrainObj, 4, {8 + 9 + 2 * (3 + 3 * 3), 0, 2 * 6}, "yz"},
    {".stl", "triangle mesh, binary", writeTerrainStl, 1, {0, 2 * 50}, "zy", 32769, trianglesOfStl},
    {".glb", "triangle mesh with normals, binary glTF", writeTerrainGlb, 3, {24, 24}, "y", 8193, bytesOfGlb},
    {".csv", "the heights as numbers, a line a row", writeTerrainCsv, 1, {2}},
    {".r16", "the 16-bit greys alone, little-endian", writeTerrainR16, 2, {2}},
    {".r32", "the heights alone, as little-endian floats", writeTerrainR32, 1, {4}},
}};

struct TerrainRequest {
    std::filesystem::path target; ///< its extension decides the format
    Existing existing = Existing::Refuse;
    double spacing = 1;
    std::string up; ///< the axis that points there; empty: as the format has it
};

/// Writes the terrain that the lesson's run ends with, row by row. Refuses before it begins what will not fit.
tl::expected<void, ExportError> exportTerrain(const Lesson& lesson, const TerrainRequest& request,
                                              const Progress& progress = {});

/// A row of the map in 16-bit grey: the lowest height is 0, the highest 65535.
void greyRow(std::span<const double> heights, const HeightLimits& limits, std::endian order, std::uint8_t* bytes);

} // namespace lozenge
