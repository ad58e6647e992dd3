#pragma once

#include "export/cairo_paint.hpp"

namespace lozenge {

void paintText(cairo_t* cairo, const Text& text, TextAs textAs);

} // namespace lozenge
