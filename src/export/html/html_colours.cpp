#include "export/html/html_colours.hpp"

#include "export/text/colour_text.hpp"
#include "export/text/number_text.hpp"
#include "picture/palette.hpp"
#include "picture/relief/relief_surface.hpp"
#include "picture/theme.hpp"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <utility>

namespace lozenge {

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

void addHeightColours(nlohmann::ordered_json& data)
{
    // None by itself: half made they cannot be destroyed.
    auto& scales = data["palettes"] = nlohmann::ordered_json::object();
    for (const Palette& palette : palettes()) {
        auto& marks = scales[std::string(palette.name)] = nlohmann::ordered_json::array();
        for (const Palette::Mark& mark : palette.marks)
            marks.push_back({std::round(mark.at * 1e4) / 1e4, hexOf(mark.colour)});
    }
    auto& bands = data["bands"] = nlohmann::ordered_json::array();
    for (const HeightBand& band : heightBands())
        bands.push_back({std::min(band.below, 2 * largestHeight), hexOf(band.colour)});
    data["light"] = {{"west", light.west},
                     {"north", light.north},
                     {"above", light.above},
                     {"everywhere", light.everywhere},
                     {"direct", light.direct}};
    data["water"] = {{"share", std::round(waterShare * 1e4) / 1e4}, {"colour", hexOf(waterColour)}};
}

} // namespace lozenge
