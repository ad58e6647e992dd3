#include "told_by_events.hpp"

#include "event_queue.hpp"

#include <algorithm>
#include <array>
#include <cfloat>
#include <imgui.h>
#include <imgui_internal.h>
#include <iterator>
#include <memory>

namespace lozenge {
namespace {

struct Told {
    EventQueue events;
    ImVec2 pointer{-FLT_MAX, -FLT_MAX};
    std::array<bool, ImGuiMouseButton_COUNT> buttons{};
};

std::unique_ptr<Told> told;

void putRight(ImGuiContext*, ImGuiContextHook*)
{
    ImGuiIO& io = ImGui::GetIO();
    io.MousePos = told->pointer;
    std::copy(told->buttons.begin(), told->buttons.end(), std::begin(io.MouseDown));
    told->events.deliver(io);
}

void keep(ImGuiContext*, ImGuiContextHook*)
{
    const ImGuiIO& io = ImGui::GetIO();
    told->pointer = io.MousePos;
    std::copy_n(std::begin(io.MouseDown), told->buttons.size(), told->buttons.begin());
}

void hook(ImGuiContextHookType when, ImGuiContextHookCallback what)
{
    ImGuiContextHook row;
    row.Type = when;
    row.Callback = what;
    ImGui::AddContextHook(ImGui::GetCurrentContext(), &row);
}

} // namespace

void heedEventsAlone()
{
    told = std::make_unique<Told>();
#if IMGUI_VERSION_NUM >= 18700
    ImGui::GetIO().ConfigInputTrickleEventQueue = false; // one queue, ours
#endif
    hook(ImGuiContextHookType_NewFramePre, putRight);
    hook(ImGuiContextHookType_NewFramePost, keep);
}

void heed(const Input& input)
{
    told->events.add(input);
}

} // namespace lozenge
