#include "app/panels/recipe_chance.hpp"

#include "app/ui/fields.hpp"
#include "lesson/keys/adjusting.hpp"

#include <algorithm>
#include <cmath>
#include <sstream>

namespace lozenge {
namespace {

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
    if (const auto picked = segmentsRow(rows.form, {"levels", &wayOf(recipe) != &wayOf(rows.ofLesson)}, names, chosen))
        recipe = ways[static_cast<std::size_t>(*picked)]->take(recipe);
}

/// A field for each level, two in a row.
void showListed(RecipeRows& rows)
{
    auto& listed = rows.recipe.amplitudes.listed;
    const auto count = static_cast<std::size_t>(levelCount(rows.recipe));
    const Desk& desk = rows.desk();
    for (std::size_t i = 0; i < count; i += 2) {
        const auto boxes = rows.form.halves(rows.form.controlRow());
        for (std::size_t level = i; level < std::min(i + 2, count); ++level) {
            const std::string name = std::to_string(level);
            ImGui::PushID(static_cast<int>(level));
            if (const auto typed = numberField(desk, "listed", boxes[level - i], listed[level], name))
                listed[level] = *typed;
            ImGui::PopID();
        }
    }
}

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

void showSeed(RecipeRows& rows)
{
    Recipe& recipe = rows.recipe;
    const RowLabel label = rows.label("seed", "seed");
    labelledRow(rows.form, label, [&](const Box& box) {
        const Desk& desk = rows.desk();
        const float button = desk.u(86);
        const Box field{box.x, box.y, box.width - button - desk.u(8), box.height};
        if (const auto seed = numberField(desk, "seed", field, recipe.noise.seed))
            recipe.noise.seed = static_cast<std::uint32_t>(std::clamp(std::round(*seed), 0.0, 4294967295.0));
        if (plainButton(desk, "reseed", "New seed", {box.right() - button, box.y, button, box.height}))
            recipe = reseeded(recipe);
        return 0;
    });
}

} // namespace

void showAmplitudeRows(RecipeRows& rows)
{
    Form& form = rows.form;
    Recipe& recipe = rows.recipe;
    const Recipe& lesson = rows.ofLesson;
    rows.show("offset");
    explain(form, std::string(recipe.offset->explanation));

    showWays(rows);
    if (!recipe.amplitudes.listed.empty())
        showListed(rows);

    Amplitudes& amplitudes = recipe.amplitudes;
    const auto upTo = [](double usual) { return Interval{0, roundAbove(usual > 0 ? 2 * usual : 2)}; };
    if (amplitudes.rcoe)
        showNumber(rows, rows.label("rcoe", "rcoe"), *amplitudes.rcoe, {0, 2});
    if (amplitudes.roughness)
        showNumber(rows, rows.label("roughness", "roughness"), *amplitudes.roughness,
                   upTo(lesson.amplitudes.roughness.value_or(0)));
    else
        showNumber(rows, rows.label("amplitude", "amplitude"), amplitudes.first, upTo(lesson.amplitudes.first));
    // Two ways to say the same.
    const double before = hurstOfRatio(amplitudes.ratio);
    double hurst = before;
    const double least = std::min(0.0, std::floor(hurstOfRatio(lesson.amplitudes.ratio)));
    showNumber(rows, rows.label("hurst", "hurst"), hurst, {least, 2});
    if (hurst != before)
        amplitudes.ratio = ratioOfHurst(hurst);
    showNumber(rows, rows.label("ratio", "ratio"), amplitudes.ratio,
               {0, roundAbove(std::max(1.0, lesson.amplitudes.ratio))});
    rows.show("scaling");
}

void showNoiseRows(RecipeRows& rows)
{
    Form& form = rows.form;
    Recipe& recipe = rows.recipe;
    const NoiseKind* kind =
        tableRow(form, {"noise", recipe.noise.kind != rows.ofLesson.noise.kind}, noiseKinds(), recipe.noise.kind);
    explain(form, std::string(recipe.noise.kind->explanation));
    if (kind)
        recipe = withNoise(recipe, *kind);
    showSeed(rows);

    const RowLabel label = rows.label("values|noise", "values");
    const auto typed = labelledRow(form, label, [&](const Box& box) {
        return textField(rows.desk(), "values", box, valuesText(recipe.noise.recorded));
    });
    if (const auto values = typed ? valuesIn(*typed) : std::nullopt)
        recipe.noise.recorded = *values;
}

} // namespace lozenge
