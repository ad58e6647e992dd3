#pragma once

#include "export/terrain/terrain_rows.hpp"
#include "lesson/lesson.hpp"

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <string>

namespace lozenge {

/// One kind of terrain file. What goes wrong while writing is kept by the file.
struct TerrainFormat {
    std::string_view extension;
    std::string_view explanation;
    void (*write)(AtomicFile&, Terrain&);
    int walks = 1;                  ///< over the rows of the map
    double (*leastBytes)(int size); ///< that the file of the simplest map has
    std::string_view axes = {};     ///< that may point up, the one that does by default first
    int largest = largestSize;      ///< that the format can hold
    std::string_view limit = {};    ///< what keeps it from holding more
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

// The least that a file of each has, by which a disk without room for it is known beforehand.

constexpr double pointsOn(int size)
{
    return static_cast<double>(size) * size;
}

constexpr double leastPng(int size)
{
    return pointsOn(size) / 4; // no terrain with offsets comes near
}

template <int bytes>
constexpr double leastOfPoints(int size)
{
    return pointsOn(size) * bytes;
}

/// Two faces of six numbers, most of which have all the digits of the last, a position and a normal.
inline double leastObj(int size)
{
    const auto digits = static_cast<double>(std::to_string(static_cast<std::int64_t>(pointsOn(size))).size());
    return pointsOn(size) * (2 * (3 + 3 * 3) + 8 + 9) + pointsOn(size - 1) * 2 * 6 * (digits - 1);
}

constexpr double leastStl(int size)
{
    return 84 + pointsOn(size - 1) * 2 * 50;
}

/// Two triangles a cell, a position and a normal a point.
constexpr double leastGlb(int size)
{
    return pointsOn(size - 1) * 2 * 3 * 4 + pointsOn(size) * 2 * 3 * 4;
}

inline constexpr std::array<TerrainFormat, 8> terrainFormatTable{{
    {".png", "16-bit grey picture, north up", writeTerrainPng, 2, leastPng},
    {".pgm", "16-bit grey picture without compression", writeTerrainPgm, 2, leastOfPoints<2>},
    {".obj", "triangle mesh with normals, as text", writeTerrainObj, 4, leastObj, "yz"},
    {".stl", "triangle mesh, binary", writeTerrainStl, 1, leastStl, "zy", 32769, "STL counts its triangles in 32 bits"},
    {".glb", "triangle mesh with normals, binary glTF", writeTerrainGlb, 3, leastGlb, "y", 8193,
     "GLB counts its bytes in 32 bits"},
    {".csv", "the heights as numbers, a line a row", writeTerrainCsv, 1, leastOfPoints<2>},
    {".r16", "the 16-bit greys alone, little-endian", writeTerrainR16, 2, leastOfPoints<2>},
    {".r32", "the heights alone, as little-endian floats", writeTerrainR32, 1, leastOfPoints<4>},
}};

constexpr std::span<const TerrainFormat> terrainFormats()
{
    return terrainFormatTable;
}

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
