#include "app/ui/controls.hpp"

#include "picture/text/rich_text.hpp"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace lozenge {
namespace {

void paintFrame(const Desk& desk, const Box& box, Colour fill, Colour border, float width = 1)
{
    desk.fill(box, controlColour(fill), 6);
    desk.outline(box, controlColour(border), 6, width);
}

/// What is sunken is outlined in a theme where that does not show.
void paintSunken(const Desk& desk, const Box& box, Colour ground)
{
    paintFrame(desk, box, ground, desk.theme.sunken == desk.theme.page ? desk.theme.edge : ground);
}

Colour hovered(const Desk& desk, Colour ground, const Touched& touched)
{
    return touched.isHovered ? mix(ground, desk.theme.ink, 0.10F) : ground;
}

/// A control to press.
void paintRaised(const Desk& desk, const Box& box, const Touched& touched)
{
    paintSunken(desk, box, hovered(desk, desk.theme.sunken, touched));
}

void paintWord(const Desk& desk, Vec2 baseline, const std::string& word, Font font, float units, Colour colour,
               Align align = Align::Left)
{
    desk.text(baseline, word, font, units, controlColour(colour), align);
}

float baselineIn(const Desk& desk, const Box& box, float units)
{
    return box.centre().y + middleOfCapitals * desk.u(units);
}

void paintTick(const Desk& desk, Vec2 centre, Colour colour)
{
    desk.polyline({{centre.x - desk.u(5), centre.y},
                   {centre.x - desk.u(1.4F), centre.y + desk.u(4)},
                   {centre.x + desk.u(5.4F), centre.y - desk.u(4.5F)}},
                  colour, 2);
}

void paintChevron(const Desk& desk, Vec2 centre, Colour colour)
{
    const float side = desk.u(4.5F), top = centre.y - desk.u(2.2F);
    desk.polyline({{centre.x - side, top}, {centre.x, centre.y + desk.u(2.4F)}, {centre.x + side, top}},
                  controlColour(colour), 1.8F);
}

// The list that a menu opens into.

constexpr float menuWidth = 312;
constexpr float menuPadding = 6;
constexpr float menuText = 34; ///< from the left edge, after the tick

struct MenuItem {
    std::vector<TextLine> lines;
    float height = 0;
};

MenuItem menuItem(const Desk& desk, const Choice& choice)
{
    MenuItem item;
    item.lines = brokenText({{desk.trIfPhrase(choice.explanation), Font::Sans, desk.theme.muted}}, desk.u(13),
                            desk.u(menuWidth - menuText - 14));
    item.height = desk.u(choice.explanation.empty() ? 34 : 37 + 17 * static_cast<float>(item.lines.size()));
    return item;
}

bool showItem(const Desk& desk, const Choice& choice, const MenuItem& item, const Box& box, bool isChosen)
{
    const Touched touched = touch(choice.name.c_str(), box);
    if (touched.isHovered)
        desk.fill(box, mix(desk.theme.surface, desk.theme.ink, 0.10F), 6);
    float y = box.y + desk.u(22);
    const float x = box.x + desk.u(menuText - menuPadding);
    if (isChosen)
        paintTick(desk, {box.x + desk.u(15), y - desk.u(5)}, desk.theme.ink);
    desk.text({x, y}, choice.name, isChosen ? Font::SansSemiBold : Font::SansMedium, 16, desk.theme.ink);
    for (const TextLine& line : item.lines) {
        y += desk.u(y < box.y + desk.u(23) ? 19 : 17);
        desk.text({x, y}, plainText(line.spans), Font::Sans, 13, desk.theme.muted);
    }
    return touched.wasPressed;
}

constexpr const char* menuList = "list";

bool openMenu(const Desk& desk, const Box& box, std::span<const Choice> choices, int& chosen)
{
    if (!ImGui::IsPopupOpen(menuList))
        return false;
    std::vector<MenuItem> items;
    float height = desk.u(2 * menuPadding);
    for (const Choice& choice : choices)
        height += items.emplace_back(menuItem(desk, choice)).height;

    // Below its box and flush with it at the right, but always on the window.
    const ImVec2 window = ImGui::GetIO().DisplaySize;
    const float gap = desk.u(4);
    height = std::min(height, window.y - 2 * gap);
    const Box list{std::max(gap, box.right() - desk.u(menuWidth)),
                   std::min(box.bottom() + gap, window.y - gap - height), desk.u(menuWidth), height};
    ImGui::SetNextWindowPos({list.x, list.y});
    ImGui::SetNextWindowSize({list.width, list.height});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {desk.u(menuPadding), desk.u(menuPadding)});
    ImGui::PushStyleColor(ImGuiCol_Border, imColour(controlColour(desk.theme.edge)));
    int pressed = -1;
    if (ImGui::BeginPopup(menuList, ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoNav)) {
        ImVec2 at = ImGui::GetCursorScreenPos();
        for (std::size_t i = 0; i < items.size(); ++i) {
            const int row = static_cast<int>(i);
            if (showItem(desk, choices[i], items[i],
                         {at.x, at.y, list.width - desk.u(2 * menuPadding), items[i].height}, row == chosen))
                pressed = row;
            at.y += items[i].height;
        }
        if (pressed >= 0)
            ImGui::CloseCurrentPopup();
        ImGui::EndPopup();
    }
    ImGui::PopStyleColor();
    ImGui::PopStyleVar();
    return pressed >= 0 && std::exchange(chosen, pressed) != pressed;
}

/// All alike, unless a name needs more: then there is as much air about each.
std::vector<float> segmentWidths(const Desk& desk, std::span<const std::string> names, float whole)
{
    const auto count = static_cast<float>(names.size());
    std::vector<float> widths;
    float words = 0, widest = 0;
    for (const std::string& name : names) {
        widths.push_back(textWidth(Font::SansSemiBold, name) * desk.u(14));
        words += widths.back();
        widest = std::max(widest, widths.back());
    }
    for (float& width : widths)
        width = widest + desk.u(16) <= whole / count ? whole / count : width + (whole - words) / count;
    return widths;
}

} // namespace

Colour controlColour(Colour colour)
{
    return withAlpha(colour, colour.a * ImGui::GetStyle().Alpha);
}

bool menu(const Desk& desk, const Box& box, std::span<const Choice> choices, int& chosen)
{
    const Touched touched = touch("box", box);
    if (touched.wasPressed)
        ImGui::OpenPopup(menuList);
    paintRaised(desk, box, touched);
    if (chosen >= 0) {
        const std::string name = shortened(choices[static_cast<std::size_t>(chosen)].name, Font::SansMedium, desk.u(16),
                                           box.width - desk.u(44));
        paintWord(desk, {box.x + desk.u(12), baselineIn(desk, box, 16)}, name, Font::SansMedium, 16, desk.theme.ink);
    }
    paintChevron(desk, {box.right() - desk.u(17), box.centre().y}, desk.theme.muted);
    return openMenu(desk, box, choices, chosen);
}

bool segments(const Desk& desk, const Box& box, std::span<const std::string> ways, int& chosen)
{
    std::vector<std::string> names;
    for (const std::string& way : ways)
        names.push_back(desk.trIfPhrase(way));
    paintSunken(desk, box, desk.theme.sunken);
    const std::vector<float> widths = segmentWidths(desk, names, box.width);
    int pressed = chosen;
    Box part{box.x, box.y, 0, box.height};
    for (std::size_t i = 0; i < names.size(); ++i) {
        part = {part.right(), part.y, widths[i], part.height};
        const bool isChosen = static_cast<int>(i) == chosen;
        const Touched touched = touch(names[i].c_str(), part);
        if (touched.wasPressed)
            pressed = static_cast<int>(i);
        if (isChosen)
            paintFrame(desk, part.beyond(-desk.u(2)), desk.theme.surface, desk.theme.edge);
        const bool isBright = isChosen || touched.isHovered;
        paintWord(desk, {part.centre().x, baselineIn(desk, part, 14)}, names[i],
                  isChosen ? Font::SansSemiBold : Font::SansMedium, 14, isBright ? desk.theme.ink : desk.theme.muted,
                  Align::Centre);
    }
    return std::exchange(chosen, pressed) != pressed;
}

bool checkBox(const Desk& desk, const std::string& name, const Box& box, bool& isOn, Font font)
{
    const Touched touched = touch(name.c_str(), box);
    const float side = desk.u(20);
    const Box square{box.x, box.centre().y - side / 2, side, side};
    const Colour ground = isOn ? desk.theme.ink : desk.theme.surface;
    paintFrame(desk, square, touched.isHovered ? mix(ground, desk.theme.muted, 0.25F) : ground,
               isOn ? desk.theme.ink : desk.theme.muted, 1.4F);
    if (isOn)
        paintTick(desk, square.centre(), desk.theme.surface);
    paintWord(desk, {square.right() + desk.u(10), baselineIn(desk, box, 16)}, name, font, 16, desk.theme.ink);
    isOn = isOn != touched.wasPressed;
    return touched.wasPressed;
}

bool mainButton(const Desk& desk, const char* id, const std::string& label, const Box& box, bool isOfUse)
{
    ImGui::BeginDisabled(!isOfUse);
    const Touched touched = touch(id, box);
    const Colour ground = mix(desk.theme.ink, desk.theme.page, touched.isHovered ? 0.18F : 0);
    paintFrame(desk, box, ground, ground);
    paintWord(desk, {box.centre().x, baselineIn(desk, box, 16)}, desk.trIfPhrase(label), Font::SansSemiBold, 16,
              desk.theme.surface, Align::Centre);
    ImGui::EndDisabled();
    return touched.wasPressed;
}

bool wordButton(const Desk& desk, const char* id, const std::string& label, const Box& box, bool isOn, float units)
{
    const Touched touched = touch(id, box);
    if (isOn)
        paintFrame(desk, box, hovered(desk, desk.theme.nowBackground, touched), desk.theme.now);
    else
        paintRaised(desk, box, touched);
    paintWord(desk, {box.centre().x, baselineIn(desk, box, units)}, label, Font::SansMedium, units,
              isOn ? desk.theme.now : desk.theme.ink, Align::Centre);
    return touched.wasPressed;
}

bool plainButton(const Desk& desk, const char* id, const std::string& label, const Box& box, bool isOfUse)
{
    ImGui::BeginDisabled(!isOfUse);
    const std::string words = desk.trIfPhrase(label);
    const float units = std::min(14.0F, (box.width / desk.scale - 8) / textWidth(Font::SansMedium, words));
    const bool wasPressed = wordButton(desk, id, words, box, false, units);
    ImGui::EndDisabled();
    return wasPressed;
}

bool removeButton(const Desk& desk, const char* id, const Box& box)
{
    const Touched touched = touch(id, box);
    paintRaised(desk, box, touched);
    const Vec2 centre = box.centre();
    const float r = desk.u(4.5F);
    for (const float turn : {r, -r})
        desk.line({centre.x - r, centre.y - turn}, {centre.x + r, centre.y + turn}, controlColour(desk.theme.ink),
                  1.8F);
    return touched.wasPressed;
}

void showHint(const Desk& desk, const std::string& words)
{
    ImGui::PushFont(desk.type.face(Font::Sans, std::floor(desk.u(13))));
    ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, desk.u(6));
    ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 1);
    ImGui::BeginTooltip();
    ImGui::PushTextWrapPos(desk.u(260));
    ImGui::TextUnformatted(desk.trIfPhrase(words).c_str());
    ImGui::PopTextWrapPos();
    ImGui::EndTooltip();
    ImGui::PopStyleVar(2);
    ImGui::PopFont();
}

} // namespace lozenge
