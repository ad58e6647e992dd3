#include "app/stage/stage_view.hpp"

#include "app/relief/relief_pane.hpp"
#include "picture/page.hpp"
#include "picture/relief/relief.hpp"
#include "session/appearance.hpp"
#include "session/view/looking.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace lozenge {

void StageView::show(const Desk& desk, Session& session, const Box& box, bool isMoving)
{
    if (session.survey())
        return m_survey.show(desk, session, box);
    const ChosenFigure figure = shownFigure(session);
    const bool isWhole = figure.figure->paint == paintWhole;
    if (!figure.isOfStep() && !isWhole && !session.flight)
        return m_figure.show(desk, session, figure, box);
    const Sheet sheet("stage", box, desk.theme.page);
    const Frame present = frameOf(session);
    const Frame frame = isWhole ? m_whole.frameOf(session, present) : present;
    StageLayout layout = stageLayout(box, desk.scale);
    layout.relief = onWholePixels(layout.relief);
    if (++m_frames == 2) {
        makeRelief(m_relief, m_reliefFault);
        m_changed = wholeMap(session.recipe().size);
    }

    Picture words;
    paintStageTitle(words, frame, layout, desk.scale);
    const bool hasWords = !session.prediction.asked; // a question takes their place
    if (hasWords && !isWhole)
        paintStageWords(words, frame, layout, desk.scale);
    desk.paint(words);
    if (hasWords && isWhole)
        m_whole.showWords(desk, frame, layout);
    showRelief(desk, session, frame, layout.relief, isMoving);
    m_board.show(desk, session, frame, isWhole ? m_whole.points() : std::vector<Point>{}, layout.board);
}

void StageView::showRelief(const Desk& desk, Session& session, const Frame& frame, const Box& box, bool isMoving)
{
    const Touched touched = touch("relief", box);
    if (const float wheel = turnByMouse(session, touched); wheel != 0) {
        Look look = session.look;
        look.camera.zoom = std::clamp(look.camera.zoom * std::pow(1.1, static_cast<double>(wheel)), 0.1, 10.0);
        setLook(session, look);
    }

    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.PushClipRect({box.x, box.y}, {box.right(), box.bottom()}, true);
    if (m_relief) {
        const ReliefCanvas canvas = canvasOf(desk, box, isMoving || touched.isHeld);
        Region changed = std::exchange(m_changed, {}); // some of it perhaps of a larger map before
        changed.east = std::min(changed.east, frame.timeline.last());
        changed.south = std::min(changed.south, frame.timeline.last());
        showTexture(m_relief->texture(frame, changed, canvas, session.flight ? &*session.flight : nullptr), box);
    }
    if (!session.flight) {
        // Without GL a large surface would take as long as all the rest of the first frame.
        const bool isAwaited = m_frames == 1 && frame.timeline.last() > 16;
        Picture picture;
        if (m_relief || isAwaited)
            paintReliefOverlay(picture, frame, box, desk.scale);
        else
            paintRelief(picture, frame, box, desk.scale);
        desk.painter.paint(list, picture, {0, 0});
    }
    list.PopClipRect();
    if (session.flight)
        showInstruments(desk, box, session);
}

} // namespace lozenge
