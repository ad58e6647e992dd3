#include "export/raster/rasterizer.hpp"

#include <algorithm>
#include <cmath>
#include <new>
#include <stdexcept>

namespace lozenge {
namespace {

constexpr double fine = 64;          // FreeType's places on a pixel, where it fills
constexpr int finer = 16;            // times as many where lines are made: their joins are smaller than a pixel
constexpr double farthest = 1 << 17; // pixels from the page: more than FreeType takes would be in no picture

void throwIfFailed(FT_Error error)
{
    if (error == FT_Err_Out_Of_Memory)
        throw std::bad_alloc();
    if (error != FT_Err_Ok)
        throw std::runtime_error("a line or an outline cannot be drawn");
}

FT_Vector placeOf(Vec2 point, double unit)
{
    const auto units = [unit](float v) {
        return static_cast<FT_Pos>(std::lround(std::clamp(static_cast<double>(v), -farthest, farthest) * unit));
    };
    return {units(point.x), units(point.y)};
}

bool areFinite(std::span<const Vec2> points)
{
    return std::all_of(points.begin(), points.end(),
                       [](Vec2 point) { return std::isfinite(point.x) && std::isfinite(point.y); });
}

struct Page {
    const Canvas& canvas;
    const Ink& ink;
};

void laySpans(int y, int count, const FT_Span* spans, void* user)
{
    const Page& page = *static_cast<const Page*>(user);
    std::uint32_t* row = page.canvas.pixels + y * page.canvas.stride;
    for (const FT_Span* span = spans; span != spans + count; ++span)
        for (int x = span->x; x < span->x + span->len; ++x)
            page.ink.lay(row[x], span->coverage);
}

} // namespace

FT_Outline Rasterizer::outlineForFreeType()
{
    FT_Outline outline{};
    outline.n_points = static_cast<End>(m_outline.points.size());
    outline.n_contours = static_cast<End>(m_outline.ends.size());
    outline.points = m_outline.points.data();
    outline.tags = m_outline.tags.data();
    outline.contours = m_outline.ends.data();
    return outline;
}

Rasterizer::Rasterizer()
{
    throwIfFailed(FT_Stroker_New(m_freeType.library(), &m_stroker));
}

Rasterizer::~Rasterizer()
{
    FT_Stroker_Done(m_stroker);
}

void Rasterizer::fill(const Canvas& canvas, std::span<const Vec2> corners, Colour colour)
{
    if (colour.a <= 0 || corners.size() < 3 || !areFinite(corners))
        return;
    m_outline.points.clear();
    m_outline.tags.clear();
    m_outline.ends.clear();
    for (const Vec2 corner : corners)
        m_outline.add(placeOf(corner, fine), FT_CURVE_TAG_ON);
    m_outline.close();
    lay(canvas, Ink(colour));
}

void Rasterizer::draw(const Canvas& canvas, std::span<const Vec2> points, bool isClosed, const Stroke& stroke)
{
    if (points.empty() || !areFinite(points))
        return;
    const auto radius = static_cast<FT_Fixed>(std::lround(static_cast<double>(stroke.width) / 2 * fine * finer));
    FT_Stroker_Set(m_stroker, std::max<FT_Fixed>(radius, 1),
                   stroke.round ? FT_STROKER_LINECAP_ROUND : FT_STROKER_LINECAP_BUTT, FT_STROKER_LINEJOIN_ROUND, 0);
    m_drawn = 0;
    const Ink ink(stroke.colour);
    if (stroke.dash > 0)
        drawDashes(canvas, points, isClosed, stroke, ink);
    else
        drawPiece(canvas, points, isClosed, ink);
    layLines(canvas, ink);
}

/// A solid line. An outline of FreeType has at most 32767 points, and each point of a line becomes a dozen.
void Rasterizer::drawPiece(const Canvas& canvas, std::span<const Vec2> points, bool isClosed, const Ink& ink)
{
    constexpr std::size_t most = 2000;
    const auto place = [&](std::size_t i) { return placeOf(points[i % points.size()], fine * finer); };
    const std::size_t last = isClosed ? points.size() : points.size() - 1;
    const bool isWhole = last < most;
    for (std::size_t first = 0; first < last; first += most) {
        const std::size_t end = std::min(last, first + most);
        FT_Vector from = place(first);
        bool isBegun = false;
        for (std::size_t i = first + 1; i <= end; ++i) {
            FT_Vector to = place(i);
            if (to.x == from.x && to.y == from.y)
                continue;
            if (!isBegun)
                throwIfFailed(FT_Stroker_BeginSubPath(m_stroker, &from, !(isClosed && isWhole)));
            isBegun = true;
            throwIfFailed(FT_Stroker_LineTo(m_stroker, &to));
            from = to;
        }
        if (isBegun)
            throwIfFailed(FT_Stroker_EndSubPath(m_stroker));
        m_drawn += end - first + 1;
        if (m_drawn >= most)
            layLines(canvas, ink);
    }
}

void Rasterizer::drawDashes(const Canvas& canvas, std::span<const Vec2> points, bool isClosed, const Stroke& stroke,
                            const Ink& ink)
{
    bool isDash = true;
    float left = stroke.dash;
    m_dash.assign(1, points.front());
    const std::size_t last = isClosed ? points.size() : points.size() - 1;
    for (std::size_t i = 0; i < last; ++i) {
        const Vec2 from = points[i], way = points[(i + 1) % points.size()] - from;
        const float length = std::hypot(way.x, way.y);
        float gone = 0;
        while (length - gone > left) {
            gone += left;
            const Vec2 at = from + way * (gone / length);
            if (isDash) {
                m_dash.push_back(at);
                drawPiece(canvas, m_dash, false, ink);
            }
            isDash = !isDash;
            left = isDash ? stroke.dash : std::max(stroke.gap, 0.01F);
            m_dash.assign(1, at);
        }
        left -= length - gone;
        m_dash.push_back(from + way);
    }
    if (isDash)
        drawPiece(canvas, m_dash, false, ink);
}

/// The lines so far, as one outline: where they cross they are no darker.
void Rasterizer::layLines(const Canvas& canvas, const Ink& ink)
{
    FT_UInt points = 0, contours = 0;
    throwIfFailed(FT_Stroker_GetCounts(m_stroker, &points, &contours));
    m_outline.points.resize(points);
    m_outline.tags.resize(points);
    m_outline.ends.resize(contours);
    FT_Outline outline = outlineForFreeType();
    outline.n_points = 0;
    outline.n_contours = 0;
    FT_Stroker_Export(m_stroker, &outline);
    for (FT_Vector& point : m_outline.points)
        point = {(point.x + finer / 2) >> 4, (point.y + finer / 2) >> 4};
    static_assert(finer == 1 << 4);
    FT_Stroker_Rewind(m_stroker);
    m_drawn = 0;
    lay(canvas, ink);
}

void Rasterizer::write(const Canvas& canvas, const Text& text)
{
    const float width = text.align == Align::Left ? 0 : textWidth(text.font, text.content) * text.size;
    float x = text.at.x - (text.align == Align::Centre ? width / 2 : width);
    const Ink ink(text.colour);
    eachCharacter(text.content, text.font, [&](char32_t character, Font font) {
        const Glyph& glyph = glyphOf(font, character);
        m_outline.points.clear();
        for (const Vec2 point : glyph.points)
            m_outline.points.push_back(placeOf({x + point.x * text.size, text.at.y - point.y * text.size}, fine));
        m_outline.tags = glyph.tags;
        m_outline.ends = glyph.ends;
        lay(canvas, ink);
        x += advance(font, character) * text.size;
    });
}

/// Asked for once: the same few characters stand in every frame.
const Rasterizer::Glyph& Rasterizer::glyphOf(Font font, char32_t character)
{
    auto& glyphs = m_glyphs[static_cast<std::size_t>(font)];
    if (const auto found = glyphs.find(character); found != glyphs.end())
        return found->second;
    Glyph made;
    for (const OutlinePiece& piece : outlineOf(font, character)) {
        for (const Vec2& point : piece.all())
            made.add(point, &point == &piece.all().back() ? FT_CURVE_TAG_ON : FT_CURVE_TAG_CUBIC);
        if (piece.kind == 'Z')
            made.close();
    }
    return glyphs.emplace(character, std::move(made)).first->second;
}

void Rasterizer::lay(const Canvas& canvas, const Ink& ink)
{
    if (m_outline.points.empty())
        return;
    Page page{canvas, ink};
    FT_Outline outline = outlineForFreeType();
    FT_Raster_Params how{};
    how.flags = FT_RASTER_FLAG_AA | FT_RASTER_FLAG_DIRECT | FT_RASTER_FLAG_CLIP;
    how.gray_spans = laySpans;
    how.user = &page;
    how.clip_box = {0, 0, canvas.width, canvas.height};
    throwIfFailed(FT_Outline_Render(m_freeType.library(), &outline, &how));
}

} // namespace lozenge
