#include "export/number_text.hpp"
#include "export/terrain_formats.hpp"

namespace lozenge {

void writeTerrainCsv(WholeFile& file, Terrain& terrain)
{
    std::string line;
    terrain.rows.each([&](int, std::span<const double> row) {
        line.clear();
        for (const double height : row) {
            appendNumber(line, height);
            line += ',';
        }
        line.back() = '\n';
        return file.write(line);
    });
}

} // namespace lozenge
