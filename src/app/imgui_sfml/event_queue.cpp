#include "event_queue.hpp"

#include "key_table.hpp"

#include <algorithm>
#include <cfloat>
#include <cmath>

namespace {

bool isTyped(const sf::Event& event)
{
    return event.text.unicode >= 32 && event.text.unicode != 127;
}

int buttonOf(sf::Mouse::Button button)
{
    switch (button) {
    case sf::Mouse::Left: return ImGuiMouseButton_Left;
    case sf::Mouse::Right: return ImGuiMouseButton_Right;
    case sf::Mouse::Middle: return ImGuiMouseButton_Middle;
    default: return button == sf::Mouse::XButton1 ? 3 : 4;
    }
}

ImVec2 placeOf(int x, int y)
{
    return {static_cast<float>(x), static_cast<float>(y)};
}

ImVec2 wheelOf(const sf::Event::MouseWheelScrollEvent& wheel)
{
    return wheel.wheel == sf::Mouse::HorizontalWheel ? ImVec2{-wheel.delta, 0} : ImVec2{0, wheel.delta};
}

} // namespace

void EventQueue::add(const sf::Event& event)
{
    // Of a path of the pointer only its end counts.
    const bool isMove = event.type == sf::Event::MouseMoved;
    if (isMove && !m_waiting.empty() && m_waiting.back().type == sf::Event::MouseMoved)
        m_waiting.back() = event;
    else
        m_waiting.push_back(event);
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

bool EventQueue::fits(const sf::Event&, const Told&, const ImGuiIO&)
{
    return true;
}

void EventQueue::hand(const sf::Event& event, Told&, ImGuiIO& io)
{
    const auto key = [&](bool isDown) {
        io.AddKeyEvent(ImGuiMod_Ctrl, event.key.control);
        io.AddKeyEvent(ImGuiMod_Shift, event.key.shift);
        io.AddKeyEvent(ImGuiMod_Alt, event.key.alt);
        io.AddKeyEvent(ImGuiMod_Super, event.key.system);
        if (const ImGuiKey known = imguiKey(event.key.code); known != ImGuiKey_None)
            io.AddKeyEvent(known, isDown);
    };
    const auto button = [&](bool isDown) {
        io.AddMousePosEvent(static_cast<float>(event.mouseButton.x), static_cast<float>(event.mouseButton.y));
        io.AddMouseButtonEvent(buttonOf(event.mouseButton.button), isDown);
    };
    switch (event.type) {
    case sf::Event::KeyPressed: return key(true);
    case sf::Event::KeyReleased: return key(false);
    case sf::Event::TextEntered:
        if (isTyped(event))
            io.AddInputCharacter(event.text.unicode);
        return;
    case sf::Event::MouseButtonPressed: return button(true);
    case sf::Event::MouseButtonReleased: return button(false);
    case sf::Event::MouseMoved: {
        const ImVec2 place = placeOf(event.mouseMove.x, event.mouseMove.y);
        return io.AddMousePosEvent(place.x, place.y);
    }
    case sf::Event::MouseWheelScrolled: {
        const ImVec2 wheel = wheelOf(event.mouseWheelScroll);
        return io.AddMouseWheelEvent(wheel.x, wheel.y);
    }
    case sf::Event::MouseLeft:
        if (!ImGui::IsAnyMouseDown())
            io.AddMousePosEvent(-FLT_MAX, -FLT_MAX);
        return;
    case sf::Event::LostFocus: return io.AddFocusEvent(false);
    case sf::Event::GainedFocus: return io.AddFocusEvent(true);
    default: return;
    }
}

#else

namespace {

bool isKnown(sf::Keyboard::Key key)
{
    return key >= 0 && key < sf::Keyboard::KeyCount;
}

bool isModifier(sf::Keyboard::Key key)
{
    return key >= sf::Keyboard::LControl && key <= sf::Keyboard::RSystem;
}

/// Keys that the text controls act on, besides the letters of their shortcuts.
bool isEditing(sf::Keyboard::Key key)
{
    return std::any_of(editingKeys.begin(), editingKeys.end(), [key](const KeyRow& row) {
        return row.sfml == key && key != sf::Keyboard::Space && key > sf::Keyboard::Z;
    });
}

bool anyDown(const ImGuiIO& io)
{
    return std::any_of(std::begin(io.MouseDown), std::end(io.MouseDown), [](bool isDown) { return isDown; });
}

void takeModifiers(ImGuiIO& io, const sf::Event::KeyEvent& event)
{
    // With a modifier itself the event tells how it was before.
    if (isModifier(event.code)) {
        const auto either = [&](sf::Keyboard::Key left, sf::Keyboard::Key right) {
            return io.KeysDown[left] || io.KeysDown[right];
        };
        io.KeyCtrl = either(sf::Keyboard::LControl, sf::Keyboard::RControl);
        io.KeyShift = either(sf::Keyboard::LShift, sf::Keyboard::RShift);
        io.KeyAlt = either(sf::Keyboard::LAlt, sf::Keyboard::RAlt);
        io.KeySuper = either(sf::Keyboard::LSystem, sf::Keyboard::RSystem);
        return;
    }
    io.KeyCtrl = event.control;
    io.KeyShift = event.shift;
    io.KeyAlt = event.alt;
    io.KeySuper = event.system;
}

void releaseAll(ImGuiIO& io)
{
    std::fill(std::begin(io.KeysDown), std::end(io.KeysDown), false);
    std::fill(std::begin(io.MouseDown), std::end(io.MouseDown), false);
    io.KeyCtrl = io.KeyShift = io.KeyAlt = io.KeySuper = false;
}

} // namespace

bool EventQueue::fits(const sf::Event& event, const Told& told, const ImGuiIO& io)
{
    switch (event.type) {
    case sf::Event::KeyPressed:
    case sf::Event::KeyReleased: {
        const sf::Keyboard::Key key = event.key.code;
        const bool isDown = event.type == sf::Event::KeyPressed;
        if (!isKnown(key) || io.KeysDown[key] == isDown)
            return true;
        if (isModifier(key))
            return !told.any(); // else it would be taken for held during what came before it
        return !told.keys[static_cast<std::size_t>(key)] && !told.button && !(told.text && isEditing(key));
    }
    case sf::Event::TextEntered: return !told.editingKey;
    case sf::Event::MouseButtonPressed: return !told.button && !told.wheel;
    // What is dragged has to come along to where it is let go.
    case sf::Event::MouseButtonReleased: return !told.button && !told.wheel && !told.move;
    case sf::Event::MouseMoved:
    case sf::Event::MouseWheelScrolled: return !told.button;
    case sf::Event::LostFocus: return !told.any();
    default: return true;
    }
}

void EventQueue::hand(const sf::Event& event, Told& told, ImGuiIO& io)
{
    switch (event.type) {
    case sf::Event::KeyPressed:
    case sf::Event::KeyReleased: {
        const sf::Keyboard::Key key = event.key.code;
        const bool isDown = event.type == sf::Event::KeyPressed;
        if (isKnown(key) && io.KeysDown[key] != isDown) {
            io.KeysDown[key] = isDown;
            told.editingKey |= isEditing(key);
            if (!isModifier(key))
                told.keys.set(static_cast<std::size_t>(key));
        }
        return takeModifiers(io, event.key);
    }
    case sf::Event::TextEntered:
        if (isTyped(event)) {
            io.AddInputCharacter(event.text.unicode);
            told.text = true;
        }
        return;
    case sf::Event::MouseButtonPressed:
    case sf::Event::MouseButtonReleased:
        io.MousePos = placeOf(event.mouseButton.x, event.mouseButton.y);
        io.MouseDown[buttonOf(event.mouseButton.button)] = event.type == sf::Event::MouseButtonPressed;
        told.button = true;
        return;
    case sf::Event::MouseMoved:
        io.MousePos = placeOf(event.mouseMove.x, event.mouseMove.y);
        told.move = anyDown(io);
        return;
    case sf::Event::MouseWheelScrolled: {
        const ImVec2 wheel = wheelOf(event.mouseWheelScroll);
        io.MouseWheelH += wheel.x;
        io.MouseWheel += wheel.y;
        told.wheel = true;
        return;
    }
    case sf::Event::MouseLeft:
        if (!anyDown(io))
            io.MousePos = {-FLT_MAX, -FLT_MAX};
        return;
    case sf::Event::LostFocus: return releaseAll(io);
    default: return;
    }
}

#endif
