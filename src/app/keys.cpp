#include "app/keys.hpp"

#include <SFML/Window/Keyboard.hpp>
#include <array>

namespace lozenge {
namespace {

using Key = sf::Keyboard::Key;

struct NamedKey {
    Key key;
    const char* name;
};

constexpr std::array<NamedKey, 18> named{{
    {Key::Left, "Left"},
    {Key::Right, "Right"},
    {Key::Up, "Up"},
    {Key::Down, "Down"},
    {Key::PageUp, "PageUp"},
    {Key::PageDown, "PageDown"},
    {Key::Home, "Home"},
    {Key::End, "End"},
    {Key::Space, "Space"},
    {Key::Enter, "Enter"},
    {Key::Escape, "Escape"},
    {Key::Backspace, "Backspace"},
    {Key::Delete, "Delete"},
    {Key::Add, "+"},
    {Key::Equal, "+"},
    {Key::Subtract, "-"},
    {Key::Hyphen, "-"},
    {Key::Tab, "Tab"},
}};

std::string nameOf(Key key)
{
    for (const NamedKey& one : named)
        if (one.key == key)
            return one.name;
    if (key >= Key::A && key <= Key::Z)
        return std::string(1, static_cast<char>('A' + (key - Key::A)));
    if (key >= Key::Num0 && key <= Key::Num9)
        return std::string(1, static_cast<char>('0' + (key - Key::Num0)));
    if (key >= Key::Numpad0 && key <= Key::Numpad9)
        return std::string(1, static_cast<char>('0' + (key - Key::Numpad0)));
    if (key >= Key::F1 && key <= Key::F12)
        return "F" + std::to_string(key - Key::F1 + 1);
    return {};
}

} // namespace

std::string chordOf(const sf::Event::KeyEvent& key)
{
    const std::string name = nameOf(key.code);
    if (name.empty())
        return {};
    // The shift that makes a plus of an equals sign is no modifier.
    const bool isSign = name == "+" || name == "-";
    return std::string(key.control || key.system ? "Ctrl+" : "") + (key.alt ? "Alt+" : "") +
           (key.shift && !isSign ? "Shift+" : "") + name;
}

std::string chordOf(const sf::Event::TextEvent& text)
{
    return text.unicode == '?' ? "?" : "";
}

} // namespace lozenge
