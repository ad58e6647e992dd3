#include "export/raster/canvas.hpp"

#include <algorithm>
#include <numbers>
#include <utility>

namespace lozenge {
namespace {

/// How much of each pixel of a box lies within edges. An edge adds to a row the change of what is covered from one
/// pixel to the next; summed up from the left that is the area to the right of it, exactly.
class Coverage {
public:
    Coverage(int left, int top, int right, int bottom, EdgeRows& changes)
        : m_left(left), m_top(top), m_right(right), m_bottom(bottom), m_changes(changes),
          m_rowLength(static_cast<std::size_t>(right - left) + 2)
    {
        const std::size_t cells = m_rowLength * static_cast<std::size_t>(bottom - top);
        if (m_changes.size() < cells)
            m_changes.resize(cells, 0);
    }

    void add(Vec2 from, Vec2 to)
    {
        if (from.y == to.y)
            return;
        const float direction = from.y < to.y ? 1.0F : -1.0F;
        if (from.y > to.y)
            std::swap(from, to);
        const float slope = (to.x - from.x) / (to.y - from.y);
        const float top = std::max(from.y, static_cast<float>(m_top));
        const int end = std::min(static_cast<int>(std::ceil(to.y)), m_bottom);
        float x = from.x + (top - from.y) * slope - static_cast<float>(m_left);
        float y = top;
        for (int row = static_cast<int>(top); row < end; ++row) {
            const float nextY = std::min(static_cast<float>(row + 1), to.y);
            const float nextX = x + (nextY - y) * slope;
            addToRow(rowAt(row), std::min(x, nextX), std::max(x, nextX), (nextY - y) * direction);
            x = nextX;
            y = nextY;
        }
    }

    /// Calls `visit` with each pixel that is covered, and forgets the edges.
    template <typename Visit>
    void take(Visit visit)
    {
        for (int y = m_top; y < m_bottom; ++y) {
            float* row = rowAt(y);
            float sum = 0;
            for (int x = m_left; x < m_right; ++x, ++row) {
                sum += *row;
                *row = 0;
                const auto coverage = static_cast<std::uint32_t>(std::min(std::abs(sum), 1.0F) * 255 + 0.5F);
                if (coverage != 0)
                    visit(x, y, coverage);
            }
            row[0] = row[1] = 0;
        }
    }

private:
    float* rowAt(int y) { return m_changes.data() + static_cast<std::size_t>(y - m_top) * m_rowLength; }

    /// A piece of an edge within one row, from `left` to `right`, that is `height` high.
    void addToRow(float* row, float left, float right, float height) const
    {
        const float farthest = static_cast<float>(m_right - m_left);
        left = std::clamp(left, 0.0F, farthest);
        right = std::clamp(right, 0.0F, farthest);
        const int first = static_cast<int>(left);
        const int last = static_cast<int>(right);
        if (first == last) {
            const float beyond = (left + right) / 2 - static_cast<float>(first);
            row[first] += height * (1 - beyond);
            row[first + 1] += height * beyond;
            return;
        }
        // What is covered at a pixel's right side grows as the square of the way into it, then in steps.
        const float perPixel = height / (right - left);
        const float into = static_cast<float>(first + 1) - left, beyond = right - static_cast<float>(last);
        float covered = perPixel * into * into / 2, before = covered;
        row[first] += covered;
        for (int x = first + 1; x < last; ++x) {
            covered = perPixel * (static_cast<float>(x - first) - 0.5F + into);
            row[x] += covered - before;
            before = covered;
        }
        covered = height - perPixel * beyond * beyond / 2;
        row[last] += covered - before;
        row[last + 1] += height - covered;
    }

    int m_left, m_top, m_right, m_bottom;
    EdgeRows& m_changes;
    std::size_t m_rowLength;
};

/// A pixel of an image, and how much of it goes into one of the canvas.
struct Tap {
    std::size_t at;
    float share;
};

/// A row or column of the canvas: how much of it the image covers, and what goes into it.
struct Line {
    int at;
    float covered;
    std::vector<Tap> taps;
};

/// Of a smooth image the pixels around the place, the nearer the more; they reach as far as one pixel of either.
std::vector<Tap> tapsAt(float place, float perPixel, int count, bool isSmooth)
{
    const auto last = static_cast<float>(count - 1);
    const auto within = [last](float at) { return static_cast<std::size_t>(std::clamp(at, 0.0F, last)); };
    if (!isSmooth)
        return {{within(std::floor(place)), 1}};
    const float middle = place - 0.5F, reach = std::max(1.0F, perPixel);
    std::vector<Tap> taps;
    float sum = 0;
    for (float at = std::ceil(middle - reach); at <= middle + reach; ++at) {
        taps.push_back({within(at), 1 - std::abs(at - middle) / reach});
        sum += taps.back().share;
    }
    for (Tap& tap : taps)
        tap.share /= sum;
    return taps;
}

/// Along one axis.
std::vector<Line> linesOf(float start, float length, int count, bool isSmooth, int canvas)
{
    const float perPixel = static_cast<float>(count) / length;
    const auto edge = [canvas](float at) { return static_cast<int>(std::clamp(at, 0.0F, static_cast<float>(canvas))); };
    std::vector<Line> lines;
    for (int at = edge(std::floor(start)); at < edge(std::ceil(start + length)); ++at) {
        const float from = std::max(start, static_cast<float>(at));
        const float to = std::min(start + length, static_cast<float>(at + 1));
        const float place = (static_cast<float>(at) + 0.5F - start) * perPixel;
        lines.push_back({at, to - from, tapsAt(place, perPixel, count, isSmooth)});
    }
    return lines;
}

/// Corners enough for a circle.
int cornersOfDisc(float radius)
{
    constexpr float visible = 0.03F; // of a pixel
    const float cosine = 1 - std::min(1.0F, visible / std::max(radius, visible));
    return std::max(8, static_cast<int>(std::ceil(std::numbers::pi_v<float> / std::acos(cosine))));
}

} // namespace

void fillArea(const Canvas& canvas, std::span<const Vec2> corners, Colour colour, EdgeRows& edges)
{
    if (corners.size() < 3)
        return;
    Vec2 least = corners.front(), most = corners.front();
    for (const auto [x, y] : corners) {
        if (!std::isfinite(x) || !std::isfinite(y))
            return;
        least = {std::min(least.x, x), std::min(least.y, y)};
        most = {std::max(most.x, x), std::max(most.y, y)};
    }
    const auto within = [](float v, int end) { return static_cast<int>(std::clamp(v, 0.0F, static_cast<float>(end))); };
    const int left = within(std::floor(least.x), canvas.width), right = within(std::ceil(most.x), canvas.width);
    const int top = within(std::floor(least.y), canvas.height), bottom = within(std::ceil(most.y), canvas.height);
    if (left >= right || top >= bottom)
        return;

    Coverage coverage(left, top, right, bottom, edges);
    for (std::size_t i = 0; i < corners.size(); ++i)
        coverage.add(corners[i], corners[i + 1 < corners.size() ? i + 1 : 0]);
    const Ink ink(colour);
    coverage.take([&](int x, int y, std::uint32_t part) { ink.lay(canvas.pixels[y * canvas.stride + x], part); });
}

void fillImage(const Canvas& canvas, const Image& image)
{
    const Pixels& pixels = *image.pixels;
    if (pixels.width <= 0 || pixels.height <= 0 || !(image.box.width > 0) || !(image.box.height > 0))
        return;
    const auto columns = linesOf(image.box.x, image.box.width, pixels.width, image.smooth, canvas.width);
    const auto rows = linesOf(image.box.y, image.box.height, pixels.height, image.smooth, canvas.height);
    const auto width = static_cast<std::size_t>(pixels.width);
    for (const Line& row : rows)
        for (const Line& column : columns) {
            Colour sum{0, 0, 0, 0}; // of colours multiplied by their opacity
            for (const Tap& y : row.taps)
                for (const Tap& x : column.taps) {
                    const std::uint8_t* pixel = &pixels.rgba[4 * (y.at * width + x.at)];
                    const float opacity = x.share * y.share * static_cast<float>(pixel[3]) / 255;
                    sum.r += opacity * static_cast<float>(pixel[0]) / 255;
                    sum.g += opacity * static_cast<float>(pixel[1]) / 255;
                    sum.b += opacity * static_cast<float>(pixel[2]) / 255;
                    sum.a += opacity;
                }
            if (sum.a <= 0)
                continue;
            const Ink ink({sum.r / sum.a, sum.g / sum.a, sum.b / sum.a, std::min(sum.a, 1.0F)});
            ink.lay(canvas.pixels[row.at * canvas.stride + column.at],
                    static_cast<std::uint32_t>(std::lrint(row.covered * column.covered * 255)));
        }
}

void widen(std::vector<Vec2>& wide, std::span<const Vec2> corners, float by)
{
    const std::size_t count = corners.size();
    float area = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const Vec2 a = corners[i], b = corners[(i + 1) % count];
        area += a.x * b.y - a.y * b.x;
    }
    const auto outward = [&](Vec2 from, Vec2 to) -> Vec2 {
        const Vec2 along = to - from;
        const float length = std::hypot(along.x, along.y) * (area < 0 ? -1.0F : 1.0F);
        return length == 0 ? Vec2{} : Vec2{along.y / length, -along.x / length};
    };
    wide.assign(corners.begin(), corners.end());
    for (std::size_t i = 0; i < count; ++i) {
        const Vec2 before = outward(corners[(i + count - 1) % count], corners[i]);
        const Vec2 after = outward(corners[i], corners[(i + 1) % count]);
        const Vec2 sum = before + after;
        constexpr float bluntest = 0.5F; // of the squared length of the sum, which is 4 on a straight line
        const float squared = std::max(sum.x * sum.x + sum.y * sum.y, bluntest);
        wide[i] = corners[i] + sum * (2 * by / squared);
    }
}

void makeDisc(std::vector<Vec2>& corners, Vec2 centre, float radius)
{
    const int count = cornersOfDisc(radius);
    const float turn = 2 * std::numbers::pi_v<float> / static_cast<float>(count);
    const float cosTurn = std::cos(turn), sinTurn = std::sin(turn);
    corners.clear();
    Vec2 spoke{radius, 0};
    for (int i = 0; i < count; ++i) {
        corners.push_back(centre + spoke);
        spoke = {spoke.x * cosTurn - spoke.y * sinTurn, spoke.x * sinTurn + spoke.y * cosTurn};
    }
}

void makeRoundedBox(std::vector<Vec2>& corners, const Box& box, float asked)
{
    const float radius = std::min({asked, box.width / 2, box.height / 2});
    if (!(radius > 0)) {
        corners = {{box.x, box.y}, {box.right(), box.y}, {box.right(), box.bottom()}, {box.x, box.bottom()}};
        return;
    }
    corners.clear();
    const int steps = (cornersOfDisc(radius) + 3) / 4;
    const float right = box.right() - radius, bottom = box.bottom() - radius;
    const Vec2 centres[]{
        {right, bottom}, {box.x + radius, bottom}, {box.x + radius, box.y + radius}, {right, box.y + radius}};
    for (int quarter = 0; quarter < 4; ++quarter)
        for (int step = 0; step <= steps; ++step) {
            const float turn = std::numbers::pi_v<float> / 2 *
                               (static_cast<float>(quarter) + static_cast<float>(step) / static_cast<float>(steps));
            corners.push_back(centres[quarter] + Vec2{std::cos(turn), std::sin(turn)} * radius);
        }
}

} // namespace lozenge
