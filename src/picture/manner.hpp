#pragma once

#include "picture/look.hpp"

#include <span>
#include <string_view>

namespace lozenge {

/// How a program shows its terrain: everything of a look that it decides.
struct Manner {
    std::string_view name;
    std::string_view explanation;
    Look look;
};

/// The table of all manners; the first is the program's own.
std::span<const Manner> manners();

/// A look that takes on a manner. Theme, names, numbers and what else a terrain does not decide stay.
Look inManner(Look look, const Manner& manner);

/// The manner that a look took on.
const Manner& mannerOf(const Look& look);

} // namespace lozenge
