#include "session/command_text.hpp"

#include "lesson/command_text.hpp"
#include "session/view/looking.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <initializer_list>
#include <utility>

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

/// Of a survey between two stations with the part of the way that has been gone.
std::string stepText(const Session& session)
{
    const int present = session.present();
    if (!session.survey())
        return std::to_string(present);
    const Survey& survey = *session.survey();
    const double from = wayTo(survey, present), to = wayTo(survey, present + 1);
    return exactText(to > from ? present + std::max(0.0, (survey.way - from) / (to - from)) : present);
}

/// The window remembers a theme that was chosen, so that this one is given whatever the lesson's is.
Look lookThatOpens(const Session& session)
{
    Look look = session.lesson->look;
    if (session.chosenTheme)
        look.theme = nullptr;
    return look;
}

/// In as few digits as read back as the same.
template <typename Number>
std::string joined(std::initializer_list<Number> numbers)
{
    std::string text;
    for (const Number number : numbers) {
        std::array<char, 64> digits{};
        const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number + Number{}).ptr; // no -0
        text += (text.empty() ? "" : ",") + std::string(digits.data(), end);
    }
    return text;
}

/// Where the view is, or is on its way to after a step.
Sight sightAhead(const Session& session)
{
    const auto& survey = session.survey();
    const bool isFollowing = survey && survey->zoom && survey->shown != survey->way;
    return isFollowing ? kept(sightOn(*survey, survey->way), survey->last()) : sightOf(session);
}

/// The modes with commas between them, and last the seam if it is the other.
std::string modesText(const Comparison& comparison)
{
    std::string text;
    for (const std::string& mode : comparison.modes)
        text += (text.empty() ? "" : ",") + mode;
    return comparison.seam == SeamSide::WestToEast ? text : text + "," + std::string(otherSeam);
}

void addView(std::vector<std::string>& options, const Session& session)
{
    const auto add = [&](const char* option, std::string value) {
        options.insert(options.end(), {option, std::move(value)});
    };
    if (session.comparison)
        add("--compare", modesText(*session.comparison));
    if (const Sight sight = sightAhead(session); sight != usualSight(session))
        add("--sight", joined({sight.x, sight.y, sight.width}));
    if (session.flight) {
        const glm::vec3& place = session.flight->place;
        const Attitude attitude = attitudeOf(*session.flight);
        add("--flight",
            joined({place.x, place.y, place.z, static_cast<float>(attitude.heading), static_cast<float>(attitude.pitch),
                    static_cast<float>(attitude.roll), session.flight->speed}));
        if (!session.flight->hasFog)
            options.emplace_back("--clear");
    }
    if (session.pinned)
        add("--pin", joined({session.pinned->x, session.pinned->y}));
    if (session.panel != Session{}.panel)
        add("--panel", session.panel);
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
    options.insert(options.end(), {"--step", stepText(session)});
    addLook(options, session.look, lookThatOpens(session));
    addView(options, session);
    return commandText("", session.source.name, options);
}

} // namespace lozenge
