#include "app/stage/stage_view.hpp"

#include "app/relief/relief_pane.hpp"
#include "app/ui/controls.hpp"
#include "picture/figures/figure_page.hpp"
#include "picture/figures/sides/compare.hpp"
#include "picture/page.hpp"
#include "picture/relief/relief.hpp"
#include "picture/text/rich_text.hpp"
#include "picture/tr.hpp"
#include "session/appearance.hpp"
#include "session/comparison/comparison.hpp"
#include "session/run/stops.hpp"
#include "session/view/looking.hpp"
#include "show/lesson_pages.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <string>
#include <utility>

namespace lozenge {

void StageView::show(const Desk& desk, Session& session, const Box& box, bool isMoving)
{
    if (session.comparison)
        return m_comparison.show(desk, session, box);
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

    desk.pushClip(box);
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
        desk.paint(picture);
    }
    ImGui::PopClipRect();
    if (session.flight)
        showInstruments(desk, box, session);
}

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
    const SteppedRun& run = session.run();
    if (m_for.changesTo(run.timeline, run.moment.number, frame.look, frame.title, frame.narration,
                        speakingStop(session), figure, frame.many, room)) {
        if (m_valuesFor.changesTo(figure)) {
            m_values = figure.values;
            runRecipes(m_values);
        }
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
    if (m_wordsFor.changesTo(m_timeline, m_rest.number, frame.look, frame.narration, layout.equation,
                             layout.narration)) {
        m_words = {};
        paintWordsOfWhole(m_words, frame, layout, desk.scale);
    }
    desk.paint(m_words);
}

void ComparisonView::show(const Desk& desk, Session& session, const Box& box)
{
    const Sheet sheet("comparison", box, desk.theme.page);
    const Comparison& comparison = *session.comparison;
    const float margin = desk.u(22);
    const std::string title = comparisonTitle(session);
    desk.text({box.x + margin, box.y + desk.u(38)}, title, Font::SansBold, 24, desk.theme.ink);

    const bool westToEast = comparison.seam == SeamSide::WestToEast;
    const Box seam{box.right() - margin - desk.u(190), box.y + desk.u(16), desk.u(190), desk.u(30)};
    const Box reliefs{seam.x - desk.u(98), seam.y, desk.u(88), seam.height};
    const float from = box.x + margin + desk.widthOf(title, Font::SansBold, 24) + desk.u(20);
    desk.painted([&](Picture& words) {
        paintText(words, {{comparisonLine(session), Font::Sans, desk.theme.muted}},
                  {from, box.y + desk.u(8), reliefs.x - from - desk.u(16), desk.u(50)}, desk.u(12.5F), desk.u(16.5F));
    });

    const float top = box.y + desk.u(66);
    const Box room{box.x + margin, top, box.width - 2 * margin, box.bottom() - desk.u(16) - top};
    std::vector<std::pair<const Timeline*, int>> moments;
    for (const Side& side : comparison.sides)
        moments.emplace_back(side.timeline.get(), side.moment.number);
    if (m_for.changesTo(moments, session.look, room, desk.scale, comparison.seam, comparison.hasReliefs)) {
        const SteppedRun& run = session.run();
        const Frame frame{
            .timeline = *run.timeline, .moment = run.moment, .look = session.look, .range = comparison.range};
        m_picture = Picture{};
        paintCompared({m_picture, frame, desk.scale}, comparison, comparedRows(session), room);
    }
    desk.paint(m_picture);

    // Last, since both change what is shown.
    const bool turns =
        wordButton(desk, "seam", desk.tr(westToEast ? "seam: west to east" : "seam: north to south"), seam);
    if (wordButton(desk, "reliefs", desk.tr("Reliefs"), reliefs, comparison.hasReliefs))
        toggleReliefs(session);
    if (turns)
        toggleSeamSide(session);
}

} // namespace lozenge
