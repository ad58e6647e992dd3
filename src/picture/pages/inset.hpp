#pragma once

#include "picture/picture.hpp"

namespace lozenge {

/// Lays a whole picture, made smaller or larger, in the middle of a box. Returns where it lies.
Box paintInset(Picture& picture, const Picture& inset, const Box& box);

} // namespace lozenge
