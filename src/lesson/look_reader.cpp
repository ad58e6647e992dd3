#include "lesson/look_reader.hpp"

#include "lesson/look_text.hpp"
#include "lesson/table_reader.hpp"
#include "picture/manner.hpp"

#include <sstream>

namespace lozenge {
namespace {

std::string shortText(double number)
{
    std::ostringstream text;
    text << number;
    return text.str();
}

void checkWithin(const TextSpan& place, const std::string& what, double value, const Bounds& bounds)
{
    if (!(value >= bounds.least && value <= bounds.greatest))
        failAt(place, what + " must be from " + shortText(bounds.least) + " to " + shortText(bounds.greatest));
}

void readWithin(TableReader& reader, std::string_view key, double& into, const Bounds& bounds)
{
    if (const auto value = reader.number(key)) {
        checkWithin(reader.placeOf(key), std::string(key), *value, bounds);
        into = *value;
    }
}

/// A list of two numbers.
std::optional<std::array<double, 2>> pairOf(TableReader& reader, std::string_view key, std::string_view shape)
{
    const Value* node = reader.find(key);
    if (!node)
        return std::nullopt;
    const ValueList& list = arrayIn(*node, key);
    if (list.size() != 2)
        failAt(node->source, std::string(key) + " must be " + std::string(shape));
    return std::array{numberIn(list[0], std::string(key)), numberIn(list[1], std::string(key))};
}

std::optional<Interval> heightsOf(TableReader& reader, std::string_view key)
{
    const auto ends = pairOf(reader, key, "a list of two heights, the lower one first");
    if (!ends)
        return std::nullopt;
    const Interval interval{(*ends)[0], (*ends)[1]};
    for (const double end : *ends)
        checkWithin(reader.placeOf(key), std::string(key), end, boundsOfHeights);
    if (!isRange(interval))
        failAt(reader.placeOf(key), std::string(key) + ": the second height must be above the first");
    return interval;
}

void readWater(TableReader& reader, Water& water)
{
    const Value* node = reader.find("water");
    if (!node)
        return;
    if (node->as<bool>() && !yesOrNoIn(*node, "water")) {
        water = {};
        return;
    }
    if (!node->isNumber())
        failAt(node->source, "water must be a height, or false");
    water = {Water::Measure::Height, numberIn(*node, "water")};
    checkWithin(node->source, "water", water.value, boundsOfHeights);
}

void readFog(TableReader& reader, Fog& fog)
{
    if (const Value* node = reader.find("fog")) {
        fog.isOn = !node->as<bool>() || yesOrNoIn(*node, "fog");
        if (!node->as<bool>() && !node->isNumber())
            failAt(node->source, "fog must be true, false, or how dense it is");
        if (node->isNumber()) {
            fog.density = numberIn(*node, "fog");
            checkWithin(node->source, "fog", fog.density, boundsOfFog);
        }
    }
    const auto name = reader.text("fog_colour");
    if (!name)
        return;
    fog.colour = colourNamed(*name);
    if (!fog.colour)
        failAt(reader.placeOf("fog_colour"), "fog_colour must be a colour as \"#FFFFFF\", not \"" + *name + "\"");
}

} // namespace

Look readLook(const Value& table, Look look, const std::string& where)
{
    TableReader reader(table, where);
    // Wherever it stands, single keys say more than it does.
    const Manner* manner = nullptr;
    reader.row("manner", manner, manners());
    if (manner)
        look = inManner(look, *manner);
    reader.row("palette", look.palette, palettes());
    reader.row("theme", look.theme, themes());
    reader.row("names", look.names, phaseNames());
    reader.row("style", look.style, reliefStyles());
    reader.row("background", look.background, backgrounds());
    reader.row("proportions", look.proportions, proportionsTable());
    reader.row("unset", look.unset, unsetTable());
    readWithin(reader, "azimuth", look.camera.azimuth, boundsOfAzimuth);
    readWithin(reader, "elevation", look.camera.elevation, boundsOfElevation);
    readWithin(reader, "zoom", look.camera.zoom, boundsOfZoom);
    readWithin(reader, "exaggeration", look.exaggeration, boundsOfExaggeration);
    if (const auto range = heightsOf(reader, "range"))
        look.range = *range;
    if (const auto axis = heightsOf(reader, "axis"))
        look.axis = {axis->low, axis->high};
    readWater(reader, look.water);
    readFog(reader, look.fog);
    if (const auto direction = pairOf(reader, "light", "[azimuth, elevation], in degrees")) {
        look.light = {(*direction)[0], (*direction)[1]};
        checkWithin(reader.placeOf("light"), "the azimuth of light", look.light.azimuth, boundsOfAzimuth);
        checkWithin(reader.placeOf("light"), "the elevation of light", look.light.elevation, boundsOfLight);
    }
    if (const auto painted = reader.integer("painted")) {
        checkWithin(reader.placeOf("painted"), "painted", *painted, boundsOfPainted);
        look.painted = painted;
    }
    look.numbers = reader.yesOrNo("numbers").value_or(look.numbers);
    look.coordinates = reader.yesOrNo("coordinates").value_or(look.coordinates);
    reader.rejectUnknown();
    return look;
}

} // namespace lozenge
