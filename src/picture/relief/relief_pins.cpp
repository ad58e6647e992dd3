#include "picture/relief/relief_pins.hpp"

#include "picture/participants.hpp"

#include <algorithm>
#include <cmath>

namespace lozenge {
namespace {

/// A letter on a stem above its point on the surface.
struct Pin {
    Vec2 foot;
    Vec2 chip;
    std::string letter;
    Colour colour;
    float radius = 0;
    float depth = 0;
    bool isNear = true; ///< a parent read on the far side of the map has no line across the hills
};

float distance(Vec2 a, Vec2 b)
{
    return std::hypot(a.x - b.x, a.y - b.y);
}

/// Chips rise until they cover neither another chip nor a foot. At the top of the pane they go aside.
void separate(std::vector<Pin>& pins, const Box& pane, float scale)
{
    for (std::size_t i = 0; i < pins.size(); ++i) {
        Vec2& chip = pins[i].chip;
        const auto isCovering = [&] {
            for (std::size_t j = 0; j < pins.size(); ++j) {
                if (j < i && distance(chip, pins[j].chip) < pins[i].radius + pins[j].radius + 2 * scale)
                    return true;
                if (j != i && distance(chip, pins[j].foot) < pins[i].radius + 7 * scale)
                    return true;
            }
            return false;
        };
        const float top = pane.y + pins[i].radius + 2 * scale;
        chip.y = std::max(chip.y, top);
        float aside = 0;
        for (int tries = 0; tries < 120 && isCovering(); ++tries) {
            if (chip.y - 3 * scale >= top) {
                chip.y -= 3 * scale;
                continue;
            }
            aside = aside > 0 ? -aside : 3 * scale - aside; // to the right and the left in turn
            chip.x = pins[i].foot.x + aside;
        }
    }
}

/// The parents that have a place on the relief, once each: a cell that is read twice has the pin of the parent that
/// lies there.
std::vector<Participant> pinned(const Frame& frame)
{
    std::vector<Participant> all = participantsOf(frame);
    std::stable_partition(all.begin(), all.end(), [](const Participant& p) { return p.parent.source == Source::Inside; });
    std::vector<Participant> once;
    for (const Participant& p : all)
        if (isRead(p.parent) && std::none_of(once.begin(), once.end(),
                                             [&](const Participant& other) { return other.parent.at == p.parent.at; }))
            once.push_back(p);
    return once;
}

} // namespace

void paintPins(Picture& picture, const Frame& frame, const Relief& relief, const Box& pane)
{
    if (!frame.step())
        return;
    const Step& step = *frame.step();
    const Theme& theme = relief.theme;
    const float scale = relief.scale;
    const float chip = (relief.project.side() < 240 * scale ? 10.5F : 13) * scale;
    const float stem = 30 * scale;
    const Vec2 mean = relief.at(step.at, step.mean);
    const Vec2 now = relief.at(step.at, step.after);

    std::vector<Pin> pins;
    for (const Participant& p : pinned(frame)) {
        const Vec2 foot = relief.at(p.parent.at, relief.height(p.parent.at));
        pins.push_back({foot, foot - Vec2{0, stem}, p.name(), colourOf(p, theme), chip,
                        relief.project.depth(p.parent.at.x, p.parent.at.y), p.parent.source == Source::Inside});
    }
    const Vec2 top = now.y < mean.y ? now : mean;
    pins.push_back(
        {now, top - Vec2{0, 1.25F * stem}, "h", theme.now, 1.15F * chip, relief.project.depth(step.at.x, step.at.y)});
    std::sort(pins.begin(), pins.end(), [](const Pin& a, const Pin& b) { return a.depth < b.depth; });
    separate(pins, pane, scale);

    const float casing = 1.5F * scale;
    const float line = 3 * scale;
    for (const Pin& pin : pins)
        if (pin.letter != "h" && pin.isNear) {
            picture.line(pin.foot, mean, {theme.page, line + 2 * casing});
            picture.line(pin.foot, mean, {pin.colour, line});
        }
    for (const Pin& pin : pins) {
        picture.line(pin.foot, pin.chip, {theme.page, line + 2 * casing});
        picture.line(pin.foot, pin.chip, {pin.colour, line});
        if (pin.letter == "h") {
            // The bar from the mean to the height is the random offset. Where it is short, the mean is a ring around
            // the ball, so that neither hides the other.
            const bool isShort = std::abs(now.y - mean.y) < 11 * scale;
            const float ring = isShort ? 9 * scale : 5.5F * scale;
            picture.line(mean, now, {theme.page, 7 * scale + 2 * casing});
            picture.line(mean, now, {theme.now, 7 * scale});
            picture.circle(mean, ring + casing, isShort ? none : theme.page, {theme.page, casing});
            picture.circle(mean, ring, isShort ? withAlpha(theme.page, 0.55F) : theme.page, {theme.now, 2.4F * scale});
        }
        picture.circle(pin.foot, 5.5F * scale + casing, theme.page);
        picture.circle(pin.foot, 5.5F * scale, pin.colour);
    }
    for (const Pin& pin : pins)
        paintChip(picture, pin.chip, pin.radius, pin.letter, pin.colour, theme, casing);
}

} // namespace lozenge
