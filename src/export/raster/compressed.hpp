#pragma once

#include <string>
#include <string_view>

namespace lozenge {

/// How hard to look for what is repeated. In pixels it is found at the lowest level already: the next takes half as
/// long again for a fiftieth of the size. The text of drawings becomes a quarter smaller yet.
enum class Packing { Fast = 1, Small = 9 };

/// Packed as PNG, PDF and web pages want it (RFC 1950).
std::string compressed(std::string_view bytes, Packing packing = Packing::Fast);

} // namespace lozenge
