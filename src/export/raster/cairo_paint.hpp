#pragma once

#include "picture/picture.hpp"

#include <cairo.h>
#include <memory>

namespace lozenge {

struct CairoDelete {
    void operator()(cairo_t* cairo) const { cairo_destroy(cairo); }
    void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
};

using CairoContext = std::unique_ptr<cairo_t, CairoDelete>;
using CairoSurface = std::unique_ptr<cairo_surface_t, CairoDelete>;

/// Paints a picture onto an image surface, over what is there. Throws std::bad_alloc where memory does not suffice.
void paint(cairo_surface_t* image, const Picture& picture);

} // namespace lozenge
