#include "picture/frame.hpp"

#include "analysis/rounding.hpp"

#include "picture/participants.hpp"

#include <algorithm>
#include <cmath>

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

double roundLimit(double greatest)
{
    if (greatest == 0)
        return 1;
    if (greatest < leastLimit)
        return leastLimit;
    const double power = std::pow(10, std::floor(std::log10(greatest)));
    return std::ceil(greatest / power * 4) / 4 * power;
}

HeightRange heightRange(const Timeline& timeline)
{
    // Heights that are overwritten may stand out of the block, but not out of the page.
    constexpr double mostBlocks = 8;
    const auto [lowest, highest] = timeline.extremes();
    const double greatest =
        std::max(greatestOf(timeline.gridAt(timeline.stepCount()).heights), std::max(-lowest, highest) / mostBlocks);
    if (greatest == 0)
        return {};
    const double limit = roundLimit(greatest);
    const double magnitude = std::floor(std::log10(limit));
    const int decimals = static_cast<int>(std::clamp((limit < 1 ? 2 : 3) - magnitude, 0.0, 9.0));

    double least = limit;
    for (const Level& level : timeline.levels())
        if (level.amplitude > 0)
            least = std::min({least, level.amplitude, level.squareAmplitude});
    const int forOffsets = static_cast<int>(std::clamp(2 - std::floor(std::log10(least)), 0.0, 9.0));
    return {limit, decimals, std::clamp(forOffsets, decimals, decimals + 2), lowest, highest};
}

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
        const auto counts = countsAs(parent.source);
        if (counts == SourceRow::Counts::AsOutside)
            height = outsideHeight(frame.timeline.recipe());
        else if (counts == SourceRow::Counts::AsItsCell || counts == SourceRow::Counts::AsQuarter)
            height = frame.timeline.heightBySteps(grid, parent.at, frame.moment.number);
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

void paintChip(Picture& picture, Vec2 centre, float radius, const std::string& letter, Colour colour,
               const Theme& theme, float casing)
{
    picture.circle(centre, radius + casing, theme.surface);
    picture.circle(centre, radius, colour);
    const float size = 1.35F * radius;
    // Small letters sit higher than their middle when they have a stem.
    const float drop = letter == "a" || letter == "c" ? 0.27F : middleOfCapitals;
    picture.text({centre.x, centre.y + drop * size}, letter, Font::SansBold, size, theme.onHighlight, Align::Centre);
}

} // namespace lozenge
