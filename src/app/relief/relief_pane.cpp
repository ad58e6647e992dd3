#include "app/relief/relief_pane.hpp"

#include "app/releases.hpp"
#include "session/appearance.hpp"
#include "session/view/looking.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

namespace lozenge {

Box onWholePixels(const Box& box)
{
    const float x = std::round(box.x), y = std::round(box.y);
    return {x, y, std::round(box.right()) - x, std::round(box.bottom()) - y};
}

float turnByMouse(Session& session, const Touched& touched)
{
    if (session.flight)
        return 0;
    const ImGuiIO& io = ImGui::GetIO();
    const double dx = io.MouseDelta.x, dy = io.MouseDelta.y, turned = io.MouseWheel;
    Look look = session.look;
    if (touched.isDragged && io.KeyCtrl) {
        look.light.azimuth = std::remainder(look.light.azimuth + 0.6 * dx, 360.0);
        look.light.elevation = std::clamp(look.light.elevation - 0.3 * dy, 0.0, 90.0);
    } else if (touched.isDragged) {
        look.camera.azimuth = std::remainder(look.camera.azimuth - 0.4 * dx, 360.0);
        look.camera.elevation = std::clamp(look.camera.elevation + 0.3 * dy, 5.0, 90.0);
    }
    if (touched.isHovered && io.MouseWheel != 0 && io.KeyShift)
        look.exaggeration = std::clamp(look.exaggeration * std::pow(1.1, turned), 0.1, 10.0);
    if (touched.isHovered && ImGui::IsMouseDoubleClicked(0)) {
        const Look& lessons = session.lesson->look;
        look.camera = lessons.camera;
        look.exaggeration = lessons.exaggeration;
        look.light = lessons.light;
    }
    if (touched.isDragged)
        dragLook(session, look);
    else
        letGoOfLook(session);
    if (look != session.look)
        setLook(session, look);
    return touched.isHovered && !io.KeyShift ? io.MouseWheel : 0;
}

ReliefCanvas canvasOf(const Desk& desk, const Box& box, bool isMoving)
{
    return {.width = static_cast<int>(box.width),
            .height = static_cast<int>(box.height),
            .scale = desk.scale,
            .isMoving = isMoving};
}

void showTexture(unsigned texture, const Box& box)
{
    ImGui::GetWindowDrawList()->AddImage(textureId(texture), {box.x, box.y}, {box.right(), box.bottom()});
}

void showInstruments(const Desk& desk, const Box& box, const Session& session)
{
    const auto pill = [&](const std::string& words, Font font, float baseline) {
        const float width = textWidth(font, words) * desk.u(13);
        desk.fill({box.x + desk.u(8), baseline - desk.u(17), width + desk.u(16), desk.u(25)},
                  withAlpha(desk.theme.surface, 0.85F), 6);
        desk.text({box.x + desk.u(16), baseline}, words, font, 13, desk.theme.ink);
    };
    pill(instruments(*session.flight, groundOf(session), desk.look), Font::MonoMedium, box.y + desk.u(24));
    pill(desk.tr("arrows roll and pitch   , . yaw   + - speed   O fog   Esc returns"), Font::Sans,
         box.bottom() - desk.u(14));
}

} // namespace lozenge
