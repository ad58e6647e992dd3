#include "app/lecture_window.hpp"
#include "app/panels/panels.hpp"
#include "app/stage/overlays.hpp"
#include "app/ui/controls.hpp"
#include "app/ui/desk.hpp"
#include "app/ui/fields.hpp"
#include "picture/figures/figure_page.hpp"
#include "picture/strip.hpp"
#include "picture/text/rich_text.hpp"
#include "picture/tr.hpp"
#include "session/comparison/comparison.hpp"
#include "session/question/prediction.hpp"
#include "session/run/stops.hpp"
#include "session/run/travel.hpp"
#include "session/surveying.hpp"
#include "survey/amounts.hpp"
#include "survey/survey_picture.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
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

/// The top of the window: the lesson's title, its recipe or a message, and what can be turned on. On narrow windows the
/// panels lie in a drawer. Gives whether the window is to fill the screen, or not any more.
bool showTopBar(const Desk& desk, Session& session, const Box& box, bool isFullScreen, bool* isDrawerOpen)
{
    const Sheet sheet("top bar", box, desk.theme.surface);
    desk.line({box.x, box.bottom() - 1}, {box.right(), box.bottom() - 1}, desk.theme.line, 1 / desk.scale);

    const float middle = box.centre().y;
    const float baseline = middle + middleOfCapitals * desk.u(16);
    const Vec2 mark{box.x + desk.u(26), middle};
    const float r = desk.u(9);
    desk.polyline({{mark.x, mark.y - r}, {mark.x + r, mark.y}, {mark.x, mark.y + r}, {mark.x - r, mark.y}},
                  desk.theme.now, 2.6F, true);

    float right = box.right() - desk.u(14);
    const auto button = [&](const char* id, const std::string& label, bool isOn) {
        const float width = desk.widthOf(label, Font::SansMedium, 14) + desk.u(24);
        right -= width;
        const bool pressed = wordButton(desk, id, label, {right, middle - desk.u(14), width, desk.u(28)}, isOn);
        right -= desk.u(8);
        return pressed;
    };
    if (isDrawerOpen && button("panel", desk.tr("Panel"), *isDrawerOpen))
        *isDrawerOpen = !*isDrawerOpen;
    const bool pressed = button("full screen", desk.tr(isFullScreen ? "Window" : "Full screen"), false);
    if (button("compare", desk.tr("Compare"), session.comparison.has_value()))
        toggleCompare(session);
    if (button("predict", desk.tr("Predict|button"), session.prediction.isOn))
        togglePrediction(session);

    float x = box.x + desk.u(46);
    if (const std::string place = placeOnWay(session); !place.empty()) // "3 of 7"
        x = desk.textFrom({x, baseline}, place, Font::SansMedium, 16, desk.theme.muted) + desk.u(14);
    const std::string title = withTerms(session.lesson->title, session.look);
    const float room = right - x - desk.u(12);
    x = desk.textFrom({x, baseline}, title, Font::SansSemiBold, 16, desk.theme.ink, room) + desk.u(18);

    const auto [words, colour] = barWords(desk, session);
    desk.textFrom({x, baseline}, words, Font::Sans, 14, colour, right - x - desk.u(8));
    return pressed;
}

/// A part of the mark on a button, drawn and not typed: few faces have them all. Units are half the button's side.
struct MarkPart {
    enum class Kind : std::uint8_t { None, Triangle, Bar, Chevron };
    Kind kind = Kind::None;
    float x = 0;
    float reach = 1; ///< of a triangle and a chevron to where it points, of a bar half its width
};

void paintMark(std::span<const MarkPart> parts, Vec2 centre, float size, ImU32 colour)
{
    ImDrawList& list = *ImGui::GetWindowDrawList();
    for (const auto& [kind, x, reach] : parts) {
        const auto at = [&, middle = x](float dx, float dy) {
            return ImVec2{centre.x + (middle + dx) * size, centre.y + dy * size};
        };
        if (kind == MarkPart::Kind::Triangle) {
            // Around it as clocks go: else its smooth edge would lie inside.
            list.AddTriangleFilled(at(0.5F * reach, 0), at(-0.4F * reach, 0.5F * reach),
                                   at(-0.4F * reach, -0.5F * reach), colour);
        } else if (kind == MarkPart::Kind::Bar) {
            list.AddRectFilled(at(-reach, -0.5F), at(reach, 0.5F), colour, 1);
        } else if (kind == MarkPart::Kind::Chevron) {
            const std::array points{at(-0.22F * reach, -0.45F), at(0.26F * reach, 0), at(-0.22F * reach, 0.45F)};
            list.AddPolyline(points.data(), 3, colour, 0, 0.24F * size);
        }
    }
}

struct Button {
    const char* id;
    std::string_view hint;
    std::array<MarkPart, 2> mark;
    void (*press)(Session&);
};

void showButtons(const Desk& desk, Session& session, Vec2 centre)
{
    const bool isPlaying = session.playback.isOn;
    using enum MarkPart::Kind;
    const std::array<Button, 7> buttons{{
        {"to start", phrase("To the start (Home)"), {{{Triangle, 0.12F, -1}, {Bar, -0.52F, 0.1F}}}, toStart},
        {"previous",
         phrase("Previous chapter (Up)"),
         {{{Triangle, -0.36F, -1}, {Triangle, 0.4F, -1}}},
         previousChapter},
        {"back", phrase("Step back (Left)"), {{{Chevron, 0, -1}}}, [](Session& s) { stepBack(s); }},
        isPlaying ? Button{"play", phrase("Pause (Space)"), {{{Bar, -0.26F, 0.14F}, {Bar, 0.26F, 0.14F}}}, togglePlay}
                  : Button{"play", phrase("Play (Space)"), {{{Triangle, 0.06F, 1.15F}}}, togglePlay},
        {"forward", phrase("Step forward (Right)"), {{{Chevron, 0, 1}}}, [](Session& s) { stepForward(s); }},
        {"next", phrase("Next chapter (Down)"), {{{Triangle, 0.36F, 1}, {Triangle, -0.4F, 1}}}, nextChapter},
        {"to end", phrase("To the end (End)"), {{{Triangle, -0.12F, 1}, {Bar, 0.52F, 0.1F}}}, toEnd},
    }};
    const float side = desk.u(40);
    const float apart = desk.u(52);
    for (std::size_t i = 0; i < buttons.size(); ++i) {
        const Button& button = buttons[i];
        const Vec2 middle{centre.x + (static_cast<float>(i) - 3) * apart, centre.y};
        const bool isPlay = i == 3;
        const float half = side / 2;
        const Touched touched = touch(button.id, {middle.x - half, middle.y - half, side, side});
        const Colour ground = isPlay ? desk.theme.now : desk.theme.sunken;
        const Colour fill = touched.isHovered ? mix(ground, desk.theme.ink, 0.12F) : ground;
        if (isPlay) {
            desk.disc(middle, 20, fill, 48);
        } else {
            const Box box{middle.x - half, middle.y - 0.42F * side, side, 0.84F * side};
            desk.fill(box, fill, 8);
            if (desk.theme.sunken == desk.theme.page)
                desk.outline(box, desk.theme.edge, 8);
        }
        paintMark(button.mark, middle, desk.u(isPlay ? 17 : 14),
                  imColour(isPlay ? desk.theme.onHighlight : desk.theme.ink));
        if (touched.isHovered)
            showHint(desk, std::string(button.hint));
        if (touched.wasPressed)
            button.press(session);
    }
}

void showScrubber(const Desk& desk, Session& session, const Box& box)
{
    const Touched touched = touch("scrubber", {box.x, box.y - desk.u(4), box.width, box.height});
    const auto strip = [&] { return session.survey() ? stripOf(surveyFrameOf(session)) : stripOf(frameOf(session)); };
    if (touched.isHeld) {
        const double place = placeOnStrip(strip(), ImGui::GetIO().MousePos.x, box, desk.scale);
        if (const Survey* const survey = session.survey()) // levels are whole; what follows them is not
            seekWay(session, place < survey->levels ? std::round(place) : place);
        else
            goTo(session, static_cast<int>(std::lround(place)));
    }
    desk.painted([&](Picture& picture) { paintStrip(picture, strip(), box, desk.scale); });
}

void showSpeed(const Desk& desk, Session& session, const Box& box, bool hasSlider)
{
    const float baseline = box.centre().y + middleOfCapitals * desk.u(16);
    const std::string name = speedName(session, desk.look);
    desk.text({box.right(), baseline}, name, Font::SansMedium, 16, desk.theme.ink, Align::Right);
    if (!hasSlider)
        return;
    const Box track{box.x + desk.u(46), box.centre().y - desk.u(12), desk.u(126), desk.u(24)};
    desk.text({track.x - desk.u(4), baseline}, desk.tr("speed"), Font::Sans, 16, desk.theme.muted, Align::Right);
    double speed = session.playback.speed;
    slider(desk, "speed", track, speed, {0, static_cast<double>(speeds().size() - 1)});
    if (const int row = static_cast<int>(std::lround(speed)); row != session.playback.speed)
        setSpeed(session, row);
}

/// The bottom of the window: the strip of chapters to drag on, the buttons, the speed.
void showTransport(const Desk& desk, Session& session, const Box& box)
{
    const Sheet sheet("transport", box, desk.theme.surface);
    ImGui::GetWindowDrawList()->AddLine({box.x, box.y}, {box.right(), box.y}, imColour(desk.theme.line));

    const float margin = desk.u(20);
    showScrubber(desk, session, {box.x + margin, box.y + desk.u(8), box.width - 2 * margin, desk.u(46)});

    const float row = box.bottom() - desk.u(27), baseline = row + middleOfCapitals * desk.u(16);
    const Survey* const survey = session.survey();
    const std::string number = std::to_string(survey ? levelsDone(*survey) : session.present());
    const std::string of = " " + desk.tr("of {0}", survey ? survey->levels : session.lastMoment());
    const std::string what = desk.tr(survey ? "levels" : "step") + " ";
    float x = desk.textFrom({box.x + margin, baseline}, what, Font::Sans, 16, desk.theme.muted);
    x = desk.textFrom({x, baseline}, number, Font::MonoBold, 16, desk.theme.ink);
    desk.text({x, baseline}, of, Font::Sans, 16, desk.theme.muted);

    showButtons(desk, session, {box.centre().x, row});
    const bool slider = box.width >= desk.u(980);
    const float width = desk.u(slider ? 310 : 130);
    showSpeed(desk, session, {box.right() - margin - width, row - desk.u(16), width, desk.u(32)}, slider);
}

/// Above this speed nobody sees the edges of a single frame; below it they would change at every pause.
constexpr double fastSteps = 12;

bool isFast(const Playback& playback)
{
    return playback.isOn && speeds()[static_cast<std::size_t>(playback.speed)] > fastSteps;
}

/// Something is held that brings another picture of a large map with each frame, such as the scrubber.
bool isScrubbed(const Session& session)
{
    return session.recipe().size > 129 && ImGui::IsAnyItemActive() && ImGui::IsMouseDown(0);
}

} // namespace

std::pair<int, bool> WindowParts::show(const Desk& desk, Session& session, OpenWindow& open, const Box& window)
{
    if (session.presenting.isHallDark)
        return {session.present(), false};
    // The hall sees the stage alone where the speaker has a window.
    const bool hasBars = !session.presenting.isOn;
    const float top = desk.u(hasBars ? 44 : 8);
    const float bottom = desk.u(hasBars ? 104 : 20);
    const bool hasDrawer = !hasBars || window.width < desk.u(1180);
    const float side = hasDrawer && !isDrawerOpen ? 0 : std::min(desk.u(344), window.width);
    const Box middle{0, top, window.width - (hasDrawer ? 0 : side), std::max(1.0F, window.height - top - bottom)};

    // Before the stage, so that this very frame shows where the head was dragged to.
    if (hasBars)
        showTransport(desk, session, {0, window.height - bottom, window.width, bottom});
    const int shown = session.present();
    if (!session.survey())
        open.stage->noteChanged(takeChanged(session));
    open.stage->show(desk, session, middle, isFast(session.playback) || isScrubbed(session));
    if (session.prediction.asked)
        showQuestion(desk, session, middle);
    if (side > 0)
        showPanels(desk, session, job, {window.width - side, top, side, middle.height});
    if (session.helpShown)
        showKeys(desk, session, window, keySections(panelKeys()));
    const Box bar{0, 0, window.width, top};
    return {shown, hasBars && showTopBar(desk, session, bar, open.isFullScreen, hasDrawer ? &isDrawerOpen : nullptr)};
}

} // namespace lozenge
