#include "lesson/lesson_shelf.hpp"

#include "picture/text/utf8.hpp"

#include <algorithm>
#include <iterator>
#include <sstream>

namespace lozenge {

std::vector<ShelfEntry> found(const std::vector<ShelfEntry>& shelf, std::string_view query)
{
    std::istringstream stream(lowered(query));
    const std::vector<std::string> words{std::istream_iterator<std::string>(stream), {}};
    std::vector<ShelfEntry> matches;
    for (const ShelfEntry& entry : shelf) {
        const std::string text = lowered(entry.id + "\n" + entry.title + "\n" + entry.summary + "\n" + entry.part);
        const auto isIn = [&](const std::string& word) { return text.find(word) != std::string::npos; };
        if (std::all_of(words.begin(), words.end(), isIn))
            matches.push_back(entry);
    }
    return matches;
}

} // namespace lozenge
