#include "app/relief/relief_pane.hpp"
#include "app/stage/stage_view.hpp"
#include "picture/page.hpp"
#include "picture/text/rich_text.hpp"
#include "picture/words.hpp"
#include "session/appearance.hpp"
#include "session/surveying.hpp"
#include "session/view/looking.hpp"
#include "survey/survey_picture.hpp"

#include <chrono>
#include <cmath>

namespace lozenge {
namespace {

/// From side to side, where every frame is painted by the exporters' painter.
constexpr int cellsWithoutGl = 64;

/// The wheel zooms about a place, as many octaves as it turns.
double wheelFactor(float wheel)
{
    return std::exp2(-0.35 * static_cast<double>(wheel));
}

} // namespace

void SurveyView::makeMap(const SurveyFrame& frame, const SurveyPlane& plane, float scale)
{
    const Survey& survey = frame.survey;
    if (!m_mapFor.changesTo(survey.recipe, survey.sight, survey.shown, frame.look, plane.box, m_isMoving))
        return;
    const double pixels = plane.box.width;
    const auto start = std::chrono::steady_clock::now();
    m_map = surveyMap(frame, plane, m_isMoving ? pixels / 3 : pixels, scale);
    // A number that changes with every picture cannot be read.
    const double took = std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
    if (took > 1.5 * m_milliseconds || took < m_milliseconds / 1.5)
        m_milliseconds = took;
    if (m_wholeMapFor.changesTo(survey.recipe, frame.look))
        m_wholeMap = smallMap(frame);
}

void SurveyView::show(const Desk& desk, Session& session, const Box& box)
{
    const Sheet sheet("stage", box, desk.theme.page);
    StageLayout layout = stageLayout(box, desk.scale);
    layout.relief = onWholePixels(layout.relief);
    const Survey& survey = *session.survey();
    m_isMoving = session.playback.isOn || survey.shown != survey.way || !(m_last == survey.sight);
    m_last = survey.sight;
    if (++m_frames == 2)
        makeRelief(m_relief, m_reliefFault);

    const SurveyFrame frame = surveyFrameOf(session);
    showRelief(desk, session, frame, layout.relief);
    const SurveyPlane plane = surveyPlane(layout.board, frame.survey.sight, desk.scale);
    showBoard(desk, session, frame, plane);
    Picture words;
    const Box& title = layout.title;
    paintSurveyTitle(words, frame, {title.x, title.y + 0.72F * title.height}, title.right(), 24, desk.scale);
    paintSurveyFacts(words, frame, {plane.box.width, m_map.hasDiscs(), m_milliseconds}, layout.equation, desk.scale);
    paintForHall(words, lessonWords(frame.narration, frame.look), layout.narration, desk.scale);
    desk.paint(words);
    m_wantsFrame = m_isMoving || (m_relief && m_relief->isWaiting()) || m_frames < 3;
}

void SurveyView::showBoard(const Desk& desk, Session& session, const SurveyFrame& frame, const SurveyPlane& plane)
{
    const Box around = plane.frame();
    makeMap(frame, plane, desk.scale);
    desk.pushClip(around);
    desk.painted([&](Picture& inside) { paintSurveyMap(inside, frame, plane, m_map, desk.scale); });
    ImGui::PopClipRect();
    desk.painted([&](Picture& rim) { paintSurveyRim(rim, frame, plane, desk.scale, m_wholeMap); });

    const Touched touched = touch("board", around);
    const ImGuiIO& io = ImGui::GetIO();
    if (touched.isHovered && io.MouseWheel != 0)
        zoomAbout(session, plane.xAt(io.MousePos.x), plane.yAt(io.MousePos.y), wheelFactor(io.MouseWheel));
    if (touched.isDragged) {
        Sight sight = sightOf(session);
        sight.x -= static_cast<double>(io.MouseDelta.x / plane.perPoint());
        sight.y -= static_cast<double>(io.MouseDelta.y / plane.perPoint());
        lookAt(session, sight);
    }
}

void SurveyView::showRelief(const Desk& desk, Session& session, const SurveyFrame& frame, const Box& box)
{
    const Touched touched = touch("relief", box);
    if (const float wheel = turnByMouse(session, touched); wheel != 0)
        zoomAbout(session, frame.survey.sight.x, frame.survey.sight.y, wheelFactor(wheel));

    desk.pushClip(box);
    const SurveyFrame now = surveyFrameOf(session); // with what has just been changed
    Picture around;
    if (m_relief) {
        const ReliefCanvas canvas = canvasOf(desk, box, m_isMoving || touched.isHeld || session.flight);
        showTexture(m_relief->texture(now, canvas, session.flight ? &*session.flight : nullptr), box);
    }
    if (!m_reliefFault.empty())
        paintSurveyRelief(around, now, box, desk.scale, cellsWithoutGl);
    else if (!session.flight)
        paintHeightAxis(around, now, box, desk.scale);
    desk.paint(around);
    ImGui::PopClipRect();
    if (session.flight)
        showInstruments(desk, box, session);
}

} // namespace lozenge
