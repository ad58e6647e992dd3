#pragma once

#include <string>
#include <string_view>

namespace lozenge {

/// As zlib packs it, quickly.
std::string compressed(std::string_view bytes);

} // namespace lozenge
