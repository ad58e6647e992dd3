#include "export/terrain/terrain_formats.hpp"
#include "export/text/bytes.hpp"
#include "export/text/number_text.hpp"

#include <algorithm>
#include <array>
#include <cstring>

// The heights, or the greys of a picture, one after another.

namespace lozenge {
namespace {

/// To the nearest, a half upward, without a call: a processor does it for several shares at once. Of all numbers only
/// the last before 0.5 would become 1 by adding a half, and no share makes it.
std::uint16_t greyOf(double share)
{
    return static_cast<std::uint16_t>(static_cast<std::int32_t>(share * 65535 + 0.5));
}

void writeGreys(AtomicFile& file, Terrain& terrain, const HeightLimits& limits, std::endian order)
{
    writeRows(file, terrain.rows, 2, [&](int, std::span<const double> row, std::string& bytes) {
        const std::size_t before = bytes.size();
        bytes.resize(before + 2 * row.size());
        greyRow(row, limits, order, reinterpret_cast<std::uint8_t*>(bytes.data() + before));
    });
}

} // namespace

void greyRow(std::span<const double> heights, const HeightLimits& limits, std::endian order, std::uint8_t* bytes)
{
    const double lowest = limits.lowest;
    // A flat terrain is at its lowest everywhere.
    const double range = limits.highest > lowest ? limits.highest - lowest : 1;
    std::array<std::uint16_t, 512> greys{};
    while (!heights.empty()) {
        const std::size_t count = std::min(heights.size(), greys.size());
        for (std::size_t x = 0; x < count; ++x)
            greys[x] = greyOf((heights[x] - lowest) / range);
        if (order != std::endian::native)
            for (std::uint16_t& grey : greys)
                grey = static_cast<std::uint16_t>(grey << 8 | grey >> 8);
        std::memcpy(bytes, greys.data(), 2 * count);
        bytes += 2 * count;
        heights = heights.subspan(count);
    }
}

void writeTerrainPgm(AtomicFile& file, Terrain& terrain)
{
    const HeightLimits limits = terrain.rows.limits();
    const std::string side = numberText(terrain.rows.size());
    file.write("P5\n# Lozenge terrain, north up: 0 is height " + numberText(limits.lowest) + ", 65535 is height " +
               numberText(limits.highest) + "\n" + side + " " + side + "\n65535\n");
    writeGreys(file, terrain, limits, std::endian::big);
}

void writeTerrainR16(AtomicFile& file, Terrain& terrain)
{
    writeGreys(file, terrain, terrain.rows.limits(), std::endian::little);
}

void writeTerrainR32(AtomicFile& file, Terrain& terrain)
{
    writeRows(file, terrain.rows, sizeof(float), [](int, std::span<const double> row, std::string& bytes) {
        const std::size_t before = bytes.size();
        bytes.resize(before + sizeof(float) * row.size());
        for (std::size_t x = 0; x < row.size(); ++x) {
            const std::uint32_t height = littleEndian(static_cast<float>(row[x]));
            std::memcpy(&bytes[before + x * sizeof height], &height, sizeof height);
        }
    });
}

void writeTerrainCsv(AtomicFile& file, Terrain& terrain)
{
    constexpr int bytesAPoint = 21;
    writeRows(file, terrain.rows, bytesAPoint, [](int, std::span<const double> row, std::string& lines) {
        for (const double height : row) {
            appendNumber(lines, height);
            lines += ',';
        }
        lines.back() = '\n';
    });
}

} // namespace lozenge
