#pragma once

#include "picture/picture.hpp"

#include <string>

namespace lozenge {

// The bytes of a PNG file. Each throws std::bad_alloc where the memory does not suffice.
std::string pngOf(const Picture& picture);
std::string pngOf(const Pixels& pixels);

} // namespace lozenge
