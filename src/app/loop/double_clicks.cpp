#include "app/loop/double_clicks.hpp"

#include <cmath>

namespace lozenge {

void DoubleClicks::look(double seconds)
{
    m_lastLook = m_look;
    m_look = seconds;
}

void DoubleClicks::press(Vec2 place)
{
    // A button that went up unseen, outside the window, is down as before to those who show it.
    if (m_isDown)
        return;
    m_isDown = true;
    // In doubt they came close together: of two clicks that waited for one slow frame nothing else is known.
    const bool isSecond = m_first && m_lastLook - m_first->latest <= longest &&
                          std::hypot(place.x - m_first->place.x, place.y - m_first->place.y) <= reach;
    m_first = isSecond ? std::nullopt : std::optional(Press{m_look, place});
    m_toShow.push_back(isSecond);
}

void DoubleClicks::shown()
{
    if (!m_toShow.empty())
        m_toShow.pop_front();
}

} // namespace lozenge
