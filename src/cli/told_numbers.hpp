#pragma once

#include <string>
#include <vector>

namespace lozenge {

/// A number as words or pictures have it, without its sign, which has many forms.
struct Told {
    std::string text;
    double value = 0;
    int decimals = 0;
};

std::vector<Told> numbersIn(const std::string& text);

} // namespace lozenge
