#include "app/stage/figure_view.hpp"

#include "picture/figures/figure_page.hpp"
#include "picture/page.hpp"
#include "session/run/stops.hpp"
#include "show/lesson_pages.hpp"

#include <chrono>
#include <utility>

namespace lozenge {

std::shared_ptr<const ManyMaps> FigureView::mapsFor(const Session& session, const ChosenFigure& figure)
{
    const auto request = mapsOf(figure, session.recipe());
    if (!request)
        return nullptr;
    if (m_making.valid() && m_making.wait_for(std::chrono::seconds(0)) == std::future_status::ready)
        std::exchange(m_making, {}).wait();
    auto maps = m_shelf->kept(*request);
    if (!maps && !m_making.valid())
        m_making = std::async(std::launch::async, [this, shelf = m_shelf, asked = *request] {
            struct GivenUp {};
            try {
                shelf->of(asked, [this](int, int) {
                    if (m_isGone)
                        throw GivenUp();
                });
            } catch (const GivenUp&) { // the window is closed
            }
        });
    return maps;
}

void FigureView::show(const Desk& desk, const Session& session, const ChosenFigure& figure, const Box& box)
{
    const Sheet sheet("stage", box, desk.theme.page);
    // A question has its card where words stand else.
    Box room = box;
    if (session.prediction.asked)
        room.height = questionCard(box, desk.scale).box.y - box.y;
    Frame frame = frameOf(session);
    frame.many = mapsFor(session, figure);
    Shown shown{session.run().timeline,
                session.run().moment.number,
                frame.look,
                frame.title,
                frame.narration,
                speakingStop(session),
                figure,
                frame.many,
                room};
    if (shown != m_shown) {
        if (figure != m_shown.figure) {
            m_values = figure.values;
            runRecipes(m_values);
        }
        m_shown = std::move(shown);
        m_picture = figure.figure->paint(frame, m_values, room.width, room.height);
    }
    desk.paint(m_picture, {box.x, box.y});
}

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
    desk.paint(m_words);
}

} // namespace lozenge
