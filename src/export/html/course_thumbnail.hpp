#pragma once

#include "show/lesson_pages.hpp"

#include <string>

namespace lozenge {

/// The finished terrain as a small SVG for an index page. Its skirts take their colours from
/// the page.
std::string thumbnailOf(const LessonPages& pages);

} // namespace lozenge
