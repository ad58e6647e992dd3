#include "export/number_text.hpp"
#include "export/terrain_formats.hpp"

namespace lozenge {

void writeTerrainCsv(WholeFile& file, const Terrain& terrain)
{
    std::string line;
    for (int y = 0; y < terrain.size && !file.hasFailed(); ++y) {
        line.clear();
        for (const double height : terrain.row(y)) {
            appendNumber(line, height);
            line += ',';
        }
        line.back() = '\n';
        file.write(line);
    }
}

} // namespace lozenge
