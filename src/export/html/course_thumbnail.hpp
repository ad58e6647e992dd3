#pragma once

#include "export/show.hpp"

#include <string>

namespace lozenge {

/// The finished terrain as a small SVG for an index page. Its skirts take their colours from
/// the page.
std::string thumbnailOf(const Show& show);

} // namespace lozenge
