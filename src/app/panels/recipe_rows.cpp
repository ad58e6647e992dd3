#include "app/panels/recipe_rows.hpp"

#include "app/ui/fields.hpp"
#include "lesson/keys/adjusting.hpp"
#include "survey/amounts.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

namespace lozenge {
namespace {

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
    const std::array<std::string, 2> ways{"given", "random"};
    const auto way =
        segmentsRow(form, {"corners", corners != rows.ofLesson.corners}, ways, corners.randomRange ? 1 : 0);
    if (way == 0)
        rows.recipe = withGivenCorners(rows.recipe);
    else if (way == 1)
        rows.recipe = withRandomCorners(rows.recipe);

    if (corners.randomRange) {
        const double lessons = rows.ofLesson.corners.randomRange.value_or(1);
        showNumber(rows, {"up to \u00b1"}, *corners.randomRange, {0, roundAbove(std::max(1.0, lessons))});
        return;
    }
    // As they lie on the map.
    const std::array names{phrase("NW"), phrase("NE"), phrase("SW"), phrase("SE")};
    for (std::size_t row = 0; row < 2; ++row) {
        const auto boxes = form.halves(form.controlRow());
        for (std::size_t column = 0; column < 2; ++column) {
            const std::size_t i = 2 * row + column;
            if (const auto height =
                    numberField(desk, names[i].data(), boxes[column], corners.heights[i], desk.tr(names[i])))
                corners.heights[i] = *height;
        }
    }
}

} // namespace

double roundAbove(double value)
{
    const double decade = std::pow(10.0, std::floor(std::log10(value)));
    for (const double part : {1.0, 2.0, 5.0})
        if (part * decade >= value * (1 - 1e-9))
            return part * decade;
    return 10 * decade;
}

void showMapRows(RecipeRows& rows)
{
    Form& form = rows.form;
    const Recipe& lesson = rows.ofLesson;
    const Variant* variant =
        tableRow(form, {"variant", rows.recipe.variant != lesson.variant}, variants(), rows.recipe.variant);
    explain(form, std::string(rows.recipe.variant->explanation));
    if (variant)
        rows.recipe = withVariant(rows.recipe, *variant);

    const auto size =
        menuRow(form, {"size", rows.recipe.size != lesson.size}, sizeChoices(rows.desk()), levelCount(rows.recipe) - 1);
    if (size)
        rows.recipe = withSize(rows.recipe, (1 << (*size + 1)) + 1);
    rows.show("after");
    showCornerRows(rows);
}

void showEdgeRows(RecipeRows& rows)
{
    Form& form = rows.form;
    Recipe& recipe = rows.recipe;
    rows.show("edge");
    if (recipe.variant->takesEdgeModes)
        explain(form, std::string(recipe.edge->explanation));
    const double bound = roundAbove(std::max(1.0, std::abs(rows.ofLesson.edgeValue)));
    showNumber(rows, rows.label("edge value", "edge_value"), recipe.edgeValue, {-bound, bound});
}

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
        if (const auto x = wholeField(desk, "x", part(0, 72), presets[i].at.x, 0, last, "x"))
            presets[i].at.x = *x;
        if (const auto y = wholeField(desk, "y", part(80, 72), presets[i].at.y, 0, last, "y"))
            presets[i].at.y = *y;
        if (const auto height = numberField(desk, "h", part(160, 112), presets[i].height, desk.tr("height")))
            presets[i].height = *height;
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
    const std::array<std::string, 2> ways{"written over", "kept"};
    const RowLabel kept = rows.label("presets", "keep");
    if (const auto way = segmentsRow(form, kept, ways, rows.recipe.keep ? 1 : 0))
        rows.recipe.keep = *way == 1;
    if (presets.empty())
        paragraph(form, "Points that are set before the run. Pin a point on the board to choose it.", desk.theme.muted);
}

} // namespace lozenge
