#include "app/stage/transport.hpp"

#include "app/ui/controls.hpp"
#include "picture/strip.hpp"
#include "session/run/playback.hpp"
#include "session/run/stepping.hpp"
#include "session/run/travel.hpp"
#include "session/surveying.hpp"
#include "survey/level_strip.hpp"

#include <array>
#include <cmath>
#include <span>
#include <string>
#include <string_view>

namespace lozenge {
namespace {

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
        {"previous chapter",
         phrase("Previous chapter (Up)"),
         {{{Triangle, -0.36F, -1}, {Triangle, 0.4F, -1}}},
         previousChapter},
        {"back", phrase("Step back (Left)"), {{{Chevron, 0, -1}}}, [](Session& s) { stepBack(s); }},
        isPlaying ? Button{"play", phrase("Pause (Space)"), {{{Bar, -0.26F, 0.14F}, {Bar, 0.26F, 0.14F}}}, togglePlay}
                  : Button{"play", phrase("Play (Space)"), {{{Triangle, 0.06F, 1.15F}}}, togglePlay},
        {"forward", phrase("Step forward (Right)"), {{{Chevron, 0, 1}}}, [](Session& s) { stepForward(s); }},
        {"next chapter", phrase("Next chapter (Down)"), {{{Triangle, 0.36F, 1}, {Triangle, -0.4F, 1}}}, nextChapter},
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
        ImDrawList& list = *ImGui::GetWindowDrawList();
        const Colour ground = isPlay ? desk.theme.now : desk.theme.sunken;
        const ImU32 fill = imColour(touched.isHovered ? mix(ground, desk.theme.ink, 0.12F) : ground);
        if (isPlay) {
            list.AddCircleFilled(imVec(middle), half, fill, 48);
        } else {
            const ImVec2 from{middle.x - half, middle.y - 0.42F * side}, to{middle.x + half, middle.y + 0.42F * side};
            list.AddRectFilled(from, to, fill, desk.u(8));
            if (desk.theme.sunken == desk.theme.page)
                list.AddRect(from, to, imColour(desk.theme.edge), desk.u(8));
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
    const float x = ImGui::GetIO().MousePos.x;
    Picture strip;
    if (const Survey* const survey = session.survey()) {
        if (touched.isHeld)
            seekWay(session, stripWay(*survey, x, box, desk.scale));
        paintLevelStrip(strip, surveyFrameOf(session), box, desk.scale);
    } else {
        if (touched.isHeld)
            seek(session, stripMoment(*session.run().timeline, x, box, desk.scale));
        paintStrip(strip, frameOf(session), box, desk.scale, true);
    }
    desk.paint(strip);
}

void showSpeed(const Desk& desk, Session& session, const Box& box, bool slider)
{
    const auto all = speeds();
    const auto last = static_cast<int>(all.size()) - 1;
    const float baseline = box.centre().y + middleOfCapitals * desk.u(16);
    const std::string name = trAgain(desk.look, speedOf(session).name);
    desk.text({box.right(), baseline}, name, Font::SansMedium, 16, desk.theme.ink, Align::Right);
    if (!slider)
        return;

    const Box track{box.x + desk.u(54), box.centre().y - desk.u(12), desk.u(110), desk.u(24)};
    desk.text({track.x - desk.u(12), baseline}, desk.tr("speed"), Font::Sans, 16, desk.theme.muted, Align::Right);
    const Touched touched = touch("speed", track);
    if (touched.isHeld) {
        const float share = (ImGui::GetIO().MousePos.x - track.x) / track.width;
        const int row = std::clamp(static_cast<int>(std::lround(share * static_cast<float>(last))), 0, last);
        if (row != session.playback.speed)
            setSpeed(session, row);
    }
    const float at = track.x + track.width * static_cast<float>(session.playback.speed) / static_cast<float>(last);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float y = track.centre().y;
    list.AddLine({track.x, y}, {track.right(), y}, imColour(desk.theme.track), desk.u(4));
    list.AddLine({track.x, y}, {at, y}, imColour(desk.theme.ink), desk.u(4));
    list.AddCircleFilled({at, y}, desk.u(9), imColour(desk.theme.surface), 24);
    list.AddCircle({at, y}, desk.u(8), imColour(desk.theme.ink), 24, desk.u(2.4F));
}

} // namespace

void showTransport(const Desk& desk, Session& session, const Box& box)
{
    const Sheet sheet("transport", box, desk.theme.surface);
    ImGui::GetWindowDrawList()->AddLine({box.x, box.y}, {box.right(), box.y}, imColour(desk.theme.line));

    const float margin = desk.u(20);
    showScrubber(desk, session, {box.x + margin, box.y + desk.u(8), box.width - 2 * margin, desk.u(46)});

    const float row = box.bottom() - desk.u(27);
    const float size = desk.u(16);
    const Survey* const survey = session.survey();
    const std::string number = std::to_string(survey ? levelsDone(*survey) : session.present());
    const std::string of = std::to_string(survey ? survey->levels : session.lastMoment());
    const std::string what = desk.tr(survey ? "levels" : "step") + " ";
    float x = box.x + margin;
    desk.text({x, row + middleOfCapitals * size}, what, Font::Sans, 16, desk.theme.muted);
    x += textWidth(Font::Sans, what) * size;
    desk.text({x, row + middleOfCapitals * size}, number, Font::MonoBold, 16, desk.theme.ink);
    x += textWidth(Font::MonoBold, number) * size;
    desk.text({x, row + middleOfCapitals * size}, " " + desk.tr("of {0}", of), Font::Sans, 16, desk.theme.muted);

    showButtons(desk, session, {box.centre().x, row});
    const bool slider = box.width >= desk.u(980);
    const float width = desk.u(slider ? 310 : 130);
    showSpeed(desk, session, {box.right() - margin - width, row - desk.u(16), width, desk.u(32)}, slider);
}

} // namespace lozenge
