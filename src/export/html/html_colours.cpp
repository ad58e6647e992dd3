#include "export/html/html_colours.hpp"

#include "export/text/colour_text.hpp"
#include "export/text/number_text.hpp"
#include "picture/height_colours.hpp"
#include "picture/palette.hpp"
#include "picture/theme.hpp"

#include <cmath>
#include <nlohmann/json.hpp>

namespace lozenge {

namespace {

double numberRounded(float number)
{
    return std::round(static_cast<double>(number) * 1e4) / 1e4;
}

} // namespace

std::string themeStyle()
{
    std::string css;
    for (const Theme& theme : themes()) {
        css += "[data-theme=\"" + std::string(theme.name) + "\"] {";
        const std::pair<const char*, Colour> parts[]{
            {"page", theme.page},
            {"surface", theme.surface},
            {"sunken", theme.sunken},
            {"ink", theme.ink},
            {"muted", theme.muted},
            {"faint", theme.faint},
            {"track", theme.track},
            {"edge", theme.edge},
            {"line", theme.line},
            {"grid", theme.grid},
            {"a", theme.parents[0]},
            {"b", theme.parents[1]},
            {"c", theme.parents[2]},
            {"d", theme.parents[3]},
            {"now", theme.now},
            {"on", theme.onHighlight},
            {"nowbg", theme.nowBackground},
            {"right", theme.right},
            {"wrong", theme.wrong},
            {"wall", theme.wall},
            {"skirtSouth", theme.skirtSouth},
            {"skirtEast", theme.skirtEast},
        };
        for (const auto& [name, colour] : parts)
            css += std::string(" --") + name + ": " + hexOf(colour) + ";";
        css += " --shape: " + numberText(theme.shapeOpacity) + "; }\n";
    }
    return css;
}

void addHeightColours(nlohmann::ordered_json& data, const Look& look, const Timeline& timeline)
{
    const HeightRange range = heightRange(timeline);
    const int last = timeline.last();
    // None by itself: half made they cannot be destroyed.
    auto& scales = data["palettes"] = nlohmann::ordered_json::object();
    const auto add = [&](const Palette& palette, const ReliefStyle& style) {
        auto& marks = scales[std::string(palette.name)] = nlohmann::ordered_json::array();
        for (const Palette::Mark& mark : palette.marks)
            marks.push_back({numberRounded(mark.at), hexOf(mark.colour)});
        Look laid = look;
        laid.style = &style;
        laid.palette = &palette;
        const HeightColours colours = coloursOf(laid, range, last);
        data["ranges"][std::string(palette.name)] = {colours.low, colours.middle, colours.high};
    };
    for (const Palette& palette : palettes())
        add(palette, reliefStyles().front());
    if (look.style->kind == ReliefStyle::Kind::Bands)
        add(bandsPalette(), *look.style);
    const Light from = lightOn(timeline.recipe(), look);
    data["light"] = {{"west", from.west},
                     {"north", from.north},
                     {"above", from.above},
                     {"everywhere", from.everywhere},
                     {"direct", from.direct},
                     {"eastSquares", from.eastSquares},
                     {"southSquares", from.southSquares}};
    data["water"] = {
        {"colour", hexOf(waterColour)}, {"shallow", numberRounded(shallowWater)}, {"deep", numberRounded(deepWater)}};
    if (const auto level = waterLevel(look, last))
        data["water"]["level"] = *level;
    const Interval axis = axisOf(look, range, last);
    data["axis"] = {axis.low, axis.high};
    data["rise"] = heightOfAxis(look, axis, last);
}

} // namespace lozenge
