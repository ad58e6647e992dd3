#pragma once

#include "cli/commands.hpp"
#include "export/terrain/terrain_file.hpp"

namespace lozenge {

Exit writeTerrain(const Lesson& lesson, const TerrainRequest& request, bool isQuiet);

/// The formats of terrain, a line each, for the help.
std::string terrainFormatsHelp();

} // namespace lozenge
