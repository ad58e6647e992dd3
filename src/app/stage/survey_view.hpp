#pragma once

#include "app/ground/survey_relief.hpp"
#include "app/ui/desk.hpp"
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

/// The middle of the window where the terrain is too large to be stepped: map and relief of what is in view, facts and
/// narration under them.
class SurveyView {
public:
    void show(const Desk& desk, Session& session, const Box& box);

    /// Whether something finer is on its way, or moves.
    [[nodiscard]] bool wantsFrame() const { return m_wantsFrame; }
    [[nodiscard]] const std::string& reliefFault() const { return m_reliefFault; }

private:
    void showBoard(const Desk& desk, Session& session, const SurveyFrame& frame, const Box& square);
    void showRelief(const Desk& desk, Session& session, const SurveyFrame& frame, const Box& box);

    SurveyBoard m_board;
    std::optional<SurveyRelief> m_relief;
    std::string m_reliefFault;
    Sight m_last; ///< of the frame before
    bool m_isMoving = false;
    bool m_wantsFrame = false;
    int m_frames = 0;
};

} // namespace lozenge
