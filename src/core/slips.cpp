#include "core/slips.hpp"

#include "core/recipe.hpp"

#include <array>

namespace lozenge {
namespace {

using enum SlipRow::Spoils;

bool isPositive(const Recipe& recipe)
{
    return recipe.offset->name == "positive";
}
bool isBelowTheLimits(const Recipe& recipe)
{
    return recipe.offset->name == "matlab";
}

constexpr OffsetLaw halfRange{"half-range", "uniform in [-amp/2, amp/2)", halfRangeOffset, -0.5, 0.5};

// What slips decide. Two that decide the same exclude each other.
constexpr std::string_view order = "the order of the steps", points = "which points are set",
                           middle = "the mean of a diamond step", tips = "the mean of a square step",
                           amplitude = "the amplitude", offset = "the offset", storing = "how heights are stored",
                           axes = "where a height is written";

} // namespace

std::span<const SlipRow> slips()
{
    static const OffsetLaw* const positive = rowNamed(offsetLaws(), "positive");
    static const OffsetLaw* const matlab = rowNamed(offsetLaws(), "matlab");
    static const std::array<SlipRow, 25> table{{
        {.slip = Slip::DepthFirst,
         .name = "depth-first",
         .explanation = "recursion: a quadrant is finished before its neighbour is begun",
         .decides = order,
         .onTextbook = true},
        {.slip = Slip::OwnCentreTwice,
         .name = "own-centre-twice",
         .explanation = "recursion, and an edge counts the middle of its own cell twice",
         .decides = tips,
         .onTextbook = true,
         .isBorderRule = true},
        {.slip = Slip::NoFarBorder,
         .name = "no-far-border",
         .explanation = "loops end before the last row and column, which stay 0",
         .decides = points,
         .onTextbook = true},
        {.slip = Slip::DivideByFour,
         .name = "divide-by-four",
         .explanation = "three parents, and their sum is divided by 4",
         .decides = tips,
         .onTextbook = true,
         .isBorderRule = true},
        {.slip = Slip::ModuloSize,
         .name = "modulo-size",
         .explanation = "the map repeats after size points instead of size - 1",
         .decides = tips,
         .onTextbook = true,
         .isBorderRule = true},
        {.slip = Slip::TwoBorders,
         .name = "two-borders",
         .explanation = "the map repeats, but both of its borders are drawn",
         .decides = tips,
         .onTextbook = true,
         .isBorderRule = true},
        {.slip = Slip::TwoEnds,
         .name = "two-ends",
         .explanation = "square steps average the two ends of their edge",
         .decides = tips,
         .onTextbook = true,
         .isBorderRule = true},
        {.slip = Slip::WrongCorner,
         .name = "wrong-corner",
         .explanation = "a diamond step reads south-west twice and south-east never",
         .decides = middle,
         .onTextbook = true},
        {.slip = Slip::NeverLess,
         .name = "never-less",
         .explanation = "the amplitude stays that of level 0",
         .decides = amplitude,
         .spoils = Numbers,
         .onTextbook = true},
        {.slip = Slip::OneLate,
         .name = "one-late",
         .explanation = "the amplitude shrinks one level late",
         .decides = amplitude,
         .spoils = Numbers,
         .onTextbook = true},
        {.slip = Slip::EachPhase,
         .name = "each-phase",
         .explanation = "the amplitude shrinks after each phase instead of each level",
         .decides = amplitude,
         .spoils = Numbers,
         .onTextbook = true},
        {.slip = Slip::HalfRange,
         .name = "half-range",
         .explanation = "offsets go from -amp/2 to amp/2",
         .decides = offset,
         .spoils = Numbers,
         .onTextbook = true,
         .law = &halfRange},
        {.slip = Slip::OneSided,
         .name = "one-sided",
         .explanation = "offsets go from 0 to amp: never down",
         .decides = offset,
         .spoils = Numbers,
         .publishedIn = "terrain-generator",
         .shown = isPositive,
         .onTextbook = true,
         .law = positive},
        {.slip = Slip::Precedence,
         .name = "precedence",
         .explanation = "a + b + c + d / 4: only the last corner is divided",
         .decides = middle,
         .onTextbook = true},
        {.slip = Slip::WholeNumbers,
         .name = "whole-numbers",
         .explanation = "heights are stored as whole numbers",
         .decides = storing,
         .onTextbook = true},
        {.slip = Slip::Clamped,
         .name = "clamped",
         .explanation = "heights are held between -1 and 1",
         .decides = storing,
         .onTextbook = true},
        {.slip = Slip::SwappedAxes,
         .name = "swapped-axes",
         .explanation = "rows and columns change places",
         .decides = axes,
         .onTextbook = true},
        {.slip = Slip::EmptyByValue,
         .name = "empty-by-value",
         .explanation = "a cell counts as empty while it holds 0 or 0.001",
         .decides = points,
         .publishedIn = "terrain-generator"},
        {.slip = Slip::Normals,
         .name = "normals",
         .explanation = "normals are divided by a length with one wrong component: seen on the relief alone",
         .decides = "the normals",
         .spoils = Relief,
         .publishedIn = "terrain-generator"},
        {.slip = Slip::RightEdge,
         .name = "right-edge",
         .explanation = "the right edge averages bottom left for bottom right",
         .decides = tips,
         .publishedIn = "matlab"},
        {.slip = Slip::TopDraw,
         .name = "top-draw",
         .explanation = "the top border takes the number drawn for the right edge",
         .decides = "which number is taken",
         .publishedIn = "matlab"},
        {.slip = Slip::Limits,
         .name = "limits",
         .explanation = "the limits of the offset change places: never up",
         .decides = offset,
         .spoils = Numbers,
         .publishedIn = "matlab",
         .shown = isBelowTheLimits,
         .law = matlab},
        {.slip = Slip::Exponent,
         .name = "exponent",
         .explanation = "the exponent counts down, so that amplitudes grow",
         .decides = amplitude,
         .spoils = Numbers,
         .publishedIn = "matlab",
         .shown = amplitudesGrow},
        {.slip = Slip::Sentinel,
         .name = "sentinel",
         .explanation = "a height of exactly -1 counts as missing",
         .decides = tips,
         .publishedIn = "playfuljs"},
        {.slip = Slip::Twice,
         .name = "twice",
         .explanation = "inner edge points are computed twice",
         .decides = points,
         .publishedIn = "workshop"},
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
