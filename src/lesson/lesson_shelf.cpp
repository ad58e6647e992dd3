#include "lesson/lesson_shelf.hpp"

#include <algorithm>
#include <cctype>
#include <iterator>
#include <sstream>

namespace lozenge {
namespace {

std::string lowered(std::string_view text)
{
    std::string lower(text);
    std::transform(lower.begin(), lower.end(), lower.begin(),
                   [](unsigned char c) { return c < 128 ? static_cast<char>(std::tolower(c)) : static_cast<char>(c); });
    return lower;
}

} // namespace

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
