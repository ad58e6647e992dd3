#include "cli/playlists.hpp"

#include "cli/commands.hpp"
#include "picture/said.hpp"
#include "picture/spoken.hpp"

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

Exit listPlaylists(const std::string& name)
{
    const auto language = openLanguage(name);
    if (!language)
        return language.error();
    Look look;
    look.language = *language;
    Exit exit = Exit::Done;
    std::vector<ListedRow> rows;
    for (const std::string& id : bundledPlaylists())
        if (const auto opened = openPlaylistNamed(id, {}, *language)) {
            const Playlist& list = opened->list;
            const std::size_t count = opened->lessons.size();
            std::string size = count == 1 ? said(look, "1 lesson") : said(look, "{0} lessons", count);
            if (list.minutes > 0)
                size += ", " + minutesSaid(list.minutes, look);
            rows.push_back({id, spoken(list.title, look), spoken(list.summary, look) + " (" + size + ")"});
        } else {
            exit = opened.error();
        }
    printRows(rows);
    return exit;
}

} // namespace lozenge
