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

/// Bands are as wide as the root of their steps: the last levels have nearly all steps, and the first ones must show.
std::vector<StripBand> bandsOf(const Timeline& timeline, const Box& box, float scale)
{
    std::vector<StripBand> bands;
    for (const Chapter& chapter : timeline.chapters()) {
        const auto steps = static_cast<float>(chapter.last - chapter.first + 1);
        bands.push_back({chapter.first - 1.0, static_cast<double>(chapter.last), 0, std::sqrt(steps)});
    }
    layBands(bands, box, scale);
    return bands;
}

/// Where a place lies on a strip.
float onStrip(std::span<const StripBand> bands, double place)
{
    for (const StripBand& band : bands)
        if (place <= band.to)
            return band.at(std::max(place, band.from));
    return bands.back().left + bands.back().width;
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

float paintBands(Picture& picture, std::span<const StripBand> bands, const StripMarks& marks, const Box& box,
                 const Theme& theme, float scale)
{
    const float height = 9 * scale, top = box.y + height;
    const auto placeOf = [&](double place) { return bands.empty() ? box.right() : onStrip(bands, place); };
    const float playhead = placeOf(marks.now);
    for (const StripBand& band : bands) {
        const Box whole{band.left, top, band.width, height};
        const float corner = std::min(3 * scale, band.width / 2);
        if (marks.now > band.to || (marks.fillsDone && marks.now == band.to)) {
            picture.rectangle(whole, corner, theme.muted);
            continue;
        }
        picture.rectangle(
            {whole.x + 0.5F * scale, whole.y + 0.5F * scale, std::max(1.0F, whole.width - scale), height - scale},
            corner, none, {theme.track, scale});
        if (band.holds(marks.now))
            picture.rectangle({whole.x, whole.y, playhead - whole.x, height},
                              std::min(corner, (playhead - whole.x) / 2), theme.now);
    }
    for (const double stop : marks.stops) {
        const float x = placeOf(stop), half = 4.5F * scale;
        const std::array triangle{Vec2{x - half, top - 8 * scale}, Vec2{x + half, top - 8 * scale},
                                  Vec2{x, top - 2 * scale}};
        picture.polygon(triangle, stop == marks.nowStop ? theme.now : theme.muted);
    }
    // The playhead, with an edge of the page's colour.
    picture.rectangle({playhead - 3 * scale, top - 4.5F * scale, 6 * scale, height + 9 * scale}, 3 * scale, theme.page);
    picture.rectangle({playhead - 1.75F * scale, top - 3.5F * scale, 3.5F * scale, height + 7 * scale}, 1.75F * scale,
                      theme.now);
    return top + height + 20 * scale;
}

int stripMoment(const Timeline& timeline, float x, const Box& box, float scale)
{
    for (const StripBand& band : bandsOf(timeline, box, scale))
        if (x <= band.left + band.width)
            return static_cast<int>(std::lround(band.placeAt(x)));
    return timeline.stepCount();
}

void paintStrip(Picture& picture, const Frame& frame, const Box& box, float scale, bool labels)
{
    const Theme& theme = *frame.look.theme;
    const auto bands = bandsOf(frame.timeline, box, scale);
    const double now = frame.moment.number;
    const StripMarks marks{now, {frame.stops.begin(), frame.stops.end()}};
    const float baseline = paintBands(picture, bands, marks, box, theme, scale);

    // Labels below, as long as there is room: "level 1", else "1", else nothing.
    if (!labels)
        return;
    const float size = 13 * scale;
    float taken = box.x - 100;
    for (std::size_t i = 0; i < bands.size(); ++i) {
        const StripBand& band = bands[i];
        const Chapter& chapter = frame.timeline.chapters()[i];
        const bool diamond = (chapter.phase == Phase::Diamond) != frame.look.names->swapped;
        const Colour colour = band.holds(now) ? theme.now : theme.muted;
        const Font font = band.holds(now) ? Font::SansSemiBold : Font::Sans;
        const float icon = 6 * scale;
        const float textX = band.left + 2 * icon + 6 * scale;
        if (band.left < taken || band.width < 3 * icon)
            continue;
        paintPhaseIcon(picture, {band.left + icon, baseline - middleOfCapitals * size}, icon, diamond, colour,
                       1.6F * scale);
        taken = band.left + 2 * icon + 4 * scale;
        for (const std::string& text : {tr(frame.look, "level {0}", chapter.level), std::to_string(chapter.level)}) {
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
