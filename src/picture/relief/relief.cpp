#include "picture/relief/relief.hpp"

#include "picture/kit/axis.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace lozenge {
namespace {

void paintColumns(Picture& picture, const Relief& relief)
{
    for (const PaintedColumn& column : columnsOf(relief)) {
        picture.rectangle(column.ground, 0, column.colour, {column.colour, 0.4F});
        if (column.water.height > 0)
            picture.rectangle(column.water, 0, withAlpha(waterColour, waterOfColumn));
    }
}

/// From one of a rectangle's corners to the next, and back to the first.
std::vector<Vec2> borderOf(const Relief& relief, const Region& mark)
{
    std::vector<Vec2> border;
    Point at{mark.west, mark.north};
    const auto walk = [&](Point to, int dx, int dy) {
        for (; !(at == to); at = {at.x + dx, at.y + dy})
            border.push_back(relief.at(at, relief.height(at)));
    };
    walk({mark.east, mark.north}, 1, 0);
    walk({mark.east, mark.south}, 0, 1);
    walk({mark.west, mark.south}, -1, 0);
    walk({mark.west, mark.north}, 0, -1);
    border.push_back(border.front());
    return border;
}

/// What a stop of a lesson marks: rings around points, and the borders of rectangles as they run over the surface.
void paintMarks(Picture& picture, const Frame& frame, const Relief& relief)
{
    const Stroke ink{relief.theme.ink, 2.8F * relief.scale};
    const Stroke casing{relief.theme.surface, 5.6F * relief.scale};
    for (const Region& mark : frame.marks) {
        const Point first{mark.west, mark.north};
        const bool isPoint = first == Point{mark.east, mark.south};
        for (const Stroke& stroke : {casing, ink})
            if (isPoint)
                picture.circle(relief.at(first, relief.height(first)), 11 * relief.scale, none, stroke);
            else
                picture.line(borderOf(relief, mark), stroke);
    }
}

/// The back walls with their height lines.
void paintWalls(Picture& picture, const Relief& relief)
{
    const int last = relief.last;
    const int backX = relief.project.eastIsNear() ? 0 : last;
    const int backY = relief.project.southIsNear() ? 0 : last;
    const std::array<std::array<Point, 2>, 2> walls{{{{{0, backY}, {last, backY}}}, {{{backX, 0}, {backX, last}}}}};
    const auto paintUpTo = [&](double height, Colour colour, const Stroke& stroke) {
        for (const auto& [from, to] : walls) {
            const std::array corners{relief.at(from, relief.axis.low), relief.at(to, relief.axis.low),
                                     relief.at(to, height), relief.at(from, height)};
            picture.polygon(corners, colour, stroke);
        }
    };
    paintUpTo(relief.axis.high, relief.theme.wall, {relief.theme.edge, relief.scale});
    const auto marks = heightMarks(relief.axis);
    for (const auto& [from, to] : walls)
        for (const double mark : marks)
            picture.line(relief.at(from, mark), relief.at(to, mark),
                         {mark == 0 ? relief.theme.edge : relief.theme.line, (mark == 0 ? 1.6F : 1) * relief.scale});
    // Where the ground is lower than the water the wall behind is seen through it.
    if (relief.colours.water)
        paintUpTo(*relief.colours.water, withAlpha(waterColour, shallowWater), {});
}

void paintSkirts(Picture& picture, const Relief& relief)
{
    const int last = relief.last;
    const bool isFoggy = relief.look.fog.isOn;
    const auto skirt = [&](bool south, Colour colour) {
        const int near = (south ? relief.project.southIsNear() : relief.project.eastIsNear()) ? last : 0;
        const auto place = [&](int i) { return south ? Point{i, near} : Point{near, i}; };
        // Fog thickens along a side.
        const int parts = isFoggy ? std::min(last, 16) : 1;
        for (int part = 0; part < parts; ++part) {
            const int from = last * part / parts, to = last * (part + 1) / parts;
            std::vector<Vec2> edge;
            for (int i = from; i <= to; ++i)
                edge.push_back(relief.at(place(i), relief.height(place(i))));
            edge.push_back(relief.at(place(to), relief.axis.low));
            edge.push_back(relief.at(place(from), relief.axis.low));
            const Point middle = place((from + to) / 2);
            const Colour seen = inFog(relief, colour, middle.x, middle.y);
            picture.polygon(edge, seen, isFoggy ? Stroke{seen, 0.6F} : Stroke{}); // no seams between the parts
        }

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

} // namespace

Projection::Projection(const Box& box, int last, const Interval& axis, const Look& look)
{
    const Camera& camera = look.camera;
    const double azimuth = camera.azimuth * std::numbers::pi / 180;
    const double elevation = camera.elevation * std::numbers::pi / 180;
    cosine = static_cast<float>(std::cos(azimuth));
    sine = static_cast<float>(std::sin(azimuth));
    tilt = static_cast<float>(std::sin(elevation));

    // A unit map's extent on the screen, its range of heights included.
    const float spread = std::abs(cosine) + std::abs(sine);
    const auto lift = static_cast<float>(heightOfAxis(look, axis, last) * std::cos(elevation));
    const float side =
        std::min(box.width / spread, box.height / (spread * tilt + lift)) * static_cast<float>(camera.zoom);

    half = side / 2;
    cell = side / static_cast<float>(last);
    unit = heightUnit(axis);
    middle = axis.middle();
    rise = side * lift / static_cast<float>(axis.length() / unit);
    centre = box.centre();
}

Box reliefInner(const Box& box, float scale, const Look& look)
{
    // Room around the map for the axis, the coordinates and the letters on their stems; and above it for facts.
    const bool hasFacts = look.painted || look.water.measure != Water::Measure::None;
    const float above = (hasFacts ? 26 : 0) * scale;
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

std::span<const double> surfaceShown(const Frame& frame)
{
    // In the grid what is not set is 0.
    return frame.look.unset->isZero ? frame.moment.grid.heights : frame.moment.surface;
}

Relief reliefIn(const Frame& frame, const Box& box, float scale, int mostCells)
{
    const int last = frame.timeline.last();
    const Interval axis = axisOf(frame);
    return {.look = frame.look,
            .theme = reliefTheme(frame.look),
            .project = Projection(box, last, axis, frame.look),
            .scale = scale,
            .last = last,
            .axis = axis,
            .colours = coloursOf(frame),
            .surface = surfaceShown(frame),
            .stride = std::max(1, last / mostCells),
            .light = lightOn(frame.timeline.recipe(), frame.look)};
}

Relief reliefOf(const Frame& frame, const Box& box, float scale)
{
    Relief relief = reliefIn(frame, reliefInner(box, scale, frame.look), scale, 128);
    relief.set = &frame.moment.grid;
    return relief;
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

void paintRelief(Picture& picture, const Frame& frame, const Box& box, float scale)
{
    if (const Theme* sheet = frame.look.background->theme) // a little inside the words around it
        picture.rectangle(box.beyond(-5 * scale), 10 * scale, sheet->page);
    paintGround(picture, reliefOf(frame, box, scale));
    paintReliefOverlay(picture, frame, box, scale);
}

void paintReliefOverlay(Picture& picture, const Frame& frame, const Box& box, float scale)
{
    const Relief relief = reliefOf(frame, box, scale);
    const std::vector<Box> words = paintAxes(picture, frame, relief, box);
    paintMarks(picture, frame, relief);
    paintPins(picture, frame, relief, box, words);
}

std::vector<PaintedColumn> columnsOf(const Relief& relief)
{
    const Projection& project = relief.project;
    const int stride = relief.stride, side = relief.last / stride + 1;
    const double foot = relief.axis.low;
    // A column is as wide as its neighbours are apart on the screen, and its foot reaches as far as theirs towards the
    // eye.
    const Vec2 origin = project(0, 0, foot), east = project(stride, 0, foot) - origin,
               south = project(0, stride, foot) - origin;
    const float width = std::max(std::abs(east.x), std::abs(south.x));
    const float steep = relief.steepness();
    const auto standing = [&](Point p, double top) {
        const Vec2 at = project(p.x, p.y, top);
        const int x = std::clamp(p.x + (project.eastIsNear() ? stride : -stride), 0, relief.last);
        const int y = std::clamp(p.y + (project.southIsNear() ? stride : -stride), 0, relief.last);
        const float bottom = std::max(project(x, p.y, foot).y, project(p.x, y, foot).y);
        return Box{at.x - width / 2, at.y, width, std::max(0.0F, bottom - at.y)};
    };

    std::vector<PaintedColumn> columns;
    const auto most = static_cast<std::size_t>(relief.look.painted.value_or(side * side));
    columns.reserve(static_cast<std::size_t>(side) * static_cast<std::size_t>(side));
    for (int j = 0; j < side; ++j)
        for (int i = 0; i < side && columns.size() < most; ++i) {
            const Point p{project.eastIsNear() ? i * stride : relief.last - i * stride,
                          project.southIsNear() ? j * stride : relief.last - j * stride};
            const bool isEdge = p.x == relief.last || p.y == relief.last;
            const double height = relief.height(p);
            const double rise = isEdge ? 0 : (relief.height({p.x + stride, p.y}) - height) / stride;
            const Colour colour = isEdge ? rgb(0x000000) : greyOfRise(static_cast<float>(relief.inUnits(rise)) * steep);
            PaintedColumn column{p, standing(p, height), {}, inFog(relief, colour, p.x, p.y)};
            if (relief.colours.water)
                column.water = standing(p, *relief.colours.water);
            columns.push_back(column);
        }
    return columns;
}

} // namespace lozenge
