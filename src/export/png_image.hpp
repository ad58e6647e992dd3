#pragma once

#include "export/raster.hpp"

#include <string>

namespace lozenge {

/// The bytes of a PNG file: a picture, or what was made of it. Throws std::bad_alloc where the memory does not suffice.
std::string pngOf(const Picture& picture);
std::string pngOf(const Raster& raster);

} // namespace lozenge
