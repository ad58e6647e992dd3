#pragma once

#include "picture/picture.hpp"

#include <cmath>
#include <deque>
#include <optional>

namespace lozenge {

/// Tells double clicks by when the clicks came, however slow the frames are in which they are shown. Events carry no
/// time; what is known is between which two looks at their queue they came.
class DoubleClicks {
public:
    static constexpr double longest = 0.4; ///< seconds between two clicks that belong together
    static constexpr float reach = 6;      ///< pixels that the hand may move between them

    /// The queue is looked at: what is found now has come since the last look.
    void look(double seconds)
    {
        m_lastLook = m_look;
        m_look = seconds;
    }

    void press(Vec2 place)
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
    void release() { m_isDown = false; }

    /// Whether the next press that a frame shows is the second of a pair.
    [[nodiscard]] bool isSecond() const { return !m_toShow.empty() && m_toShow.front(); }
    /// A frame has shown a press.
    void shown()
    {
        if (!m_toShow.empty())
            m_toShow.pop_front();
    }

    /// The window is another one.
    void letGo() { *this = {}; }

private:
    struct Press {
        double latest = 0; ///< it did not come later than this
        Vec2 place;
    };

    double m_lastLook = 0;
    double m_look = 0;
    bool m_isDown = false;
    std::optional<Press> m_first; ///< a press that may be the first of a pair
    std::deque<bool> m_toShow;    ///< of each press that no frame has shown: whether it is a second one
};

} // namespace lozenge
