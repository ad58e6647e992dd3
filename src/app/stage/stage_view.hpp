#pragma once

#include "app/relief/relief_view.hpp"
#include "app/stage/figure_view.hpp"
#include "app/stage/stage_board.hpp"
#include "app/stage/survey_view.hpp"
#include "app/ui/desk.hpp"

#include <optional>
#include <string>

namespace lozenge {

/// The middle of the window: board and relief side by side, the equation and the narration under them.
class StageView {
public:
    void show(const Desk& desk, Session& session, const Box& box, bool isMoving);

    /// What has changed of the surface: it is drawn anew where the relief is shown again.
    void noteChanged(const Region& region) { m_changed = united(m_changed, region); }

    /// Why the relief is painted as the exporters paint it and not by GL; empty where it is not.
    [[nodiscard]] const std::string& reliefFault() const
    {
        return m_reliefFault.empty() ? m_survey.reliefFault() : m_reliefFault;
    }

    /// Whether something moves or becomes finer by itself.
    [[nodiscard]] bool wantsFrame(const Session& session) const
    {
        return session.survey() ? m_survey.wantsFrame() : m_figure.wantsFrame();
    }

private:
    void showRelief(const Desk& desk, Session& session, const Frame& frame, const Box& box, bool isMoving);

    StageBoard m_board;
    FigureView m_figure; ///< in the place of board and relief
    WholeView m_whole;
    SurveyView m_survey; ///< in place of all else where the terrain is too large to be stepped
    int m_frames = 0;
    Region m_changed; ///< since the relief was drawn
    std::optional<ReliefView> m_relief;
    std::string m_reliefFault;
};

} // namespace lozenge
