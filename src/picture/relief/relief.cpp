#include "picture/relief/relief.hpp"

#include "picture/relief/relief_marks.hpp"
#include "picture/relief/relief_pins.hpp"
#include "picture/relief/relief_scale.hpp"
#include "picture/relief/relief_surface.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace lozenge {

void paintWalls(Picture& picture, const Relief& relief)
{
    const int last = relief.last;
    const int backX = relief.project.eastIsNear() ? 0 : last;
    const int backY = relief.project.southIsNear() ? 0 : last;
    const std::array<std::array<Point, 2>, 2> walls{{{{{0, backY}, {last, backY}}}, {{{backX, 0}, {backX, last}}}}};
    for (const auto& [from, to] : walls) {
        const auto& axis = relief.axis;
        const std::array corners{relief.at(from, axis.low), relief.at(to, axis.low), relief.at(to, axis.high),
                                 relief.at(from, axis.high)};
        picture.polygon(corners, relief.theme.wall, {relief.theme.edge, relief.scale});
    }
    const auto marks = heightMarks(relief.axis);
    for (const auto& [from, to] : walls)
        for (const double mark : marks)
            picture.line(relief.at(from, mark), relief.at(to, mark),
                         {mark == 0 ? relief.theme.edge : relief.theme.line, (mark == 0 ? 1.6F : 1) * relief.scale});
    if (!relief.colours.water)
        return;
    // Where the ground is lower than the water the wall behind is seen through it.
    const Colour water = withAlpha(waterColour, shallowWater);
    for (const auto& [from, to] : walls) {
        const std::array corners{relief.at(from, relief.axis.low), relief.at(to, relief.axis.low),
                                 relief.at(to, *relief.colours.water), relief.at(from, *relief.colours.water)};
        picture.polygon(corners, water);
    }
}

void paintSkirts(Picture& picture, const Relief& relief)
{
    const int last = relief.last;
    const bool isFoggy = relief.look.fog.isOn;
    const auto skirt = [&](bool south, Colour colour) {
        const int near = (south ? relief.project.southIsNear() : relief.project.eastIsNear()) ? last : 0;
        const auto place = [&](int i) { return south ? Point{i, near} : Point{near, i}; };
        const auto part = [&](int from, int to) {
            std::vector<Vec2> edge;
            for (int i = from; i <= to; ++i)
                edge.push_back(relief.at(place(i), relief.height(place(i))));
            edge.push_back(relief.at(place(to), relief.axis.low));
            edge.push_back(relief.at(place(from), relief.axis.low));
            const Point middle = place((from + to) / 2);
            const Colour seen = inFog(relief, colour, middle.x, middle.y);
            picture.polygon(edge, seen, isFoggy ? Stroke{seen, 0.6F} : Stroke{}); // no seams between the parts
        };
        // Fog thickens along a side.
        const int parts = isFoggy ? std::min(last, 16) : 1;
        for (int i = 0; i < parts; ++i)
            part(last * i / parts, last * (i + 1) / parts);

        // The surface of the water ends at the side.
        const auto water = relief.colours.water;
        for (int i = 0; water && i < last; i += relief.stride)
            if (const Point p = place(i), q = place(i + relief.stride);
                relief.height(p) < *water && relief.height(q) < *water)
                picture.line(relief.at(p, *water), relief.at(q, *water),
                             {inFog(relief, shorelineColour, p.x, p.y), 1.4F * relief.scale});
    };
    skirt(true, relief.theme.skirtSouth);
    skirt(false, relief.theme.skirtEast);
}

namespace {

constexpr float factsHeight = 26;

bool hasFacts(const Look& look)
{
    return look.painted || look.water.measure != Water::Measure::None;
}

} // namespace

Box reliefInner(const Box& box, float scale, const Look& look)
{
    // Room around the map for the axis, the coordinates and the letters on their stems.
    const float above = (hasFacts(look) ? factsHeight : 0) * scale;
    return {box.x + 62 * scale, box.y + 14 * scale + above, box.width - 86 * scale, box.height - 48 * scale - above};
}

Colour inFog(const Relief& relief, Colour colour, double x, double y)
{
    const Fog& fog = relief.look.fog;
    if (!fog.isOn)
        return colour;
    const Projection& project = relief.project;
    const int nearX = project.eastIsNear() ? relief.last : 0, nearY = project.southIsNear() ? relief.last : 0;
    const double away = static_cast<double>(project.depth(nearX, nearY) - project.depth(x, y)) / relief.last;
    const double thick = fog.density * away * lengthsOfSide;
    return mix(fog.colour.value_or(relief.theme.page), colour, static_cast<float>(std::exp(-thick * thick)));
}

namespace {

Box boxOf(const Text& text)
{
    const float width = textWidth(text.font, text.content) * text.size;
    const float before = text.align == Align::Left ? 0 : text.align == Align::Centre ? 0.5F * width : width;
    return {text.at.x - before, text.at.y - 0.76F * text.size, width, 0.8F * text.size};
}

bool areApart(const Box& a, const Box& b, float gap)
{
    return a.x > b.right() + gap || b.x > a.right() + gap || a.y > b.bottom() + gap || b.y > a.bottom() + gap;
}

void paintAxes(Picture& picture, const Frame& frame, const Relief& relief, const Box& box)
{
    const float size = 14 * relief.scale;
    const int last = relief.last;
    const int nearX = relief.project.eastIsNear() ? last : 0;
    const int nearY = relief.project.southIsNear() ? last : 0;
    const Step* const step = frame.subject();

    int every = 1;
    while (last / every > 5)
        every *= 2;
    // Numbers stand below the near borders, pushed away from the middle of the map.
    struct Label {
        Text text;
        bool isNow = false;
    };
    std::vector<Label> labels;
    const auto label = [&](Point p, Vec2 away, const std::string& text, bool isNow, Font font) {
        const Vec2 at = relief.at(p, relief.axis.low);
        labels.push_back({{{at.x + away.x, at.y + away.y + middleOfCapitals * size},
                           text,
                           isNow ? Font::MonoBold : font,
                           size,
                           isNow ? relief.theme.now : relief.theme.muted,
                           Align::Centre},
                          isNow});
    };
    // Columns are as wide before the border as behind it.
    const bool hasColumns = relief.look.style->kind == ReliefStyle::Kind::Columns;
    const float push = 15 * relief.scale + (hasColumns ? 0.4F * relief.project.side() / static_cast<float>(last) : 0);
    const Vec2 middle = relief.project(last / 2.0, last / 2.0, relief.axis.low);
    const auto outward = [&](Vec2 at) {
        const Vec2 v = at - middle;
        return Vec2{v.x < 0 ? -0.45F * push : 0.75F * push, push * 0.9F};
    };
    const Vec2 awayX = outward(relief.project(last / 2.0, nearY, relief.axis.low));
    const Vec2 awayY = outward(relief.project(nearX, last / 2.0, relief.axis.low));
    const auto fromCorner = [&](Vec2 away) { return Vec2{away.x + std::copysign(0.35F * push, away.x), away.y}; };
    for (int i = 0; i <= last; ++i) {
        const bool nowX = step && step->at.x == i;
        const bool nowY = step && step->at.y == i;
        const auto shown = [&](int now) {
            const bool crowded = now >= 0 && now != i && std::abs(i - now) * 2 < every;
            return i == now || (i % every == 0 && !crowded);
        };
        const bool isX = shown(step ? step->at.x : -1), isY = shown(step ? step->at.y : -1);
        if (i == nearX && nearX == nearY) { // both numbers are the same: one stands for both
            if (isX || isY)
                label({i, i}, {(awayX.x + awayY.x) / 2, push}, std::to_string(i), nowX || nowY, Font::Mono);
            continue;
        }
        if (isX)
            label({i, nearY}, i == nearX ? fromCorner(awayX) : awayX, std::to_string(i), nowX, Font::Mono);
        if (isY)
            label({nearX, i}, i == nearY ? fromCorner(awayY) : awayY, std::to_string(i), nowY, Font::Mono);
    }
    // The present ones have the right of way.
    for (const Label& one : labels)
        if (one.isNow || std::none_of(labels.begin(), labels.end(), [&](const Label& other) {
                return other.isNow && !areApart(boxOf(one.text), boxOf(other.text), 3 * relief.scale);
            }))
            picture.shapes.emplace_back(one.text);
    const auto name = [&](Vec2 at, Vec2 away, const char* text) {
        picture.text({at.x + 3.4F * away.x, at.y + 2.2F * away.y + middleOfCapitals * size}, text, Font::SansMedium,
                     size, relief.theme.muted, Align::Centre);
    };
    name(relief.project(last * 0.5, nearY, relief.axis.low), awayX, "x");
    name(relief.project(nearX, last * 0.5, relief.axis.low), awayY, "y");

    paintScale(picture, frame, relief, box);
}

} // namespace

std::span<const double> surfaceShown(const Frame& frame)
{
    // In the grid what is not set is 0.
    return frame.look.unset->isZero ? frame.moment.grid.heights : frame.moment.surface;
}

namespace {

Relief reliefBy(const Frame& frame, const Box& inner, float scale, int mostCells)
{
    const int last = frame.timeline.last();
    const Interval axis = axisOf(frame);
    return {.look = frame.look,
            .theme = reliefTheme(frame.look),
            .project = Projection(inner, last, axis, frame.look),
            .scale = scale,
            .last = last,
            .axis = axis,
            .colours = coloursOf(frame),
            .surface = surfaceShown(frame),
            .stride = std::max(1, last / mostCells),
            .light = lightOn(frame.timeline.recipe(), frame.look)};
}

void paintSheet(Picture& picture, const Look& look, const Box& box, float scale)
{
    const float inset = 5 * scale; // from the words around it
    if (look.background->theme)
        picture.rectangle({box.x + inset, box.y + inset, box.width - 2 * inset, box.height - 2 * inset}, 10 * scale,
                          look.background->theme->page);
}

} // namespace

Relief reliefOf(const Frame& frame, const Box& box, float scale)
{
    Relief relief = reliefBy(frame, reliefInner(box, scale, frame.look), scale, 128);
    relief.set = &frame.moment.grid;
    return relief;
}

Relief reliefIn(const Frame& frame, const Box& box, float scale, int mostCells)
{
    return reliefBy(frame, box, scale, mostCells);
}

void paintGround(Picture& picture, const Relief& relief)
{
    paintWalls(picture, relief);
    if (relief.look.style->kind == ReliefStyle::Kind::Columns)
        return paintColumns(picture, relief);
    paintSurface(picture, relief);
    if (relief.look.painted)
        return; // what is not painted yet has no sides
    paintSkirts(picture, relief);
    paintNearDots(picture, relief);
}

namespace {

/// What the axes say and the pins, which keep off it.
void paintSaid(Picture& picture, const Frame& frame, const Relief& relief, const Box& box)
{
    const std::size_t before = picture.shapes.size();
    paintAxes(picture, frame, relief, box);
    std::vector<Box> words;
    for (std::size_t i = before; i < picture.shapes.size(); ++i)
        if (const Text* text = std::get_if<Text>(&picture.shapes[i]))
            words.push_back(boxOf(*text));
        else if (const Rectangle* bar = std::get_if<Rectangle>(&picture.shapes[i]); bar && bar->stroke.width > 0)
            words.push_back(bar->box);
    paintReliefMarks(picture, frame, relief);
    paintPins(picture, frame, relief, box, words);
}

} // namespace

void paintRelief(Picture& picture, const Frame& frame, const Box& box, float scale)
{
    const Relief relief = reliefOf(frame, box, scale);
    paintSheet(picture, frame.look, box, scale);
    paintGround(picture, relief);
    paintSaid(picture, frame, relief, box);
}

void paintReliefOverlay(Picture& picture, const Frame& frame, const Box& box, float scale)
{
    const Relief relief = reliefOf(frame, box, scale);
    paintSaid(picture, frame, relief, box);
}

} // namespace lozenge
