#include "picture/participants.hpp"
#include "picture/relief/relief.hpp"

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

/// Lines and marks have an edge of the page's colour, in the design's units.
constexpr float casing = 1.5F;

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
        const auto findPlace = [&](auto placeAt) {
            for (int tries = 0; tries <= 120; ++tries)
                if (const Vec2 place = placeAt(3 * scale * static_cast<float>(tries)); isFree(place)) {
                    pins[i].chip = place;
                    return true;
                }
            return false;
        };
        const auto findAlong = [&](Vec2 start, Vec2 toward) {
            return findPlace([&](float way) { return start + toward * way; });
        };
        const Vec2 top{pins[i].foot.x, std::max(first.y, room.pane.y + pins[i].radius + 2 * scale)};
        // Up; at the top of the pane to the right and the left; and at last round the foot, ever farther from it.
        if (!findAlong(first, {0, -1}) && !findAlong(top, {1, 0}) && !findAlong(top, {-1, 0}))
            findPlace([&](float way) { return turned(pins[i].foot, 20 * scale + way, way * 37 / scale); });
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

/// The pins of a step, and how they stand.
struct Pins {
    Vec2 now, mean;       ///< the point at its height, and at the mean
    std::vector<Pin> all; ///< the farthest first; h among them
    bool isSmall = false; ///< feet lie so close that marks of the usual size would cover them
};

bool isSeen(Vec2 foot, const Box& pane)
{
    return foot.x >= pane.x && foot.x <= pane.right() && foot.y >= pane.y && foot.y <= pane.bottom();
}

/// Each letter right above its foot; that of h above its mean, too.
Pin pinOf(const Participant& p, const Relief& relief, float radius, float stem)
{
    const Vec2 foot = relief.at(p.parent.at, relief.height(p.parent.at));
    const float depth = relief.project.depth(p.parent.at.x, p.parent.at.y);
    const bool isNear = p.parent.source == Source::Inside;
    return {foot, foot - Vec2{0, stem}, p.name(), colourOf(p, relief.theme), radius, depth, isNear};
}

/// Where parents are nearer than their letters need, stems stand like a fan and there is no room for lines.
Pins arranged(const Frame& frame, const Relief& relief, const Room& room)
{
    const Step& step = *frame.step();
    const float scale = relief.scale, stem = 30 * scale;
    const float radius = (relief.project.side() < 240 * scale ? 10.5F : 13) * scale;
    Pins pins{relief.at(step.at, step.after), relief.at(step.at, step.mean), {}};
    const Vec2 top = pins.now.y < pins.mean.y ? pins.now : pins.mean;
    const float depth = relief.project.depth(step.at.x, step.at.y);
    Pin h{pins.now, top - Vec2{0, 1.25F * stem}, "h", relief.theme.now, 1.15F * radius, depth};
    std::vector<Pin> near;
    for (const Participant& p : pinned(frame))
        if (const Pin pin = pinOf(p, relief, radius, stem); isSeen(pin.foot, room.pane))
            (pin.isNear ? near : pins.all).push_back(pin);
    const auto byDepth = [](const Pin& a, const Pin& b) { return a.depth < b.depth; };
    const auto isWithin = [&](float reach) {
        return [&pins, reach](const Pin& pin) { return distance(pin.foot, pins.now) < reach; };
    };
    const bool isFan = !near.empty() && std::all_of(near.begin(), near.end(), isWithin(nearestUnfanned * scale));
    pins.isSmall = isFan && std::any_of(near.begin(), near.end(), isWithin(20 * scale));
    if (isFan)
        fan(near, h, room);
    near.push_back(h);
    pins.all.insert(isFan ? pins.all.begin() : pins.all.end(), near.begin(), near.end());
    if (!isFan)
        std::sort(pins.all.begin(), pins.all.end(), byDepth);
    separate(pins.all, isFan ? near.size() : 0, room);
    std::sort(pins.all.begin(), pins.all.end(), byDepth);
    return pins;
}

void paintCased(Picture& picture, Vec2 from, Vec2 to, Colour colour, float width, const Relief& relief)
{
    picture.line(from, to, {relief.theme.page, width + 2 * casing * relief.scale});
    picture.line(from, to, {colour, width});
}

/// The bar from the mean to the height is the random offset. Where it is short, the mean is a ring around the ball, so
/// that neither hides the other.
void paintOffsetBar(Picture& picture, const Pins& pins, float offset, const Relief& relief)
{
    const Theme& theme = relief.theme;
    const float scale = relief.scale;
    const bool isShort = offset < 11 * scale;
    const float ring = isShort ? 9 * scale : 5.5F * scale;
    paintCased(picture, pins.mean, pins.now, theme.now, 7 * scale, relief);
    picture.circle(pins.mean, ring + casing * scale, isShort ? none : theme.page, {theme.page, casing * scale});
    picture.circle(pins.mean, ring, isShort ? withAlpha(theme.page, 0.55F) : theme.page, {theme.now, 2.4F * scale});
}

/// A stem and the ball at its foot.
void paintPin(Picture& picture, const Pin& pin, const Pins& pins, const Relief& relief)
{
    const float scale = relief.scale, offset = std::abs(pins.now.y - pins.mean.y);
    paintCased(picture, pin.foot, pin.chip, pin.colour, 3 * scale, relief);
    const bool isNow = pin.letter == "h";
    if (isNow && (!pins.isSmall || offset > 6 * scale))
        paintOffsetBar(picture, pins, offset, relief);
    const float ball = (!pins.isSmall ? 5.5F : isNow ? 3.8F : 2.1F) * scale;
    picture.circle(pin.foot, ball + casing * scale, relief.theme.page);
    picture.circle(pin.foot, ball, pin.colour);
}

} // namespace

void paintPins(Picture& picture, const Frame& frame, const Relief& relief, const Box& pane, std::span<const Box> words)
{
    const Step* const step = frame.step();
    if (!step || !isSeen(relief.at(step->at, step->after), pane))
        return; // the camera is too near
    const Pins pins = arranged(frame, relief, {pane, words, relief.scale});
    for (const Pin& pin : pins.all)
        if (pin.letter != "h" && pin.isNear && !pins.isSmall)
            paintCased(picture, pin.foot, pins.mean, pin.colour, 3 * relief.scale, relief);
    for (const Pin& pin : pins.all)
        paintPin(picture, pin, pins, relief);
    for (const Pin& pin : pins.all)
        paintChip(picture, pin.chip, pin.radius, pin.letter, pin.colour, relief.theme, casing * relief.scale);
}

} // namespace lozenge
