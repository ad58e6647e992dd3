#include "app/ui/form.hpp"

#include "app/ui/fields.hpp"
#include "picture/text/rich_text.hpp"

#include <algorithm>
#include <cmath>

namespace lozenge {
namespace {

constexpr float margin = 16;
constexpr float rowGap = 8;

float paintWords(const Form& form, std::string_view english, float x, Colour colour, float units)
{
    const Desk& desk = form.desk;
    const std::string words = desk.trIfPhrase(std::string(english));
    float y = form.y;
    for (const TextLine& line : brokenText({{words, Font::Sans, colour}}, desk.u(units), form.right() - x)) {
        desk.text({x, y + desk.u(units)}, plainText(line.spans), Font::Sans, units, colour);
        y += desk.u(units * 1.38F);
    }
    return y;
}

} // namespace

Form::Form(const Desk& d) : desk(d)
{
    const ImVec2 top = ImGui::GetCursorScreenPos();
    left = top.x + desk.u(margin);
    width = ImGui::GetWindowWidth() - desk.u(2 * margin);
    y = top.y + desk.u(margin);
}

Form::~Form()
{
    ImGui::SetCursorScreenPos({left, y});
    ImGui::Dummy({1, desk.u(margin)});
}

Box Form::wholeRow(float units)
{
    const Box box{left, y, width, desk.u(units)};
    y += desk.u(units + rowGap);
    return box;
}

Box Form::controlRow(float units)
{
    const Box whole = wholeRow(units);
    return {controls(), whole.y, right() - controls(), whole.height};
}

std::array<Box, 2> Form::halves(const Box& whole) const
{
    const float half = (whole.width - desk.u(8)) / 2;
    return {Box{whole.x, whole.y, half, whole.height}, Box{whole.right() - half, whole.y, half, whole.height}};
}

void heading(Form& form, const std::string& title, const std::string& aside)
{
    const Desk& desk = form.desk;
    const float baseline = form.y + desk.u(13);
    desk.text({form.left, baseline}, desk.trIfPhrase(title), Font::SansSemiBold, 13, desk.theme.muted);
    if (!aside.empty())
        desk.text({form.right(), baseline}, desk.trIfPhrase(aside), Font::Sans, 13, desk.theme.muted, Align::Right);
    form.skip(28);
}

void rule(Form& form)
{
    form.skip(8);
    form.desk.line({form.left, form.y}, {form.right(), form.y}, form.desk.theme.line);
    form.skip(16);
}

void explain(Form& form, std::string_view words)
{
    form.skip(-3);
    form.y = paintWords(form, words, form.controls(), form.desk.theme.muted, 13);
    form.skip(9);
}

void paragraph(Form& form, const std::string& words, Colour colour, float units)
{
    form.y = paintWords(form, words, form.left, colour, units);
    form.skip(8);
}

bool checkRow(Form& form, const std::string& name, std::string_view explanation, bool& isOn, bool isChanged)
{
    const bool isPressed =
        checkBox(form.desk, name, form.wholeRow(24), isOn, isChanged ? Font::SansSemiBold : Font::Sans);
    form.skip(-7);
    form.y = paintWords(form, explanation, form.left + form.desk.u(30), form.desk.theme.muted, 13);
    form.skip(9);
    return isPressed;
}

void beginRow(Form& form, const RowLabel& label)
{
    const Desk& desk = form.desk;
    ImGui::PushID(label.name.c_str());
    ImGui::BeginDisabled(!label.unused.empty());
    const Colour colour = label.isChanged ? desk.theme.ink : desk.theme.muted;
    const std::string name = desk.tr(label.name);
    // A long word is set smaller: it must not run into the control.
    const float room = (form.controls() - form.left) / desk.scale - 6;
    const float units = std::min(16.0F, room / textWidth(Font::SansSemiBold, name));
    desk.text({form.left, form.y + desk.u(16) + middleOfCapitals * desk.u(units)}, name,
              label.isChanged ? Font::SansSemiBold : Font::Sans, units,
              withAlpha(colour, label.unused.empty() ? 1 : ImGui::GetStyle().Alpha));
}

void endRow(Form& form, const RowLabel& label, float top)
{
    ImGui::EndDisabled();
    ImGui::PopID();
    if (label.unused.empty())
        return;
    const bool isHovered =
        ImGui::IsWindowHovered() && ImGui::IsMouseHoveringRect({form.left, top}, {form.right(), form.y});
    explain(form, label.unused);
    if (isHovered)
        showHint(form.desk, label.unused);
}

bool menuRow(Form& form, const RowLabel& label, std::span<const Choice> choices, int& chosen)
{
    return labelledRow(form, label, [&](const Box& box) { return menu(form.desk, box, choices, chosen); });
}

bool segmentsRow(Form& form, const RowLabel& label, std::span<const std::string> ways, int& chosen)
{
    return labelledRow(form, label, [&](const Box& box) { return segments(form.desk, box, ways, chosen); });
}

bool switchRow(Form& form, const RowLabel& label, bool& isOn, std::string_view no, std::string_view yes)
{
    const std::array ways{std::string(no), std::string(yes)};
    int chosen = isOn ? 1 : 0;
    const bool isChanged = segmentsRow(form, label, ways, chosen);
    isOn = chosen == 1;
    return isChanged;
}

bool numberRow(Form& form, const RowLabel& label, double& value, const Interval& range, float fieldUnits,
               double stepsInOne)
{
    return labelledRow(form, label, [&](const Box& box) {
        const Desk& desk = form.desk;
        const float field = desk.u(fieldUnits);
        const Box track{box.x, box.y, box.width - field - desk.u(10), box.height};
        if (slider(desk, "slider", track, value, range) && stepsInOne > 0)
            value = std::round(value * stepsInOne) / stepsInOne;
        return numberField(desk, "field", {box.right() - field, box.y, field, box.height}, value);
    });
}

bool boundedRow(Form& form, const RowLabel& label, double& value, const Interval& range)
{
    const double before = value;
    if (numberRow(form, label, value, range, 64, 100))
        value = std::clamp(value, range.low, range.high);
    return value != before;
}

} // namespace lozenge
