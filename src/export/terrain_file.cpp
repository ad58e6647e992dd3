#include "export/terrain_file.hpp"

#include "core/finished_heights.hpp"
#include "export/terrain_formats.hpp"

#include <algorithm>
#include <array>

namespace lozenge {
namespace {

namespace fs = std::filesystem;

constexpr std::array<TerrainFormat, 5> table{{
    {".png", "16-bit grey picture, north up", writeTerrainPng},
    {".pgm", "16-bit grey picture without compression", writeTerrainPgm},
    {".obj", "triangle mesh with normals, as text", writeTerrainObj},
    {".stl", "triangle mesh, binary", writeTerrainStl},
    {".csv", "the heights as numbers, a line a row", writeTerrainCsv},
}};

const TerrainFormat* formatOf(const fs::path& target)
{
    std::string extension = target.extension().string();
    for (char& c : extension)
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    const auto found = std::find_if(table.begin(), table.end(),
                                    [&](const TerrainFormat& format) { return format.extension == extension; });
    return found == table.end() ? nullptr : &*found;
}

ExportError unknownFormat(const fs::path& target)
{
    std::string known;
    for (const TerrainFormat& format : table)
        known += (known.empty() ? "" : ", ") + std::string(format.extension);
    std::error_code error;
    const std::string fault = fs::is_directory(target, error)
                                  ? "this is a folder; a file name is needed"
                                  : "no terrain can be written as \"" + target.extension().string() + "\"";
    return {ExportError::Kind::Wrong, target.string() + ": " + fault + " (known: " + known + ")"};
}

/// A title may hold anything, but the headers it goes into end with their line.
std::string inOneLine(std::string text)
{
    std::replace_if(
        text.begin(), text.end(), [](unsigned char c) { return c < ' ' || c == 127; }, ' ');
    return text;
}

Terrain terrainOf(const Lesson& lesson, double spacing)
{
    auto heights = finishedHeights(lesson.recipe);
    const auto [lowest, highest] = std::minmax_element(heights.begin(), heights.end());
    Terrain terrain{inOneLine(lesson.title), lesson.recipe.size, {}, *lowest, *highest, spacing};
    terrain.heights = std::move(heights);
    return terrain;
}

} // namespace

std::span<const double> Terrain::row(int y) const
{
    const auto width = static_cast<std::size_t>(size);
    return std::span(heights).subspan(static_cast<std::size_t>(y) * width, width);
}

std::span<const TerrainFormat> terrainFormats()
{
    return table;
}

tl::expected<void, ExportError> exportTerrain(const Lesson& lesson, const TerrainRequest& request)
{
    const TerrainFormat* format = formatOf(request.target);
    if (!format)
        return tl::unexpected(unknownFormat(request.target));
    if (!(request.spacing >= 1e-6 && request.spacing <= 1e6))
        return tl::unexpected(
            ExportError{ExportError::Kind::Wrong, "the spacing of the points must be from 0.000001 to 1000000"});

    constexpr int largestWritten = 4097;
    if (lesson.recipe.size > largestWritten)
        return tl::unexpected(
            ExportError{ExportError::Kind::Wrong, "a terrain is written with up to 4097 points a side"});

    auto file = WholeFile::create(request.target, request.existing);
    if (!file)
        return tl::unexpected(file.error());
    format->write(*file, terrainOf(lesson, request.spacing));
    return file->commit();
}

} // namespace lozenge
