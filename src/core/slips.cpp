#include "core/slips.hpp"

#include "core/recipe.hpp"

#include <array>

namespace lozenge {
namespace {

using enum SlipRow::Spoils;

constexpr OffsetLaw halfRange{"half-range", "uniform in [-amp/2, amp/2)", halfRangeOffset, -0.5, 0.5};
constexpr const OffsetLaw* positive = rowNamed(offsetLaws, "positive");
constexpr const OffsetLaw* belowTheLimits = rowNamed(offsetLaws, "matlab");

bool isPositive(const Recipe& recipe)
{
    return recipe.offset == positive;
}
bool isBelowTheLimits(const Recipe& recipe)
{
    return recipe.offset == belowTheLimits;
}

// What slips decide. Two that decide the same exclude each other.
constexpr std::string_view order = "the order of the steps", points = "which points are set",
                           middle = "the mean of a diamond step", tips = meanOfSquareStep, amplitude = "the amplitude",
                           offset = "the offset", storing = "how heights are stored",
                           axes = "where a height is written";

// The published programs that have slips.
constexpr std::string_view generator = "terrain-generator", matlab = "matlab", playfuljs = "playfuljs",
                           workshop = "workshop";

constexpr std::array<SlipRow, 25> table{{
    {Slip::DepthFirst, "depth-first", "recursion: a quadrant is finished before its neighbour is begun", order},
    {Slip::OwnCentreTwice, "own-centre-twice", "recursion, and an edge counts the middle of its own cell twice", tips},
    {Slip::NoFarBorder, "no-far-border", "loops end before the last row and column, which stay 0", points},
    {Slip::DivideByFour, "divide-by-four", "three parents, and their sum is divided by 4", tips},
    {Slip::ModuloSize, "modulo-size", "the map repeats after size points instead of size - 1", tips},
    {Slip::TwoBorders, "two-borders", "the map repeats, but both of its borders are drawn", tips},
    {Slip::TwoEnds, "two-ends", "square steps average the two ends of their edge", tips},
    {Slip::WrongCorner, "wrong-corner", "a diamond step reads south-west twice and south-east never", middle},
    {Slip::NeverLess, "never-less", "the amplitude stays that of level 0", amplitude, Numbers},
    {Slip::OneLate, "one-late", "the amplitude shrinks one level late", amplitude, Numbers},
    {Slip::EachPhase, "each-phase", "the amplitude shrinks after each phase instead of each level", amplitude, Numbers},
    {Slip::HalfRange, "half-range", "offsets go from -amp/2 to amp/2", offset, Numbers, {}, nullptr, &halfRange},
    {Slip::OneSided, "one-sided", "offsets go from 0 to amp: never down", offset, Numbers, generator, isPositive,
     positive, true},
    {Slip::Precedence, "precedence", "a + b + c + d / 4: only the last corner is divided", middle},
    {Slip::WholeNumbers, "whole-numbers", "heights are stored as whole numbers", storing},
    {Slip::Clamped, "clamped", "heights are held between -1 and 1", storing},
    {Slip::SwappedAxes, "swapped-axes", "rows and columns change places", axes},
    {Slip::EmptyByValue, "empty-by-value", "a cell counts as empty while it holds 0 or 0.001", points, Steps,
     generator},
    {Slip::Normals, "normals", "the upward part of a normal is replaced by the height: seen on the relief alone",
     "the normals", Relief, generator},
    {Slip::RightEdge, "right-edge", "the right edge averages bottom left for bottom right", tips, Steps, matlab},
    {Slip::TopDraw, "top-draw", "the top border takes the number drawn for the right edge", "which number is taken",
     Steps, matlab},
    {Slip::Limits, "limits", "the limits of the offset change places: never up", offset, Numbers, matlab,
     isBelowTheLimits, belowTheLimits},
    {Slip::Exponent, "exponent", "the exponent counts down, so that amplitudes grow", amplitude, Numbers, matlab,
     amplitudesGrow},
    {Slip::Sentinel, "sentinel", "a height of exactly -1 counts as missing", tips, Steps, playfuljs},
    {Slip::Twice, "twice", "inner edge points are computed twice", points, Steps, workshop},
}};

} // namespace

std::span<const SlipRow> slips()
{
    return table;
}

Slips ownSlips(const Recipe& recipe)
{
    Slips own;
    for (const SlipRow& row : slips())
        if (row.publishedIn == recipe.variant->name && (!row.shown || row.shown(recipe)))
            own.add(row.slip);
    return own;
}

Slips slipsOf(const Recipe& recipe)
{
    return recipe.slips ? *recipe.slips : ownSlips(recipe);
}

Slips changedSteps(const Recipe& recipe)
{
    const Slips on = slipsOf(recipe);
    Slips changed;
    for (const SlipRow& row : slips())
        if (row.spoils == Steps && on.has(row.slip) != (row.publishedIn == recipe.variant->name))
            changed.add(row.slip);
    return changed;
}

const OffsetLaw& offsetLawOf(const Recipe& recipe)
{
    const Slips on = slipsOf(recipe);
    for (const SlipRow& row : slips()) {
        if (row.law && on.has(row.slip))
            return *row.law;
        const bool isMended = row.law == recipe.offset && row.publishedIn == recipe.variant->name;
        if (isMended)
            return offsetLaws.front();
    }
    return *recipe.offset;
}

std::string_view borderRule(const Recipe& recipe)
{
    const Slips on = slipsOf(recipe);
    for (const SlipRow& row : slips())
        if (row.isBorderRule && on.has(row.slip))
            return row.name;
    return recipe.edge->name;
}

bool canHave(std::string_view variant, const SlipRow& slip)
{
    return slip.publishedIn == variant || (slip.onTextbook && variant == "textbook");
}

std::string whoCanHave(const SlipRow& slip)
{
    std::string names;
    for (const Variant& variant : variants())
        if (canHave(variant.name, slip))
            names += (names.empty() ? "\"" : " and \"") + std::string(variant.name) + "\"";
    return names;
}

} // namespace lozenge
