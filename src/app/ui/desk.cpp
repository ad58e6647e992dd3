#include "app/ui/desk.hpp"

namespace lozenge {

Sheet::Sheet(const char* name, const Box& box, Colour background, bool scrolls, Place place)
{
    ImGui::SetNextWindowPos({box.x, box.y});
    ImGui::SetNextWindowSize({std::max(1.0F, box.width), std::max(1.0F, box.height)});
    ImGui::PushStyleColor(ImGuiCol_WindowBg, imColour(background));
    ImGuiWindowFlags flags = ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                             ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoNav;
    if (place == Place::Ground)
        flags |= ImGuiWindowFlags_NoBringToFrontOnFocus;
    if (scrolls)
        flags &= ~ImGuiWindowFlags_NoScrollbar;
    else
        flags |= ImGuiWindowFlags_NoScrollWithMouse;
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
    ImGui::Begin(name, nullptr, flags);
    ImGui::PopStyleVar();
    if (place == Place::OnTop && ImGui::IsWindowAppearing())
        ImGui::SetWindowFocus();
}

Sheet::~Sheet()
{
    ImGui::End();
    ImGui::PopStyleColor();
}

std::string Desk::trIfPhrase(const std::string& words) const
{
    return words.find('|') == std::string::npos ? std::string(lozenge::tr(look.language, words)) : words;
}

Touched touch(const char* id, const Box& box)
{
    ImGui::SetCursorScreenPos({box.x, box.y});
    const bool pressed = ImGui::InvisibleButton(id, {std::max(1.0F, box.width), std::max(1.0F, box.height)});
    const bool isHeld = ImGui::IsItemActive();
    return {ImGui::IsItemHovered(), isHeld, isHeld && !ImGui::IsMouseClicked(0), pressed};
}

void paintCard(const Desk& desk, const Box& box)
{
    desk.fill(box, desk.theme.surface, 10);
    desk.outline(box, desk.theme.edge, 10, 1.2F);
}

void applyTheme(const Theme& theme, float scale)
{
    ImGuiStyle style;
    style.WindowPadding = {10, 7}; // of menus and hints; sheets have none
    style.WindowBorderSize = 0;
    style.FramePadding = {10, 7};
    style.FrameRounding = 6;
    style.FrameBorderSize = 1;
    style.ItemSpacing = {8, 8};
    style.ScrollbarSize = 10;
    style.ScrollbarRounding = 5;
    style.GrabMinSize = 14;
    style.PopupRounding = 8;
    style.PopupBorderSize = 1;
    style.DisabledAlpha = 0.5F;
    style.ScaleAllSizes(scale);
    style.WindowMinSize = {1, 1};
    style.WindowBorderSize = 0;

    const auto set = [&](ImGuiCol part, Colour colour) {
        style.Colors[part] = {colour.r, colour.g, colour.b, colour.a};
    };
    set(ImGuiCol_Text, theme.ink);
    set(ImGuiCol_TextDisabled, theme.muted);
    set(ImGuiCol_WindowBg, theme.surface);
    set(ImGuiCol_ChildBg, none);
    set(ImGuiCol_PopupBg, theme.surface);
    set(ImGuiCol_Border, theme.line);
    set(ImGuiCol_FrameBg, theme.sunken);
    set(ImGuiCol_ScrollbarBg, none);
    set(ImGuiCol_ScrollbarGrab, theme.edge);
    set(ImGuiCol_ScrollbarGrabHovered, theme.track);
    set(ImGuiCol_ScrollbarGrabActive, theme.track);
    set(ImGuiCol_TextSelectedBg, withAlpha(theme.now, 0.35F));
    ImGui::GetStyle() = style;
}

} // namespace lozenge
