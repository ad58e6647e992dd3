#include "app/presenter/page_painter.hpp"

#include <algorithm>
#include <utility>

namespace lozenge {
namespace {

// A slide of the window's first size.
constexpr int slideWidth = 1280, slideHeight = 800;

PageRows rowsOf(const Raster& raster, int first, int count)
{
    PageRows rows{raster.width, raster.height, first, count, {}};
    rows.rgba.reserve(static_cast<std::size_t>(raster.width) * static_cast<std::size_t>(count) * 4);
    for (int y = first; y < first + count; ++y)
        for (const std::uint32_t pixel : raster.row(y))
            for (const int shift : {16, 8, 0, 24})
                rows.rgba.push_back(static_cast<std::uint8_t>(pixel >> shift));
    return rows;
}

} // namespace

std::optional<NextPage> nextPage(const Session& session)
{
    const auto place = stopToCome(session);
    if (!place)
        return std::nullopt;
    const FoundStop& found = session.stops[*place];
    return NextPage{session.lesson,   found.stop,   found.moment,
                    session.recipe(), session.look, pageOfStop(session, found)};
}

Picture pictureOf(const NextPage& next, const std::shared_ptr<ManyShelf>& shelf)
{
    PageOptions options{.width = slideWidth, .height = slideHeight};
    options.lessonsLook = next.lesson->look;
    options.shelf = shelf;
    return next.make(std::move(options)).page(0).picture;
}

PageRows PagePainter::paint(const SpeakerPage& page, const std::optional<NextPage>& next, int width, int height)
{
    if (m_next != next) {
        m_next.reset();
        if (next)
            m_nextPicture = pictureOf(*next, m_shelf);
        m_next = next;
    }
    const Picture picture =
        speakerPicture(page, m_next ? &m_nextPicture : nullptr, static_cast<float>(width), static_cast<float>(height));
    std::swap(m_shown, m_former);
    m_shown = rasterOf(picture, std::exchange(m_shown, {})); // which may throw, and leaves none half painted
    if (m_former.width != width || m_former.height != height)
        return rowsOf(m_shown, 0, height);
    const auto isOther = [&](int y) {
        const auto row = m_shown.row(y);
        return !std::equal(row.begin(), row.end(), m_former.row(y).begin());
    };
    int first = 0, end = height;
    while (first < end && !isOther(first))
        ++first;
    while (end > first && !isOther(end - 1))
        --end;
    return rowsOf(m_shown, first, end - first);
}

} // namespace lozenge
