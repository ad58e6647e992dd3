#include "lesson/keys/look_keys.hpp"

#include "lesson/table_reader.hpp"
#include "picture/look.hpp"
#include "picture/text/language.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <type_traits>

namespace lozenge {

bool isRange(const Interval& interval)
{
    // Ends that are nearly the same leave too few numbers between them to divide by.
    const double greatest = std::max(std::abs(interval.low), std::abs(interval.high));
    return interval.low < interval.high && interval.length() > 1e-9 * greatest && interval.length() > 1e-290;
}

std::optional<Colour> colourNamed(std::string_view name)
{
    if (name.size() != 7 || name.front() != '#')
        return std::nullopt;
    std::uint32_t hex = 0;
    const char* const end = name.data() + name.size();
    const auto [rest, error] = std::from_chars(name.data() + 1, end, hex, 16);
    return error == std::errc{} && rest == end ? std::optional(rgb(hex)) : std::nullopt;
}

std::string nameOf(Colour colour)
{
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string name = "#";
    for (const float part : {colour.r, colour.g, colour.b}) {
        const auto byte = static_cast<std::size_t>(std::lround(std::clamp(part, 0.0F, 1.0F) * 255));
        name += {digits[byte / 16], digits[byte % 16]};
    }
    return name;
}

// The fields of looks as values; in no namespace of their own, so that the templates of key.hpp find them.

static Value valueOf(const Interval& ends)
{
    return {ValueList{{ends.low}, {ends.high}}};
}

static Value valueOf(const AxisEnds& axis)
{
    return axis.low || axis.high ? Value{ValueList{valueOf(axis.low), valueOf(axis.high)}} : Value{};
}

static Value valueOf(const LightPlace& place)
{
    return {ValueList{{place.azimuth}, {place.elevation}}};
}

static Value valueOf(const Colour& colour)
{
    return {nameOf(colour)};
}

/// Of a share of the side only manners know: no option says it.
static Value valueOf(const Water& water)
{
    using enum Water::Measure;
    return water.measure == None ? Value{} : water.measure == Height ? Value{water.value} : Value{ValueList{Value{}}};
}

static Value valueOf(const Fog& fog)
{
    return fog.isOn ? Value{fog.density} : Value{false};
}

/// An interval, the ends of an axis, or two angles.
template <typename Pair>
requires std::is_class_v<Pair>
void assign(Pair& pair, const Value& value)
{
    const ValueList& numbers = *value.as<ValueList>();
    pair = {numberOf(numbers[0]), numberOf(numbers[1])};
}

static void assign(Colour& colour, const Value& value)
{
    colour = *colourNamed(*value.as<std::string>());
}

static void assign(Water& water, const Value& value)
{
    water = value.isNumber() ? Water{Water::Measure::Height, numberOf(value)} : Water{};
}

/// Whether there is any, and how dense it is.
static void assign(Fog& fog, const Value& value)
{
    fog.isOn = !value.as<bool>() || *value.as<bool>();
    if (value.isNumber())
        fog.density = numberOf(value);
}

namespace {

using enum KeyShape::Kind;
using LookKey = Key<Look>;

constexpr Bounds boundsOfAzimuth{-360, 360};
constexpr Bounds boundsOfHeights{-1e30, 1e30};

/// It brings much of the rest with it.
LookKey mannerKey()
{
    LookKey key = rowKey("manner", "everything about the relief, as a program has it", manners(), at(&Look::manner));
    key.get = [](const Look& look) { return valueOf(&mannerOf(look)); };
    key.set = [](Look& look, const Value& value) { look = inManner(look, *rowIn(value, "manner", manners())); };
    return key;
}

/// A lesson is opened in it: no value sets it.
LookKey languageKey()
{
    LookKey key = keyOf("language", "of the lesson and of what the program says", {}, at(&Look::language));
    key.get = [](const Look& look) { return Value{look.language ? look.language->name : std::string("en")}; };
    return key;
}

/// Its colour is another key's.
LookKey fogKey()
{
    LookKey key =
        keyOf("fog", "fog over the relief",
              {.kind = Number, .what = "how dense it is", .unit = "FOG", .bounds = Bounds{0, 10}, .isSwitched = true},
              at(&Look::fog));
    key.same = [](const Look& one, const Look& other) {
        return one.fog.isOn == other.fog.isOn && one.fog.density == other.fog.density;
    };
    key.take = [](Look& to, const Look& from) { to.fog = {from.fog.isOn, from.fog.density, to.fog.colour}; };
    key.differences = [](const Look& from, const Look& to) {
        std::vector<Assignment> parts;
        const bool isDenser = to.fog.density != from.fog.density; // which puts it on
        if (isDenser)
            parts.push_back({"fog", {to.fog.density}});
        if (to.fog.isOn != (from.fog.isOn || isDenser))
            parts.push_back({"fog", {to.fog.isOn}});
        return parts;
    };
    return key;
}

std::vector<LookKey> madeKeys()
{
    const KeyShape on{.kind = Switch, .unit = "ON"};
    const KeyShape heights{.kind = Pair,
                           .what = "a list of two heights, the lower one first",
                           .unit = "LOW,HIGH",
                           .bounds = boundsOfHeights};
    const auto number = [](std::string_view unit, Bounds bounds) {
        return KeyShape{.kind = Number, .unit = unit, .bounds = bounds};
    };
    return {
        rowKey("theme", "colours of all but the heights", themes, at(&Look::theme)),
        mannerKey(),
        rowKey("palette", "colours of the heights", palettes, at(&Look::palette)),
        rowKey("style", "how the relief is drawn", reliefStyles, at(&Look::style)),
        rowKey("names", "what the phases are called", phaseNames, at(&Look::names)),
        languageKey(),
        rowKey("background", "what lies behind the relief", backgrounds, at(&Look::background)),
        rowKey("proportions", "how high the relief stands", proportionsTable, at(&Look::proportions)),
        rowKey("unset", "how high points stand that are not set yet", unsetTable, at(&Look::unset)),
        keyOf("numbers", "heights on the points", on, at(&Look::numbers)),
        keyOf("coordinates", "columns and rows on the rim of the board", on, at(&Look::coordinates)),
        keyOf("azimuth", "from where the relief is seen", number("DEGREES", boundsOfAzimuth),
              at(&Look::camera, &Camera::azimuth)),
        keyOf("elevation", "and from how high above", number("DEGREES", {5, 90}),
              at(&Look::camera, &Camera::elevation)),
        keyOf("zoom", "size of the relief", number("FACTOR", {0.1, 10}), at(&Look::camera, &Camera::zoom)),
        keyOf("exaggeration", "of the heights of the relief", number("FACTOR", {0, 10}), at(&Look::exaggeration)),
        keyOf("range", "the heights that have the first and the last colour", heights, at(&Look::range)),
        keyOf("axis", "the heights at the foot and the top of the axis", heights, at(&Look::axis)),
        keyOf("water", "how high water stands",
              {.kind = Number, .what = "a height", .unit = "HEIGHT", .bounds = boundsOfHeights, .none = "none"},
              at(&Look::water)),
        keyOf("light", "where the light comes from",
              {.kind = Pair,
               .what = "[azimuth, elevation], in degrees",
               .unit = "AZIMUTH,ELEVATION",
               .bounds = boundsOfAzimuth,
               .second = Bounds{0, 90}},
              at(&Look::light)),
        fogKey(),
        keyOf("fog_colour", "its colour, as #FFFFFF", {.kind = Colour, .unit = "COLOUR"}, at(&Look::fog, &Fog::colour)),
        keyOf("painted", "how many cells or columns are painted, from the back",
              {.kind = Whole, .unit = "K", .bounds = Bounds{0, 1025.0 * 1025.0}, .none = "all"}, at(&Look::painted)),
    };
}

} // namespace

std::span<const LookKey> lookKeys()
{
    static const std::vector<LookKey> table = madeKeys();
    return table;
}

Look readLook(const Value& table, Look look, const std::string& where)
{
    setKeys(lookKeys(), look, table, where);
    return look;
}

std::string optionName(std::string_view key)
{
    std::string name = "--" + std::string(key);
    std::replace(name.begin(), name.end(), '_', '-');
    return name;
}

void addLook(std::vector<std::string>& options, const Look& look, const Look& opened)
{
    Look known = opened;
    known.language = nullptr; // the command opens the lesson in English
    const bool hasLost = std::any_of(lookKeys().begin(), lookKeys().end(), [&](const LookKey& key) {
        return !key.same(look, opened) && !isOption(key.shape, key.get(look)); // a manner alone takes it away
    });
    for (const LookKey& key : lookKeys()) {
        std::vector<Assignment> changes = assignmentsBetween(key, known, look);
        if (key.name == "manner" && (hasLost || !changes.empty())) {
            known = inManner(known, mannerOf(look));
            changes = {{key.name, key.get(look)}};
        }
        for (const auto& [name, value] : changes)
            if (isOption(key.shape, value))
                options.insert(options.end(), {optionName(name), optionText(key.shape, value)});
    }
}

} // namespace lozenge
