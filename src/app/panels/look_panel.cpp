#include "app/panels/key_rows.hpp"
#include "app/panels/panels.hpp"
#include "app/ui/controls.hpp"
#include "app/ui/fields.hpp"
#include "app/ui/form.hpp"
#include "files/library/lesson_file.hpp"
#include "files/library/lessons.hpp"
#include "lesson/keys/look_keys.hpp"
#include "picture/height_colours.hpp"
#include "picture/look.hpp"
#include "session/appearance.hpp"
#include "session/opening.hpp"

#include <algorithm>
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

void showSwitch(LookRows& rows, const char* name, bool& isOn, bool ofLesson)
{
    switchRow(rows.form, {name, isOn != ofLesson}, isOn);
}

bool showAngle(LookRows& rows, const char* name, double& value, double ofLesson, const Interval& range)
{
    return boundedRow(rows.form, {name, value != ofLesson}, value, range);
}

/// Two heights side by side; what is typed is taken where there is room between them.
bool showEnds(LookRows& rows, const char* name, Interval& ends, bool isChanged)
{
    return labelledRow(rows.form, {name, isChanged}, [&](const Box& box) {
        const auto [left, right] = rows.form.halves(box);
        Interval typed = ends;
        numberField(rows.form.desk, "low", left, typed.low);
        numberField(rows.form.desk, "high", right, typed.high);
        return isRange(typed) && std::exchange(ends, typed) != typed;
    });
}

void showManner(LookRows& rows)
{
    showRow(rows, "manner");
    explain(rows.form, mannerOf(rows.look).explanation);
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
    const auto lessons = waterLevel(rows.ofLesson, rows.last);
    bool isThere = level.has_value();
    double height = level.value_or(axis.low + 0.3 * axis.length());
    showSwitch(rows, "water", isThere, lessons.has_value());
    if (level && isThere)
        showAngle(rows, "at|water", height, lessons.value_or(height), axis);
    if (!isThere)
        look.water = {};
    else if (height != level)
        look.water = {Water::Measure::Height, height};
}

void showLight(LookRows& rows)
{
    LightPlace& light = rows.look.light;
    showAngle(rows, "light from", light.azimuth, rows.ofLesson.light.azimuth, {-180, 360});
    showAngle(rows, "and above", light.elevation, rows.ofLesson.light.elevation, {0, 90});
    Fog& fog = rows.look.fog;
    showSwitch(rows, "fog", fog.isOn, rows.ofLesson.fog.isOn);
    if (fog.isOn)
        showAngle(rows, "density", fog.density, rows.ofLesson.fog.density, {0, 2});
}

void showPainting(LookRows& rows)
{
    if (!rows.range)
        return;
    Look& look = rows.look;
    const int side = rows.last + (look.style->kind == ReliefStyle::Kind::Columns ? 1 : 0), all = side * side;
    double painted = std::min(look.painted.value_or(all), all);
    if (showAngle(rows, "painted", painted, rows.ofLesson.painted.value_or(all), {0, double(all)}))
        look.painted = painted >= all ? std::nullopt : std::optional(static_cast<int>(painted));
}

void showLanguage(Form& form, Session& session)
{
    static const std::vector<Choice> languages = [] {
        std::vector<Choice> rows;
        for (const std::string& name : languageNames())
            if (const auto language = languageNamed(name))
                rows.push_back({name, *language ? (*language)->itself : "English"});
        return rows;
    }();
    const std::string now = session.look.language ? session.look.language->name : languages.front().name;
    const auto* chosen = rowNamed(languages, now);
    const bool isOther = chosen != &languages.front();
    if (!tableRow(form, {"language", isOther}, std::span<const Choice>(languages), chosen))
        return;
    auto words = languageNamed(chosen->name).and_then([&](const Language* language) {
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
    heading(form, "Theme, board and camera");
    showOtherKeys(form, lookKeys(),
                  "manner palette style background proportions unset range axis water light fog painted", rows.look,
                  rows.ofLesson);
    rule(form);
    heading(form, "Language");
    if (rows.look != session.look)
        setLook(session, rows.look);
    showLanguage(form, session);
}

} // namespace lozenge
