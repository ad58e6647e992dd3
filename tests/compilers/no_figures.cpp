#include "picture/figures/figure.hpp"

#include <array>

// A tracer paints nothing: in the place of the figures, and of the libraries that they measure text with, one name.

namespace lozenge {

std::span<const Figure> figures()
{
    static const std::array table{Figure{"step", "", nullptr, {}, nullptr, nullptr, nullptr}};
    return table;
}

} // namespace lozenge
