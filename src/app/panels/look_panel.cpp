#include "app/panels/key_rows.hpp"
#include "app/panels/panels.hpp"
#include "app/ui/controls.hpp"
#include "app/ui/fields.hpp"
#include "app/ui/form.hpp"
#include "files/library/languages.hpp"
#include "files/library/lesson_file.hpp"
#include "lesson/keys/look_keys.hpp"
#include "lesson/look_text.hpp"
#include "picture/height_colours.hpp"
#include "picture/look.hpp"
#include "session/appearance.hpp"
#include "session/opening.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// How the terrain looks: what a manner sets together, and each of its parts.

namespace lozenge {
namespace {

struct LookRows {
    Form& form;
    Look look;
    const Look& ofLesson;               ///< rows that differ from it stand out
    const HeightRange* range = nullptr; ///< null: of a survey
    int last = 1;
};

void showRow(LookRows& rows, const char* label, const char* key = nullptr)
{
    showKey(rows.form, *keyNamed(lookKeys(), key ? key : label), label, rows.look, rows.ofLesson);
}

bool showSwitch(LookRows& rows, const char* name, bool isOn, bool ofLesson)
{
    const std::array<std::string, 2> ways{"off", "on"};
    return segmentsRow(rows.form, {name, isOn != ofLesson}, ways, isOn ? 1 : 0).value_or(isOn ? 1 : 0) == 1;
}

void showAngle(LookRows& rows, const char* name, double& value, double ofLesson, double least, double greatest)
{
    if (numberRow(rows.form, {name, value != ofLesson}, value, {least, greatest}, 64, 100))
        value = std::clamp(value, least, greatest);
}

/// Two heights side by side; what is typed is taken where there is room between them.
bool showEnds(LookRows& rows, const char* name, Interval& ends, bool isChanged)
{
    return labelledRow(rows.form, {name, isChanged}, [&](const Box& box) {
        const auto [left, right] = rows.form.halves(box);
        ImGui::PushID(name);
        const Interval typed{numberField(rows.form.desk, "low", left, ends.low).value_or(ends.low),
                             numberField(rows.form.desk, "high", right, ends.high).value_or(ends.high)};
        ImGui::PopID();
        const bool isTaken = typed != ends && isRange(typed);
        ends = isTaken ? typed : ends;
        return isTaken;
    });
}

void showManner(LookRows& rows)
{
    showRow(rows, "manner");
    explain(rows.form, std::string(mannerOf(rows.look).explanation));
}

void showHeights(LookRows& rows)
{
    Look& look = rows.look;
    showRow(rows, "style");
    showRow(rows, "palette");
    showRow(rows, "background");
    if (!rows.range)
        return;
    const HeightColours colours = coloursOf(look, *rows.range, rows.last);
    Interval range{colours.low, colours.high}, axis = axisOf(look, *rows.range, rows.last);
    if (showEnds(rows, "colours", range, look.range != rows.ofLesson.range))
        look.range = range;
    if (showEnds(rows, "axis", axis, look.axis != rows.ofLesson.axis))
        look.axis = {axis.low, axis.high};
    showRow(rows, "proportions");
    showRow(rows, "not set", "unset");
}

void showWater(LookRows& rows)
{
    if (!rows.range)
        return;
    Look& look = rows.look;
    const auto level = waterLevel(look, rows.last);
    const Interval axis = axisOf(look, *rows.range, rows.last);
    const bool isThere = showSwitch(rows, "water", level.has_value(), waterLevel(rows.ofLesson, rows.last).has_value());
    if (isThere && !level)
        look.water = {Water::Measure::Height, axis.low + 0.3 * axis.length()};
    if (!isThere)
        look.water = {};
    if (level && isThere) {
        double height = *level;
        showAngle(rows, "at|water", height, waterLevel(rows.ofLesson, rows.last).value_or(height), axis.low, axis.high);
        if (height != *level)
            look.water = {Water::Measure::Height, height};
    }
}

void showLight(LookRows& rows)
{
    LightPlace& light = rows.look.light;
    showAngle(rows, "light from", light.azimuth, rows.ofLesson.light.azimuth, -180, 360);
    showAngle(rows, "and above", light.elevation, rows.ofLesson.light.elevation, 0, 90);
    Fog& fog = rows.look.fog;
    fog.isOn = showSwitch(rows, "fog", fog.isOn, rows.ofLesson.fog.isOn);
    if (fog.isOn)
        showAngle(rows, "density", fog.density, rows.ofLesson.fog.density, 0, 2);
}

void showPainting(LookRows& rows)
{
    if (!rows.range)
        return;
    Look& look = rows.look;
    const int side = rows.last + (look.style->kind == ReliefStyle::Kind::Columns ? 1 : 0), all = side * side;
    double painted = std::min(look.painted.value_or(all), all);
    const double before = painted;
    showAngle(rows, "painted", painted, rows.ofLesson.painted.value_or(all), 0, all);
    if (painted != before)
        look.painted = painted >= all ? std::nullopt : std::optional(static_cast<int>(painted));
}

void showLanguage(Form& form, Session& session)
{
    static const std::vector<Choice> languages = [] {
        std::vector<Choice> rows;
        for (const std::string& name : languageNames()) {
            if (const auto language = languageNamed(name))
                rows.push_back({name, *language ? (*language)->itself : "English"});
        }
        return rows;
    }();
    const std::string now = session.look.language ? session.look.language->name : languages.front().name;
    const auto* chosen = rowNamed(languages, now);
    const Choice* const picked =
        tableRow(form, {"language", chosen != &languages.front()}, std::span<const Choice>(languages), chosen);
    if (!picked || picked == chosen)
        return;
    auto words = languageNamed(picked->name).and_then([&](const Language* language) {
        return wordsBeside(session.source.path, language);
    });
    words ? speak(session, std::move(*words)) : tell(session, words.error().text(), true);
}

} // namespace

void showLook(Form& form, Session& session, ExportJob&)
{
    LookRows rows{form, session.look, session.lesson->look};
    if (!session.survey()) {
        rows.range = &session.run().range;
        rows.last = session.run().timeline->last();
    }
    heading(form, "Relief");
    showManner(rows);
    showHeights(rows);
    rule(form);
    heading(form, "Water, light and fog");
    showWater(rows);
    showLight(rows);
    if (rows.range) {
        rule(form);
        heading(form, "From back to front");
        showPainting(rows);
    }
    rule(form);
    heading(form, "Language");
    if (rows.look != session.look)
        setLook(session, rows.look);
    showLanguage(form, session);
}

} // namespace lozenge
