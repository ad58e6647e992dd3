#pragma once

#include <string>
#include <string_view>

namespace lozenge {

/// Bytes as letters, for images inside of texts.
std::string base64(std::string_view bytes);

} // namespace lozenge
