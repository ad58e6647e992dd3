#include "core/moment.hpp"

#include <bit>
#include <cstdint>

namespace lozenge {
namespace {

void coverAll(std::vector<double>& surface, const Timeline& timeline, const Grid& grid, int moment)
{
    surface = grid.heights;
    timeline.fillUnset(surface, grid, moment);
}

int halfOf(const Timeline& timeline, const Chapter& chapter)
{
    return timeline.levels()[static_cast<std::size_t>(chapter.level)].half();
}

/// What a change of some points can reach, phase by phase.
class Ripple {
public:
    Ripple(std::vector<double>& surface, const Timeline& timeline, const Grid& grid)
        : m_surface(surface), m_timeline(timeline), m_grid(grid), m_around(timeline.ties().acrossTheBorder),
          m_last(timeline.last())
    {}

    void begin(Point p)
    {
        m_x.take(p.x);
        m_y.take(p.y);
        if (m_grid.has(p))
            m_surface[m_grid.index(p)] = m_grid.height(p);
    }

    /// A change passes on to points within the reach of this phase; those of them that are not set follow it.
    void pass(const Chapter& chapter)
    {
        const int half = halfOf(m_timeline, chapter);
        const int reach = half * m_timeline.ties().reach;
        const Stretch xs = kept(m_x.widened(reach)), ys = kept(m_y.widened(reach));
        visit(chapter, half, xs, ys, false);
        if (m_around)
            visit(chapter, half, xs, ys, true); // the far sides are copies of what was computed just now
    }

    [[nodiscard]] Region region() const
    {
        const auto ends = [&](Stretch extent) {
            const bool meetsBorder = extent.first <= 0 || extent.last >= m_last;
            return m_around && meetsBorder ? Stretch{0, m_last} : extent;
        };
        return {ends(m_x).first, ends(m_y).first, ends(m_x).last, ends(m_y).last};
    }

    /// Whether it would be as much work as going over all points.
    [[nodiscard]] bool isLarge(int half) const
    {
        // Each phase of this level and the finer ones passes a change on by its half stride: 2 h + 2 h/2 + ...
        const int reach = 4 * half * m_timeline.ties().reach;
        const double width = std::min(m_x.count() + 2 * reach, m_last);
        const double height = std::min(m_y.count() + 2 * reach, m_last);
        return width * height > 0.3 * m_last * m_last;
    }

private:
    [[nodiscard]] Stretch kept(Stretch extent) const
    {
        if (!m_around)
            return {std::max(extent.first, 0), std::min(extent.last, m_last)};
        return extent.count() >= m_last ? Stretch{0, m_last - 1} : extent;
    }

    /// The first coordinate of an extent that is `offset` on a lattice of this stride.
    static int firstOn(int stride, int offset, Stretch extent)
    {
        const int past = (extent.first - offset) & (stride - 1); // strides are powers of two
        return extent.first + (past == 0 ? 0 : stride - past);
    }

    void visit(const Chapter& chapter, int half, Stretch xs, Stretch ys, bool copies)
    {
        const int stride = 2 * half;
        const bool diamond = chapter.phase == Phase::Diamond;
        for (int y = firstOn(diamond ? stride : half, diamond ? half : 0, ys); y <= ys.last;
             y += diamond ? stride : half)
            for (int x = firstOn(stride, diamond || (y & (stride - 1)) == 0 ? half : 0, xs); x <= xs.last; x += stride)
                if (!copies)
                    follow(chapter, half, {x, y}, inside({x, y}));
                else
                    followCopies(chapter, half, {x, y}, inside({x, y}));
    }

    [[nodiscard]] Point inside(Point p) const
    {
        const auto turned = [&](int v) { return v < 0 ? v + m_last : v >= m_last ? v - m_last : v; };
        return m_around ? Point{turned(p.x), turned(p.y)} : p;
    }

    void followCopies(const Chapter& chapter, int half, Point turned, Point p)
    {
        if (p.x == 0)
            follow(chapter, half, turned, {m_last, p.y});
        if (p.y == 0)
            follow(chapter, half, turned, {p.x, m_last});
    }

    /// `turned` is where the extents have the point.
    void follow(const Chapter& chapter, int half, Point turned, Point p)
    {
        const std::size_t cell = m_grid.index(p);
        if (m_grid.isSet[cell])
            return;
        const int number = m_timeline.writerOf(p, m_timeline.stepCount());
        if (number < chapter.first || number > chapter.last)
            return;
        const double height = m_timeline.meanOver(m_surface, number, half);
        if (std::bit_cast<std::uint64_t>(height) == std::bit_cast<std::uint64_t>(m_surface[cell]))
            return;
        m_surface[cell] = height;
        m_x.take(turned.x);
        m_y.take(turned.y);
    }

    std::vector<double>& m_surface;
    const Timeline& m_timeline;
    const Grid& m_grid;
    bool m_around;
    int m_last;
    Stretch m_x, m_y; // all points that have changed so far; going round, first may be negative, and n stands for 0
};

/// Takes the surface of one moment to another whose map is `grid`. Only what the steps between can have changed is
/// computed.
Region moveSurface(std::vector<double>& surface, const Timeline& timeline, const Grid& grid, int from, int to)
{
    if (from == to)
        return {};
    const int first = std::min(from, to) + 1;
    const int last = std::max(from, to);
    const Chapter* chapter = &timeline.chapterOf(first);

    const auto everywhere = [&] {
        coverAll(surface, timeline, grid, to);
        return wholeMap(grid.size);
    };
    const bool meetsEnd = !timeline.changesAtEnd().empty() && last == timeline.stepCount();
    if (meetsEnd || timeline.ties().again || last - first > timeline.stepCount() / 8)
        return everywhere();

    Ripple ripple(surface, timeline, grid);
    for (int number = first; number <= last; ++number)
        ripple.begin(timeline.placeOf(number));
    if (ripple.isLarge(halfOf(timeline, *chapter)))
        return everywhere();
    for (const Chapter* end = &timeline.chapters().back(); chapter <= end; ++chapter)
        ripple.pass(*chapter);
    return ripple.region();
}

void arrive(Moment& moment, const Timeline& timeline, int number)
{
    moment.number = number;
    moment.step.reset();
    if (number > 0)
        moment.step = timeline.step(number);
}

} // namespace

Moment momentAt(const Timeline& timeline, int number)
{
    Moment moment;
    moment.grid = timeline.gridAt(number);
    arrive(moment, timeline, number);
    coverAll(moment.surface, timeline, moment.grid, number);
    return moment;
}

Region move(Moment& moment, const Timeline& timeline, int to)
{
    const int from = moment.number;
    timeline.move(moment.grid, from, to);
    arrive(moment, timeline, to);
    return moveSurface(moment.surface, timeline, moment.grid, from, to);
}

} // namespace lozenge
