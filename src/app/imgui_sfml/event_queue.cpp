#include "event_queue.hpp"

#include "key_table.hpp"

#include <algorithm>
#include <cfloat>
#include <cmath>

using lozenge::Input;
using lozenge::Key;
using lozenge::numberOf;
using Kind = Input::Kind;

namespace {

bool isTyped(const Input& input)
{
    return input.sign >= 32 && input.sign != 127;
}

ImVec2 placeOf(const Input& input)
{
    return {static_cast<float>(input.x), static_cast<float>(input.y)};
}

ImVec2 wheelOf(const Input& input)
{
    return input.isSideways ? ImVec2{-input.turned, 0} : ImVec2{0, input.turned};
}

} // namespace

void EventQueue::add(const Input& input)
{
    // Of a path of the pointer only its end counts.
    if (input.kind == Kind::Moved && !m_waiting.empty() && m_waiting.back().kind == Kind::Moved)
        m_waiting.back() = input;
    else
        m_waiting.push_back(input);
}

void EventQueue::deliver(ImGuiIO& io)
{
    Told told;
    while (!m_waiting.empty() && fits(m_waiting.front(), told, io)) {
        hand(m_waiting.front(), told, io);
        m_waiting.pop_front();
    }
}

#if IMGUI_VERSION_NUM >= 18700

// These versions keep such a queue themselves.

bool EventQueue::fits(const Input&, const Told&, const ImGuiIO&)
{
    return true;
}

void EventQueue::hand(const Input& input, Told&, ImGuiIO& io)
{
    const ImVec2 place = placeOf(input);
    switch (input.kind) {
    case Kind::KeyPressed:
    case Kind::KeyReleased:
        io.AddKeyEvent(ImGuiMod_Ctrl, input.control);
        io.AddKeyEvent(ImGuiMod_Shift, input.shift);
        io.AddKeyEvent(ImGuiMod_Alt, input.alt);
        io.AddKeyEvent(ImGuiMod_Super, input.system);
        if (const ImGuiKey known = imguiKey(input.key); known != ImGuiKey_None)
            io.AddKeyEvent(known, input.kind == Kind::KeyPressed);
        return;
    case Kind::Typed:
        if (isTyped(input))
            io.AddInputCharacter(input.sign);
        return;
    case Kind::ButtonPressed:
    case Kind::ButtonReleased:
        io.AddMousePosEvent(place.x, place.y);
        return io.AddMouseButtonEvent(input.button, input.kind == Kind::ButtonPressed);
    case Kind::Moved: return io.AddMousePosEvent(place.x, place.y);
    case Kind::Wheel: return io.AddMouseWheelEvent(wheelOf(input).x, wheelOf(input).y);
    case Kind::Left:
        if (!ImGui::IsAnyMouseDown())
            io.AddMousePosEvent(-FLT_MAX, -FLT_MAX);
        return;
    case Kind::FocusLost: return io.AddFocusEvent(false);
    case Kind::FocusGained: return io.AddFocusEvent(true);
    default: return;
    }
}

#else

namespace {

bool isKnown(Key key)
{
    return numberOf(key) >= 0 && numberOf(key) < static_cast<int>(sf::Keyboard::KeyCount);
}

bool isDown(const ImGuiIO& io, Key key)
{
    return io.KeysDown[numberOf(key)];
}

bool isModifier(Key key)
{
    return key >= Key::LControl && key <= Key::RSystem;
}

/// Keys that the text controls act on, besides the letters of their shortcuts.
bool isEditing(Key key)
{
    return std::any_of(editingKeys.begin(), editingKeys.end(),
                       [key](const KeyRow& row) { return row.sfml == key && key != Key::Space && key > Key::Z; });
}

bool anyDown(const ImGuiIO& io)
{
    return std::any_of(std::begin(io.MouseDown), std::end(io.MouseDown), [](bool isDown) { return isDown; });
}

void takeModifiers(ImGuiIO& io, const Input& input)
{
    // With a modifier itself the event tells how it was before.
    if (isModifier(input.key)) {
        const auto either = [&](Key left, Key right) { return isDown(io, left) || isDown(io, right); };
        io.KeyCtrl = either(Key::LControl, Key::RControl);
        io.KeyShift = either(Key::LShift, Key::RShift);
        io.KeyAlt = either(Key::LAlt, Key::RAlt);
        io.KeySuper = either(Key::LSystem, Key::RSystem);
        return;
    }
    io.KeyCtrl = input.control;
    io.KeyShift = input.shift;
    io.KeyAlt = input.alt;
    io.KeySuper = input.system;
}

void releaseAll(ImGuiIO& io)
{
    std::fill(std::begin(io.KeysDown), std::end(io.KeysDown), false);
    std::fill(std::begin(io.MouseDown), std::end(io.MouseDown), false);
    io.KeyCtrl = io.KeyShift = io.KeyAlt = io.KeySuper = false;
}

} // namespace

bool EventQueue::fits(const Input& input, const Told& told, const ImGuiIO& io)
{
    switch (input.kind) {
    case Kind::KeyPressed:
    case Kind::KeyReleased: {
        const Key key = input.key;
        const bool goesDown = input.kind == Kind::KeyPressed;
        if (!isKnown(key) || io.KeysDown[numberOf(key)] == goesDown)
            return true;
        if (isModifier(key))
            return !told.any(); // else it would be taken for held during what came before it
        return !told.keys[static_cast<std::size_t>(numberOf(key))] && !told.button && !(told.text && isEditing(key));
    }
    case Kind::Typed: return !told.editingKey;
    case Kind::ButtonPressed: return !told.button && !told.wheel;
    // What is dragged has to come along to where it is let go.
    case Kind::ButtonReleased: return !told.button && !told.wheel && !told.move;
    case Kind::Moved:
    case Kind::Wheel: return !told.button;
    case Kind::FocusLost: return !told.any();
    default: return true;
    }
}

void EventQueue::hand(const Input& input, Told& told, ImGuiIO& io)
{
    switch (input.kind) {
    case Kind::KeyPressed:
    case Kind::KeyReleased: {
        const Key key = input.key;
        const bool goesDown = input.kind == Kind::KeyPressed;
        if (isKnown(key) && io.KeysDown[numberOf(key)] != goesDown) {
            io.KeysDown[numberOf(key)] = goesDown;
            told.editingKey |= isEditing(key);
            if (!isModifier(key))
                told.keys.set(static_cast<std::size_t>(numberOf(key)));
        }
        return takeModifiers(io, input);
    }
    case Kind::Typed:
        if (isTyped(input)) {
            io.AddInputCharacter(input.sign);
            told.text = true;
        }
        return;
    case Kind::ButtonPressed:
    case Kind::ButtonReleased:
        io.MousePos = placeOf(input);
        io.MouseDown[input.button] = input.kind == Kind::ButtonPressed;
        told.button = true;
        return;
    case Kind::Moved:
        io.MousePos = placeOf(input);
        told.move = anyDown(io);
        return;
    case Kind::Wheel: {
        const ImVec2 wheel = wheelOf(input);
        io.MouseWheelH += wheel.x;
        io.MouseWheel += wheel.y;
        told.wheel = true;
        return;
    }
    case Kind::Left:
        if (!anyDown(io))
            io.MousePos = {-FLT_MAX, -FLT_MAX};
        return;
    case Kind::FocusLost: return releaseAll(io);
    default: return;
    }
}

#endif
