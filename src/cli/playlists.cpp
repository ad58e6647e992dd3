#include "cli/playlists.hpp"

#include "cli/commands.hpp"
#include "lesson/text/printable.hpp"

#include <iostream>

namespace lozenge {

tl::expected<OpenedPlaylist, Exit> openPlaylistNamed(const std::string& pathOrId,
                                                     const std::vector<std::string>& overrides,
                                                     const Language* language)
{
    auto opened = openPlaylist(findPlaylist(pathOrId).value_or(pathOrId), overrides, language);
    if (opened)
        return std::move(*opened);
    std::cerr << opened.error().text() << '\n';
    return tl::unexpected(opened.error().isOfDisk ? Exit::Failed : Exit::Wrong);
}

Exit listPlaylists()
{
    Exit exit = Exit::Done;
    std::vector<ListedRow> rows;
    for (const std::string& id : bundledPlaylists())
        if (const auto opened = openPlaylistNamed(id)) {
            const Playlist& list = opened->list;
            const std::string minutes = list.minutes > 0 ? ", " + std::to_string(list.minutes) + " minutes" : "";
            rows.push_back({id, list.title,
                            list.summary + " (" + std::to_string(opened->lessons.size()) + " lessons" + minutes + ")"});
        } else {
            exit = opened.error();
        }
    printRows(rows);
    return exit;
}

} // namespace lozenge
