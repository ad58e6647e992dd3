#pragma once

#include "app/releases.hpp"

#include <array>
#include <span>

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

/// The others that have names of their own, and neighbours that differ.
inline constexpr std::array<KeyRow, 13> otherKeys{{
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

struct KeyRange {
    Key first;
    Key last;
    ImGuiKey imgui; ///< the first
};

/// Those that follow one another in both tables.
inline constexpr std::array<KeyRange, 5> keyRanges{{
    {Key::A, Key::Z, ImGuiKey_A},
    {Key::Num0, Key::Num9, ImGuiKey_0},
    {Key::F1, Key::F12, ImGuiKey_F1},
    {Key::Numpad0, Key::Numpad9, ImGuiKey_Keypad0},
    {Key::LControl, Key::Menu, ImGuiKey_LeftCtrl},
}};

constexpr ImGuiKey imguiKey(Key key)
{
    for (const KeyRange& range : keyRanges)
        if (key >= range.first && key <= range.last)
            return static_cast<ImGuiKey>(range.imgui + (lozenge::numberOf(key) - lozenge::numberOf(range.first)));
    for (const auto rows : {std::span<const KeyRow>(editingKeys), std::span<const KeyRow>(otherKeys)})
        for (const KeyRow& row : rows)
            if (row.sfml == key)
                return static_cast<ImGuiKey>(row.imgui);
    return ImGuiKey_None;
}

#endif
