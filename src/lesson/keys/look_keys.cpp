#include "lesson/keys/look_keys.hpp"

#include "lesson/table_reader.hpp"
#include "picture/look.hpp"
#include "picture/text/language.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdint>

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

static void assign(Interval& ends, const Value& value)
{
    std::vector<double> numbers;
    assign(numbers, value);
    ends = {numbers[0], numbers[1]};
}

static void assign(AxisEnds& axis, const Value& value)
{
    Interval ends;
    assign(ends, value);
    axis = {ends.low, ends.high};
}

static void assign(LightPlace& place, const Value& value)
{
    Interval angles;
    assign(angles, value);
    place = {angles.low, angles.high};
}

static void assign(Colour& colour, const Value& value)
{
    colour = *colourNamed(*value.as<std::string>());
}

static void assign(Water& water, const Value& value)
{
    water = {};
    if (!value.isNumber())
        return;
    water = {Water::Measure::Height, numberOf(value)};
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

template <typename Rows, typename Row>
LookKey row(std::string_view name, std::string_view about, std::string_view unit, const Rows& rows,
            const Row* Look::*field)
{
    return rowKey<Look>(name, about, unit, rows, at(field));
}

/// It brings much of the rest with it.
LookKey mannerKey()
{
    LookKey key = row("manner", "everything about the relief, as a program has it", "M", manners(), &Look::manner);
    key.get = [](const Look& look) { return valueOf(&mannerOf(look)); };
    key.set = [](Look& look, const Value& value) { look = inManner(look, *rowIn(value, "manner", manners())); };
    return key;
}

/// A lesson is opened in it: no value sets it.
LookKey languageKey()
{
    LookKey key =
        fieldKey<Look>("language", "of the lesson and of what the program says", "L", {}, at(&Look::language));
    key.get = [](const Look& look) { return Value{look.language ? look.language->name : std::string("en")}; };
    return key;
}

/// Its colour is another key's.
LookKey fogKey()
{
    LookKey key = keyOf<Look>("fog", "fog over the relief", "FOG",
                              {.kind = Number, .what = "how dense it is", .bounds = Bounds{0, 10}, .isSwitched = true},
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
    const KeyShape on{.kind = Switch};
    const KeyShape heights{
        .kind = Pair, .what = "a list of two heights, the lower one first", .bounds = boundsOfHeights};
    const auto number = [](Bounds bounds) { return KeyShape{.kind = Number, .bounds = bounds}; };
    return {
        row("theme", "colours of all but the heights", "T", themes, &Look::theme),
        mannerKey(),
        row("palette", "colours of the heights", "P", palettes, &Look::palette),
        row("style", "how the relief is drawn", "S", reliefStyles, &Look::style),
        row("names", "what the phases are called", "N", phaseNames, &Look::names),
        languageKey(),
        row("background", "what lies behind the relief", "B", backgrounds, &Look::background),
        row("proportions", "how high the relief stands", "P", proportionsTable, &Look::proportions),
        row("unset", "how high points stand that are not set yet", "U", unsetTable, &Look::unset),
        keyOf<Look>("numbers", "heights on the points", "ON", on, at(&Look::numbers)),
        keyOf<Look>("coordinates", "columns and rows on the rim of the board", "ON", on, at(&Look::coordinates)),
        keyOf<Look>("azimuth", "from where the relief is seen", "DEGREES", number(boundsOfAzimuth),
                    at(&Look::camera, &Camera::azimuth)),
        keyOf<Look>("elevation", "and from how high above", "DEGREES", number({5, 90}),
                    at(&Look::camera, &Camera::elevation)),
        keyOf<Look>("zoom", "size of the relief", "FACTOR", number({0.1, 10}), at(&Look::camera, &Camera::zoom)),
        keyOf<Look>("exaggeration", "of the heights of the relief", "FACTOR", number({0, 10}), at(&Look::exaggeration)),
        keyOf<Look>("range", "the heights that have the first and the last colour", "LOW,HIGH", heights,
                    at(&Look::range)),
        keyOf<Look>("axis", "the heights at the foot and the top of the axis", "LOW,HIGH", heights, at(&Look::axis)),
        keyOf<Look>("water", "how high water stands", "HEIGHT",
                    {.kind = Number, .what = "a height", .bounds = boundsOfHeights, .none = "none"}, at(&Look::water)),
        keyOf<Look>("light", "where the light comes from", "AZIMUTH,ELEVATION",
                    {.kind = Pair,
                     .what = "[azimuth, elevation], in degrees",
                     .bounds = boundsOfAzimuth,
                     .second = Bounds{0, 90}},
                    at(&Look::light)),
        fogKey(),
        keyOf<Look>("fog_colour", "its colour, as #FFFFFF", "COLOUR", {.kind = Colour}, at(&Look::fog, &Fog::colour)),
        keyOf<Look>("painted", "so many cells or columns of the relief, from the back", "K",
                    {.kind = Whole, .bounds = Bounds{0, 1025.0 * 1025.0}, .none = "all"}, at(&Look::painted)),
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
