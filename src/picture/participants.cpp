#include "picture/participants.hpp"

#include <algorithm>

namespace lozenge {
namespace {

int letterOf(Direction toward, Phase phase)
{
    if (phase == Phase::Diamond)
        return (toward.dx > 0 ? 1 : 0) + (toward.dy > 0 ? 2 : 0);
    if (toward.dx == 0)
        return toward.dy > 0 ? 3 : 0;
    if (toward.dy == 0)
        return toward.dx < 0 ? 1 : 2;
    return 3; // a published slip reads another cell in place of the tip below
}

} // namespace

std::vector<Participant> participantsOf(const Frame& frame)
{
    std::vector<Participant> participants;
    if (!frame.step())
        return participants;
    const Step& step = *frame.step();
    const Grid& grid = frame.moment.grid;

    for (const Parent& parent : step.parents) {
        const Point place = stepped(step.at, parent.toward, step.half);
        const bool outside = !isInside(place, grid.last());
        double height = 0;
        if (parent.source == Source::Constant)
            height = outsideHeight(frame.timeline.recipe());
        else if (isRead(parent) && parent.source != Source::Unset)
            height = grid.height(parent.at);
        participants.push_back({letterOf(parent.toward, step.phase), parent, place, height, outside});
    }
    std::sort(participants.begin(), participants.end(),
              [](const Participant& a, const Participant& b) { return a.letter < b.letter; });
    return participants;
}

Colour colourOf(const Participant& participant, const Theme& theme)
{
    return theme.parents[static_cast<std::size_t>(participant.letter)];
}

} // namespace lozenge
