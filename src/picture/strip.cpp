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

    if (!labels)
        return;
    // Labels below: of every phase where there is room, else of the present one, the first and the last.
    const float size = 13 * scale, icon = 6 * scale;
    std::vector<std::string> texts;
    std::vector<std::size_t> order;
    bool haveRoom = true;
    const auto widthOf = [&](std::size_t i) {
        return 2 * icon + 6 * scale + textWidth(Font::SansSemiBold, texts[i]) * size;
    };
    for (std::size_t i = 0; i < bands.size(); ++i) {
        texts.push_back(tr(frame.look, "level {0}", frame.timeline.chapters()[i].level));
        haveRoom = haveRoom && widthOf(i) + 4 * scale <= bands[i].width;
        order.insert(bands[i].holds(now) ? order.begin() : order.end(), i);
    }
    std::vector<Box> taken;
    for (const std::size_t i : order) {
        const bool isNow = bands[i].holds(now);
        const Box label{std::min(bands[i].left, box.right() - widthOf(i)), baseline, widthOf(i), 0};
        if (!haveRoom && !isNow && i > 0 && i + 1 < bands.size())
            continue;
        if (std::any_of(taken.begin(), taken.end(), [&](const Box& other) {
                return label.x < other.right() + 8 * scale && other.x < label.right() + 8 * scale;
            }))
            continue;
        taken.push_back(label);
        const bool diamond = (frame.timeline.chapters()[i].phase == Phase::Diamond) != frame.look.names->swapped;
        const Colour colour = isNow ? theme.now : theme.muted;
        paintPhaseIcon(picture, {label.x + icon, baseline - middleOfCapitals * size}, icon, diamond, colour,
                       1.6F * scale);
        picture.text({label.x + 2 * icon + 6 * scale, baseline}, texts[i], isNow ? Font::SansSemiBold : Font::Sans,
                     size, colour);
    }
}

} // namespace lozenge
