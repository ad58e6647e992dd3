#include "app/code_panel.hpp"

#include "app/form.hpp"
#include "session/pseudocode.hpp"

#include <algorithm>
#include <array>

namespace lozenge {
namespace {

constexpr float lineHeight = 30;
constexpr float numberRight = 20; ///< all from the left margin
constexpr float codeLeft = 34;

/// The mono face has a minus as short as its hyphen.
std::string asPainted(std::string_view code)
{
    std::string text(code);
    for (std::size_t at = text.find("\u2212"); at != std::string::npos; at = text.find("\u2212", at))
        text.replace(at, 3, "\u2013");
    return text;
}

void paintPhaseMark(const Desk& desk, Phase phase, Vec2 centre, Colour colour)
{
    const float r = desk.u(phase == Phase::Diamond ? 8 : 6);
    const std::array diamond{ImVec2{centre.x, centre.y - r}, ImVec2{centre.x + r, centre.y},
                             ImVec2{centre.x, centre.y + r}, ImVec2{centre.x - r, centre.y}};
    const std::array square{ImVec2{centre.x - r, centre.y - r}, ImVec2{centre.x + r, centre.y - r},
                            ImVec2{centre.x + r, centre.y + r}, ImVec2{centre.x - r, centre.y + r}};
    ImGui::GetWindowDrawList()->AddPolyline(phase == Phase::Diamond ? diamond.data() : square.data(), 4,
                                            imColour(colour), ImDrawFlags_Closed, desk.u(2));
}

struct CodeType {
    float size = 16;
    float indentation = 22;
};

/// Code that would run over the margin is set smaller and closer, all of it alike.
CodeType codeType(const Form& form, const std::vector<CodeLine>& lines)
{
    const auto fitting = [&](float indentation) {
        float size = 16;
        for (const CodeLine& line : lines) {
            const float room = form.width / form.desk.scale - codeLeft - indentation * static_cast<float>(line.depth) +
                               (line.begins ? -26.0F : 6.0F);
            size = std::min(size, room / textWidth(Font::MonoBold, asPainted(line.text)));
        }
        return CodeType{size, indentation};
    };
    const CodeType usual = fitting(22);
    return usual.size == 16 ? usual : fitting(14);
}

void paintLine(const Form& form, const CodeLine& line, int number, const CodeType& type, bool isExecuted,
               std::optional<Phase> phase)
{
    const Desk& desk = form.desk;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float top = form.y;
    const float middle = top + desk.u(lineHeight / 2);
    if (isExecuted) {
        const float left = form.left - desk.u(8), right = form.right() + desk.u(8);
        list.AddRectFilled({left, top}, {right, top + desk.u(lineHeight)}, imColour(desk.theme.nowBackground),
                           desk.u(6));
        list.AddRectFilled({left, top}, {left + desk.u(4), top + desk.u(lineHeight)}, imColour(desk.theme.now),
                           desk.u(2));
    }
    for (int depth = 1; depth <= line.depth; ++depth) {
        const float x = form.left + desk.u(codeLeft + 3 + type.indentation * static_cast<float>(depth - 1));
        list.AddLine({x, top}, {x, top + desk.u(lineHeight)}, imColour(desk.theme.line), desk.u(1));
    }
    desk.text({form.left + desk.u(numberRight), middle + 0.36F * desk.u(13)}, std::to_string(number), Font::Mono, 13,
              isExecuted ? desk.theme.ink : desk.theme.muted, Align::Right);
    desk.text({form.left + desk.u(codeLeft + type.indentation * static_cast<float>(line.depth)),
               middle + 0.36F * desk.u(type.size)},
              asPainted(line.text), isExecuted ? Font::MonoBold : Font::Mono, type.size, desk.theme.ink);
    if (line.begins)
        paintPhaseMark(desk, *line.begins, {form.right() - desk.u(8), middle},
                       line.begins == phase ? desk.theme.now : desk.theme.muted);
}

void paintVariable(const Form& form, const Variable& variable, float left, float right)
{
    const Desk& desk = form.desk;
    const float baseline = form.y + desk.u(16);
    const Colour value = variable.name == "h" && variable.isChanged ? desk.theme.now : desk.theme.ink;
    if (variable.isChanged)
        ImGui::GetWindowDrawList()->AddCircleFilled({left - desk.u(14), baseline - 0.36F * desk.u(16)}, desk.u(4),
                                                    imColour(desk.theme.now), 20);
    desk.text({left, baseline}, std::string(variable.name), Font::Mono, 16, desk.theme.muted);
    desk.text({right, baseline}, variable.value.empty() ? "\u2013" : variable.value,
              variable.isChanged ? Font::MonoBold : Font::Mono, 16, variable.value.empty() ? desk.theme.faint : value,
              Align::Right);
}

} // namespace

void showCode(const Desk& desk, const Session& session)
{
    Form form(desk);
    const auto lines = pseudocode(session.recipe());
    const auto& step = session.moment.step;
    const int executed = executedLine(lines, step, session.timeline->last());
    std::optional<Phase> phase;
    if (step)
        phase = step->phase;
    const CodeType type = codeType(form, lines);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const int number = static_cast<int>(i) + 1;
        paintLine(form, lines[i], number, type, number - 1 == executed, phase);
        form.skip(lineHeight);
    }

    form.skip(8);
    rule(form);
    heading(form, "Variables", "changed by this line");
    const float legend = textWidth(Font::Sans, "changed by this line") * desk.u(13);
    ImGui::GetWindowDrawList()->AddCircleFilled({form.right() - legend - desk.u(9), form.y - desk.u(19)}, desk.u(4),
                                                imColour(desk.theme.now), 20);
    // Places and lengths at the left, heights at the right.
    const auto variables = variablesOf(*session.timeline, step, session.range.fineDecimals);
    const std::size_t half = (variables.size() + 1) / 2;
    for (std::size_t row = 0; row < half; ++row) {
        paintVariable(form, variables[row], form.left, form.left + desk.u(124));
        if (row + half < variables.size())
            paintVariable(form, variables[row + half], form.left + desk.u(158), form.right());
        form.skip(27);
    }
}

} // namespace lozenge
