#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace lozenge {

/// A key of a lesson's table, and what its value can be where it is the name of a row.
struct KnownKey {
    std::string name;
    std::vector<std::string_view> values;
};

/// The keys of [recipe], as --set takes them: those of its noise are "noise.kind" and so on.
std::vector<KnownKey> recipeKeys();

} // namespace lozenge
