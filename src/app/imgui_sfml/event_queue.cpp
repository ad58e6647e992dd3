#include "event_queue.hpp"

#include "key_table.hpp"

#include <algorithm>
#include <cfloat>

using lozenge::Input;
using lozenge::Key;
using lozenge::numberOf;
using Kind = Input::Kind;

namespace {

bool isTyped(const Input& input)
{
    return input.sign >= 32 && input.sign != 127;
}

std::size_t indexOf(Key key)
{
    return static_cast<std::size_t>(numberOf(key));
}

bool isKnown(Key key)
{
    return numberOf(key) >= 0 && indexOf(key) < sf::Keyboard::KeyCount;
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
    while (!m_waiting.empty() && take(m_waiting.front(), told)) {
        const Input input = m_waiting.front();
        m_waiting.pop_front();
        if (input.kind != Kind::Typed)
            hand(input, io);
        else if (isTyped(input))
            io.AddInputCharacter(input.sign);
    }
}

bool EventQueue::isHeld(const Input& input, bool Input::*told, Key left, Key right) const
{
    // With a modifier itself the event tells how it was before.
    return isModifier(input.key) ? m_keys[indexOf(left)] || m_keys[indexOf(right)] : input.*told;
}

bool EventQueue::take(const Input& input, Told& told)
{
    switch (input.kind) {
    case Kind::KeyPressed:
    case Kind::KeyReleased: {
        const std::size_t key = isKnown(input.key) ? indexOf(input.key) : m_keys.size();
        const bool isDown = input.kind == Kind::KeyPressed;
        if (key == m_keys.size() || m_keys[key] == isDown)
            return true;
        // A modifier would else be taken for held during what came before it.
        if (isModifier(input.key) ? told.any() : told.keys[key] || told.button || (told.text && isEditing(input.key)))
            return false;
        m_keys[key] = isDown;
        told.editingKey |= isEditing(input.key);
        told.keys[key] = !isModifier(input.key);
        return true;
    }
    case Kind::Typed: told.text |= isTyped(input) && !told.editingKey; return !told.editingKey;
    case Kind::ButtonPressed:
    case Kind::ButtonReleased:
        // What is dragged has to come along to where it is let go.
        if (told.button || told.wheel || (told.move && input.kind == Kind::ButtonReleased))
            return false;
        m_buttons[static_cast<std::size_t>(input.button)] = input.kind == Kind::ButtonPressed;
        told.button = true;
        return true;
    case Kind::Moved:
    case Kind::Left:
        if (told.button || told.wheel) // which is turned where the pointer is
            return false;
        told.move = input.kind == Kind::Moved ? m_buttons.any() : told.move;
        return true;
    case Kind::Wheel: told.wheel |= !told.button; return !told.button;
    case Kind::FocusLost:
        if (told.any())
            return false;
        m_keys.reset();
        m_buttons.reset();
        return true;
    default: return true;
    }
}

#if IMGUI_VERSION_NUM >= 18700

// These versions keep a queue themselves. It is given what it would hand on at once.

void EventQueue::hand(const Input& input, ImGuiIO& io) const
{
    const ImVec2 place = placeOf(input);
    switch (input.kind) {
    case Kind::KeyPressed:
    case Kind::KeyReleased:
        io.AddKeyEvent(ImGuiMod_Ctrl, isHeld(input, &Input::control, Key::LControl, Key::RControl));
        io.AddKeyEvent(ImGuiMod_Shift, isHeld(input, &Input::shift, Key::LShift, Key::RShift));
        io.AddKeyEvent(ImGuiMod_Alt, isHeld(input, &Input::alt, Key::LAlt, Key::RAlt));
        io.AddKeyEvent(ImGuiMod_Super, isHeld(input, &Input::system, Key::LSystem, Key::RSystem));
        for (const KeyRow& row : editingKeys)
            if (row.sfml == input.key)
                io.AddKeyEvent(static_cast<ImGuiKey>(row.imgui), input.kind == Kind::KeyPressed);
        return;
    case Kind::ButtonPressed:
    case Kind::ButtonReleased:
        io.AddMousePosEvent(place.x, place.y);
        return io.AddMouseButtonEvent(input.button, input.kind == Kind::ButtonPressed);
    case Kind::Moved: return io.AddMousePosEvent(place.x, place.y);
    case Kind::Wheel: return io.AddMouseWheelEvent(wheelOf(input).x, wheelOf(input).y);
    case Kind::Left:
        if (m_buttons.none())
            io.AddMousePosEvent(-FLT_MAX, -FLT_MAX);
        return;
    case Kind::FocusLost: return io.AddFocusEvent(false);
    case Kind::FocusGained: return io.AddFocusEvent(true);
    default: return;
    }
}

#else

void EventQueue::hand(const Input& input, ImGuiIO& io) const
{
    switch (input.kind) {
    case Kind::KeyPressed:
    case Kind::KeyReleased:
        if (isKnown(input.key))
            io.KeysDown[indexOf(input.key)] = input.kind == Kind::KeyPressed;
        io.KeyCtrl = isHeld(input, &Input::control, Key::LControl, Key::RControl);
        io.KeyShift = isHeld(input, &Input::shift, Key::LShift, Key::RShift);
        io.KeyAlt = isHeld(input, &Input::alt, Key::LAlt, Key::RAlt);
        io.KeySuper = isHeld(input, &Input::system, Key::LSystem, Key::RSystem);
        return;
    case Kind::ButtonPressed:
    case Kind::ButtonReleased:
        io.MousePos = placeOf(input);
        io.MouseDown[input.button] = input.kind == Kind::ButtonPressed;
        return;
    case Kind::Moved: io.MousePos = placeOf(input); return;
    case Kind::Wheel:
        io.MouseWheelH += wheelOf(input).x;
        io.MouseWheel += wheelOf(input).y;
        return;
    case Kind::Left:
        if (m_buttons.none())
            io.MousePos = {-FLT_MAX, -FLT_MAX};
        return;
    case Kind::FocusLost:
        std::fill(std::begin(io.KeysDown), std::end(io.KeysDown), false);
        std::fill(std::begin(io.MouseDown), std::end(io.MouseDown), false);
        io.KeyCtrl = io.KeyShift = io.KeyAlt = io.KeySuper = false;
        return;
    default: return;
    }
}

#endif
