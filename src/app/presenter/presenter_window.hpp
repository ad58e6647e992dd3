#pragma once

#include "app/input.hpp"
#include "app/presenter/page_painter.hpp"
#include "files/settings.hpp"

#include <SFML/Graphics/RenderWindow.hpp>
#include <SFML/Graphics/Texture.hpp>
#include <SFML/System/Clock.hpp>
#include <future>
#include <optional>
#include <string>

namespace lozenge {

/// The speaker's window. Its page is a picture that a thread of its own paints where it has become another; the thread
/// of the hall's window only hands the rows to the graphics card that have changed.
class PresenterWindow {
public:
    explicit PresenterWindow(Settings& settings) : m_settings(settings) {}

    /// What kept it from opening, in a line; empty where it is open.
    std::string open(const sf::RenderWindow& hall);
    void close();
    [[nodiscard]] bool isOpen() const { return m_window.isOpen(); }
    sf::RenderWindow& window() { return m_window; }

    /// Shows the session as it is, as soon as that is painted.
    void show(const Session& session);

    /// What is typed in it, if something has been; all else that happens to it is its own.
    std::optional<Input> nextKey(Session& session);

private:
    void scroll(float turned);
    void place(const sf::RenderWindow& hall);
    void remember();
    void takePainted();
    void draw();

    Settings& m_settings;
    sf::RenderWindow m_window;
    sf::Texture m_texture;
    PagePainter m_painter; ///< of whoever paints
    std::future<PageRows> m_painting;
    std::optional<SpeakerPage> m_page; ///< that was painted last, or is
    std::optional<NextPage> m_next;
    sf::Vector2u m_size;
    float m_scrolled = 0;
    sf::Clock m_sinceLook, m_sinceNext, m_sinceDraw;
};

} // namespace lozenge
