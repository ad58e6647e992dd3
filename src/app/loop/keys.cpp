#include "app/input.hpp"

#include <array>

namespace lozenge {
namespace {

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
    const auto after = [key](Key first) { return numberOf(key) - numberOf(first); };
    if (key >= Key::A && key <= Key::Z)
        return std::string(1, static_cast<char>('A' + after(Key::A)));
    if (key >= Key::Num0 && key <= Key::Num9)
        return std::string(1, static_cast<char>('0' + after(Key::Num0)));
    if (key >= Key::Numpad0 && key <= Key::Numpad9)
        return std::string(1, static_cast<char>('0' + after(Key::Numpad0)));
    if (key >= Key::F1 && key <= Key::F12)
        return "F" + std::to_string(after(Key::F1) + 1);
    return {};
}

} // namespace

std::string chordOf(const Input& input)
{
    // Signs are where the layout of the keyboard has them.
    if (input.kind == Input::Kind::Typed)
        return input.sign == U'?' ? "?" : input.sign == U'.' ? "." : input.sign == U',' ? "," : "";
    const std::string name = input.kind == Input::Kind::KeyPressed ? nameOf(input.key) : "";
    if (name.empty())
        return {};
    // The shift that makes a plus of an equals sign is no modifier.
    const bool isSign = name == "+" || name == "-";
    return std::string(input.control || input.system ? "Ctrl+" : "") + (input.alt ? "Alt+" : "") +
           (input.shift && !isSign ? "Shift+" : "") + name;
}

} // namespace lozenge
