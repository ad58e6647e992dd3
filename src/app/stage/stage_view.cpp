#include "app/stage/stage_view.hpp"

#include "app/relief/flight_instruments.hpp"
#include "app/relief/relief_pane.hpp"
#include "picture/board/board_marks.hpp"
#include "picture/board/lens.hpp"
#include "picture/relief/projection.hpp"
#include "picture/relief/relief.hpp"
#include "picture/stage.hpp"
#include "picture/text/number_text.hpp"
#include "session/appearance.hpp"
#include "session/authoring/authoring.hpp"
#include "session/question/prediction.hpp"
#include "session/run/points.hpp"
#include "session/view/figure.hpp"
#include "session/view/looking.hpp"

#include <cmath>

namespace lozenge {

// Compiling the shaders takes longer than all else at the start, so the first frame is painted without them.
void StageView::makeRelief()
{
    auto made = ReliefView::create();
    if (made)
        m_relief.emplace(std::move(*made));
    else
        m_reliefFault = made.error();
}

namespace {

BoardGeometry boardInView(const BoardGeometry& whole, const Sight& sight)
{
    const float zoom = static_cast<float>(whole.last / sight.width);
    const Vec2 first{static_cast<float>(sight.west()), static_cast<float>(sight.north())};
    return zoomed(whole, zoom, first * (-zoom * whole.cell));
}

bool isIn(Vec2 place, const Box& box)
{
    return place.x >= box.x && place.x < box.right() && place.y >= box.y && place.y < box.bottom();
}

} // namespace

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
        makeRelief();
        session.run().changed = wholeMap(session.recipe().size);
    }

    Picture words;
    paintStageTitle(words, frame, layout, desk.scale);
    const bool hasWords = !session.prediction.asked; // a question takes their place
    if (hasWords && !isWhole)
        paintStageWords(words, frame, layout, desk.scale);
    m_painter.paint(*ImGui::GetWindowDrawList(), words, {0, 0});
    if (hasWords && isWhole)
        m_whole.showWords(desk, frame, layout);
    showRelief(desk, session, frame, layout.relief, isMoving);
    showBoard(desk, session, frame, isWhole ? m_whole.points() : std::vector<Point>{}, layout.board);
}

void StageView::showBoard(const Desk& desk, Session& session, const Frame& frame, const std::vector<Point>& ringed,
                          const Box& square)
{
    const BoardGeometry whole = boardGeometry(square, session.run().timeline->last(), desk.scale);
    const Touched touched = touch("board", square);
    const ImGuiIO& io = ImGui::GetIO();
    const Vec2 mouse{io.MousePos.x, io.MousePos.y};

    // The wheel zooms about the pointer, dragging moves what is zoomed.
    if (touched.isHovered && io.MouseWheel != 0) {
        const auto [x, y] = boardInView(whole, session.sight).placeAt(mouse);
        zoomAbout(session, x, y, std::pow(1.2, -static_cast<double>(io.MouseWheel)));
    }
    if (touched.isDragged) {
        const float cell = boardInView(whole, session.sight).cell;
        const Sight& sight = session.sight;
        lookAt(session, {sight.x - static_cast<double>(io.MouseDelta.x / cell),
                         sight.y - static_cast<double>(io.MouseDelta.y / cell), sight.width});
    }
    const BoardGeometry inView = boardInView(whole, session.sight);
    const auto lens = lensOf(frame, inView, desk.scale);
    const BoardGeometry board = lens ? inView : grown(inView, frame, desk.scale);

    ImDrawList& list = *ImGui::GetWindowDrawList();
    const bool isZoomed = board.zoom > 1;
    if (isZoomed)
        list.PushClipRect({square.x, square.y}, {square.right(), square.bottom()}, true);
    Frame shown = frame;
    if (isImage(board, desk.scale))
        shown.setPixels = m_pixels.points(frame);
    Picture picture;
    paintMap(picture, shown, board, !lens, desk.scale);
    paintNewPoints(picture, shown, board, ringed, desk.scale);
    m_painter.paint(list, picture, {0, 0});
    const float onBoard = Marks{shown, board, desk.theme, desk.scale}.disc();
    paintGuess(desk, session, board, onBoard);
    paintTrace(desk, session, board, onBoard);
    ImDrawList& over = lens ? continued(list) : list;
    if (lens) {
        Picture enlarged;
        paintLens(enlarged, shown, *lens, desk.scale);
        m_painter.paint(over, enlarged, {0, 0});
    }

    // Points under the lens are those that it shows.
    const bool isInLens = lens && isIn(mouse, lens->card);
    const BoardGeometry& pointed = isInLens ? lens->near : board;
    const float disc = isInLens ? Marks{shown, pointed, desk.theme, desk.scale}.disc() : onBoard;
    const Point point = pointed.nearest(mouse);
    const Vec2 at = pointed.at(point);
    const bool near = touched.isHovered && pointed.shows(point) &&
                      std::hypot(at.x - mouse.x, at.y - mouse.y) < std::max(0.5F * pointed.cell, 6 * desk.scale);
    hover(session, near ? std::optional(point) : std::nullopt);
    const bool wasDrag = std::hypot(ImGui::GetMouseDragDelta().x, ImGui::GetMouseDragDelta().y) > 4;
    if (near && touched.wasPressed && !wasDrag) {
        if (session.paintedHeight && !isAsking(session))
            togglePreset(session, point, *session.paintedHeight);
        else
            click(session, point);
    }
    if (near) {
        over.AddCircle(imVec(at), disc + desk.u(2), imColour(desk.theme.ink), 32, desk.u(1.6F));
        const PointFacts facts = pointFacts(session, point);
        ImGui::BeginTooltip();
        ImGui::TextUnformatted(facts.text.c_str());
        if (!facts.equation.empty())
            ImGui::TextUnformatted(facts.equation.c_str());
        ImGui::EndTooltip();
    }
    if (isZoomed)
        list.PopClipRect();
}

/// Ancestors are ringed by their weight, descendants carry a dot: where a point comes from and where it goes.
void StageView::paintTrace(const Desk& desk, const Session& session, const BoardGeometry& board, float disc)
{
    if (!session.run().trace || !session.pinned)
        return;
    ImDrawList& list = continued(*ImGui::GetWindowDrawList()); // a trace can have as many marks as the board points
    const PointTrace& trace = *session.run().trace;
    const bool asImage = isImage(board, desk.scale);
    if (asImage) {
        const Vec2 first = board.at({0, 0});
        const float side = board.cell * static_cast<float>(board.last + 1);
        Picture dots;
        dots.image({first.x - board.cell / 2, first.y - board.cell / 2, side, side},
                   m_pixels.descendants(trace, desk.theme.now), true);
        m_painter.paint(list, dots, {0, 0});
    }
    for (const Share& share : trace.descendants) {
        if (asImage || list._VtxCurrentIdx > mostVertices)
            break;
        const auto strength = static_cast<float>(std::sqrt(std::clamp(share.weight, 0.0, 1.0)));
        list.AddCircleFilled(imVec(board.at(share.point)), std::max(disc * 0.30F, 1.5F),
                             imColour(withAlpha(desk.theme.now, 0.25F + 0.75F * strength)), 12);
    }
    for (const Share& share : trace.ancestors) {
        if (list._VtxCurrentIdx > mostVertices)
            break;
        const auto strength = static_cast<float>(std::clamp(share.weight, 0.0, 1.0));
        const ImVec2 at = imVec(board.at(share.point));
        const float width = desk.u(1.5F + 4 * std::sqrt(strength));
        list.AddCircle(at, disc + width / 2, imColour(desk.theme.page), 0, width + desk.u(2));
        list.AddCircle(at, disc + width / 2, imColour(desk.theme.ink), 0, width);
    }
    // The weights of the corners stand in their pills, where they are always free.
    for (const Share& share : trace.corners) {
        const std::string text = shortText(share.weight * 100) + " %";
        const Vec2 at = board.at(share.point);
        const float half = textWidth(Font::MonoBold, text) * desk.u(14) / 2 + desk.u(6);
        // A board may be too narrow for it.
        const Vec2 centre{std::max(board.box.x + half, std::min(at.x, board.box.right() - half)),
                          at.y + (share.point.y == 0 ? -1.0F : 1.0F) * (disc + desk.u(15))};
        list.AddRectFilled({centre.x - half, centre.y - desk.u(11)}, {centre.x + half, centre.y + desk.u(11)},
                           imColour(desk.theme.ink), desk.u(11));
        desk.painter.text(list, {centre.x, centre.y + desk.u(5)}, text, Font::MonoBold, desk.u(14), desk.theme.page,
                          Align::Centre);
    }
    list.AddCircle(imVec(board.at(*session.pinned)), disc + desk.u(3), imColour(desk.theme.now), 0, desk.u(3));
}

void StageView::paintGuess(const Desk& desk, const Session& session, const BoardGeometry& board, float disc)
{
    if (!session.prediction.asked)
        return;
    const Asked& asked = *session.prediction.asked;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    if (asked.step && !asked.verdict) {
        const Vec2 at = board.at(asked.step->at);
        const float dash = std::min(desk.u(9), 0.5F * disc);
        Picture mark;
        mark.circle(at, disc, desk.theme.nowBackground, {desk.theme.now, desk.u(3), dash, 0.6F * dash});
        mark.text({at.x, at.y + 0.4F * disc}, "?", Font::SansBold, 1.1F * disc, desk.theme.now, Align::Centre);
        m_painter.paint(list, mark, {0, 0});
    }
    if (asked.question.kind != Question::Kind::Parents)
        return;
    const auto right = asked.verdict && asked.step ? averagedPoints(*asked.step) : std::vector<Point>{};
    for (std::size_t i = 0; i < asked.guess.points.size(); ++i) {
        const Point point = asked.guess.points[i];
        const bool isRight = std::find(right.begin(), right.end(), point) != right.end();
        const Colour colour = !asked.verdict ? desk.theme.ink : isRight ? desk.theme.right : desk.theme.wrong;
        const ImVec2 at = imVec(board.at(point));
        list.AddCircle(at, disc + desk.u(4), imColour(desk.theme.surface), 40, desk.u(7));
        list.AddCircle(at, disc + desk.u(4), imColour(colour), 40, desk.u(4));
        if (!asked.verdict)
            continue;
        // A tick or a cross beside the colour: it speaks to everybody.
        const float s = desk.u(6);
        const ImVec2 c{at.x + disc * 0.8F, at.y - disc * 0.8F};
        list.AddCircleFilled(c, desk.u(11), imColour(colour), 24);
        const ImU32 mark = imColour(desk.theme.onHighlight);
        if (isRight) {
            const std::array points{ImVec2{c.x - s, c.y}, ImVec2{c.x - 0.25F * s, c.y + 0.7F * s},
                                    ImVec2{c.x + s, c.y - 0.7F * s}};
            list.AddPolyline(points.data(), 3, mark, 0, desk.u(2.4F));
        } else {
            list.AddLine({c.x - 0.7F * s, c.y - 0.7F * s}, {c.x + 0.7F * s, c.y + 0.7F * s}, mark, desk.u(2.4F));
            list.AddLine({c.x - 0.7F * s, c.y + 0.7F * s}, {c.x + 0.7F * s, c.y - 0.7F * s}, mark, desk.u(2.4F));
        }
    }
}

void StageView::showRelief(const Desk& desk, Session& session, const Frame& frame, const Box& box, bool isMoving)
{
    const Touched touched = touch("relief", box);
    const ImGuiIO& io = ImGui::GetIO();
    Look look = session.look;
    if (!session.flight) {
        turnByMouse(look, session.lesson->look, touched);
        if (touched.isHovered && io.MouseWheel != 0 && !io.KeyShift)
            look.camera.zoom =
                std::clamp(look.camera.zoom * std::pow(1.1, static_cast<double>(io.MouseWheel)), 0.1, 10.0);
    }
    if (look != session.look)
        setLook(session, look);

    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.PushClipRect({box.x, box.y}, {box.right(), box.bottom()}, true);
    const Region changed = takeChanged(session);
    if (m_relief) {
        const ReliefCanvas canvas = canvasOf(desk, box, isMoving || touched.isHeld);
        showTexture(session.flight ? m_relief->flightTexture(frame, changed, *session.flight, canvas)
                                   : m_relief->texture(frame, changed, canvas),
                    box);
    }
    if (!session.flight) {
        // Without GL a large surface would take as long as all the rest of the first frame.
        const bool isAwaited = m_frames == 1 && frame.timeline.last() > 16;
        Picture picture;
        if (m_relief || isAwaited)
            paintReliefOverlay(picture, frame, box, desk.scale);
        else
            paintRelief(picture, frame, box, desk.scale);
        m_painter.paint(list, picture, {0, 0});
    }
    list.PopClipRect();
    if (session.flight)
        showInstruments(desk, box, session);
}

} // namespace lozenge
