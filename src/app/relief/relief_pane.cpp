#include "app/relief/relief_pane.hpp"

#include "app/releases.hpp"

#include <algorithm>
#include <cmath>

namespace lozenge {

Box onWholePixels(const Box& box)
{
    const float x = std::round(box.x), y = std::round(box.y);
    return {x, y, std::round(box.right()) - x, std::round(box.bottom()) - y};
}

void turnByMouse(Look& look, const Look& lessons, const Touched& touched)
{
    const ImGuiIO& io = ImGui::GetIO();
    if (touched.isDragged && io.KeyCtrl) {
        look.light.azimuth = std::remainder(look.light.azimuth + 0.6 * static_cast<double>(io.MouseDelta.x), 360.0);
        look.light.elevation = std::clamp(look.light.elevation - 0.3 * static_cast<double>(io.MouseDelta.y), 0.0, 90.0);
    } else if (touched.isDragged) {
        look.camera.azimuth = std::remainder(look.camera.azimuth - 0.4 * static_cast<double>(io.MouseDelta.x), 360.0);
        look.camera.elevation =
            std::clamp(look.camera.elevation + 0.3 * static_cast<double>(io.MouseDelta.y), 5.0, 90.0);
    }
    if (touched.isHovered && io.MouseWheel != 0 && io.KeyShift)
        look.exaggeration =
            std::clamp(look.exaggeration * std::pow(1.1, static_cast<double>(io.MouseWheel)), 0.1, 10.0);
    if (touched.isHovered && ImGui::IsMouseDoubleClicked(0)) {
        look.camera = lessons.camera;
        look.exaggeration = lessons.exaggeration;
        look.light = lessons.light;
    }
}

ReliefCanvas canvasOf(const Desk& desk, const Box& box, bool isMoving)
{
    return {.width = static_cast<int>(box.width),
            .height = static_cast<int>(box.height),
            .scale = desk.scale,
            .background = desk.theme.page,
            .isMoving = isMoving};
}

void showTexture(unsigned texture, const Box& box)
{
    ImGui::GetWindowDrawList()->AddImage(textureId(texture), {box.x, box.y}, {box.right(), box.bottom()});
}

} // namespace lozenge
