#include "lesson/text/recipe_text.hpp"

#include "lesson/text/command_text.hpp"

#include <array>
#include <charconv>

namespace lozenge {
namespace {

template <typename Range, typename TextOf>
std::string listed(const Range& range, TextOf textOf)
{
    std::string text;
    for (const auto& item : range)
        text += (text.empty() ? "" : ",") + textOf(item);
    return "[" + text + "]";
}

std::string presetText(const Preset& preset)
{
    return "[" + std::to_string(preset.at.x) + "," + std::to_string(preset.at.y) + "," + exactText(preset.height) + "]";
}

std::string cornersText(const Corners& corners)
{
    return corners.randomRange ? "{random=" + exactText(*corners.randomRange) + "}"
                               : listed(corners.heights, exactText);
}

/// As hurst where that says the same in a number as short.
std::string ratioOrHurst(double ratio)
{
    // Several exponents have the same ratio, of which the shortest is what was meant.
    std::string hurst;
    bool isSame = false;
    for (int digits = 1; digits <= 17 && ratio > 0 && !isSame; ++digits) {
        std::array<char, 64> text{};
        const auto end = std::to_chars(text.data(), text.data() + text.size(), hurstOfRatio(ratio),
                                       std::chars_format::general, digits);
        hurst.assign(text.data(), end.ptr);
        isSame = ratioOfHurst(std::stod(hurst)) == ratio;
    }
    const std::string text = exactText(ratio);
    return isSame && hurst.size() <= text.size() ? "hurst=" + hurst : "ratio=" + text;
}

std::vector<std::string> amplitudeOverrides(const Amplitudes& from, const Amplitudes& to)
{
    if (from == to)
        return {};
    if (!to.listed.empty())
        return {"amplitudes=" + listed(to.listed, exactText)};
    if (to.rcoe)
        return {"rcoe=" + exactText(*to.rcoe)};
    std::vector<std::string> texts;
    const bool wereListed = !from.listed.empty() || from.rcoe;
    if (to.roughness && (from.roughness != to.roughness || wereListed))
        texts.push_back("roughness=" + exactText(*to.roughness));
    if (!to.roughness && (from.first != to.first || from.roughness || wereListed))
        texts.push_back("amplitude=" + exactText(to.first));
    if (from.ratio != to.ratio || wereListed)
        texts.push_back(ratioOrHurst(to.ratio));
    return texts;
}

std::vector<std::string_view> namesOf(Slips on)
{
    std::vector<std::string_view> names;
    for (const SlipRow& row : slips())
        if (on.has(row.slip))
            names.push_back(row.name);
    return names;
}

std::string quoted(std::string_view name)
{
    return "\"" + std::string(name) + "\"";
}

std::string noiseOverride(const NoiseRecipe& from, const NoiseRecipe& to)
{
    if (from.kind == to.kind && from.recorded == to.recorded)
        return "noise.seed=" + std::to_string(to.seed);
    const std::string kind = "noise={kind=\"" + std::string(to.kind->name) + "\",seed=" + std::to_string(to.seed);
    return kind + (to.kind->takesSeed ? "" : ",values=" + listed(to.recorded, exactText)) + "}";
}

} // namespace

std::vector<std::string> overridesBetween(const Recipe& from, const Recipe& to)
{
    std::vector<std::string> texts;
    const auto add = [&](bool differs, std::string_view key, const std::string& value) {
        if (differs)
            texts.push_back(std::string(key) + "=" + value);
    };
    add(from.variant != to.variant, "variant", std::string(to.variant->name));
    add(from.size != to.size, "size", std::to_string(to.size));
    add(from.corners != to.corners, "corners", cornersText(to.corners));
    for (std::string& text : amplitudeOverrides(from.amplitudes, to.amplitudes))
        texts.push_back(std::move(text));
    add(from.offset != to.offset, "offset", std::string(to.offset->name));
    add(from.edge != to.edge, "edge", std::string(to.edge->name));
    add(from.edgeValue != to.edgeValue, "edge_value", exactText(to.edgeValue));
    add(from.presets != to.presets, "preset", listed(to.presets, presetText));
    if (from.noise != to.noise)
        texts.push_back(noiseOverride(from.noise, to.noise));
    add(from.slips != to.slips, "slips", listed(namesOf(slipsOf(to)), quoted));
    add(from.scaling != to.scaling, "scaling", std::string(to.scaling->name));
    add(from.keep != to.keep, "keep", to.keep ? "true" : "false");
    add(from.after != to.after, "after", std::string(to.after->name));
    return texts;
}

} // namespace lozenge
