#include "session/command_text.hpp"

#include "lesson/command_text.hpp"

#include <array>
#include <charconv>
#include <cmath>

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
    const std::string hurst = ratio > 0 ? exactText(hurstOfRatio(ratio)) : "";
    const bool isSame = !hurst.empty() && ratioOfHurst(std::stod(hurst)) == ratio;
    const std::string text = exactText(ratio);
    return isSame && hurst.size() <= text.size() ? "hurst=" + hurst : "ratio=" + text;
}

std::vector<std::string> amplitudeOverrides(const Amplitudes& from, const Amplitudes& to)
{
    if (from == to)
        return {};
    if (!to.listed.empty())
        return {"amplitudes=" + listed(to.listed, exactText)};
    std::vector<std::string> texts;
    if (from.first != to.first || !from.listed.empty())
        texts.push_back("amplitude=" + exactText(to.first));
    if (from.ratio != to.ratio || !from.listed.empty())
        texts.push_back(ratioOrHurst(to.ratio));
    return texts;
}

std::string noiseOverride(const NoiseRecipe& from, const NoiseRecipe& to)
{
    if (from.kind == to.kind && from.recorded == to.recorded)
        return "noise.seed=" + std::to_string(to.seed);
    const std::string kind = "noise={kind=\"" + std::string(to.kind->name) + "\",seed=" + std::to_string(to.seed);
    return kind + (to.kind->takesSeed ? "" : ",values=" + listed(to.recorded, exactText)) + "}";
}

} // namespace

std::string exactText(double number)
{
    // Whole numbers that are too large for TOML's integers are written as floats.
    std::array<char, 64> digits{};
    char* const last = digits.data() + digits.size();
    const auto [end, error] = std::abs(number) < 1e15
                                  ? std::to_chars(digits.data(), last, number)
                                  : std::to_chars(digits.data(), last, number, std::chars_format::scientific);
    return {digits.data(), end};
}

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
    return texts;
}

std::vector<std::string> presentOverrides(const Session& session)
{
    std::vector<std::string> texts;
    if (session.source.needsOverrides)
        texts = session.source.overrides;
    for (std::string& text : overridesBetween(session.lesson->recipe, session.recipe()))
        texts.push_back(std::move(text));
    return texts;
}

std::string commandLine(const Session& session)
{
    std::vector<std::string> options;
    addOverrides(options, presentOverrides(session));
    options.insert(options.end(), {"--step", std::to_string(session.present())});
    return commandText("", session.source.name, options);
}

} // namespace lozenge
