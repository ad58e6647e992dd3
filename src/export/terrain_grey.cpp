#include "export/number_text.hpp"
#include "export/terrain_formats.hpp"

#include <cmath>

namespace lozenge {

void greyRow(const Terrain& terrain, int y, std::span<std::uint8_t> bytes)
{
    const double range = terrain.highest - terrain.lowest;
    std::size_t at = 0;
    for (const double height : terrain.row(y)) {
        // A flat terrain is at its lowest everywhere.
        const double share = range > 0 ? (height - terrain.lowest) / range : 0;
        const auto grey = static_cast<unsigned>(std::lround(share * 65535));
        bytes[at++] = static_cast<std::uint8_t>(grey >> 8);
        bytes[at++] = static_cast<std::uint8_t>(grey & 255);
    }
}

void writeTerrainPgm(WholeFile& file, const Terrain& terrain)
{
    const std::string side = numberText(terrain.size);
    file.write("P5\n# Lozenge terrain, north up: 0 is height " + numberText(terrain.lowest) + ", 65535 is height " +
               numberText(terrain.highest) + "\n" + side + " " + side + "\n65535\n");

    std::vector<std::uint8_t> bytes(2 * static_cast<std::size_t>(terrain.size));
    for (int y = 0; y < terrain.size && !file.hasFailed(); ++y) {
        greyRow(terrain, y, bytes);
        file.write(bytes.data(), bytes.size());
    }
}

} // namespace lozenge
