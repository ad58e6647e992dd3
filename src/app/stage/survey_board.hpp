#pragma once

#include "survey/board.hpp"

#include <optional>

namespace lozenge {

/// The board of a survey in the window. It remembers what it made, which stays as long as what it shows.
class SurveyBoard {
public:
    void paint(Picture& picture, const SurveyFrame& frame, const SurveyPlane& plane, float scale, bool isMoving);

    [[nodiscard]] const std::shared_ptr<const Pixels>& wholeMap() const { return m_wholeMap; }
    [[nodiscard]] bool hasDiscs() const { return m_map.hasDiscs(); }
    [[nodiscard]] double milliseconds() const { return m_milliseconds; } ///< that its heights took

private:
    /// What a map hangs on.
    struct Seen {
        std::shared_ptr<const Recipe> recipe;
        Sight sight;
        double shown = 0;
        Look look;
        Box box;
        bool isMoving = false;

        friend bool operator==(const Seen&, const Seen&) = default;
    };

    void make(const SurveyFrame& frame, const SurveyPlane& plane, float scale, bool isMoving);

    SurveyMap m_map;
    std::optional<Seen> m_seen;
    std::shared_ptr<const Pixels> m_wholeMap; ///< small, for the locator
    double m_milliseconds = 0;
};

} // namespace lozenge
