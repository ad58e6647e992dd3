#include "picture/kit/marks.hpp"
#include "picture/relief/relief.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <vector>

// The surface, painted from back to front: in a parallel projection of a height field nothing that is farther away
// can hide what is nearer, so the order of the cells is exact.

namespace lozenge {
namespace {

/// Without water and fog.
Colour groundColour(const Relief& relief, double height, Vec2 slope)
{
    const float steep = relief.steepness(), nx = -slope.x * steep, ny = -slope.y * steep;
    const auto lit = [&] { return brightness(-nx, -ny, relief.light, height); };
    const auto byHeight = [&] { return colourAt(*relief.colours.palette, relief.colours.share(height)); };

    if (relief.look.style->isGreyBySlope)
        return greyOfRise(-nx);
    switch (relief.look.style->kind) {
    case ReliefStyle::Kind::Wire: return relief.theme.page;
    case ReliefStyle::Kind::Strips: return rgb(0xFFFFFF);
    case ReliefStyle::Kind::Bands: return shaded(byHeight(), std::min(1.0F, lit()));
    case ReliefStyle::Kind::Normals: {
        const float length = std::sqrt(nx * nx + ny * ny + 1);
        return {0.5F + 0.5F * nx / length, 0.5F - 0.5F * ny / length, 0.5F + 0.5F / length};
    }
    case ReliefStyle::Kind::Facets:
    case ReliefStyle::Kind::Flat: return byHeight();
    default: return shaded(byHeight(), lit());
    }
}

using enum ReliefStyle::Kind;

struct SurfacePainter {
    Picture& picture;
    const Relief& relief;
    int last = relief.last, stride = relief.stride;
    ReliefStyle::Kind kind = relief.look.style->kind;
    bool isSmooth = relief.look.style->hasNormalsOfPoints;
    int parts =
        std::clamp(48 / last, 1, 8); ///< into which a cell's side is divided, so that the colours follow the heights

    void paint()
    {
        // Counted from the far corner, whichever that is.
        const int cells = last / stride;
        const int most = relief.look.painted.value_or(cells * cells);
        for (int j = 0; j < cells; ++j)
            for (int i = 0; i < cells && j * cells + i < most; ++i) {
                paintCell(i, j);
                paintDot(i, j);
            }
    }

    void paintNearDots()
    {
        const int cells = last / stride;
        for (int i = 0; i <= cells; ++i) {
            paintDot(i, cells);
            if (i < cells)
                paintDot(cells, i);
        }
    }

    /// The point that is the i-th and j-th from the far corner.
    [[nodiscard]] Point point(int i, int j) const
    {
        const int x = i * stride, y = j * stride;
        return {relief.project.eastIsNear() ? x : last - x, relief.project.southIsNear() ? y : last - y};
    }

    void paintCell(int i, int j)
    {
        const Point p00 = point(i, j), p10 = point(i + 1, j), p01 = point(i, j + 1), p11 = point(i + 1, j + 1);
        const double h00 = relief.height(p00), h10 = relief.height(p10);
        const double h01 = relief.height(p01), h11 = relief.height(p11);

        const auto height = [&](double u, double v) { return bilinear(std::array{h00, h10, h01, h11}, u, v); };
        const auto at = [&](double u, double v) {
            return relief.project(p00.x + (p10.x - p00.x) * u, p00.y + (p01.y - p00.y) * v, height(u, v));
        };
        const auto slope = [&](double u, double v) {
            const double east = ((h10 - h00) * (1 - v) + (h11 - h01) * v) / (p10.x - p00.x);
            const double south = ((h01 - h00) * (1 - u) + (h11 - h10) * u) / (p01.y - p00.y);
            return Vec2{static_cast<float>(relief.inUnits(east)), static_cast<float>(relief.inUnits(south))};
        };
        const std::array rims{slopeAtVertex(p00), slopeAtVertex(p10), slopeAtVertex(p01), slopeAtVertex(p11)};
        const auto slopeOf = [&](double u, double v) {
            return isSmooth ? bilinear(rims, static_cast<float>(u), static_cast<float>(v)) : slope(u, v);
        };
        const auto colourOf = [&](double u, double v, double h) { return groundColour(relief, h, slopeOf(u, v)); };
        if (kind == Facets)
            paintFacet(p00, p11, {at(0, 0), at(1, 0), at(1, 1), at(0, 1)});
        else
            for (int b = 0; b < parts; ++b)
                for (int a = 0; a < parts; ++a)
                    paintPart(p00, p11, a, b, at, height, colourOf);
        if (relief.lines && relief.lines->opacity > 0)
            paintLines(*relief.lines, p00, p11, at, height(0.5, 0.5));
        else if (!relief.lines)
            paintLattice({at(0, 0), at(1, 0), at(1, 1), at(0, 1)}, p00, p11, height(0.5, 0.5));
    }

    [[nodiscard]] Vec2 slopeAtVertex(Point p) const { return isSmooth ? slopeAt(relief, p) : Vec2{}; }

    /// A flat facet has the colour of its north-western point.
    void paintFacet(Point from, Point to, const std::array<Vec2, 4>& corners)
    {
        const Point nw{std::min(from.x, to.x), std::min(from.y, to.y)};
        const double height = relief.height(nw);
        picture.polygon(corners, inFog(relief, surfaceColour(relief, height, {}), nw.x, nw.y));
    }

    /// A piece of a cell; where water ends on it, the piece below the water besides.
    template <typename At, typename Height, typename ColourOf>
    void paintPart(Point from, Point to, int a, int b, const At& at, const Height& height, const ColourOf& colourOf)
    {
        const double part = 1.0 / parts, u = a * part, v = b * part;
        const std::array corners{at(u, v), at(u + part, v), at(u + part, v + part), at(u, v + part)};
        const double mu = u + part / 2, mv = v + part / 2;
        const double x = from.x + (to.x - from.x) * mu, y = from.y + (to.y - from.y) * mv;
        const auto paint = [&](std::span<const Vec2> outline, Colour colour) {
            colour = inFog(relief, colour, x, y);
            picture.polygon(outline, colour, {colour, 0.6F}); // the stroke closes the seam to its neighbours
        };
        const Colour ground = colourOf(mu, mv, height(mu, mv));
        const HeightColours& colours = relief.colours;
        if (!colours.water)
            return paint(corners, ground);

        const std::array heights{height(u, v), height(u + part, v), height(u + part, v + part), height(u, v + part)};
        const auto [lowest, highest] = std::minmax_element(heights.begin(), heights.end());
        const double level = *colours.water;
        if (*lowest >= level)
            return paint(corners, ground);
        if (*highest <= level)
            return paint(corners, colours.underWater(ground, height(mu, mv)));
        std::vector<Vec2> wet, shore;
        for (std::size_t i = 0; i < 4; ++i) {
            const std::size_t next = (i + 1) % 4;
            if (heights[i] < level)
                wet.push_back(corners[i]);
            if ((heights[i] < level) == (heights[next] < level))
                continue;
            const auto share = static_cast<float>((level - heights[i]) / (heights[next] - heights[i]));
            shore.push_back(corners[i] + (corners[next] - corners[i]) * share);
            wet.push_back(shore.back());
        }
        paint(corners, ground);
        paint(wet, colours.underWater(ground, std::min(height(mu, mv), (*lowest + level) / 2)));
        if (shore.size() == 2)
            picture.line(shore, {inFog(relief, shorelineColour, x, y), 1.2F * relief.scale});
    }

    void paintLattice(const std::array<Vec2, 4>& corners, Point from, Point to, double height)
    {
        if (!relief.look.style->hasLattice(last <= 32))
            return;
        const float width = (last > 64 && kind != Wire ? 0.4F : last > 16 ? 0.6F : 0.9F) * relief.scale;
        const Colour colour = inFog(relief, latticeColour(height, last > 16 ? 0.18F : 0.34F), (from.x + to.x) / 2.0,
                                    (from.y + to.y) / 2.0);
        const std::array loop{corners[0], corners[1], corners[2], corners[3], corners[0]};
        picture.line(loop, {colour, width});
        // Two triangles a cell meet from the south-west to the north-east.
        if (kind == Strips) {
            const bool isStraight = (from.x < to.x) == (from.y < to.y);
            picture.line(corners[isStraight ? 1 : 0], corners[isStraight ? 3 : 2], {colour, width});
        }
    }

    [[nodiscard]] Colour latticeColour(double height, float opacity) const
    {
        if (kind == Strips || kind == Facets)
            return rgb(0x000000);
        if (kind != Wire)
            return withAlpha(rgb(0x000000), opacity);
        return mix(colourAt(*relief.colours.palette, relief.colours.share(height)), relief.theme.ink, 0.35F);
    }

    /// The parts of the lattice's lines that run through a cell from one corner to the opposite one.
    template <typename At>
    void paintLines(const LatticeLines& lines, Point from, Point to, const At& at, double height)
    {
        const Stroke stroke{latticeColour(height, lines.opacity),
                            (lines.apart * 16 < last ? 0.6F : 0.9F) * relief.scale};
        const auto share = [&](double first, int begin, int end) {
            const double least = std::min(begin, end),
                         next = first + std::ceil((least - first) / lines.apart) * lines.apart;
            return next < std::max(begin, end) ? std::optional((next - begin) / (end - begin)) : std::nullopt;
        };
        if (const auto u = share(lines.west, from.x, to.x))
            picture.line(at(*u, 0), at(*u, 1), stroke);
        if (const auto v = share(lines.north, from.y, to.y))
            picture.line(at(0, *v), at(1, *v), stroke);
    }

    /// A dot on a point that is set. Painted with its nearest cell, so that hills in front hide it.
    void paintDot(int i, int j)
    {
        const Point p = point(i, j);
        if (last > 16 || kind == Flat || !relief.set || !relief.set->has(p))
            return;
        picture.circle(relief.at(p, relief.height(p)), (last > 8 ? 2.2F : 2.8F) * relief.scale, rgb(0xFFFFFF),
                       {rgb(0x000000), 1.4F * relief.scale});
    }
};

} // namespace

Colour surfaceColour(const Relief& relief, double height, Vec2 slope)
{
    return relief.colours.underWater(groundColour(relief, height, slope), height);
}

Vec2 slopeAt(const Relief& relief, Point p)
{
    const int by = relief.stride;
    const Point west{std::max(p.x - by, 0), p.y}, east{std::min(p.x + by, relief.last), p.y};
    const Point north{p.x, std::max(p.y - by, 0)}, south{p.x, std::min(p.y + by, relief.last)};
    return {static_cast<float>(relief.inUnits(relief.height(east) - relief.height(west)) / (east.x - west.x)),
            static_cast<float>(relief.inUnits(relief.height(south) - relief.height(north)) / (south.y - north.y))};
}

void paintSurface(Picture& picture, const Relief& relief)
{
    SurfacePainter{picture, relief}.paint();
}

void paintNearDots(Picture& picture, const Relief& relief)
{
    SurfacePainter{picture, relief}.paintNearDots();
}

} // namespace lozenge
