#pragma once

#include <span>
#include <string>
#include <string_view>

namespace lozenge {

/// Packed as PNG and PDF want it (RFC 1950). What is repeated in drawings is found at the lowest level already: the
/// next takes half as long again for a fiftieth of the size.
std::string compressed(std::span<const unsigned char> bytes);
std::string compressed(std::string_view bytes);

} // namespace lozenge
