#include "app/stage/top_bar.hpp"

#include "picture/figures/figure_page.hpp"
#include "picture/text/rich_text.hpp"
#include "picture/tr.hpp"
#include "session/comparison/comparison.hpp"
#include "session/question/prediction.hpp"
#include "session/run/way.hpp"
#include "survey/amounts.hpp"

#include <array>
#include <string>
#include <utility>

namespace lozenge {
namespace {

/// "33 × 33, textbook, edge three, seed 4".
std::string recipeWords(const Desk& desk, const Session& session)
{
    const Recipe& recipe = session.recipe();
    const std::string side = session.survey() ? rounded(recipe.size) : std::to_string(recipe.size);
    std::string words = side + " \u00d7 " + side + ", " + variantSaid(*recipe.variant, desk.look) + ", " +
                        desk.tr("edge {0}", recipe.edge->name);
    if (recipe.noise.kind->takesSeed)
        words += ", " + desk.tr("seed {0}", recipe.noise.seed);
    return words;
}

/// A message takes the place of the recipe while it lasts.
std::pair<std::string, Colour> barWords(const Desk& desk, const Session& session)
{
    if (session.fileError)
        return {session.fileError->text(), desk.theme.wrong};
    if (session.message)
        return {session.message->text, session.message->isError ? desk.theme.wrong : desk.theme.ink};
    return {recipeWords(desk, session), desk.theme.muted};
}

} // namespace

BarPress showTopBar(const Desk& desk, Session& session, const Box& box, const BarState& state)
{
    const Sheet sheet("top bar", box, desk.theme.surface);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddLine({box.x, box.bottom() - 1}, {box.right(), box.bottom() - 1}, imColour(desk.theme.line));

    const float middle = box.centre().y;
    const float baseline = middle + middleOfCapitals * desk.u(16);
    const Vec2 mark{box.x + desk.u(26), middle};
    const float r = desk.u(9);
    const std::array diamond{ImVec2{mark.x, mark.y - r}, ImVec2{mark.x + r, mark.y}, ImVec2{mark.x, mark.y + r},
                             ImVec2{mark.x - r, mark.y}};
    list.AddPolyline(diamond.data(), 4, imColour(desk.theme.now), ImDrawFlags_Closed, desk.u(2.6F));

    float right = box.right() - desk.u(14);
    const auto button = [&](const char* id, const std::string& label, bool isOn) {
        const float width = textWidth(Font::SansMedium, label) * desk.u(14) + desk.u(24);
        right -= width;
        const bool pressed = wordButton(desk, id, label, {right, middle - desk.u(14), width, desk.u(28)}, isOn);
        right -= desk.u(8);
        return pressed;
    };
    BarPress pressed = BarPress::None;
    if (state.hasDrawer && button("panel", desk.tr("Panel"), state.isDrawerOpen))
        pressed = BarPress::Drawer;
    if (button("full screen", desk.tr(state.isFullScreen ? "Window" : "Full screen"), false))
        pressed = BarPress::FullScreen;
    if (button("compare", desk.tr("Compare"), session.comparison.has_value()))
        toggleCompare(session);
    if (button("predict", desk.tr("Predict|button"), session.prediction.isOn))
        togglePrediction(session);

    float x = box.x + desk.u(46);
    if (const std::string place = placeOnWay(session); !place.empty()) { // "3 of 7"
        desk.text({x, baseline}, place, Font::SansMedium, 16, desk.theme.muted);
        x += textWidth(Font::SansMedium, place) * desk.u(16) + desk.u(14);
    }
    const std::string title =
        shortened(spoken(session.lesson->title, session.look), Font::SansSemiBold, desk.u(16), right - x - desk.u(12));
    desk.text({x, baseline}, title, Font::SansSemiBold, 16, desk.theme.ink);
    x += textWidth(Font::SansSemiBold, title) * desk.u(16) + desk.u(18);

    const auto [words, colour] = barWords(desk, session);
    desk.text({x, baseline}, shortened(words, Font::Sans, desk.u(14), right - x - desk.u(8)), Font::Sans, 14, colour);
    return pressed;
}

} // namespace lozenge
