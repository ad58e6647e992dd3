#include "app/presenter/presenter_window.hpp"

#include "app/display.hpp"
#include "app/releases.hpp"
#include "picture/text/language.hpp"
#include "session/view/presenting.hpp"

#include <SFML/Graphics/Sprite.hpp>
#include <algorithm>
#include <array>
#include <chrono>
#include <ctime>
#include <exception>

namespace lozenge {
namespace {

constexpr float lookEvery = 0.03F; ///< seconds between looks at the session
constexpr float nextEvery = 0.3F;  ///< the next picture follows a relief that is turned no oftener
constexpr float drawEvery = 1;     ///< some systems forget what lay under another window
constexpr float lineOfWheel = 60;  ///< in the design's units

std::string timeOfDay()
{
    const std::time_t now = std::time(nullptr);
    std::array<char, 16> text{};
    const std::tm* const local = std::localtime(&now);
    return local && std::strftime(text.data(), text.size(), "%H:%M", local) > 0 ? text.data() : "";
}

// A slide of the window's first size.
constexpr int slideWidth = 1280, slideHeight = 800;

PageRows rowsOf(const Raster& raster, int first, int count)
{
    PageRows rows{raster.width, raster.height, first, count, {}};
    rows.rgba.reserve(static_cast<std::size_t>(raster.width) * static_cast<std::size_t>(count) * 4);
    for (int y = first; y < first + count; ++y)
        for (const std::uint32_t pixel : raster.row(y))
            for (const int shift : {16, 8, 0, 24})
                rows.rgba.push_back(static_cast<std::uint8_t>(pixel >> shift));
    return rows;
}

} // namespace

std::optional<NextPage> nextPage(const Session& session)
{
    const auto place = stopToCome(session);
    if (!place)
        return std::nullopt;
    const FoundStop& found = session.stops[*place];
    return NextPage{session.lesson,   found.stop,   found.moment,
                    session.recipe(), session.look, pageOfStop(session, found)};
}

Picture pictureOf(const NextPage& next, const std::shared_ptr<ManyShelf>& shelf)
{
    PageOptions options{.width = slideWidth, .height = slideHeight};
    options.lessonsLook = next.lesson->look;
    options.shelf = shelf;
    return next.make(std::move(options)).page(0).picture;
}

PageRows PagePainter::paint(const SpeakerPage& page, const std::optional<NextPage>& next, int width, int height)
{
    if (m_next != next) {
        m_next.reset();
        if (next)
            m_nextPicture = pictureOf(*next, m_shelf);
        m_next = next;
    }
    const Picture picture =
        speakerPicture(page, m_next ? &m_nextPicture : nullptr, static_cast<float>(width), static_cast<float>(height));
    std::swap(m_shown, m_former);
    m_shown = rasterOf(picture, std::exchange(m_shown, {})); // which may throw, and leaves none half painted
    if (m_former.width != width || m_former.height != height)
        return rowsOf(m_shown, 0, height);
    const auto isOther = [&](int y) {
        const auto row = m_shown.row(y);
        return !std::equal(row.begin(), row.end(), m_former.row(y).begin());
    };
    int first = 0, end = height;
    while (first < end && !isOther(first))
        ++first;
    while (end > first && !isOther(end - 1))
        --end;
    return rowsOf(m_shown, first, end - first);
}

std::string PresenterWindow::open(const sf::RenderWindow& hall)
{
    openWindow(m_window,
               {static_cast<unsigned>(m_settings.presenterWidth), static_cast<unsigned>(m_settings.presenterHeight)},
               "Lozenge: speaker", false);
    if (!m_window.isOpen())
        return std::string(phrase("A second window cannot be opened on this display"));
    place(hall);
    m_window.setKeyRepeatEnabled(true);
    m_page.reset();
    m_next.reset();
    m_size = {};
    return {};
}

/// Where it was the last time, if there is a screen; else on a screen that has not the hall's window, or beside it.
void PresenterWindow::place(const sf::RenderWindow& hall)
{
    const std::vector<Screen> all = screens();
    const auto isOn = [&](sf::Vector2i corner, sf::Vector2u size) {
        return [x = corner.x + static_cast<int>(size.x) / 2,
                y = corner.y + static_cast<int>(size.y) / 2](const Screen& screen) { return screen.has(x, y); };
    };
    const sf::Vector2u size = m_window.getSize();
    if (m_settings.presenterX && m_settings.presenterY) {
        const sf::Vector2i former{*m_settings.presenterX, *m_settings.presenterY};
        if (all.empty() || std::any_of(all.begin(), all.end(), isOn(former, size)))
            return m_window.setPosition(former);
    }
    const auto other = std::find_if_not(all.begin(), all.end(), isOn(hall.getPosition(), hall.getSize()));
    if (other != all.end()) {
        m_window.setSize({static_cast<unsigned>(other->width), static_cast<unsigned>(other->height)});
        return m_window.setPosition({other->x, other->y});
    }
    const int right = hall.getPosition().x + static_cast<int>(hall.getSize().x);
    const int most = std::max(0, static_cast<int>(desktopSize().x) - static_cast<int>(size.x));
    m_window.setPosition({std::min(right, most), std::max(0, hall.getPosition().y)});
}

void PresenterWindow::close()
{
    if (m_painting.valid())
        m_painting.wait();
    m_painting = {};
    remember();
    m_window.close();
}

void PresenterWindow::remember()
{
    m_settings.presenterX = m_window.getPosition().x;
    m_settings.presenterY = m_window.getPosition().y;
    m_settings.presenterWidth = static_cast<int>(std::clamp(m_window.getSize().x, 100U, 20000U));
    m_settings.presenterHeight = static_cast<int>(std::clamp(m_window.getSize().y, 100U, 20000U));
}

void PresenterWindow::show(const Session& session)
{
    takePainted();
    if (m_sinceDraw.getElapsedTime().asSeconds() > drawEvery)
        draw();
    if (m_painting.valid() || m_sinceLook.getElapsedTime().asSeconds() < lookEvery)
        return;
    m_sinceLook.restart();

    SpeakerPage page = speakerPage(session);
    page.timeOfDay = timeOfDay();
    if (!m_page || m_page->now != page.now || m_page->note != page.note)
        m_scrolled = 0;
    page.scrolled = m_scrolled;
    auto next = nextPage(session);
    const bool isOtherStop = next.has_value() != m_next.has_value() || (next && next->stop != m_next->stop);
    if (!isOtherStop && m_sinceNext.getElapsedTime().asSeconds() < nextEvery)
        next = m_next;
    const sf::Vector2u size = m_window.getSize();
    if (m_page == page && m_next == next && m_size == size)
        return;
    if (m_next != next)
        m_sinceNext.restart();
    m_page = page;
    m_next = next;
    m_size = size;
    m_painting = std::async(std::launch::async, [this, page = std::move(page), next = std::move(next), size] {
        try {
            return m_painter.paint(page, next, static_cast<int>(size.x), static_cast<int>(size.y));
        } catch (
            const std::exception&) { // without memory, or where the program is asked to end, the page stays as it is
            return PageRows{};
        }
    });
}

void PresenterWindow::takePainted()
{
    if (!m_painting.valid() || m_painting.wait_for(std::chrono::seconds(0)) != std::future_status::ready)
        return;
    const PageRows rows = m_painting.get();
    if (rows.count == 0)
        return;
    const sf::Vector2u size{static_cast<unsigned>(rows.width), static_cast<unsigned>(rows.height)};
    if (m_texture.getSize() != size && !resize(m_texture, size))
        return;
    update(m_texture, rows.rgba.data(), {size.x, static_cast<unsigned>(rows.count)},
           {0, static_cast<unsigned>(rows.first)});
    draw();
}

void PresenterWindow::draw()
{
    m_sinceDraw.restart();
    if (m_texture.getSize().x == 0)
        return;
    m_window.clear();
    m_window.draw(sf::Sprite(m_texture));
    m_window.display();
}

std::optional<Input> PresenterWindow::nextKey(Session& session)
{
    while (isOpen()) {
        const auto event = nextEvent(m_window);
        if (!event)
            break;
        const Input input = inputOf(*event);
        switch (input.kind) {
        case Input::Kind::Closed: togglePresenting(session); return {};
        case Input::Kind::Resized: fitView(m_window, input); break;
        case Input::Kind::Wheel: scroll(input.turned); break;
        case Input::Kind::KeyPressed:
        case Input::Kind::KeyReleased:
        case Input::Kind::Typed: return input;
        default: break;
        }
    }
    return {};
}

void PresenterWindow::scroll(float turned)
{
    if (!m_page)
        return;
    const auto size = m_window.getSize();
    const float most = mostScrolled(*m_page, static_cast<float>(size.x), static_cast<float>(size.y));
    m_scrolled = std::clamp(m_scrolled - turned * lineOfWheel, 0.0F, most);
}

} // namespace lozenge
