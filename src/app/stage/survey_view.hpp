#pragma once

#include "app/ground/survey_relief.hpp"
#include "app/stage/survey_board.hpp"
#include "app/ui/desk.hpp"

#include <optional>

namespace lozenge {

/// The middle of the window where the terrain is too large to be stepped: map and relief of what is in view, facts and
/// narration under them.
class SurveyView {
public:
    explicit SurveyView(Painter& painter) : m_painter(painter) {}

    void show(const Desk& desk, Session& session, const Box& box);

    /// Whether something finer is on its way, or moves.
    [[nodiscard]] bool wantsFrame() const { return m_wantsFrame; }
    [[nodiscard]] const std::string& reliefFault() const { return m_reliefFault; }

private:
    void showBoard(const Desk& desk, Session& session, const SurveyFrame& frame, const Box& square);
    void showRelief(const Desk& desk, Session& session, const SurveyFrame& frame, const Box& box);

    Painter& m_painter;
    SurveyBoard m_board;
    std::optional<SurveyRelief> m_relief;
    std::string m_reliefFault;
    Sight m_last; ///< of the frame before
    bool m_isMoving = false;
    bool m_wantsFrame = false;
    int m_frames = 0;
};

} // namespace lozenge
