#include "picture/strip.hpp"

#include "picture/kit/marks.hpp"
#include "picture/tr.hpp"

#include <algorithm>
#include <array>
#include <cmath>

// The strip of chapters: one band for each phase of each level, played ones filled, with a playhead and marks for the
// stops of the lesson.

namespace lozenge {
namespace {

struct Band {
    const Chapter* chapter;
    float left;
    float width;
};

/// Bands are as wide as the root of their steps: the last levels have nearly all steps, and the first ones must show.
std::vector<Band> bandsOf(const Timeline& timeline, const Box& box, float gap)
{
    const auto& chapters = timeline.chapters();
    const auto weight = [](const Chapter& chapter) {
        return std::sqrt(static_cast<float>(chapter.last - chapter.first + 1));
    };
    float total = 0;
    for (const Chapter& chapter : chapters)
        total += weight(chapter);
    const float room = box.width - gap * static_cast<float>(chapters.size() - 1);

    std::vector<Band> bands;
    float x = box.x;
    for (const Chapter& chapter : chapters) {
        const float width = room * weight(chapter) / total;
        bands.push_back({&chapter, x, width});
        x += width + gap;
    }
    return bands;
}

/// Where a moment lies on the strip.
float positionOf(const std::vector<Band>& bands, int moment, const Box& box)
{
    for (const Band& band : bands)
        if (moment <= band.chapter->last) {
            const auto steps = static_cast<float>(band.chapter->last - band.chapter->first + 1);
            return band.left + band.width * static_cast<float>(std::max(0, moment - band.chapter->first + 1)) / steps;
        }
    return box.right();
}

} // namespace

void paintPhaseIcon(Picture& picture, Vec2 centre, float radius, bool diamond, Colour colour, float width)
{
    if (diamond) {
        paintDiamond(picture, centre, radius, none, {colour, width});
    } else {
        const float half = 0.8F * radius;
        picture.rectangle({centre.x - half, centre.y - half, 2 * half, 2 * half}, 0, none, {colour, width});
    }
}

void paintStopMark(Picture& picture, float x, float top, bool isNow, const Theme& theme, float scale)
{
    const float half = 4.5F * scale;
    const std::array triangle{Vec2{x - half, top - 8 * scale}, Vec2{x + half, top - 8 * scale},
                              Vec2{x, top - 2 * scale}};
    picture.polygon(triangle, isNow ? theme.now : theme.muted);
}

void paintPlayhead(Picture& picture, float x, float top, float height, const Theme& theme, float scale)
{
    picture.rectangle({x - 3 * scale, top - 4.5F * scale, 6 * scale, height + 9 * scale}, 3 * scale, theme.page);
    picture.rectangle({x - 1.75F * scale, top - 3.5F * scale, 3.5F * scale, height + 7 * scale}, 1.75F * scale,
                      theme.now);
}

int stripMoment(const Timeline& timeline, float x, const Box& box, float scale)
{
    const auto bands = bandsOf(timeline, box, 3 * scale);
    for (const Band& band : bands) {
        if (x > band.left + band.width)
            continue;
        const auto steps = static_cast<float>(band.chapter->last - band.chapter->first + 1);
        const float share = std::clamp((x - band.left) / band.width, 0.0F, 1.0F);
        return band.chapter->first - 1 + static_cast<int>(std::lround(share * steps));
    }
    return timeline.stepCount();
}

void paintStrip(Picture& picture, const Frame& frame, const Box& box, float scale, bool labels)
{
    const Theme& theme = *frame.look.theme;
    const float height = 9 * scale;
    const float top = box.y + 9 * scale;
    const auto bands = bandsOf(frame.timeline, box, 3 * scale);
    const int now = frame.moment.number;
    const float playhead = positionOf(bands, now, box);

    for (const Band& band : bands) {
        const Box whole{band.left, top, band.width, height};
        const bool isNow = now >= band.chapter->first && now <= band.chapter->last;
        const float corner = std::min(3 * scale, band.width / 2);
        if (now > band.chapter->last) {
            picture.rectangle(whole, corner, theme.muted);
            continue;
        }
        picture.rectangle(
            {whole.x + 0.5F * scale, whole.y + 0.5F * scale, std::max(1.0F, whole.width - scale), height - scale},
            corner, none, {theme.track, scale});
        if (isNow)
            picture.rectangle({whole.x, whole.y, playhead - whole.x, height},
                              std::min(corner, (playhead - whole.x) / 2), theme.now);
    }
    for (const int stop : frame.stops)
        paintStopMark(picture, positionOf(bands, stop, box), top, stop == now, theme, scale);
    paintPlayhead(picture, playhead, top, height, theme, scale);

    // Labels below, as long as there is room: "level 1", else "1", else nothing.
    if (!labels)
        return;
    const float size = 13 * scale;
    const float baseline = top + height + 20 * scale;
    float taken = box.x - 100;
    for (const Band& band : bands) {
        const bool isNow = now >= band.chapter->first && now <= band.chapter->last;
        const bool diamond = (band.chapter->phase == Phase::Diamond) != frame.look.names->swapped;
        const Colour colour = isNow ? theme.now : theme.muted;
        const Font font = isNow ? Font::SansSemiBold : Font::Sans;
        const float icon = 6 * scale;
        const float textX = band.left + 2 * icon + 6 * scale;
        if (band.left < taken || band.width < 3 * icon)
            continue;
        paintPhaseIcon(picture, {band.left + icon, baseline - middleOfCapitals * size}, icon, diamond, colour,
                       1.6F * scale);
        taken = band.left + 2 * icon + 4 * scale;
        for (const std::string& text :
             {tr(frame.look, "level {0}", band.chapter->level), std::to_string(band.chapter->level)}) {
            const float width = textWidth(font, text) * size;
            if (textX + width <= band.left + band.width - 4 * scale) {
                picture.text({textX, baseline}, text, font, size, colour);
                taken = textX + width + 6 * scale;
                break;
            }
        }
    }
}

} // namespace lozenge
