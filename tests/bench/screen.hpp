#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <sys/types.h>

/// A display of its own for what is measured: Xvfb, 1280 x 800, with its pixels mapped here.
class Screen {
public:
    static std::optional<Screen> open();
    Screen(Screen&& other) noexcept;
    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;
    Screen& operator=(Screen&&) = delete;
    ~Screen();

    /// Whether anything stands in the middle line of the screen.
    [[nodiscard]] bool isPainted() const;

    /// Words before a command, for the shell: the display, and settings that nobody has.
    [[nodiscard]] std::string environment() const;

private:
    Screen() = default;

    pid_t m_server = 0;
    std::string m_display;
    std::string m_folder;
    const unsigned char* m_pixels = nullptr;
    std::size_t m_size = 0;
};
