#include "picture/figures/profile.hpp"
#include "picture/said.hpp"

namespace lozenge {
namespace {

MapLine lineOf(const FigureValue& value, int last, const Look& look)
{
    if (value.row)
        return {*value.row, true, last, said(look, "Row {0}", *value.row)};
    const bool isRow = value.word == "north" || value.word == "south";
    const bool isFirst = value.word == "north" || value.word == "west";
    return {isFirst ? 0 : last, isRow, last,
            said(look, value.word == "north"   ? phrase("The northern border")
                       : value.word == "south" ? phrase("The southern border")
                       : value.word == "west"  ? phrase("The western border")
                                               : phrase("The eastern border"))};
}

} // namespace

Profile profileOf(const Frame& frame, const FigureValue& value)
{
    const Timeline& timeline = frame.timeline;
    const int number = frame.moment.number;
    Profile profile;
    profile.line = lineOf(value, timeline.last(), frame.look);
    const int first = number > 0 ? firstOfLevel(timeline, timeline.chapterOf(number).level) : 1;
    const Grid before = timeline.gridAt(first - 1);
    const Grid& grid = frame.moment.grid;
    for (int i = 0; i <= timeline.last(); ++i) {
        const Point at = profile.line.point(i);
        profile.heights.push_back(grid.height(at));
        profile.heightsBefore.push_back(before.height(at));
        if (before.has(at))
            profile.before.push_back(i);
        if (!grid.has(at))
            continue;
        profile.set.push_back(i);
        if (const int writer = timeline.writerOf(at, number); writer >= first)
            profile.steps.push_back(timeline.step(writer));
    }
    if (frame.step() && profile.line.has(frame.step()->at))
        profile.now = frame.step();
    return profile;
}

} // namespace lozenge
