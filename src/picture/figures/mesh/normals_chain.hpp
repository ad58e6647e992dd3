#pragma once

#include "picture/figures/mesh/normals_scene.hpp"

namespace lozenge {

/// The faces' normals tip to tail, from the side where they spread most.
void paintNormalsChain(const FigurePage& page, const NormalStage& stage, const Box& box);

} // namespace lozenge
