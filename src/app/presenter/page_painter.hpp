#pragma once

#include "app/presenter/next_frame.hpp"
#include "export/raster/raster.hpp"
#include "picture/pages/speaker_page.hpp"
#include "terrain/making_many.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace lozenge {

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
    PageRows paint(const SpeakerPage& page, const std::optional<NextFrame>& next, int width, int height);

private:
    ManyShelf m_shelf;
    std::optional<NextFrame> m_next;
    Picture m_nextPicture;
    Raster m_shown;
    Raster m_former;
};

} // namespace lozenge
