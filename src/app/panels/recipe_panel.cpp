#include "app/panels/key_rows.hpp"
#include "app/panels/panels.hpp"
#include "app/ui/controls.hpp"
#include "app/ui/fields.hpp"
#include "lesson/keys/adjusting.hpp"
#include "lesson/keys/recipe_keys.hpp"
#include "picture/text/language.hpp"
#include "session/recipe/editing.hpp"
#include "survey/amounts.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lozenge {
namespace {

/// What the rows share: where they are shown, and the recipe as they change it.
struct RecipeRows {
    Form& form;
    Recipe recipe;
    const Recipe& ofLesson; ///< rows that differ from it stand out
    std::optional<Point> pinned;

    [[nodiscard]] const Desk& desk() const { return form.desk; }

    /// Of the row of a key; where the key is of no use it says why.
    [[nodiscard]] RowLabel label(std::string name, std::string_view key) const
    {
        return {std::move(name), !keyNamed(recipeKeys(), key)->same(recipe, ofLesson),
                whyUnused(recipe, key, form.desk.look)};
    }
    void show(const char* key) { showKey(form, *keyNamed(recipeKeys(), key), key, recipe, ofLesson); }
};

/// A row for a number: a slider with a field beside it.
void showNumber(RecipeRows& rows, const RowLabel& label, double& value, const Interval& range)
{
    numberRow(rows.form, label, value, range, 78);
}

/// The first round number above: 1, 2 or 5 times a power of ten.
double roundAbove(double value)
{
    const double decade = std::pow(10.0, std::floor(std::log10(value)));
    for (const double part : {1.0, 2.0, 5.0})
        if (part * decade >= value * (1 - 1e-9))
            return part * decade;
    return 10 * decade;
}

// The map.

std::vector<Choice> sizeChoices(const Desk& desk)
{
    std::vector<Choice> choices;
    int levels = 1;
    for (int size = smallestSize; size <= largestSize; size = 2 * size - 1, ++levels) {
        const std::string side = std::to_string(size);
        const std::string_view words = size > largestSteppedSize ? phrase("{0} levels, {1} points, seen level by level")
                                       : levels == 1             ? phrase("{0} level, {1} points")
                                                                 : phrase("{0} levels, {1} points");
        choices.push_back({side + " \u00d7 " + side, desk.tr(words, levels, grouped(pointsAfter(levels)))});
    }
    return choices;
}

void showCornerRows(RecipeRows& rows)
{
    Form& form = rows.form;
    const Desk& desk = rows.desk();
    Corners& corners = rows.recipe.corners;
    bool isRandom = corners.randomRange.has_value();
    if (switchRow(form, {"corners", corners != rows.ofLesson.corners}, isRandom, phrase("given"), phrase("random")))
        rows.recipe = isRandom ? withRandomCorners(rows.recipe) : withGivenCorners(rows.recipe);

    if (corners.randomRange) {
        const double lessons = rows.ofLesson.corners.randomRange.value_or(1);
        return showNumber(rows, {"up to \u00b1"}, *corners.randomRange, {0, roundAbove(std::max(1.0, lessons))});
    }
    // As they lie on the map.
    const std::array names{phrase("NW"), phrase("NE"), phrase("SW"), phrase("SE")};
    for (std::size_t i = 0; i < 4; i += 2) {
        const auto [west, east] = form.halves(form.controlRow());
        numberField(desk, names[i].data(), west, corners.heights[i], desk.tr(names[i]));
        numberField(desk, names[i + 1].data(), east, corners.heights[i + 1], desk.tr(names[i + 1]));
    }
}

void showMapRows(RecipeRows& rows)
{
    Form& form = rows.form;
    const Recipe& lesson = rows.ofLesson;
    const Variant* variant = rows.recipe.variant;
    if (tableRow(form, {"variant", variant != lesson.variant}, variants(), variant))
        rows.recipe = withVariant(rows.recipe, *variant);
    explain(form, variant->explanation);

    int size = levelCount(rows.recipe) - 1;
    if (menuRow(form, {"size", rows.recipe.size != lesson.size}, sizeChoices(rows.desk()), size))
        rows.recipe = withSize(rows.recipe, (1 << (size + 1)) + 1);
    rows.show("after");
    showCornerRows(rows);
}

// Offsets.

/// How the amplitudes of levels are told, of the ways that the variant has.
void showWays(RecipeRows& rows)
{
    Recipe& recipe = rows.recipe;
    std::vector<const AmplitudeWay*> ways;
    std::vector<std::string> names;
    int chosen = 0;
    for (const AmplitudeWay& way : amplitudeWays())
        if (way.variant.empty() || way.variant == recipe.variant->name) {
            if (&way == &wayOf(recipe))
                chosen = static_cast<int>(ways.size());
            ways.push_back(&way);
            names.emplace_back(way.name);
        }
    if (segmentsRow(rows.form, {"levels", &wayOf(recipe) != &wayOf(rows.ofLesson)}, names, chosen))
        recipe = ways[static_cast<std::size_t>(chosen)]->take(recipe);
}

/// A field for each level, two in a row.
void showListed(RecipeRows& rows)
{
    auto& listed = rows.recipe.amplitudes.listed;
    const auto count = static_cast<std::size_t>(levelCount(rows.recipe));
    std::array<Box, 2> boxes;
    for (std::size_t level = 0; level < count; ++level) {
        if (level % 2 == 0)
            boxes = rows.form.halves(rows.form.controlRow());
        const std::string name = std::to_string(level);
        numberField(rows.desk(), ("listed " + name).c_str(), boxes[level % 2], listed[level], name);
    }
}

void showOffsetRows(RecipeRows& rows)
{
    Recipe& recipe = rows.recipe;
    const Amplitudes& lessons = rows.ofLesson.amplitudes;
    rows.show("offset");
    explain(rows.form, recipe.offset->explanation);

    showWays(rows);
    Amplitudes& amplitudes = recipe.amplitudes;
    if (!amplitudes.listed.empty())
        showListed(rows);

    const auto upTo = [](double usual) { return Interval{0, roundAbove(usual > 0 ? 2 * usual : 2)}; };
    if (amplitudes.rcoe)
        showNumber(rows, rows.label("rcoe", "rcoe"), *amplitudes.rcoe, {0, 2});
    if (amplitudes.roughness)
        showNumber(rows, rows.label("roughness", "roughness"), *amplitudes.roughness,
                   upTo(lessons.roughness.value_or(0)));
    else
        showNumber(rows, rows.label("amplitude", "amplitude"), amplitudes.first, upTo(lessons.first));
    // Two ways to say the same.
    const double before = hurstOfRatio(amplitudes.ratio);
    double hurst = before;
    const double least = std::min(0.0, std::floor(hurstOfRatio(lessons.ratio)));
    showNumber(rows, rows.label("hurst", "hurst"), hurst, {least, 2});
    if (hurst != before)
        amplitudes.ratio = ratioOfHurst(hurst);
    showNumber(rows, rows.label("ratio", "ratio"), amplitudes.ratio, {0, roundAbove(std::max(1.0, lessons.ratio))});
    rows.show("scaling");
}

// The border.

void showEdgeRows(RecipeRows& rows)
{
    Recipe& recipe = rows.recipe;
    rows.show("edge");
    if (recipe.variant->takesEdgeModes)
        explain(rows.form, recipe.edge->explanation);
    const double bound = roundAbove(std::max(1.0, std::abs(rows.ofLesson.edgeValue)));
    showNumber(rows, rows.label("edge value", "edge_value"), recipe.edgeValue, {-bound, bound});
}

// Random numbers.

std::string valuesText(const std::vector<double>& values)
{
    std::ostringstream text;
    text.imbue(std::locale::classic());
    for (const double value : values)
        text << (text.tellp() > 0 ? ", " : "") << value;
    return text.str();
}

/// Numbers from 0 to 1 with commas between; nothing where something else stands there.
std::optional<std::vector<double>> valuesIn(std::string text)
{
    std::replace(text.begin(), text.end(), ',', ' ');
    std::istringstream stream(text);
    stream.imbue(std::locale::classic());
    std::vector<double> values;
    for (double value = 0; stream >> value;) {
        if (!(value >= 0 && value <= 1))
            return std::nullopt;
        values.push_back(value);
    }
    return stream.eof() && !values.empty() ? std::optional(values) : std::nullopt;
}

bool showSeed(RecipeRows& rows, const Box& box)
{
    Recipe& recipe = rows.recipe;
    const float button = rows.desk().u(86);
    double seed = recipe.noise.seed;
    if (numberField(rows.desk(), "seed", {box.x, box.y, box.width - button - rows.desk().u(8), box.height}, seed))
        recipe.noise.seed = static_cast<std::uint32_t>(std::clamp(std::round(seed), 0.0, 4294967295.0));
    if (plainButton(rows.desk(), "reseed", "New seed", {box.right() - button, box.y, button, box.height}))
        recipe = reseeded(recipe);
    return false; // where it is changed, the recipe is
}

void showNoiseRows(RecipeRows& rows)
{
    Recipe& recipe = rows.recipe;
    const NoiseKind* kind = recipe.noise.kind;
    if (tableRow(rows.form, {"noise", kind != rows.ofLesson.noise.kind}, noiseKinds(), kind))
        recipe = withNoise(recipe, *kind);
    explain(rows.form, kind->explanation);
    labelledRow(rows.form, rows.label("seed", "seed"), [&](const Box& box) { return showSeed(rows, box); });

    std::string text = valuesText(recipe.noise.recorded);
    const auto field = [&](const Box& box) { return textField(rows.desk(), "values", box, text); };
    if (labelledRow(rows.form, rows.label("values|noise", "values"), field))
        recipe.noise.recorded = valuesIn(text).value_or(recipe.noise.recorded);
}

// Presets.

void showPresetRows(RecipeRows& rows)
{
    Form& form = rows.form;
    const Desk& desk = rows.desk();
    auto& presets = rows.recipe.presets;
    const int last = rows.recipe.size - 1;
    std::optional<std::size_t> removed;
    for (std::size_t i = 0; i < presets.size(); ++i) {
        ImGui::PushID(static_cast<int>(i));
        const Box row = form.wholeRow();
        const auto part = [&](float from, float width) {
            return Box{row.x + desk.u(from), row.y, desk.u(width), row.height};
        };
        wholeField(desk, "x", part(0, 72), presets[i].at.x, 0, last, "x");
        wholeField(desk, "y", part(80, 72), presets[i].at.y, 0, last, "y");
        numberField(desk, "h", part(160, 112), presets[i].height, desk.tr("height"));
        if (removeButton(desk, "remove", part(280, 32)))
            removed = i;
        ImGui::PopID();
    }
    if (removed)
        presets.erase(presets.begin() + static_cast<std::ptrdiff_t>(*removed));

    const Point place = rows.pinned.value_or(Point{last / 2, last / 2});
    const std::string label = desk.tr("Add a preset at ({0}, {1})", place.x, place.y);
    const auto isThere = [&](const Preset& preset) { return preset.at == place; };
    if (plainButton(desk, "add preset", label, form.wholeRow(), std::none_of(presets.begin(), presets.end(), isThere)))
        presets.push_back({place, 0.5});
    switchRow(form, rows.label("presets", "keep"), rows.recipe.keep, phrase("written over"), phrase("kept"));
    if (presets.empty())
        paragraph(form, "Points that are set before the run. Pin a point on the board to choose it.", desk.theme.muted);
}

// Slips.

/// Each with what it does; one that is not as the lesson has it stands out.
void showSlipRows(RecipeRows& rows)
{
    const std::string_view variant = rows.recipe.variant->name;
    bool hasAny = false;
    for (const SlipRow& slip : slips())
        if (canHave(variant, slip)) {
            hasAny = true;
            bool isOn = slipsOf(rows.recipe).has(slip.slip);
            const bool isChanged = isOn != slipsOf(rows.ofLesson).has(slip.slip);
            if (checkRow(rows.form, std::string(slip.name), slip.explanation, isOn, isChanged))
                rows.recipe = withSlip(rows.recipe, slip, isOn);
        }
    if (!hasAny)
        paragraph(rows.form, "No slips of this variant are known.", rows.desk().theme.muted);
}

struct Section {
    std::string_view title;
    void (*show)(RecipeRows&);
};

constexpr Section sections[]{
    {phrase("Map"), showMapRows},        {phrase("Offsets"), showOffsetRows},
    {phrase("Border"), showEdgeRows},    {phrase("Random numbers"), showNoiseRows},
    {phrase("Presets"), showPresetRows}, {phrase("Slips"), showSlipRows},
};

} // namespace

void showRecipe(Form& form, Session& session, ExportJob&)
{
    RecipeRows rows{form, session.recipe(), session.lesson->recipe, session.pinned};
    for (const Section& section : sections) {
        if (&section != sections)
            rule(form);
        heading(form, std::string(section.title));
        section.show(rows);
    }
    showOtherKeys(
        form, recipeKeys(),
        "variant size corners offset edge edge_value preset noise.kind noise.seed noise.values slips scaling keep "
        "after amplitude hurst ratio roughness rcoe amplitudes",
        rows.recipe, rows.ofLesson);
    if (rows.recipe != session.recipe())
        setRecipe(session, std::move(rows.recipe), editNow());
}

void showRecipeFoot(const Desk& desk, Session& session, const Box& box)
{
    if (plainButton(desk, "reset", "Back to the lesson", box, !session.isOwnRecipe()))
        resetRecipe(session);
}

} // namespace lozenge
