#include "app/stage/board_pixels.hpp"

#include "picture/height_colours.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace lozenge {
namespace {

std::uint8_t byteOf(float value)
{
    return static_cast<std::uint8_t>(std::lround(std::clamp(value, 0.0F, 1.0F) * 255));
}

} // namespace

std::shared_ptr<const Pixels> BoardPixels::points(const Frame& frame)
{
    const Seen now{frame.timeline.recipe(), frame.moment.number, coloursOf(frame), isGreyBySlope(frame.look)};
    if (m_points && m_seen == now)
        return m_points;
    Seen before = now;
    before.moment = m_seen.moment;
    if (m_points && m_seen == before && !now.isGrey) {
        auto pixels = std::make_shared<Pixels>(*m_points);
        changePixels(*pixels, m_pointsSeen, frame);
        m_points = std::move(pixels);
    } else {
        m_points = std::make_shared<const Pixels>(boardPixels(frame));
        m_pointsSeen = {frame.moment.surface, frame.moment.grid.isSet};
    }
    m_seen = now;
    return m_points;
}

std::shared_ptr<const Pixels> BoardPixels::descendants(const PointTrace& trace, Colour colour)
{
    const Traced now{trace.timeline, trace.point, trace.step, colour};
    if (m_descendants && m_traced == now)
        return m_descendants;

    const int side = trace.timeline->last() + 1;
    auto pixels = std::make_shared<Pixels>();
    pixels->width = pixels->height = side;
    pixels->rgba.resize(static_cast<std::size_t>(side) * static_cast<std::size_t>(side) * 4);
    for (const Share& share : trace.descendants) {
        const auto at = static_cast<std::size_t>(share.point.y) * static_cast<std::size_t>(side) +
                        static_cast<std::size_t>(share.point.x);
        const auto strength = static_cast<float>(std::sqrt(std::clamp(share.weight, 0.0, 1.0)));
        std::uint8_t* pixel = &pixels->rgba[at * 4];
        pixel[0] = byteOf(colour.r);
        pixel[1] = byteOf(colour.g);
        pixel[2] = byteOf(colour.b);
        pixel[3] = byteOf(0.25F + 0.75F * strength);
    }
    m_traced = now;
    return m_descendants = pixels;
}

} // namespace lozenge
