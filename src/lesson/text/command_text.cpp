#include "lesson/text/command_text.hpp"

#include "lesson/look_text.hpp"
#include "lesson/text/terminal_text.hpp"
#include "picture/manner.hpp"
#include "picture/text/language.hpp"

#include <array>
#include <charconv>
#include <cmath>

namespace lozenge {
namespace {

std::string quoted(std::string_view text)
{
    std::string word = "'";
    for (const char c : text)
        word += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return word + "'";
}

/// Controls are not left as they are even between quotes: a terminal obeys them before the shell reads the command.
std::string spelled(std::string_view text)
{
    std::string word = "$'";
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '\'' || c == '\\')
            word += std::string("\\") + c;
        else if (byte >= ' ' && byte < 127)
            word += c;
        else
            word += {'\\', 'x', "0123456789abcdef"[byte >> 4], "0123456789abcdef"[byte & 15U]};
    }
    return word + "'";
}

/// Of a share of the side only manners know.
std::string waterText(const Water& water)
{
    return water.measure == Water::Measure::Height ? exactText(water.value) : "none";
}

/// Whether something of the look is not there any more that only a manner takes away.
bool hasLost(const Look& look, const Look& opened)
{
    return (opened.range && !look.range) || (opened.axis.low && !look.axis.low) ||
           (opened.axis.high && !look.axis.high) || (opened.fog.colour && !look.fog.colour);
}

} // namespace

std::string shellWord(const std::string& text)
{
    constexpr std::string_view plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_@%+=:,./-";
    // A word that begins with "=" is the path of a program to some shells.
    if (!text.empty() && text.front() != '=' && text.find_first_not_of(plain) == std::string::npos)
        return text;
    return needsNoEscape(text) ? quoted(text) : spelled(text);
}

std::string commandText(std::string_view command, const std::string& lesson, const std::vector<std::string>& options)
{
    std::string text = "lozenge";
    if (!command.empty())
        text += " " + std::string(command);
    // A file whose name begins like an option is not one.
    text += " " + shellWord(lesson.starts_with('-') ? "./" + lesson : lesson);
    for (const std::string& option : options)
        text += " " + shellWord(option);
    return text;
}

void addOverrides(std::vector<std::string>& options, const std::vector<std::string>& overrides)
{
    for (const std::string& text : overrides)
        options.insert(options.end(), {"--set", text});
}

void addLook(std::vector<std::string>& options, const Look& look, const Look& opened)
{
    const auto row = [&](const char* option, const auto* chosen, const auto* before) {
        if (chosen != before)
            options.insert(options.end(), {option, std::string(chosen->name)});
    };
    const auto number = [&](const char* option, double chosen, double before) {
        if (chosen != before)
            options.insert(options.end(), {option, exactText(chosen)});
    };
    const auto pair = [&](const char* option, double first, double second) {
        options.insert(options.end(), {option, exactText(first) + "," + exactText(second)});
    };
    row("--theme", look.theme, opened.theme);
    // A manner brings much of the rest.
    Look known = opened;
    if (look.manner != opened.manner || hasLost(look, opened)) {
        options.insert(options.end(), {"--manner", std::string(mannerOf(look).name)});
        known = inManner(opened, mannerOf(look));
    }
    row("--palette", look.palette, known.palette);
    row("--style", look.style, known.style);
    row("--names", look.names, known.names);
    if (look.language)
        options.insert(options.end(), {"--language", look.language->name});
    row("--background", look.background, known.background);
    row("--proportions", look.proportions, known.proportions);
    row("--unset", look.unset, known.unset);
    if (look.numbers != known.numbers)
        options.insert(options.end(), {"--numbers", look.numbers ? "on" : "off"});
    number("--azimuth", look.camera.azimuth, known.camera.azimuth);
    number("--elevation", look.camera.elevation, known.camera.elevation);
    number("--zoom", look.camera.zoom, known.camera.zoom);
    number("--exaggeration", look.exaggeration, known.exaggeration);
    if (look.range && look.range != known.range)
        pair("--range", look.range->low, look.range->high);
    if (look.axis.low && look.axis.high && look.axis != known.axis)
        pair("--axis", *look.axis.low, *look.axis.high);
    if (look.water != known.water)
        options.insert(options.end(), {"--water", waterText(look.water)});
    if (look.light != known.light)
        pair("--light", look.light.azimuth, look.light.elevation);
    if (look.fog.density != known.fog.density)
        options.insert(options.end(), {"--fog", exactText(look.fog.density)});
    if (look.fog.isOn != (known.fog.isOn || look.fog.density != known.fog.density))
        options.insert(options.end(), {"--fog", look.fog.isOn ? "on" : "off"});
    if (look.fog.colour && look.fog.colour != known.fog.colour)
        options.insert(options.end(), {"--fog-colour", nameOf(*look.fog.colour)});
    if (look.painted != known.painted)
        options.insert(options.end(), {"--painted", look.painted ? std::to_string(*look.painted) : "all"});
}

std::string exactText(double number)
{
    // Whole numbers that are too large for TOML's integers are written as floats.
    std::array<char, 64> digits{};
    char* const last = digits.data() + digits.size();
    const auto [end, error] = std::abs(number) < 1e15
                                  ? std::to_chars(digits.data(), last, number)
                                  : std::to_chars(digits.data(), last, number, std::chars_format::scientific);
    return {digits.data(), end};
}

std::string tomlString(std::string_view words)
{
    std::string text = "\"";
    for (const char c : words) {
        if (c == '"' || c == '\\')
            text += '\\';
        if (c == '\n')
            text += "\\n";
        else if (static_cast<unsigned char>(c) >= ' ' && c != '\x7f')
            text += c;
        else
            text += ' ';
    }
    return text + '"';
}

} // namespace lozenge
