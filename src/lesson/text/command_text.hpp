#pragma once

#include <string>
#include <string_view>
#include <vector>

// Commands as text, for the clipboard, for frames and for pages: what a shell takes apart into the very words that are
// meant.

namespace lozenge {

/// As one word of a shell, safe to be pasted into a terminal.
std::string shellWord(const std::string& text);

/// "lozenge export 'my lesson.toml' --steps 3": `command` is empty for the window, the lesson is its id or its path as
/// it was typed. The options are words as the program takes them, without quotes.
std::string commandText(std::string_view command, const std::string& lesson, const std::vector<std::string>& options);

/// Adds --set KEY=VALUE for each.
void addOverrides(std::vector<std::string>& options, const std::vector<std::string>& overrides);

/// The shortest text that reads back as this very number.
std::string exactText(double number);

/// Words as a TOML string on one line.
std::string tomlString(std::string_view words);

} // namespace lozenge
