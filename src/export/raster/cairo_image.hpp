#pragma once

#include "picture/picture.hpp"

#include <cairo.h>

namespace lozenge {

/// Throws std::bad_alloc where memory does not suffice.
void paintImage(cairo_surface_t* page, const Image& image);

} // namespace lozenge
