#include "core/diamond_square.hpp"
#include "core/variants/programs.hpp"
#include "core/variants/row_by_row.hpp"

// The textbook as it is written by mistake: the same pieces, each with the slips that befall it.

namespace lozenge {
namespace {

constexpr std::array<Direction, 4> southWestTwice{compass::northWest, compass::northEast, compass::southWest,
                                                  compass::southWest};

/// Where a parent's height comes from: what is not set yet, in another order or never, reads as 0.
Source sourceOf(const Run& run, Point cell)
{
    const int last = run.last();
    if (run.has(Slip::TwoBorders) && (!isInside(cell, last) || cell.x == last || cell.y == last))
        return Source::Modulo;
    if (isInside(cell, last))
        return run.grid().has(cell) ? Source::Inside : Source::Unset;
    return run.has(Slip::DivideByFour) ? Source::Constant
           : run.has(Slip::ModuloSize) ? Source::ModuloSize
                                       : run.recipe().edge->missing;
}

struct SlippedSteps {
    static bool passesOver(const Run& run, Point at)
    {
        return run.isKept(at) || (run.has(Slip::NoFarBorder) && (at.x == run.last() || at.y == run.last()));
    }

    static const Step& diamond(Run& run, const Level& level, Point middle)
    {
        const bool isPrecedence = run.has(Slip::Precedence);
        const auto inSquare = [&](Point cell) {
            const bool isLast = cell.x > middle.x && cell.y > middle.y;
            return isPrecedence && isLast ? Source::Quartered : run.grid().has(cell) ? Source::Inside : Source::Unset;
        };
        return run.write(Phase::Diamond, level, middle,
                         run.has(Slip::WrongCorner) ? southWestTwice : compass::cornersByRow, inSquare);
    }

    static const Step& square(Run& run, const Level& level, Point middle)
    {
        const auto source = [&run](Point cell) { return sourceOf(run, cell); };
        return run.has(Slip::TwoEnds) ? endsStep(run, level, middle, source) : squareStep(run, level, middle, source);
    }

    /// The edge of a cell that knows of no other cell: its own middle stands in for that of the neighbour.
    static const Step& edge(Run& run, const Level& level, Point centre, Direction toward)
    {
        const Point middle = stepped(centre, toward, level.half());
        if (!run.has(Slip::OwnCentreTwice))
            return square(run, level, middle);
        const Point beyond = stepped(middle, toward, level.half());
        return run.write<compass::tipsByRow>(Phase::Square, level, middle, [&run, beyond](Point cell) {
            return cell == beyond ? Source::OwnMiddle : sourceOf(run, cell);
        });
    }
};

/// A square of the recursion.
struct Cell {
    std::size_t level;
    Point centre;
};

Generator<Step> depthFirst(Recipe recipe, RunEnd* end, Noise noise)
{
    Run run(recipe, end, std::move(noise));
    const int middle = run.last() / 2;
    for (std::vector<Cell> open{{0, {middle, middle}}}; !open.empty();) {
        const Cell cell = open.back();
        open.pop_back();
        const Level& level = run.levels()[cell.level];

        if (!SlippedSteps::passesOver(run, cell.centre))
            co_yield SlippedSteps::diamond(run, level, cell.centre);
        for (const Direction toward : compass::tipsByRow)
            if (!SlippedSteps::passesOver(run, stepped(cell.centre, toward, level.half())))
                co_yield SlippedSteps::edge(run, level, cell.centre, toward);

        // The last to be put down is the first to be taken up.
        if (cell.level + 1 < run.levels().size())
            for (auto corner = compass::cornersByRow.rbegin(); corner != compass::cornersByRow.rend(); ++corner)
                open.push_back({cell.level + 1, stepped(cell.centre, *corner, level.half() / 2)});
    }
}

/// The numbers of the right run, each at its point, whatever the order in which they are asked for.
Noise numbersOfTheRightRun(const Recipe& recipe)
{
    Noise stream = recipe.noise.kind->start(recipe.noise);
    if (recipe.noise.kind->isOfPlace)
        return stream;
    Recipe right = recipe;
    right.slips = Slips{};

    const auto indexOf = [last = recipe.size - 1](NoisePlace place) { // corners are drawn a level before the first
        const int half = last >> (place.level + 1);
        return cellOf({place.x * half, place.y * half}, last + 1);
    };
    std::vector<double> numbers(cellCount(recipe.size));
    Noise recording = [&](NoisePlace place) { return numbers[indexOf(place)] = stream(place); };
    cornerHeights(right, &recording);
    for (const Step& step : diamondSquare(right))
        if (step.drawn)
            recording({step.level, step.at.x / step.half, step.at.y / step.half});

    return [indexOf, numbers = std::move(numbers), stream = std::move(stream), levels = levelCount(recipe)](
               NoisePlace place) mutable { return place.level < levels ? numbers[indexOf(place)] : stream(place); };
}

} // namespace

Generator<Step> slippedTextbook(Recipe recipe, RunEnd* end)
{
    const Slips on = slipsOf(recipe);
    const bool recurses = on.has(Slip::DepthFirst) || on.has(Slip::OwnCentreTwice);
    Noise noise = numbersOfTheRightRun(recipe);
    return (recurses ? depthFirst : rowByRow<SlippedSteps>)(std::move(recipe), end, std::move(noise));
}

} // namespace lozenge
