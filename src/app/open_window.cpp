#include "app/open_window.hpp"

#include "app/interface.hpp"
#include "app/releases.hpp"
#include "files/library/data_folder.hpp"

#include <SFML/System/Err.hpp>
#include <cmath>
#include <cstdio>

namespace lozenge {
namespace {

/// The program's icon in the bar of the window and among the running programs.
void showIcon(sf::Window& window)
{
    sf::Image icon;
    if (icon.loadFromFile((dataFolder() / "assets/icons/128.png").string()))
        setIcon(window, icon);
}

} // namespace

sf::Vector2u OpenWindow::wantedSize() const
{
    if (isFullScreen)
        return desktopSize();
    return {static_cast<unsigned>(std::clamp(m_settings.width, 320, 16384)),
            static_cast<unsigned>(std::clamp(m_settings.height, 240, 16384))};
}

std::future<void> OpenWindow::cutLetters()
{
    typeScale = scaleIn(wantedSize());
    return std::async(std::launch::async | std::launch::deferred, [this] { type.cut(typeScale); });
}

std::string OpenWindow::open(const Theme& theme)
{
    const sf::Vector2u desktop = desktopSize();
    const sf::Vector2u size = wantedSize();
    if (!m_letters.valid())
        m_letters = cutLetters();
    // SFML complains on standard error of what it can do without, such as vertical synchronisation.
    sf::err().rdbuf(nullptr);
    openWindow(window, size, "Lozenge", isFullScreen);
    if (!window.isOpen())
        return "the window cannot be opened on this display";
    if (!isFullScreen)
        window.setPosition({std::max(0, (static_cast<int>(desktop.x) - static_cast<int>(size.x)) / 2),
                            std::max(0, (static_cast<int>(desktop.y) - static_cast<int>(size.y)) / 2)});
    showIcon(window);
    window.setKeyRepeatEnabled(true);
    m_letters.get();
    if (!beginInterface(window))
        return "the interface cannot be started";
    ImGui::GetIO().IniFilename = nullptr;
    painter = std::make_unique<Painter>(type);
    stage = std::make_unique<StageView>();
    useType(theme);
    return {};
}

void OpenWindow::close()
{
    stage.reset();
    painter.reset();
    endInterface(window);
    window.close();
}

void OpenWindow::fitLetters(const Theme& theme)
{
    const float scale = scaleIn(window.getSize());
    if (std::abs(scale - typeScale) <= 0.01F)
        return;
    typeScale = scale;
    type.cut(typeScale);
    useType(theme);
}

void OpenWindow::useType(const Theme& theme)
{
    type.use();
    if (!uploadLetters())
        std::fputs("lozenge: the letters do not fit into a texture of this display\n", stderr);
    applyTheme(theme, typeScale);
}

void OpenWindow::rememberSize()
{
    if (isFullScreen || window.getSize().x == 0)
        return;
    m_settings.width = static_cast<int>(window.getSize().x);
    m_settings.height = static_cast<int>(window.getSize().y);
}

} // namespace lozenge
