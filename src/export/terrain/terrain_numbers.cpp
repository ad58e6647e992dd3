#include "export/raster/little_endian.hpp"
#include "export/terrain/terrain_formats.hpp"
#include "export/text/number_text.hpp"

#include <cstring>
#include <utility>

namespace lozenge {

void writeTerrainCsv(AtomicFile& file, Terrain& terrain)
{
    constexpr int bytesAPoint = 21;
    writeBands(file, terrain.rows, bytesAPoint, [&terrain](Band band, std::string& lines) {
        lines.clear();
        terrain.rows.each(band, [&lines](int, std::span<const double> row) {
            for (const double height : row) {
                appendNumber(lines, height);
                lines += ',';
            }
            lines.back() = '\n';
        });
    });
}

void writeTerrainR32(AtomicFile& file, Terrain& terrain)
{
    const std::size_t bytesOfRow = sizeof(float) * static_cast<std::size_t>(terrain.rows.size());
    writeBands(file, terrain.rows, sizeof(float), [&terrain, bytesOfRow](Band band, std::string& bytes) {
        bytes.resize(static_cast<std::size_t>(band.count()) * bytesOfRow);
        char* next = bytes.data();
        terrain.rows.each(band, [&next, bytesOfRow](int, std::span<const double> row) {
            char* const to = std::exchange(next, next + bytesOfRow);
            for (std::size_t x = 0; x < row.size(); ++x) {
                const std::uint32_t height = littleEndian(static_cast<float>(row[x]));
                std::memcpy(to + x * sizeof height, &height, sizeof height);
            }
        });
    });
}

} // namespace lozenge
