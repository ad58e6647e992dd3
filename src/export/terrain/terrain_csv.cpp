#include "export/terrain/terrain_formats.hpp"
#include "export/text/number_text.hpp"

namespace lozenge {

void writeTerrainCsv(WholeFile& file, Terrain& terrain)
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

} // namespace lozenge
