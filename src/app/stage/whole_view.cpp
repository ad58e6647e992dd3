#include "app/stage/whole_view.hpp"

#include "picture/figures/figure_page.hpp"

#include <utility>

namespace lozenge {

Frame WholeView::frameOf(const Session& session, const Frame& present)
{
    const SteppedRun& run = session.run();
    if (m_timeline != run.timeline || m_rest.number != run.moment.number) {
        m_timeline = run.timeline;
        m_rest = atRest(run.moment);
        m_title = titleOfWhole(ofMoment(present, run.moment, present.look));
        m_points = newPoints(present);
    }
    Frame frame = ofMoment(present, m_rest, present.look);
    frame.title = present.title.empty() ? m_title : present.title;
    frame.narration = present.narration;
    return frame;
}

void WholeView::showWords(const Desk& desk, const Frame& frame, const StageLayout& layout)
{
    Said said{m_timeline, m_rest.number, frame.look, frame.narration, layout.equation, layout.narration};
    if (said != m_said) {
        m_said = std::move(said);
        m_words = {};
        paintWordsOfWhole(m_words, frame, layout, desk.scale);
    }
    desk.painter.paint(*ImGui::GetWindowDrawList(), m_words, {0, 0});
}

} // namespace lozenge
