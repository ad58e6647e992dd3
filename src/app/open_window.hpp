#pragma once

#include "app/stage/stage_view.hpp"
#include "app/ui/desk.hpp"
#include "files/settings.hpp"

#include <SFML/Graphics/RenderWindow.hpp>
#include <algorithm>
#include <future>
#include <memory>
#include <string>

namespace lozenge {

/// The window of the system, with the letters cut for its size and what belongs to its OpenGL. It is made anew where it
/// is to fill the screen, or not any more.
class OpenWindow {
public:
    OpenWindow(Settings& settings, double scale, bool fillsScreen)
        : m_settings(settings), userScale(scale), isFullScreen(fillsScreen)
    {}

    /// What kept it from opening, in a line; empty where it is open.
    std::string open(const Theme& theme);
    void close();

    /// Cuts the letters anew where the window has another size, or they are to have one.
    void fitLetters(const Theme& theme);

    /// For the next window of the same settings.
    void rememberSize();

private:
    Settings& m_settings;

public:
    Type type;
    float typeScale = 0;
    double userScale;
    bool isFullScreen;

private:
    // They are cut while OpenGL is made ready, which a window of SFML begins with before it is opened: both take long.
    std::future<void> m_letters = cutLetters();

public:
    sf::RenderWindow window;
    std::unique_ptr<Painter> painter;
    std::unique_ptr<StageView> stage;

private:
    [[nodiscard]] sf::Vector2u wantedSize() const;
    [[nodiscard]] float scaleIn(const sf::Vector2u& size) const
    {
        const float fit = std::min(static_cast<float>(size.x) / 1280, static_cast<float>(size.y) / 800);
        return std::clamp(fit, 0.8F, 2.7F) * static_cast<float>(userScale);
    }
    std::future<void> cutLetters();
    void useType(const Theme& theme);
};

} // namespace lozenge
