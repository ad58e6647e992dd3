#include "app/stage/survey_view.hpp"

#include "app/relief/flight_instruments.hpp"
#include "app/relief/relief_pane.hpp"
#include "app/stage/survey_axis.hpp"
#include "picture/relief/relief_surface.hpp"
#include "picture/stage.hpp"
#include "picture/text/number_text.hpp"
#include "picture/text/rich_text.hpp"
#include "picture/words.hpp"
#include "session/appearance.hpp"
#include "session/surveying.hpp"
#include "session/view/looking.hpp"

#include <cmath>

namespace lozenge {
namespace {

/// The wheel zooms about a place, as many octaves as it turns.
double wheelFactor(float wheel)
{
    return std::exp2(-0.35 * static_cast<double>(wheel));
}

void showTitle(const Desk& desk, const Session& session, const Box& box)
{
    const Survey& survey = *session.survey;
    const float baseline = box.y + 0.72F * box.height;
    const int done = levelsDone(survey);
    const std::string title =
        done == 0 ? "The corners" : std::to_string(done) + " of " + std::to_string(survey.levels) + " levels";
    desk.text({box.x, baseline}, title, Font::SansBold, 24, desk.theme.ink);
    const std::string view = octavesIn(survey, survey.sight.width) < 0.01
                                 ? "the whole map in view"
                                 : grouped(static_cast<std::uint64_t>(std::llround(survey.sight.width))) + " of " +
                                       grouped(static_cast<std::uint64_t>(survey.recipe.size)) +
                                       " points in view, side to side";
    const float taken = textWidth(Font::SansBold, title) * desk.u(24) + desk.u(16);
    if (taken + textWidth(Font::Sans, view) * desk.u(16) < box.width)
        desk.text({box.right(), baseline}, view, Font::Sans, 16, desk.theme.muted, Align::Right);
}

} // namespace

void SurveyView::refresh(const Session& session)
{
    if (!m_recipe || *m_recipe != session.recipe())
        m_recipe = std::make_shared<const Recipe>(session.recipe());
    const Survey& survey = *session.survey;
    m_isMoving = session.playback.isOn || survey.shown != survey.way || !(m_last == survey.sight);
    m_last = survey.sight;
}

void SurveyView::show(const Desk& desk, Session& session, const Box& box)
{
    const Sheet sheet("stage", box, desk.theme.page);
    StageLayout layout = stageLayout(box, desk.scale);
    layout.relief = onWholePixels(layout.relief);
    refresh(session);
    if (++m_frames == 2) { // compiling the shaders takes longer than all else
        auto made = SurveyRelief::create();
        if (made)
            m_relief.emplace(std::move(*made));
        else
            m_reliefFault = made.error();
    }

    showTitle(desk, session, layout.title);
    const SurveyScene scene = sceneOf(session, m_recipe);
    showRelief(desk, session, scene, layout.relief);
    showBoard(desk, session, scene, layout.board);
    const SurveyPlane plane = surveyPlane(layout.board, scene.survey.sight, desk.scale);
    showSurveyFacts(desk, session, scene, m_board, plane, layout.equation);
    Picture words;
    paintForHall(words, lessonWords(narration(session), desk.theme), layout.narration, desk.scale);
    m_painter.paint(*ImGui::GetWindowDrawList(), words, {0, 0});
    m_wantsFrame = m_isMoving || (m_relief && m_relief->isWaiting()) || m_frames < 3;
}

void SurveyView::showBoard(const Desk& desk, Session& session, const SurveyScene& scene, const Box& square)
{
    const SurveyPlane plane = surveyPlane(square, scene.survey.sight, desk.scale);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const Box frame = plane.frame();
    list.PushClipRect({frame.x, frame.y}, {frame.right(), frame.bottom()}, true);
    Picture inside;
    m_board.paint(inside, scene, plane, desk.scale, m_isMoving);
    m_painter.paint(list, inside, {0, 0});
    list.PopClipRect();
    Picture rim;
    paintSurveyRim(rim, scene, plane, desk.scale);
    paintLocator(rim, scene, plane, m_board.wholeMap(), desk.scale);
    m_painter.paint(list, rim, {0, 0});

    const Touched touched = touch("board", frame);
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

void SurveyView::showRelief(const Desk& desk, Session& session, const SurveyScene& scene, const Box& box)
{
    const Touched touched = touch("relief", box);
    const ImGuiIO& io = ImGui::GetIO();
    Look look = session.look;
    if (!session.flight) {
        turnByMouse(look, session.lesson->look, touched);
        if (touched.isHovered && io.MouseWheel != 0 && !io.KeyShift)
            zoomAbout(session, scene.survey.sight.x, scene.survey.sight.y, wheelFactor(io.MouseWheel));
    }
    if (look != session.look)
        setLook(session, look);

    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.PushClipRect({box.x, box.y}, {box.right(), box.bottom()}, true);
    const SurveyScene now = sceneOf(session, m_recipe); // with what has just been changed
    Picture around;
    if (m_relief) {
        const ReliefCanvas canvas = canvasOf(desk, box, m_isMoving || touched.isHeld || session.flight);
        showTexture(m_relief->texture(now, canvas, session.flight ? &*session.flight : nullptr), box);
    } else if (!m_reliefFault.empty()) {
        paintWithoutGl(around, now, box, desk.scale);
    }
    if (!session.flight)
        paintHeightAxis(around, now, box, desk.scale);
    m_painter.paint(list, around, {0, 0});
    list.PopClipRect();
    if (session.flight)
        showInstruments(desk, box, session);
}

/// What the exporters' painter makes of a few points.
void SurveyView::paintWithoutGl(Picture& picture, const SurveyScene& scene, const Box& box, float scale)
{
    constexpr int size = 65;
    Moment moment{.number = 0, .step = {}, .grid = Grid(size), .surface = sampledGround(scene, size)};
    for (int y = 0; y < size; ++y)
        for (int x = 0; x < size; ++x)
            moment.grid.put({x, y}, moment.surface[moment.grid.index({x, y})]);
    const Frame frame{.timeline = scene.frame.timeline,
                      .moment = moment,
                      .look = scene.frame.look,
                      .range = scene.frame.range,
                      .narration = {},
                      .command = {},
                      .stops = {}};
    const Relief relief{
        frame,
        *frame.look.theme,
        Projection(reliefInner(box, scale), size - 1, frame.range.limit, frame.look.camera, frame.look.exaggeration),
        scale,
        size - 1,
        frame.range.limit};
    paintWalls(picture, relief);
    paintSurface(picture, relief);
    paintSkirts(picture, relief);
}

} // namespace lozenge
