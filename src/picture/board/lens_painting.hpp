#pragma once

#include "picture/board/lens.hpp"

namespace lozenge {

void paintLens(Picture& picture, const Frame& frame, const Lens& lens, float scale);

} // namespace lozenge
