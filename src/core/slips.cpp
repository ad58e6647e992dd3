#include "core/slips.hpp"

#include "core/recipe.hpp"

#include <array>

namespace lozenge {
namespace {

using enum SlipRow::Spoils;

bool isPositive(const Recipe& recipe)
{
    return recipe.offset->offset == positiveOffset;
}
bool isBelowTheLimits(const Recipe& recipe)
{
    return recipe.offset->offset == matlabOffset;
}

constexpr OffsetLaw halfRange{"half-range", "uniform in [-amp/2, amp/2)", halfRangeOffset, -0.5, 0.5};

// What slips decide. Two that decide the same exclude each other.
constexpr std::string_view order = "the order of the steps", points = "which points are set",
                           middle = "the mean of a diamond step", tips = "the mean of a square step",
                           amplitude = "the amplitude", offset = "the offset", storing = "how heights are stored",
                           axes = "where a height is written";

/// One that people make again and again, and can be added to the textbook.
constexpr SlipRow common(Slip slip, std::string_view name, std::string_view explanation, std::string_view decides,
                         SlipRow::Spoils spoils = Steps)
{
    return {.slip = slip,
            .name = name,
            .explanation = explanation,
            .decides = decides,
            .spoils = spoils,
            .onTextbook = true};
}

/// One of them that stands in the place of an edge mode.
constexpr SlipRow atBorder(Slip slip, std::string_view name, std::string_view explanation)
{
    SlipRow row = common(slip, name, explanation, tips);
    row.isBorderRule = true;
    return row;
}

/// One of a published program alone.
constexpr SlipRow of(std::string_view program, Slip slip, std::string_view name, std::string_view explanation,
                     std::string_view decides, SlipRow::Spoils spoils = Steps)
{
    return {.slip = slip,
            .name = name,
            .explanation = explanation,
            .decides = decides,
            .spoils = spoils,
            .publishedIn = program};
}

constexpr SlipRow withLaw(SlipRow row, const OffsetLaw* law)
{
    row.law = law;
    return row;
}

/// One that a run has by itself only where its recipe shows it.
constexpr SlipRow shownIf(bool (*shown)(const Recipe&), SlipRow row)
{
    row.shown = shown;
    return row;
}

constexpr SlipRow onTextbookToo(SlipRow row)
{
    row.onTextbook = true;
    return row;
}

} // namespace

std::span<const SlipRow> slips()
{
    static const OffsetLaw* const positive = rowNamed(offsetLaws(), "positive");
    static const OffsetLaw* const matlab = rowNamed(offsetLaws(), "matlab");
    static const std::array<SlipRow, 25> table{{
        common(Slip::DepthFirst, "depth-first", "recursion: a quadrant is finished before its neighbour is begun",
               order),
        atBorder(Slip::OwnCentreTwice, "own-centre-twice",
                 "recursion, and an edge counts the middle of its own cell twice"),
        common(Slip::NoFarBorder, "no-far-border", "loops end before the last row and column, which stay 0", points),
        atBorder(Slip::DivideByFour, "divide-by-four", "three parents, and their sum is divided by 4"),
        atBorder(Slip::ModuloSize, "modulo-size", "the map repeats after size points instead of size - 1"),
        atBorder(Slip::TwoBorders, "two-borders", "the map repeats, but both of its borders are drawn"),
        atBorder(Slip::TwoEnds, "two-ends", "square steps average the two ends of their edge"),
        common(Slip::WrongCorner, "wrong-corner", "a diamond step reads south-west twice and south-east never", middle),
        common(Slip::NeverLess, "never-less", "the amplitude stays that of level 0", amplitude, Numbers),
        common(Slip::OneLate, "one-late", "the amplitude shrinks one level late", amplitude, Numbers),
        common(Slip::EachPhase, "each-phase", "the amplitude shrinks after each phase instead of each level", amplitude,
               Numbers),
        withLaw(common(Slip::HalfRange, "half-range", "offsets go from -amp/2 to amp/2", offset, Numbers), &halfRange),
        onTextbookToo(shownIf(isPositive, withLaw(of("terrain-generator", Slip::OneSided, "one-sided",
                                                     "offsets go from 0 to amp: never down", offset, Numbers),
                                                  positive))),
        common(Slip::Precedence, "precedence", "a + b + c + d / 4: only the last corner is divided", middle),
        common(Slip::WholeNumbers, "whole-numbers", "heights are stored as whole numbers", storing),
        common(Slip::Clamped, "clamped", "heights are held between -1 and 1", storing),
        common(Slip::SwappedAxes, "swapped-axes", "rows and columns change places", axes),
        of("terrain-generator", Slip::EmptyByValue, "empty-by-value",
           "a cell counts as empty while it holds 0 or 0.001", points),
        of("terrain-generator", Slip::Normals, "normals",
           "normals are divided by a length with one wrong component: seen on the relief alone", "the normals", Relief),
        of("matlab", Slip::RightEdge, "right-edge", "the right edge averages bottom left for bottom right", tips),
        of("matlab", Slip::TopDraw, "top-draw", "the top border takes the number drawn for the right edge",
           "which number is taken"),
        shownIf(isBelowTheLimits, withLaw(of("matlab", Slip::Limits, "limits",
                                             "the limits of the offset change places: never up", offset, Numbers),
                                          matlab)),
        shownIf(amplitudesGrow, of("matlab", Slip::Exponent, "exponent",
                                   "the exponent counts down, so that amplitudes grow", amplitude, Numbers)),
        of("playfuljs", Slip::Sentinel, "sentinel", "a height of exactly -1 counts as missing", tips),
        of("workshop", Slip::Twice, "twice", "inner edge points are computed twice", points),
    }};
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
            return offsetLaws().front();
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
