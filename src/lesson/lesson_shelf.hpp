#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace lozenge {

/// A bundled lesson as the list shows it.
struct ShelfEntry {
    std::string id;
    std::string title;
    std::string summary;
    std::string part = {};
    int minutes = 0; ///< 0: not said
};

/// Those whose title, summary or id has every word of the query, in any case of letters.
std::vector<ShelfEntry> found(const std::vector<ShelfEntry>& shelf, std::string_view query);

} // namespace lozenge
