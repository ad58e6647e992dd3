#include "app/panels/panels.hpp"
#include "app/ui/form.hpp"
#include "picture/code/pseudocode.hpp"
#include "picture/strip.hpp"
#include "picture/text/rich_text.hpp"
#include "session/question/prediction.hpp"

#include <algorithm>
#include <array>

namespace lozenge {
namespace {

constexpr float numberRight = 20; ///< all from the left margin
constexpr float codeLeft = 34;
constexpr float belowTheCode = 200; ///< what the variables take

/// How the program is set: the same for all of its lines.
struct CodeType {
    float size = 16;
    float indentation = 22;
    float lineHeight = 30;
    float wrapHeight = 22; ///< of what is left of a line that is too long

    [[nodiscard]] float left(int depth) const { return codeLeft + indentation * static_cast<float>(depth); }
};

/// A line of code, broken where it is too long.
using Rows = std::vector<TextLine>;

float roomFor(const CodeLine& line, const CodeType& type, float width)
{
    return width - type.left(line.depth) + (line.begins ? -26.0F : 6.0F);
}

/// Code that would run over the margin is set smaller and closer, down to what a hall can read.
CodeType codeType(const std::vector<CodeLine>& lines, float width)
{
    constexpr float least = 14;
    CodeType type;
    const auto fitting = [&] {
        float size = 16;
        for (const CodeLine& line : lines)
            size = std::min(size, roomFor(line, type, width) / textWidth(Font::MonoBold, line.painted()));
        return size;
    };
    if (fitting() == type.size)
        return type;
    type.indentation = 14;
    type.size = std::max(least, fitting());
    return type;
}

/// Sets the lines. A long program comes closer together before it has to be scrolled.
std::vector<Rows> setLines(const std::vector<CodeLine>& lines, CodeType& type, float width, float height)
{
    std::vector<Rows> all;
    for (const CodeLine& line : lines) {
        const float room = roomFor(line, type, width) + 0.1F;
        all.push_back(brokenText({{line.painted(), Font::MonoBold, {}}}, type.size, room));
        height -= static_cast<float>(all.back().size() - 1) * type.wrapHeight;
    }
    type.lineHeight = std::clamp(height / static_cast<float>(lines.size()), 24.0F, type.lineHeight);
    return all;
}

/// Returns how high it was.
float paintLine(const Form& form, const CodeLine& line, const Rows& rows, int number, const CodeType& type,
                bool isExecuted, bool isPassed, std::optional<Phase> phase)
{
    const Desk& desk = form.desk;
    const float height = type.lineHeight + type.wrapHeight * static_cast<float>(rows.size() - 1);
    const float top = form.y;
    const float bottom = top + desk.u(height);
    const float middle = top + desk.u(type.lineHeight / 2);
    const float left = form.left - desk.u(8), right = form.right() + desk.u(8);
    if (isExecuted || isPassed)
        desk.fill({left, top, right - left, bottom - top}, withAlpha(desk.theme.nowBackground, isExecuted ? 1 : 0.55F),
                  6);
    if (isExecuted)
        desk.fill({left, top, desk.u(4), bottom - top}, desk.theme.now, 2);
    for (int depth = 0; depth < line.depth; ++depth) {
        const float x = form.left + desk.u(type.left(depth) + 3);
        desk.line({x, top}, {x, bottom}, desk.theme.line);
    }
    desk.text({form.left + desk.u(numberRight), middle + middleOfCapitals * desk.u(13)}, std::to_string(number),
              Font::Mono, 13, isExecuted ? desk.theme.ink : desk.theme.muted, Align::Right);
    float baseline = middle + middleOfCapitals * desk.u(type.size);
    float x = form.left + desk.u(type.left(line.depth));
    for (const TextLine& row : rows) {
        desk.text({x, baseline}, plainText(row.spans), isExecuted || isPassed ? Font::MonoBold : Font::Mono, type.size,
                  desk.theme.ink);
        x = form.left + desk.u(type.left(line.depth) + type.indentation);
        baseline += desk.u(type.wrapHeight);
    }
    if (line.begins)
        desk.painted([&](Picture& mark) {
            const bool isDiamond = (line.begins == Phase::Diamond) != desk.look.names->swapped;
            paintPhaseIcon(mark, {form.right() - desk.u(8), middle}, desk.u(8), isDiamond,
                           line.begins == phase ? desk.theme.now : desk.theme.muted, desk.u(2));
        });
    return height;
}

void paintVariable(const Form& form, const Variable& variable, float left, float right)
{
    const Desk& desk = form.desk;
    const float baseline = form.y + desk.u(16);
    const Colour value = variable.name == "h" && variable.isChanged ? desk.theme.now : desk.theme.ink;
    if (variable.isChanged)
        desk.disc({left - desk.u(left > form.left ? 14 : 8.5F), baseline - middleOfCapitals * desk.u(16)}, 4,
                  desk.theme.now, 20);
    desk.text({left, baseline}, std::string(variable.name), Font::Mono, 16, desk.theme.muted);
    desk.text({right, baseline}, variable.value.empty() ? "\u2013" : variable.value,
              variable.isChanged ? Font::MonoBold : Font::Mono, 16, variable.value.empty() ? desk.theme.faint : value,
              Align::Right);
}

} // namespace

void showCode(Form& form, Session& session, ExportJob&)
{
    const Desk& desk = form.desk;
    const auto lines = pseudocode(session.recipe());
    // A survey shows levels and no single step. A step that is asked about has executed nothing yet.
    const Step* const asked = askedStep(session);
    const auto step = session.survey() ? std::nullopt : session.run().moment.step;
    const int executed = session.survey() || asked ? -1 : executedLine(lines, step, session.run().timeline->last());
    std::optional<Phase> phase;
    if (asked || step)
        phase = asked ? asked->phase : step->phase;
    const float width = form.width / desk.scale;
    CodeType type = codeType(lines, width);
    const auto set = setLines(lines, type, width, ImGui::GetWindowHeight() / desk.scale - belowTheCode);
    int number = 0;
    for (const CodeLine& line : lines) {
        const bool isExecuted = number == executed;
        const bool isPassed =
            executed >= 0 && step && line.passes && line.passes(*step, session.run().timeline->last());
        const Rows& rows = set[static_cast<std::size_t>(number)];
        form.skip(paintLine(form, line, rows, ++number, type, isExecuted, isPassed, phase));
    }

    form.skip(8);
    rule(form);
    if (session.survey())
        return paragraph(form,
                         "Every point has its own random number, whatever the order, so only the points in view and "
                         "their ancestors are computed.",
                         desk.theme.muted);
    const std::string legend = desk.tr(asked ? "before this step" : "changed by this line");
    heading(form, "Variables", legend);
    if (!asked)
        desk.disc({form.right() - desk.widthOf(legend, Font::Sans, 13) - desk.u(9), form.y - desk.u(19)}, 4,
                  desk.theme.now, 20);
    // Places and lengths at the left, heights at the right.
    const int decimals = session.run().range.fineDecimals;
    const Timeline& timeline = *session.run().timeline;
    const auto variables = variablesOf(timeline, asked ? *asked : step, decimals, asked != nullptr);
    const std::size_t half = (variables.size() + 1) / 2;
    for (std::size_t row = 0; row < half; ++row) {
        paintVariable(form, variables[row], form.left, form.left + desk.u(124));
        if (row + half < variables.size())
            paintVariable(form, variables[row + half], form.left + desk.u(158), form.right());
        form.skip(27);
    }
    if (const int passed = asked || !step ? 0 : passedOverBefore(timeline, session.run().moment.number); passed > 0)
        paragraph(form,
                  desk.tr(passed == 1 ? "Passed over on the way here: {0} point."
                                      : "Passed over on the way here: {0} points.",
                          passed),
                  desk.theme.muted);
}

} // namespace lozenge
