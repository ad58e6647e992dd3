#pragma once

#include "picture/picture.hpp"

#include <nlohmann/json.hpp>
#include <string>

namespace lozenge {

/// A picture as the script of a page takes it: a drawing, packed, or an image where that is smaller. Packed, a drawing
/// is a fifth of its text, and of the pixels of many triangles.
nlohmann::ordered_json drawingOf(const Picture& picture);

/// The drawing with outlines cut to a tenth of a pixel, which no eye tells from a hundredth.
std::string withTenths(const std::string& svg);

} // namespace lozenge
