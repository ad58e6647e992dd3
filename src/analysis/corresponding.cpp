#include "analysis/corresponding.hpp"

#include <algorithm>
#include <cstdlib>
#include <vector>

namespace lozenge {
namespace {

const Chapter* chapterOf(const Timeline& timeline, int level, Phase phase)
{
    for (const Chapter& chapter : timeline.chapters())
        if (chapter.level == level && chapter.phase == phase)
            return &chapter;
    return nullptr;
}

/// The steps of a chapter that have written this point by a moment, the first first. Some programs write twice.
std::vector<int> writesOf(const Timeline& timeline, const Chapter& chapter, Point point, int moment)
{
    std::vector<int> writes;
    for (int writer = timeline.writerOf(point, moment); writer >= chapter.first;
         writer = timeline.writerOf(point, writer - 1))
        writes.insert(writes.begin(), writer);
    return writes;
}

/// The step of a chapter that writes this point for the nth time, or a step nearest to it.
int stepAt(const Timeline& timeline, const Chapter& chapter, Point point, std::size_t nth)
{
    const std::vector<int> writes = writesOf(timeline, chapter, point, chapter.last);
    if (!writes.empty())
        return writes[std::min(nth, writes.size()) - 1];
    const auto distance = [&](int number) {
        const Point at = timeline.placeOf(number);
        return std::abs(at.x - point.x) + std::abs(at.y - point.y);
    };
    int nearest = chapter.first;
    for (int number = chapter.first; number <= chapter.last; ++number)
        if (distance(number) < distance(nearest))
            nearest = number;
    return nearest;
}

} // namespace

int correspondingMoment(const Timeline& from, int moment, const Timeline& to)
{
    if (moment == 0 || &from == &to)
        return moment;
    if (moment == from.stepCount())
        return to.stepCount();
    const Chapter& chapter = from.chapterOf(moment);
    const Chapter* counterpart = chapterOf(to, chapter.level, chapter.phase);
    if (!counterpart)
        return to.stepCount(); // a smaller map is finished by then
    if (moment == chapter.last)
        return counterpart->last;

    const Point at = from.placeOf(moment);
    const Point there{at.x * to.last() / from.last(), at.y * to.last() / from.last()};
    return stepAt(to, *counterpart, there, writesOf(from, chapter, at, moment).size());
}

} // namespace lozenge
