#include "app/panels/recipe_rows.hpp"

#include "app/ui/fields.hpp"
#include "session/recipe/adjusting.hpp"
#include "session/recipe/editing.hpp"
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
        choices.push_back({side + " \u00d7 " + side, desk.said(words, levels, grouped(pointsAfter(levels)))});
    }
    return choices;
}

/// The place of a size in their list.
int sizeIndex(const Recipe& recipe)
{
    return levelCount(recipe) - 1;
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

void showNumber(RecipeRows& rows, const RowLabel& label, double& value, const NumberRange& range)
{
    labelledRow(rows.form, label, [&](const Box& box) {
        const Desk& desk = rows.desk();
        const float field = desk.u(78);
        const Box track{box.x, box.y, box.width - field - desk.u(10), box.height};
        ImGui::PushID(label.name.c_str());
        if (const auto dragged = slider(desk, "slider", track, value, range.least, range.greatest))
            value = *dragged;
        if (const auto typed = numberField(desk, "field", {box.right() - field, box.y, field, box.height}, value))
            value = *typed;
        ImGui::PopID();
        return 0;
    });
}

void showMapRows(RecipeRows& rows)
{
    Form& form = rows.form;
    const Recipe& lesson = rows.ofLesson;
    const Variant* variant =
        showTable(rows, {"variant", rows.recipe.variant != lesson.variant, {}}, variants(), rows.recipe.variant);
    explain(form, std::string(rows.recipe.variant->explanation));
    if (variant)
        rows.recipe = withVariant(rows.recipe, *variant);

    const auto choices = sizeChoices(rows.desk());
    const auto size = labelledRow(form, {"size", rows.recipe.size != lesson.size, {}}, [&](const Box& box) {
        return menu(rows.desk(), "size", box, choices, sizeIndex(rows.recipe));
    });
    if (size)
        rows.recipe = withSize(rows.recipe, (1 << (*size + 1)) + 1);
    if (const After* after =
            showTable(rows, {"after", rows.recipe.after != lesson.after, {}}, afters(), rows.recipe.after))
        rows.recipe.after = after;
}

void showCornerRows(RecipeRows& rows)
{
    Form& form = rows.form;
    const Desk& desk = rows.desk();
    Corners& corners = rows.recipe.corners;
    const std::array<std::string, 2> ways{"given", "random"};
    const auto way = labelledRow(form, {"corners", corners != rows.ofLesson.corners, {}}, [&](const Box& box) {
        return segments(desk, "way", box, ways, corners.randomRange ? 1 : 0);
    });
    if (way == 0)
        rows.recipe = withGivenCorners(rows.recipe);
    else if (way == 1)
        rows.recipe = withRandomCorners(rows.recipe);

    if (corners.randomRange) {
        const double lessons = rows.ofLesson.corners.randomRange.value_or(1);
        showNumber(rows, {"up to \u00b1", false, {}}, *corners.randomRange, {0, roundAbove(std::max(1.0, lessons))});
        return;
    }
    // As they lie on the map.
    const std::array names{phrase("NW"), phrase("NE"), phrase("SW"), phrase("SE")};
    for (std::size_t row = 0; row < 2; ++row) {
        const auto boxes = form.halves(form.controlRow());
        for (std::size_t column = 0; column < 2; ++column) {
            const std::size_t i = 2 * row + column;
            if (const auto height =
                    numberField(desk, names[i].data(), boxes[column], corners.heights[i], desk.said(names[i])))
                corners.heights[i] = *height;
        }
    }
}

void showEdgeRows(RecipeRows& rows)
{
    Form& form = rows.form;
    Recipe& recipe = rows.recipe;
    const RowLabel label{"edge", recipe.edge != rows.ofLesson.edge, whyUnused(recipe, "edge", rows.desk().look)};
    const EdgeMode* edge = showTable(rows, label, edgeModes(), recipe.edge);
    if (recipe.variant->takesEdgeModes)
        explain(form, std::string(recipe.edge->explanation));
    if (edge)
        recipe.edge = edge;
    const double bound = roundAbove(std::max(1.0, std::abs(rows.ofLesson.edgeValue)));
    showNumber(rows,
               {"edge value", recipe.edgeValue != rows.ofLesson.edgeValue,
                whyUnused(rows.recipe, "edge_value", rows.desk().look)},
               recipe.edgeValue, {-bound, bound});
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
        if (const auto height = numberField(desk, "h", part(160, 112), presets[i].height, desk.said("height")))
            presets[i].height = *height;
        if (removeButton(desk, "remove", part(280, 32)))
            removed = i;
        ImGui::PopID();
    }
    if (removed)
        presets.erase(presets.begin() + static_cast<std::ptrdiff_t>(*removed));

    const Point place = rows.pinned.value_or(Point{last / 2, last / 2});
    const std::string label = desk.said("Add a preset at ({0}, {1})", place.x, place.y);
    const auto isThere = [&](const Preset& preset) { return preset.at == place; };
    ImGui::BeginDisabled(std::any_of(presets.begin(), presets.end(), isThere));
    if (plainButton(desk, "add preset", label, form.wholeRow()))
        presets.push_back({place, 0.5});
    ImGui::EndDisabled();
    const std::array<std::string, 2> ways{"written over", "kept"};
    const RowLabel kept{"presets", rows.recipe.keep != rows.ofLesson.keep,
                        whyUnused(rows.recipe, "keep", rows.desk().look)};
    const auto way = labelledRow(
        form, kept, [&](const Box& box) { return segments(desk, "keep", box, ways, rows.recipe.keep ? 1 : 0); });
    if (way)
        rows.recipe.keep = *way == 1;
    if (presets.empty())
        paragraph(form, "Points that have a height before the run. To choose one, pin it on the board.",
                  desk.theme.muted);
}

} // namespace lozenge
