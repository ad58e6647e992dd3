#pragma once

#include "picture/picture.hpp"

#include <cairo.h>

namespace lozenge {

void paintImage(cairo_t* cairo, const Image& image);

} // namespace lozenge
