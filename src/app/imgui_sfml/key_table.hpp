#pragma once

#include <SFML/Window/Keyboard.hpp>
#include <array>
#include <imgui.h>

// Which key of SFML is which of Dear ImGui.

struct KeyRow {
    sf::Keyboard::Key sfml;
    int imgui; ///< a value of ImGuiKey
};

/// The keys that every version knows: those that its own controls use.
inline constexpr std::array<KeyRow, 21> editingKeys{{
    {sf::Keyboard::Tab, ImGuiKey_Tab},
    {sf::Keyboard::Left, ImGuiKey_LeftArrow},
    {sf::Keyboard::Right, ImGuiKey_RightArrow},
    {sf::Keyboard::Up, ImGuiKey_UpArrow},
    {sf::Keyboard::Down, ImGuiKey_DownArrow},
    {sf::Keyboard::PageUp, ImGuiKey_PageUp},
    {sf::Keyboard::PageDown, ImGuiKey_PageDown},
    {sf::Keyboard::Home, ImGuiKey_Home},
    {sf::Keyboard::End, ImGuiKey_End},
    {sf::Keyboard::Insert, ImGuiKey_Insert},
    {sf::Keyboard::Delete, ImGuiKey_Delete},
    {sf::Keyboard::Backspace, ImGuiKey_Backspace},
    {sf::Keyboard::Space, ImGuiKey_Space},
    {sf::Keyboard::Enter, ImGuiKey_Enter},
    {sf::Keyboard::Escape, ImGuiKey_Escape},
    {sf::Keyboard::A, ImGuiKey_A},
    {sf::Keyboard::C, ImGuiKey_C},
    {sf::Keyboard::V, ImGuiKey_V},
    {sf::Keyboard::X, ImGuiKey_X},
    {sf::Keyboard::Y, ImGuiKey_Y},
    {sf::Keyboard::Z, ImGuiKey_Z},
}};

#if IMGUI_VERSION_NUM >= 18700

/// The others that have names of their own; letters, digits and function keys follow one another in both tables.
inline constexpr std::array<KeyRow, 22> otherKeys{{
    {sf::Keyboard::LControl, ImGuiKey_LeftCtrl},
    {sf::Keyboard::LShift, ImGuiKey_LeftShift},
    {sf::Keyboard::LAlt, ImGuiKey_LeftAlt},
    {sf::Keyboard::LSystem, ImGuiKey_LeftSuper},
    {sf::Keyboard::RControl, ImGuiKey_RightCtrl},
    {sf::Keyboard::RShift, ImGuiKey_RightShift},
    {sf::Keyboard::RAlt, ImGuiKey_RightAlt},
    {sf::Keyboard::RSystem, ImGuiKey_RightSuper},
    {sf::Keyboard::Menu, ImGuiKey_Menu},
    {sf::Keyboard::Quote, ImGuiKey_Apostrophe},
    {sf::Keyboard::Comma, ImGuiKey_Comma},
    {sf::Keyboard::Hyphen, ImGuiKey_Minus},
    {sf::Keyboard::Period, ImGuiKey_Period},
    {sf::Keyboard::Slash, ImGuiKey_Slash},
    {sf::Keyboard::Semicolon, ImGuiKey_Semicolon},
    {sf::Keyboard::Equal, ImGuiKey_Equal},
    {sf::Keyboard::LBracket, ImGuiKey_LeftBracket},
    {sf::Keyboard::Backslash, ImGuiKey_Backslash},
    {sf::Keyboard::RBracket, ImGuiKey_RightBracket},
    {sf::Keyboard::Tilde, ImGuiKey_GraveAccent},
    {sf::Keyboard::Add, ImGuiKey_KeypadAdd},
    {sf::Keyboard::Subtract, ImGuiKey_KeypadSubtract},
}};

constexpr ImGuiKey imguiKey(sf::Keyboard::Key key)
{
    const auto from = [key](sf::Keyboard::Key first, ImGuiKey as) { return static_cast<ImGuiKey>(as + (key - first)); };
    if (key >= sf::Keyboard::A && key <= sf::Keyboard::Z)
        return from(sf::Keyboard::A, ImGuiKey_A);
    if (key >= sf::Keyboard::Num0 && key <= sf::Keyboard::Num9)
        return from(sf::Keyboard::Num0, ImGuiKey_0);
    if (key >= sf::Keyboard::F1 && key <= sf::Keyboard::F12)
        return from(sf::Keyboard::F1, ImGuiKey_F1);
    if (key >= sf::Keyboard::Numpad0 && key <= sf::Keyboard::Numpad9)
        return from(sf::Keyboard::Numpad0, ImGuiKey_Keypad0);
    for (const KeyRow& row : editingKeys)
        if (row.sfml == key)
            return static_cast<ImGuiKey>(row.imgui);
    for (const KeyRow& row : otherKeys)
        if (row.sfml == key)
            return static_cast<ImGuiKey>(row.imgui);
    return ImGuiKey_None;
}

#endif
