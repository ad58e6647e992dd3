#pragma once

#include <algorithm>
#include <string_view>

namespace lozenge {

/// Goes through a sentence with names in braces, as "The {tip} tip is left out.": `say` is called with what is said as
/// it stands, `fill` with the names.
template <typename Say, typename Fill>
void eachPart(std::string_view sentence, Say say, Fill fill)
{
    while (!sentence.empty()) {
        const std::size_t open = std::min(sentence.find('{'), sentence.size());
        if (open > 0)
            say(sentence.substr(0, open));
        sentence.remove_prefix(open);
        if (sentence.empty())
            return;
        const std::size_t close = sentence.find('}');
        if (close == std::string_view::npos)
            return say(sentence);
        fill(sentence.substr(1, close - 1));
        sentence.remove_prefix(close + 1);
    }
}

} // namespace lozenge
