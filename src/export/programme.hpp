#pragma once

#include "export/reel.hpp"
#include "lesson/playlist.hpp"

#include <string>
#include <vector>

namespace lozenge {

/// A playlist to be exported: its lessons as shows of one size, a title before each, and its pages at the end.
struct Programme {
    struct Part {
        std::string name; ///< of the lesson: its id, or the path of its file
        Show show;
    };

    Playlist list;
    std::vector<Part> parts;  ///< one at least
    bool restsAtStops = true; ///< there are no frames but stops: each is left time to be read
};

/// The playlist in the words of the look that its lessons are shown in.
Playlist spokenList(const Programme& programme);

Reel reelOf(const Programme& programme);

} // namespace lozenge
