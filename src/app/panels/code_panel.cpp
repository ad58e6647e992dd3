#include "app/panels/panels.hpp"
#include "app/ui/form.hpp"
#include "picture/code/pseudocode.hpp"
#include "picture/figures/code.hpp"

#include <optional>

namespace lozenge {
namespace {

void showVariables(Form& form, const FigurePage& page)
{
    const Desk& desk = form.desk;
    const Frame& frame = page.frame;
    const std::string legend = desk.tr(frame.asked ? "before this step" : "changed by this line");
    heading(form, "Variables", legend);
    if (!frame.asked)
        desk.disc({form.right() - desk.widthOf(legend, Font::Sans, 13) - desk.u(9), form.y - desk.u(19)}, 4,
                  desk.theme.now, 20);
    const Part variables = variablesPart(page);
    paintFlow(variables, form.wholeRow(heightFor(variables, form.width) / desk.scale));
    if (const int passed = frame.step() ? passedOverBefore(frame.timeline, frame.moment.number) : 0; passed > 0)
        paragraph(form,
                  desk.tr(passed == 1 ? "Passed over on the way here: {0} point."
                                      : "Passed over on the way here: {0} points.",
                          passed),
                  desk.theme.muted);
}

} // namespace

void showCode(Form& form, Session& session, ExportJob&)
{
    constexpr float variables = 200; // what they take below the program
    constexpr float leastLetters = 14;
    const Desk& desk = form.desk;
    const float scale = desk.u(13) / labelSize;
    // A survey shows levels and no single step.
    const auto frame = session.survey() ? std::nullopt : std::optional(frameOf(session));
    desk.painted([&](Picture& picture) {
        const Box box{form.left - desk.u(8), form.y, form.width + desk.u(16),
                      ImGui::GetWindowHeight() - desk.u(variables)};
        form.y = paintProgram(picture, session.look, session.recipe(), frame ? &*frame : nullptr, box, scale,
                              desk.u(leastLetters));
        form.skip(8);
        rule(form);
        if (frame)
            showVariables(form, {{picture, *frame, scale}});
    });
    if (!frame)
        paragraph(form,
                  "Every point has its own random number, whatever the order, so only the points in view and their "
                  "ancestors are computed.",
                  desk.theme.muted);
}

} // namespace lozenge
