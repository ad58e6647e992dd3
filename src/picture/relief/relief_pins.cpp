#include "picture/relief/relief_pins.hpp"

#include "picture/participants.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <numbers>
#include <string>
#include <vector>

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

/// Where chips may be: inside their pane, on no words.
struct Room {
    Box pane;
    std::span<const Box> words;
    float scale = 1;

    [[nodiscard]] bool has(Vec2 chip, float radius) const
    {
        const float reach = radius + 2 * scale;
        return chip.x - reach >= pane.x && chip.x + reach <= pane.right() && chip.y - reach >= pane.y &&
               chip.y + reach <= pane.bottom() && std::none_of(words.begin(), words.end(), [&](const Box& box) {
                   const Vec2 nearest{std::clamp(chip.x, box.x, box.right()), std::clamp(chip.y, box.y, box.bottom())};
                   return distance(chip, nearest) < reach;
               });
    }
};

/// The angle, length and reach of a fan's stems, in degrees and the design's units.
constexpr float fanReach = 69, fanLengthOfNow = 1.12F, nearestUnfanned = 51;
constexpr std::array<float, 2> oneSide{68, 34}; // to either side of the middle

Vec2 turned(Vec2 from, float length, float degrees)
{
    const float angle = degrees * std::numbers::pi_v<float> / 180;
    return from + Vec2{length * std::sin(angle), -length * std::cos(angle)};
}

/// Chips on an arc around h, whose own is in its middle, the parents in their order on the screen. Where it has no room
/// above it moves down, and else it turns.
void fan(std::span<Pin> parents, Pin& now, const Room& room)
{
    std::stable_sort(parents.begin(), parents.end(), [](const Pin& a, const Pin& b) { return a.foot.x < b.foot.x; });
    const std::size_t left = (parents.size() + 1) / 2;
    const auto spread = [&](std::size_t i) {
        const bool isLeft = i < left;
        const std::size_t count = isLeft ? left : parents.size() - left, place = isLeft ? i : parents.size() - 1 - i;
        const float angle = count == 1 ? (oneSide[0] + oneSide[1]) / 2 : oneSide[place];
        return isLeft ? -angle : angle;
    };
    const auto place = [&](float turn, float down) {
        const float reach = fanReach * room.scale;
        const Vec2 from = now.foot + Vec2{0, down * room.scale};
        now.chip = turned(from, fanLengthOfNow * reach, turn);
        for (std::size_t i = 0; i < parents.size(); ++i)
            parents[i].chip = turned(from, reach, turn + spread(i));
        return room.has(now.chip, now.radius) && std::all_of(parents.begin(), parents.end(), [&](const Pin& pin) {
                   return room.has(pin.chip, pin.radius);
               });
    };
    for (float down = 0; down <= 42; down += 3)
        if (place(0, down))
            return;
    for (float turn = 12; turn <= 180; turn += 12)
        if (place(turn, 0) || place(-turn, 0))
            return;
}

/// Chips rise until they cover neither another chip nor a foot, nor words. Where the pane ends they go aside.
void separate(std::vector<Pin>& pins, std::size_t from, const Room& room)
{
    const float scale = room.scale;
    for (std::size_t i = from; i < pins.size(); ++i) {
        const auto isFree = [&](Vec2 chip) {
            for (std::size_t j = 0; j < pins.size(); ++j) {
                if (j < i && distance(chip, pins[j].chip) < pins[i].radius + pins[j].radius + 2 * scale)
                    return false;
                if (j != i && distance(chip, pins[j].foot) < pins[i].radius + 7 * scale)
                    return false;
            }
            return room.has(chip, pins[i].radius);
        };
        const Vec2 first = pins[i].chip;
        const auto tryPlaces = [&](float step, auto placeAt) {
            for (int tries = 0; tries <= 120; ++tries)
                if (const Vec2 place = placeAt(step * static_cast<float>(tries)); isFree(place)) {
                    pins[i].chip = place;
                    return true;
                }
            return false;
        };
        const float top = std::max(first.y, room.pane.y + pins[i].radius + 2 * scale);
        // Up; at the top of the pane to the right and the left; and at last round the foot, ever farther from it.
        if (tryPlaces(3 * scale,
                      [&](float way) {
                          return first - Vec2{0, way};
                      }) ||
            tryPlaces(3 * scale,
                      [&](float way) {
                          return Vec2{pins[i].foot.x + way, top};
                      }) ||
            tryPlaces(3 * scale, [&](float way) {
                return Vec2{pins[i].foot.x - way, top};
            }))
            continue;
        tryPlaces(3 * scale, [&](float way) { return turned(pins[i].foot, 20 * scale + way, way * 37 / scale); });
    }
}

/// The parents that have a place on the relief, once each: a cell that is read twice has the pin of the parent that
/// lies there.
std::vector<Participant> pinned(const Frame& frame)
{
    std::vector<Participant> all = participantsOf(frame);
    std::stable_partition(all.begin(), all.end(),
                          [](const Participant& p) { return p.parent.source == Source::Inside; });
    std::vector<Participant> once;
    for (const Participant& p : all)
        if (isRead(p.parent) && std::none_of(once.begin(), once.end(),
                                             [&](const Participant& other) { return other.parent.at == p.parent.at; }))
            once.push_back(p);
    return once;
}

} // namespace

void paintPins(Picture& picture, const Frame& frame, const Relief& relief, const Box& pane, std::span<const Box> words)
{
    if (!frame.step())
        return;
    const Step& step = *frame.step();
    const Theme& theme = relief.theme;
    const float scale = relief.scale;
    const Room room{pane, words, scale};
    const float chip = (relief.project.side() < 240 * scale ? 10.5F : 13) * scale;
    const float stem = 30 * scale;
    const Vec2 mean = relief.at(step.at, step.mean);
    const Vec2 now = relief.at(step.at, step.after);
    const auto isSeen = [&](Vec2 foot) {
        return foot.x >= pane.x && foot.x <= pane.right() && foot.y >= pane.y && foot.y <= pane.bottom();
    };
    if (!isSeen(now))
        return; // the camera is too near

    const Vec2 top = now.y < mean.y ? now : mean;
    Pin h{now, top - Vec2{0, 1.25F * stem}, "h", theme.now, 1.15F * chip, relief.project.depth(step.at.x, step.at.y)};
    std::vector<Pin> near, pins;
    for (const Participant& p : pinned(frame)) {
        const Vec2 foot = relief.at(p.parent.at, relief.height(p.parent.at));
        const Pin pin{foot,
                      foot - Vec2{0, stem},
                      p.name(),
                      colourOf(p, theme),
                      chip,
                      relief.project.depth(p.parent.at.x, p.parent.at.y),
                      p.parent.source == Source::Inside};
        if (isSeen(foot))
            (pin.isNear ? near : pins).push_back(pin);
    }
    // Where parents are nearer than their letters need, stems stand like a fan and there is no room for lines.
    const bool isFan = !near.empty() && std::all_of(near.begin(), near.end(), [&](const Pin& pin) {
        return distance(pin.foot, now) < nearestUnfanned * scale;
    });
    const bool isSmall = isFan && std::any_of(near.begin(), near.end(),
                                              [&](const Pin& pin) { return distance(pin.foot, now) < 20 * scale; });
    const auto byDepth = [](const Pin& a, const Pin& b) { return a.depth < b.depth; };
    if (isFan) {
        fan(near, h, room);
        near.push_back(h);
        pins.insert(pins.begin(), near.begin(), near.end());
        separate(pins, near.size(), room);
    } else {
        pins.insert(pins.end(), near.begin(), near.end());
        pins.push_back(h);
        std::sort(pins.begin(), pins.end(), byDepth);
        separate(pins, 0, room);
    }
    std::sort(pins.begin(), pins.end(), byDepth);

    const float casing = 1.5F * scale;
    const float line = 3 * scale;
    const float offset = std::abs(now.y - mean.y);
    for (const Pin& pin : pins)
        if (pin.letter != "h" && pin.isNear && !isSmall) {
            picture.line(pin.foot, mean, {theme.page, line + 2 * casing});
            picture.line(pin.foot, mean, {pin.colour, line});
        }
    for (const Pin& pin : pins) {
        picture.line(pin.foot, pin.chip, {theme.page, line + 2 * casing});
        picture.line(pin.foot, pin.chip, {pin.colour, line});
        const bool isNow = pin.letter == "h";
        if (isNow && (!isSmall || offset > 6 * scale)) {
            // The bar from the mean to the height is the random offset. Where it is short, the mean is a ring around
            // the ball, so that neither hides the other.
            const bool isShort = offset < 11 * scale;
            const float ring = isShort ? 9 * scale : 5.5F * scale;
            picture.line(mean, now, {theme.page, 7 * scale + 2 * casing});
            picture.line(mean, now, {theme.now, 7 * scale});
            picture.circle(mean, ring + casing, isShort ? none : theme.page, {theme.page, casing});
            picture.circle(mean, ring, isShort ? withAlpha(theme.page, 0.55F) : theme.page, {theme.now, 2.4F * scale});
        }
        const float ball = (!isSmall ? 5.5F : isNow ? 3.8F : 2.1F) * scale;
        picture.circle(pin.foot, ball + casing, theme.page);
        picture.circle(pin.foot, ball, pin.colour);
    }
    for (const Pin& pin : pins)
        paintChip(picture, pin.chip, pin.radius, pin.letter, pin.colour, theme, casing);
}

} // namespace lozenge
