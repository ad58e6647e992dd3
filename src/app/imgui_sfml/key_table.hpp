#pragma once

#include "app/releases.hpp"

#include <array>

// Which key of SFML is which of Dear ImGui.

using lozenge::Key;

struct KeyRow {
    Key sfml;
    int imgui; ///< a value of ImGuiKey
};

/// The keys that every version knows: those that its own controls use.
inline constexpr std::array<KeyRow, 21> editingKeys{{
    {Key::Tab, ImGuiKey_Tab},
    {Key::Left, ImGuiKey_LeftArrow},
    {Key::Right, ImGuiKey_RightArrow},
    {Key::Up, ImGuiKey_UpArrow},
    {Key::Down, ImGuiKey_DownArrow},
    {Key::PageUp, ImGuiKey_PageUp},
    {Key::PageDown, ImGuiKey_PageDown},
    {Key::Home, ImGuiKey_Home},
    {Key::End, ImGuiKey_End},
    {Key::Insert, ImGuiKey_Insert},
    {Key::Delete, ImGuiKey_Delete},
    {Key::Backspace, ImGuiKey_Backspace},
    {Key::Space, ImGuiKey_Space},
    {Key::Enter, ImGuiKey_Enter},
    {Key::Escape, ImGuiKey_Escape},
    {Key::A, ImGuiKey_A},
    {Key::C, ImGuiKey_C},
    {Key::V, ImGuiKey_V},
    {Key::X, ImGuiKey_X},
    {Key::Y, ImGuiKey_Y},
    {Key::Z, ImGuiKey_Z},
}};

#if IMGUI_VERSION_NUM >= 18700

/// The others that have names of their own; letters, digits and function keys follow one another in both tables.
inline constexpr std::array<KeyRow, 22> otherKeys{{
    {Key::LControl, ImGuiKey_LeftCtrl},
    {Key::LShift, ImGuiKey_LeftShift},
    {Key::LAlt, ImGuiKey_LeftAlt},
    {Key::LSystem, ImGuiKey_LeftSuper},
    {Key::RControl, ImGuiKey_RightCtrl},
    {Key::RShift, ImGuiKey_RightShift},
    {Key::RAlt, ImGuiKey_RightAlt},
    {Key::RSystem, ImGuiKey_RightSuper},
    {Key::Menu, ImGuiKey_Menu},
    {lozenge::apostropheKey, ImGuiKey_Apostrophe},
    {Key::Comma, ImGuiKey_Comma},
    {Key::Hyphen, ImGuiKey_Minus},
    {Key::Period, ImGuiKey_Period},
    {Key::Slash, ImGuiKey_Slash},
    {Key::Semicolon, ImGuiKey_Semicolon},
    {Key::Equal, ImGuiKey_Equal},
    {Key::LBracket, ImGuiKey_LeftBracket},
    {Key::Backslash, ImGuiKey_Backslash},
    {Key::RBracket, ImGuiKey_RightBracket},
    {lozenge::graveKey, ImGuiKey_GraveAccent},
    {Key::Add, ImGuiKey_KeypadAdd},
    {Key::Subtract, ImGuiKey_KeypadSubtract},
}};

constexpr ImGuiKey imguiKey(Key key)
{
    const auto from = [key](Key first, ImGuiKey as) {
        return static_cast<ImGuiKey>(as + (lozenge::numberOf(key) - lozenge::numberOf(first)));
    };
    if (key >= Key::A && key <= Key::Z)
        return from(Key::A, ImGuiKey_A);
    if (key >= Key::Num0 && key <= Key::Num9)
        return from(Key::Num0, ImGuiKey_0);
    if (key >= Key::F1 && key <= Key::F12)
        return from(Key::F1, ImGuiKey_F1);
    if (key >= Key::Numpad0 && key <= Key::Numpad9)
        return from(Key::Numpad0, ImGuiKey_Keypad0);
    for (const KeyRow& row : editingKeys)
        if (row.sfml == key)
            return static_cast<ImGuiKey>(row.imgui);
    for (const KeyRow& row : otherKeys)
        if (row.sfml == key)
            return static_cast<ImGuiKey>(row.imgui);
    return ImGuiKey_None;
}

#endif
