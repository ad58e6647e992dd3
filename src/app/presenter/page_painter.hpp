#pragma once

#include "export/raster/raster.hpp"
#include "picture/pages/speaker_page.hpp"
#include "session/seen.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace lozenge {

/// What the stop to come shows, so that it can be painted beside the window's own work.
struct NextPage {
    std::shared_ptr<const Lesson> lesson; ///< whose stop it is
    const Stop* stop = nullptr;
    int moment = 0; ///< or station
    Recipe recipe = {};
    Look look = {};
    PageMaker make = {};

    friend bool operator==(const NextPage& a, const NextPage& b)
    {
        return a.stop == b.stop && a.lesson == b.lesson && a.moment == b.moment && a.recipe == b.recipe &&
               a.look == b.look;
    }
};

/// Nothing where no stop is to come.
std::optional<NextPage> nextPage(const Session& session);

/// Makes the maps of a figure over many seeds where the shelf has none.
Picture pictureOf(const NextPage& next, const std::shared_ptr<ManyShelf>& shelf);

/// Some rows of a page as a texture takes them.
struct PageRows {
    int width = 0;
    int height = 0; ///< of the whole page
    int first = 0;
    int count = 0;
    std::vector<std::uint8_t> rgba;
};

/// Paints the speaker's page. It keeps what it painted, so that of the next page only the rows are given that are
/// others. One thread at a time may use it.
class PagePainter {
public:
    PageRows paint(const SpeakerPage& page, const std::optional<NextPage>& next, int width, int height);

private:
    std::shared_ptr<ManyShelf> m_shelf = std::make_shared<ManyShelf>();
    std::optional<NextPage> m_next;
    Picture m_nextPicture;
    Raster m_shown;
    Raster m_former;
};

} // namespace lozenge
