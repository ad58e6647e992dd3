#include "export/raster/raster.hpp"

#include "export/raster/canvas.hpp"
#include "export/raster/rasterizer.hpp"
#include "export/text/bytes.hpp"
#include "files/disk/interrupt.hpp"
#include "terrain/pool.hpp"

#include <algorithm>
#include <cmath>
#include <libdeflate.h>

namespace lozenge {
namespace {

bool isDrawn(const Stroke& stroke)
{
    return stroke.colour.a > 0 && stroke.width > 0;
}

/// Whether a line in the colour of the area only makes it wider, as with the facets of a relief.
bool isWidened(const Polygon& polygon)
{
    const Stroke& stroke = polygon.stroke;
    return stroke.colour == polygon.fill && polygon.fill.a >= 1 && stroke.width > 0 && stroke.width < 2 &&
           stroke.dash <= 0 && polygon.points.count >= 3;
}

/// Small areas and pictures of pixels are filled here, lines and text drawn by the rasterizer.
class Painter {
public:
    Painter(const Canvas& canvas, const Picture& picture) : m_canvas(canvas), m_picture(picture)
    {
        const Box all{0, 0, picture.width, picture.height};
        (*this)(Rectangle{all, 0, picture.background, {}});
    }

    void operator()(const Polygon& polygon)
    {
        const auto corners = m_picture.pointsOf(polygon.points);
        if (isWidened(polygon)) {
            widen(m_corners, corners, polygon.stroke.width / 2);
            area(m_corners, polygon.fill);
            return;
        }
        area(corners, polygon.fill);
        line(corners, true, polygon.stroke);
    }

    void operator()(const Polyline& polyline) { line(m_picture.pointsOf(polyline.points), false, polyline.stroke); }

    void operator()(const Circle& circle)
    {
        const Stroke& edge = circle.stroke;
        // Two discs, one on the other, take a fraction of the time that a disc and its line take.
        if (circle.fill.a >= 1 && edge.colour.a >= 1 && edge.dash <= 0 && isDrawn(edge) && edge.width < circle.radius) {
            disc(circle.centre, circle.radius + edge.width / 2, edge.colour);
            disc(circle.centre, circle.radius - edge.width / 2, circle.fill);
            return;
        }
        disc(circle.centre, circle.radius, circle.fill);
        if (isDrawn(edge)) {
            makeDisc(m_corners, circle.centre, circle.radius);
            line(m_corners, true, edge);
        }
    }

    void operator()(const Rectangle& rectangle)
    {
        makeRoundedBox(m_corners, rectangle.box, rectangle.corner);
        m_rasterizer->fill(m_canvas, m_corners, rectangle.fill);
        line(m_corners, true, rectangle.stroke);
    }

    void operator()(const Text& text)
    {
        if (text.colour.a > 0)
            m_rasterizer->write(m_canvas, text);
    }

    void operator()(const Image& image) { fillImage(m_canvas, image); }

private:
    void area(std::span<const Vec2> corners, Colour colour)
    {
        if (colour.a > 0)
            fillArea(m_canvas, corners, colour, *m_edges);
    }

    void disc(Vec2 centre, float radius, Colour colour)
    {
        makeDisc(m_corners, centre, radius);
        area(m_corners, colour);
    }

    void line(std::span<const Vec2> points, bool isClosed, const Stroke& stroke)
    {
        if (isDrawn(stroke))
            m_rasterizer->draw(m_canvas, points, isClosed, stroke);
    }

    Canvas m_canvas;
    const Picture& m_picture;
    std::vector<Vec2> m_corners;
    // Borrowed, since one serves one picture at a time.
    Pool<Rasterizer>::Item m_rasterizer = Pool<Rasterizer>::shared();
    Pool<EdgeRows>::Item m_edges = Pool<EdgeRows>::shared();
};

// A PNG is a signature and three chunks. Written here it takes three fifths of the time of libpng at its fastest, and
// two fifths of the time of a frame.

unsigned char* putOpaque(std::span<const std::uint32_t> pixels, unsigned char* to)
{
    for (const std::uint32_t pixel : pixels) {
        *to++ = static_cast<unsigned char>(pixel >> 16);
        *to++ = static_cast<unsigned char>(pixel >> 8);
        *to++ = static_cast<unsigned char>(pixel);
    }
    return to;
}

unsigned char* putTransparent(std::span<const std::uint32_t> pixels, unsigned char* to)
{
    for (const std::uint32_t pixel : pixels) {
        const std::uint32_t opacity = pixel >> 24;
        const auto part = [&](int shift) {
            const std::uint32_t multiplied = pixel >> shift & 255;
            return static_cast<unsigned char>(opacity == 0 ? 0 : (multiplied * 255 + opacity / 2) / opacity);
        };
        *to++ = part(16);
        *to++ = part(8);
        *to++ = part(0);
        *to++ = static_cast<unsigned char>(opacity);
    }
    return to;
}

/// Memory for the pixels of a frame, and for its rows in a PNG. It is kept for the next: the system takes long to hand
/// it out.
struct Memory {
    Raster raster;
    std::vector<unsigned char> rows;
};

/// `putRow(y, to)` puts the bytes of a row and returns where they end.
template <typename PutRow>
std::string encoded(int width, int height, bool isOpaque, std::vector<unsigned char>& rows, PutRow putRow)
{
    // Drawings are flat areas and repeated characters: unfiltered rows are the fastest and the smallest at once.
    constexpr unsigned char noFilter = 0;
    const std::size_t rowBytes = 1 + static_cast<std::size_t>(width) * (isOpaque ? 3 : 4);
    const std::size_t bytes = rowBytes * static_cast<std::size_t>(height);
    if (rows.size() < bytes)
        rows = std::vector<unsigned char>(bytes);
    unsigned char* to = rows.data();
    for (int y = 0; y < height; ++y) {
        *to++ = noFilter;
        to = putRow(y, to);
    }
    throwIfInterrupted();

    constexpr char bits = 8, rgb = 2, rgba = 6;
    std::string png = pngStart(width, height, bits, isOpaque ? rgb : rgba);
    appendChunk(png, "IDAT", compressed({reinterpret_cast<const char*>(rows.data()), bytes}));
    appendChunk(png, "IEND", {});
    return png;
}

} // namespace

std::span<const std::uint32_t> Raster::row(int y) const
{
    return std::span(pixels).subspan(static_cast<std::size_t>(y) * static_cast<std::size_t>(width),
                                     static_cast<std::size_t>(width));
}

std::span<const unsigned char> Raster::bytes() const
{
    return {reinterpret_cast<const unsigned char*>(pixels.data()), pixels.size() * sizeof(std::uint32_t)};
}

Raster rasterOf(const Picture& picture, Raster old)
{
    Raster raster{static_cast<int>(std::lround(picture.width)), static_cast<int>(std::lround(picture.height)),
                  picture.background.a >= 1, std::move(old.pixels)};
    raster.pixels.resize(static_cast<std::size_t>(raster.width) * static_cast<std::size_t>(raster.height));
    if (!raster.isOpaque)
        std::fill(raster.pixels.begin(), raster.pixels.end(), 0);
    Painter painter({raster.pixels.data(), raster.width, raster.height, raster.width}, picture);
    for (const Shape& shape : picture.shapes) {
        throwIfInterrupted();
        std::visit(painter, shape);
    }
    return raster;
}

std::string pngOf(const Pixels& pixels)
{
    const std::size_t bytes = static_cast<std::size_t>(pixels.width) * 4;
    const auto memory = Pool<Memory>::shared();
    return encoded(pixels.width, pixels.height, false, memory->rows, [&](int y, unsigned char* to) {
        return std::copy_n(pixels.rgba.data() + static_cast<std::size_t>(y) * bytes, bytes, to);
    });
}

std::string pngOf(const Picture& picture)
{
    const auto memory = Pool<Memory>::shared();
    const Raster& raster = memory->raster = rasterOf(picture, std::move(memory->raster));
    return encoded(raster.width, raster.height, raster.isOpaque, memory->rows, [&](int y, unsigned char* to) {
        return (raster.isOpaque ? putOpaque : putTransparent)(raster.row(y), to);
    });
}

void appendBigEndian(std::string& bytes, std::uint32_t number)
{
    for (const int shift : {24, 16, 8, 0})
        bytes += static_cast<char>(static_cast<unsigned char>(number >> shift));
}

void appendChunk(std::string& png, std::string_view kind, std::string_view content)
{
    appendBigEndian(png, static_cast<std::uint32_t>(content.size()));
    const std::size_t begin = png.size();
    png += kind;
    png += content;
    appendBigEndian(png, libdeflate_crc32(0, png.data() + begin, png.size() - begin));
}

std::string pngStart(int width, int height, char bits, char kindOfPixels)
{
    constexpr char deflated = 0, filtered = 0, notInterlaced = 0;
    std::string header;
    appendBigEndian(header, static_cast<std::uint32_t>(width));
    appendBigEndian(header, static_cast<std::uint32_t>(height));
    header += {bits, kindOfPixels, deflated, filtered, notInterlaced};
    std::string png("\x89PNG\r\n\x1A\n");
    appendChunk(png, "IHDR", header);
    return png;
}

} // namespace lozenge
