#include "export/number_text.hpp"
#include "export/terrain_formats.hpp"

#include <cmath>

namespace lozenge {

void greyRow(std::span<const double> heights, const HeightLimits& limits, std::uint8_t* bytes)
{
    const double range = limits.highest - limits.lowest;
    for (const double height : heights) {
        // A flat terrain is at its lowest everywhere.
        const double share = range > 0 ? (height - limits.lowest) / range : 0;
        const auto grey = static_cast<unsigned>(std::lround(share * 65535));
        *bytes++ = static_cast<std::uint8_t>(grey >> 8);
        *bytes++ = static_cast<std::uint8_t>(grey & 255);
    }
}

void writeTerrainPgm(WholeFile& file, Terrain& terrain)
{
    const HeightLimits limits = terrain.rows.limits();
    const std::string side = numberText(terrain.rows.size());
    file.write("P5\n# Lozenge terrain, north up: 0 is height " + numberText(limits.lowest) + ", 65535 is height " +
               numberText(limits.highest) + "\n" + side + " " + side + "\n65535\n");

    std::vector<std::uint8_t> bytes(2 * static_cast<std::size_t>(terrain.rows.size()));
    terrain.rows.each([&](int, std::span<const double> row) {
        greyRow(row, limits, bytes.data());
        return file.write(bytes.data(), bytes.size());
    });
}

} // namespace lozenge
