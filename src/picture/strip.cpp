#include "picture/strip.hpp"

#include "picture/board/board.hpp"
#include "picture/kit/marks.hpp"
#include "picture/tr.hpp"

#include <array>
#include <cmath>

namespace lozenge {
namespace {

/// Side by side across a box.
void layBands(std::vector<StripBand>& bands, const Box& box, float scale)
{
    const float gap = 3 * scale;
    float total = 0;
    for (const StripBand& band : bands)
        total += band.width;
    const float room = box.width - gap * static_cast<float>(bands.size() - 1);
    float x = box.x;
    for (StripBand& band : bands) {
        band.left = x;
        band.width = room * band.width / total;
        x += band.width + gap;
    }
}

/// Where a place lies on a strip.
float onStrip(const std::vector<StripBand>& bands, double place, const Box& box)
{
    for (const StripBand& band : bands)
        if (place <= band.to)
            return band.left + band.width * static_cast<float>(std::max(place, band.from) - band.from) /
                                   static_cast<float>(band.to - band.from);
    return box.right();
}

/// Returns the base line of labels.
float paintBands(Picture& picture, const Strip& strip, const Box& box, float scale)
{
    const Theme& theme = *strip.theme;
    const float height = 9 * scale, top = box.y + height;
    const float playhead = onStrip(strip.bands, strip.now, box);
    for (const StripBand& band : strip.bands) {
        const Box whole{band.left, top, band.width, height};
        const float corner = std::min(3 * scale, band.width / 2);
        if (strip.now > band.to) {
            picture.rectangle(whole, corner, theme.muted);
            continue;
        }
        picture.rectangle(
            {whole.x + 0.5F * scale, whole.y + 0.5F * scale, std::max(1.0F, whole.width - scale), height - scale},
            corner, none, {theme.track, scale});
        if (band.holds(strip.now))
            picture.rectangle({whole.x, whole.y, playhead - whole.x, height},
                              std::min(corner, (playhead - whole.x) / 2), theme.now);
    }
    for (const double stop : strip.stops) {
        const float x = onStrip(strip.bands, stop, box), half = 4.5F * scale;
        const std::array triangle{Vec2{x - half, top - 8 * scale}, Vec2{x + half, top - 8 * scale},
                                  Vec2{x, top - 2 * scale}};
        picture.polygon(triangle, stop == strip.now ? theme.now : theme.muted);
    }
    // The playhead, with an edge of the page's colour.
    picture.rectangle({playhead - 3 * scale, top - 4.5F * scale, 6 * scale, height + 9 * scale}, 3 * scale, theme.page);
    picture.rectangle({playhead - 1.75F * scale, top - 3.5F * scale, 3.5F * scale, height + 7 * scale}, 1.75F * scale,
                      theme.now);
    return top + height + 20 * scale;
}

/// Of every band where there is room, else of the present one, the first and the last.
void paintLabels(Picture& picture, const Strip& strip, const Box& box, float baseline, float scale)
{
    const Theme& theme = *strip.theme;
    const auto& bands = strip.bands;
    const float size = 13 * scale, icon = 6 * scale;
    std::vector<std::size_t> order;
    bool haveRoom = true;
    const auto widthOf = [&](const StripBand& band) {
        return (band.isDiamond ? 2 * icon + 6 * scale : 0) + textWidth(Font::SansSemiBold, band.label) * size;
    };
    for (std::size_t i = 0; i < bands.size(); ++i) {
        haveRoom = haveRoom && widthOf(bands[i]) + 4 * scale <= bands[i].width;
        order.insert(bands[i].holds(strip.now) ? order.begin() : order.end(), i);
    }
    std::vector<Box> taken;
    for (const std::size_t i : order) {
        const StripBand& band = bands[i];
        const bool isNow = band.holds(strip.now);
        const Box label{std::min(band.left, box.right() - widthOf(band)), baseline, widthOf(band), 0};
        if (!haveRoom && !isNow && i > 0 && i + 1 < bands.size())
            continue;
        if (std::any_of(taken.begin(), taken.end(), [&](const Box& other) {
                return label.x < other.right() + 8 * scale && other.x < label.right() + 8 * scale;
            }))
            continue;
        taken.push_back(label);
        const Colour colour = isNow ? theme.now : theme.muted;
        float x = label.x;
        if (band.isDiamond) {
            paintPhaseIcon(picture, {x + icon, baseline - middleOfCapitals * size}, icon, *band.isDiamond, colour,
                           1.6F * scale);
            x = x + 2 * icon + 6 * scale;
        }
        picture.text({x, baseline}, band.label, isNow ? Font::SansSemiBold : Font::Sans, size, colour);
    }
}

} // namespace

void paintPhaseIcon(Picture& picture, Vec2 centre, float radius, bool diamond, Colour colour, float width)
{
    if (diamond)
        paintDiamond(picture, centre, radius, none, {colour, width});
    else
        picture.rectangle(boxAround(centre, 0.8F * radius), 0, none, {colour, width});
}

// A band for each phase of each level, as wide as the root of its steps: the last levels have nearly all steps, and the
// first ones must show.
Strip stripOf(const Frame& frame)
{
    Strip strip{
        {}, static_cast<double>(frame.moment.number), {frame.stops.begin(), frame.stops.end()}, frame.look.theme};
    for (const Chapter& chapter : frame.timeline.chapters())
        strip.bands.push_back({.from = chapter.first - 1.0,
                               .to = static_cast<double>(chapter.last),
                               .width = std::sqrt(static_cast<float>(chapter.last - chapter.first + 1)),
                               .label = tr(frame.look, "level {0}", chapter.level),
                               .isDiamond = (chapter.phase == Phase::Diamond) != frame.look.names->swapped});
    return strip;
}

void paintStrip(Picture& picture, Strip strip, const Box& box, float scale, bool hasLabels)
{
    layBands(strip.bands, box, scale);
    const float baseline = paintBands(picture, strip, box, scale);
    if (hasLabels)
        paintLabels(picture, strip, box, baseline, scale);
}

double placeOnStrip(Strip strip, float x, const Box& box, float scale)
{
    layBands(strip.bands, box, scale);
    for (const StripBand& band : strip.bands)
        if (x <= band.left + band.width)
            return band.from + (band.to - band.from) * std::clamp((x - band.left) / band.width, 0.0F, 1.0F);
    return strip.bands.empty() ? 0 : strip.bands.back().to;
}

} // namespace lozenge
