#pragma once

#include "app/input.hpp"
#include "export/raster/raster.hpp"
#include "files/settings.hpp"
#include "picture/pages/speaker_page.hpp"
#include "session/seen.hpp"

#include <SFML/Graphics/RenderWindow.hpp>
#include <SFML/Graphics/Texture.hpp>
#include <SFML/System/Clock.hpp>
#include <cstdint>
#include <future>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace lozenge {

/// What the stop to come shows, so that it can be painted beside the window's own work.
struct NextPage {
    std::shared_ptr<const Lesson> lesson; ///< whose stop it is
    const Stop* stop = nullptr;
    int moment = 0; ///< or station
    Recipe recipe = {};
    Look look = {};
    PageMaker make = {};

    friend bool operator==(const NextPage& a, const NextPage& b)
    {
        return a.stop == b.stop && a.lesson == b.lesson && a.moment == b.moment && a.recipe == b.recipe &&
               a.look == b.look;
    }
};

/// Nothing where no stop is to come.
std::optional<NextPage> nextPage(const Session& session);

/// Makes the maps of a figure over many seeds where the shelf has none.
Picture pictureOf(const NextPage& next, const std::shared_ptr<ManyShelf>& shelf);

/// Some rows of a page as a texture takes them.
struct PageRows {
    int width = 0;
    int height = 0; ///< of the whole page
    int first = 0;
    int count = 0;
    std::vector<std::uint8_t> rgba;
};

/// Paints the speaker's page. It keeps what it painted, so that of the next page only the rows are given that are
/// others. One thread at a time may use it.
class PagePainter {
public:
    PageRows paint(const SpeakerPage& page, const std::optional<NextPage>& next, int width, int height);

private:
    std::shared_ptr<ManyShelf> m_shelf = std::make_shared<ManyShelf>();
    std::optional<NextPage> m_next;
    Picture m_nextPicture;
    Raster m_shown;
    Raster m_former;
};

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
