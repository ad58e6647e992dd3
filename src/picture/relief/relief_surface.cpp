#include "picture/relief/relief_surface.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

// The surface, painted from back to front: in a parallel projection of a height field nothing that is farther away
// can hide what is nearer, so the order of the cells is exact.

namespace lozenge {
namespace {

constexpr std::array<HeightBand, 6> bands{{
    {0.49, rgb(0x1F5A96)}, // ocean
    {0.50, rgb(0x3F8F8A)}, // rock
    {0.55, rgb(0x7DB35E)}, // grass
    {0.60, rgb(0x3F7A45)}, // forest
    {0.70, rgb(0x9A7B4F)}, // soil
    {std::numeric_limits<double>::infinity(), rgb(0xFFFFFF)},
}};

Colour bandColour(double height)
{
    return std::find_if(bands.begin(), bands.end() - 1, [=](const HeightBand& band) { return height < band.below; })
        ->colour;
}

} // namespace

std::span<const HeightBand> heightBands()
{
    return bands;
}

Colour surfaceColour(const Relief& relief, double height, Vec2 slope)
{
    // A map whose whole range is .62 of its side has these normals.
    const auto steep = static_cast<float>(reliefHeight / 2 / relief.inUnits(relief.limit)) *
                       static_cast<float>(relief.last) * static_cast<float>(relief.look.exaggeration);
    const float nx = -slope.x * steep;
    const float ny = -slope.y * steep;
    const float length = std::sqrt(nx * nx + ny * ny + 1);
    const float bright = brightness(-nx, -ny);

    switch (relief.look.style->kind) {
    case ReliefStyle::Kind::Wire: return relief.theme.page;
    case ReliefStyle::Kind::Bands: return shaded(bandColour(height), std::min(1.0F, bright));
    case ReliefStyle::Kind::Normals:
        return {0.5F + 0.5F * nx / length, 0.5F - 0.5F * ny / length, 0.5F + 0.5F / length};
    case ReliefStyle::Kind::SlopeGrey: {
        const float drop = slope.x * static_cast<float>(relief.last) / static_cast<float>(relief.inUnits(relief.limit));
        const float grey = std::clamp(0.5F + 0.2F * drop, 0.0F, 1.0F);
        const Colour ground{grey, grey, grey};
        return height < waterShare * relief.limit ? mix(ground, waterColour, 0.55F) : ground;
    }
    default: return shaded(colourAt(*relief.look.palette, relief.share(height)), bright);
    }
}

namespace {

class SurfacePainter {
public:
    SurfacePainter(Picture& picture, const Relief& relief)
        : m_picture(picture), m_relief(relief), m_last(relief.last), m_stride(relief.stride),
          m_parts(std::clamp(48 / relief.last, 1, 8))
    {}

    void paint()
    {
        // Counted from the far corner, whichever that is.
        const int cells = m_last / m_stride;
        for (int j = 0; j < cells; ++j)
            for (int i = 0; i < cells; ++i) {
                paintCell(i, j);
                paintDot(i, j);
            }
    }

    void paintNearDots()
    {
        const int cells = m_last / m_stride;
        for (int i = 0; i <= cells; ++i) {
            paintDot(i, cells);
            if (i < cells)
                paintDot(cells, i);
        }
    }

private:
    /// The point that is the i-th and j-th from the far corner.
    [[nodiscard]] Point point(int i, int j) const
    {
        const int x = i * m_stride;
        const int y = j * m_stride;
        return {m_relief.project.eastIsNear() ? x : m_last - x, m_relief.project.southIsNear() ? y : m_last - y};
    }

    void paintCell(int i, int j)
    {
        const Point p00 = point(i, j), p10 = point(i + 1, j), p01 = point(i, j + 1), p11 = point(i + 1, j + 1);
        const double h00 = m_relief.height(p00), h10 = m_relief.height(p10);
        const double h01 = m_relief.height(p01), h11 = m_relief.height(p11);

        const auto height = [&](double u, double v) {
            return (h00 * (1 - u) + h10 * u) * (1 - v) + (h01 * (1 - u) + h11 * u) * v;
        };
        const auto at = [&](double u, double v) {
            return m_relief.project(p00.x + (p10.x - p00.x) * u, p00.y + (p01.y - p00.y) * v, height(u, v));
        };
        const auto slope = [&](double u, double v) {
            const double east = ((h10 - h00) * (1 - v) + (h11 - h01) * v) / (p10.x - p00.x);
            const double south = ((h01 - h00) * (1 - u) + (h11 - h10) * u) / (p01.y - p00.y);
            return Vec2{static_cast<float>(m_relief.inUnits(east)), static_cast<float>(m_relief.inUnits(south))};
        };
        const double part = 1.0 / m_parts;
        for (int b = 0; b < m_parts; ++b)
            for (int a = 0; a < m_parts; ++a) {
                const double u = a * part, v = b * part;
                const std::array corners{at(u, v), at(u + part, v), at(u + part, v + part), at(u, v + part)};
                const double mu = u + part / 2, mv = v + part / 2;
                const Colour colour = surfaceColour(m_relief, height(mu, mv), slope(mu, mv));
                m_picture.polygon(corners, colour, {colour, 0.6F}); // the stroke closes the seam to its neighbours
            }
        if (m_relief.lines && m_relief.lines->opacity > 0)
            paintLines(*m_relief.lines, p00, p11, at, height(0.5, 0.5));
        else if (!m_relief.lines)
            paintLattice({at(0, 0), at(1, 0), at(1, 1), at(0, 1)}, height(0.5, 0.5));
    }

    void paintLattice(const std::array<Vec2, 4>& corners, double height)
    {
        const bool wire = m_relief.look.style->kind == ReliefStyle::Kind::Wire;
        if (!wire && m_last > 32)
            return;
        const float width = (m_last > 16 ? 0.6F : 0.9F) * m_relief.scale;
        const std::array loop{corners[0], corners[1], corners[2], corners[3], corners[0]};
        m_picture.line(loop, {latticeColour(height, m_last > 16 ? 0.18F : 0.34F), width});
    }

    [[nodiscard]] Colour latticeColour(double height, float opacity) const
    {
        if (m_relief.look.style->kind != ReliefStyle::Kind::Wire)
            return withAlpha(rgb(0x000000), opacity);
        return mix(colourAt(*m_relief.look.palette, m_relief.share(height)), m_relief.theme.ink, 0.35F);
    }

    /// The parts of the lattice's lines that run through a cell from one corner to the opposite one.
    template <typename At>
    void paintLines(const LatticeLines& lines, Point from, Point to, const At& at, double height)
    {
        const Stroke stroke{latticeColour(height, lines.opacity),
                            (lines.apart * 16 < m_last ? 0.6F : 0.9F) * m_relief.scale};
        const auto share = [&](double first, int begin, int end) {
            const double least = std::min(begin, end),
                         next = first + std::ceil((least - first) / lines.apart) * lines.apart;
            return next < std::max(begin, end) ? std::optional((next - begin) / (end - begin)) : std::nullopt;
        };
        if (const auto u = share(lines.west, from.x, to.x))
            m_picture.line(at(*u, 0), at(*u, 1), stroke);
        if (const auto v = share(lines.north, from.y, to.y))
            m_picture.line(at(0, *v), at(1, *v), stroke);
    }

    /// A dot on a point that is set. Painted with its nearest cell, so that hills in front hide it.
    void paintDot(int i, int j)
    {
        const Point p = point(i, j);
        if (m_last > 16 || !m_relief.set || !m_relief.set->has(p))
            return;
        m_picture.circle(m_relief.at(p, m_relief.height(p)), (m_last > 8 ? 2.2F : 2.8F) * m_relief.scale, rgb(0xFFFFFF),
                         {rgb(0x000000), 1.4F * m_relief.scale});
    }

    Picture& m_picture;
    const Relief& m_relief;
    int m_last;
    int m_stride;
    int m_parts; ///< into which a cell's side is divided, so that the colours follow the heights
};

} // namespace

void paintSurface(Picture& picture, const Relief& relief)
{
    SurfacePainter(picture, relief).paint();
}

void paintNearDots(Picture& picture, const Relief& relief)
{
    SurfacePainter(picture, relief).paintNearDots();
}

} // namespace lozenge
