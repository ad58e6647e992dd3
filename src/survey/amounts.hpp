#pragma once

#include <cstdint>
#include <string>

// Very large and very small numbers as they are painted.

namespace lozenge {

/// "268 435 457".
std::string grouped(std::uint64_t number);
std::string rounded(double number);

/// Three digits that count, with a power of ten where it is very small.
std::string amountText(double amount);

/// The power of ten in whose unit the heights of a view have two digits.
int unitOf(double limit);

} // namespace lozenge
