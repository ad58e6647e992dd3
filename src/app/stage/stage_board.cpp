#include "app/stage/stage_view.hpp"
#include "picture/board/board_marks.hpp"
#include "picture/figures/figure_page.hpp"
#include "picture/figures/whole.hpp"
#include "picture/height_colours.hpp"
#include "picture/text/number_text.hpp"
#include "session/question/prediction.hpp"
#include "session/recipe/editing.hpp"
#include "session/run/facts.hpp"
#include "session/view/looking.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace lozenge {
namespace {

/// Of a descendant: the more of it comes from the point, the less it lets through.
Colour dotOf(const Share& share, Colour colour)
{
    return withAlpha(colour, 0.25F + 0.75F * static_cast<float>(std::sqrt(std::clamp(share.weight, 0.0, 1.0))));
}

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

/// The wheel zooms about the pointer, dragging moves what is zoomed.
void moveByMouse(Session& session, const BoardGeometry& whole, const Touched& touched, Vec2 mouse)
{
    const ImGuiIO& io = ImGui::GetIO();
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
}

/// A click on a point paints its height where heights are painted, and else is what the session makes of it.
void clickOn(Session& session, Point point)
{
    if (session.paintedHeight && !isAsking(session))
        togglePreset(session, point, *session.paintedHeight);
    else
        click(session, point);
}

void showFacts(const Session& session, Point point)
{
    const PointFacts facts = pointFacts(session, point, session.look);
    ImGui::BeginTooltip();
    ImGui::TextUnformatted(facts.text.c_str());
    if (!facts.equation.empty())
        ImGui::TextUnformatted(facts.equation.c_str());
    ImGui::EndTooltip();
}

/// What the pointer does to the point that it is near.
void pointAt(const Desk& desk, Session& session, const Touched& touched, const Marks& marks, Vec2 mouse,
             ImDrawList& list)
{
    const BoardGeometry& board = marks.board;
    const Point point = board.nearest(mouse);
    const Vec2 at = board.at(point);
    const bool isNear = touched.isHovered && board.shows(point) &&
                        std::hypot(at.x - mouse.x, at.y - mouse.y) < std::max(0.5F * board.cell, 6 * desk.scale);
    hover(session, isNear ? std::optional(point) : std::nullopt);
    if (!isNear)
        return;
    const bool wasDrag = std::hypot(ImGui::GetMouseDragDelta().x, ImGui::GetMouseDragDelta().y) > 4;
    if (touched.wasPressed && !wasDrag)
        clickOn(session, point);
    list.AddCircle(imVec(at), marks.disc() + desk.u(2), imColour(desk.theme.ink), 32, desk.u(1.6F));
    showFacts(session, point);
}

/// A tick or a cross beside the colour: it speaks to everybody.
void paintVerdict(Picture& marks, Vec2 centre, bool isRight, const Theme& theme, float unit)
{
    const float s = 6 * unit, r = 0.7F * s;
    const Stroke stroke{theme.onHighlight, 2.4F * unit};
    marks.circle(centre, 11 * unit, isRight ? theme.right : theme.wrong);
    if (isRight)
        return marks.line(std::array{centre + Vec2{-s, 0}, centre + Vec2{-0.25F * s, r}, centre + Vec2{s, -r}}, stroke);
    for (const float turn : {r, -r})
        marks.line(centre - Vec2{r, turn}, centre + Vec2{r, turn}, stroke);
}

void paintGuess(Picture& marks, const Desk& desk, const Asked& asked, const BoardGeometry& board, float disc)
{
    const Theme& theme = desk.theme;
    if (asked.step && !asked.verdict) {
        const Vec2 at = board.at(asked.step->at);
        const float dash = std::min(desk.u(9), 0.5F * disc);
        marks.circle(at, disc, theme.nowBackground, {theme.now, desk.u(3), dash, 0.6F * dash});
        marks.text({at.x, at.y + 0.4F * disc}, "?", Font::SansBold, 1.1F * disc, theme.now, Align::Centre);
    }
    if (asked.question.kind != Question::Kind::Parents)
        return;
    const auto right = asked.verdict && asked.step ? averagedPoints(*asked.step) : std::vector<Point>{};
    for (const Point point : asked.guess.points) {
        const bool isRight = std::find(right.begin(), right.end(), point) != right.end();
        const Vec2 at = board.at(point);
        marks.circle(at, disc + desk.u(4), none, {theme.surface, desk.u(7)});
        marks.circle(at, disc + desk.u(4), none,
                     {!asked.verdict ? theme.ink
                      : isRight      ? theme.right
                                     : theme.wrong,
                      desk.u(4)});
        if (asked.verdict)
            paintVerdict(marks, at + Vec2{0.8F * disc, -0.8F * disc}, isRight, theme, desk.scale);
    }
}

} // namespace

void StageBoard::show(const Desk& desk, Session& session, const Frame& frame, const std::vector<Point>& ringed,
                      const Box& square)
{
    const BoardGeometry whole = boardGeometry(square, session.run().timeline->last(), desk.scale);
    const Touched touched = touch("board", square);
    const Vec2 mouse{ImGui::GetIO().MousePos.x, ImGui::GetIO().MousePos.y};
    moveByMouse(session, whole, touched, mouse);
    const BoardGeometry inView = boardInView(whole, session.sight);
    const auto lens = lensOf(frame, inView, desk.scale);
    const BoardGeometry board = lens ? inView : grown(inView, frame, desk.scale);

    ImDrawList& list = *ImGui::GetWindowDrawList();
    const bool isZoomed = board.zoom > 1;
    if (isZoomed)
        desk.pushClip(square);
    Frame shown = frame;
    if (isImage(board, desk.scale))
        shown.setPixels = pointPixels(frame);
    desk.painted([&](Picture& picture) {
        paintMap(picture, shown, board, !lens, desk.scale);
        paintNewPoints(picture, shown, board, ringed, desk.scale);
    });
    const float disc = Marks{shown, board, desk.theme, desk.scale}.disc();
    desk.painted([&](Picture& marks) {
        if (session.prediction.asked)
            paintGuess(marks, desk, *session.prediction.asked, board, disc);
        if (session.run().trace && session.pinned)
            paintTrace(marks, desk, *session.run().trace, board, disc);
    });
    ImDrawList& over = lens ? continued(list) : list;
    if (lens) {
        Picture enlarged;
        paintLens(enlarged, shown, *lens, desk.scale);
        desk.painter.paint(over, enlarged, {0, 0});
    }
    // Points under the lens are those that it shows.
    const BoardGeometry& pointed = lens && isIn(mouse, lens->card) ? lens->near : board;
    pointAt(desk, session, touched, {shown, pointed, desk.theme, desk.scale}, mouse, over);
    if (isZoomed)
        ImGui::PopClipRect();
}

/// Ancestors are ringed by their weight, descendants carry a dot: where a point comes from and where it goes.
void StageBoard::paintTrace(Picture& marks, const Desk& desk, const PointTrace& trace, const BoardGeometry& board,
                            float disc)
{
    const Theme& theme = desk.theme;
    if (isImage(board, desk.scale)) {
        const Vec2 first = board.at({0, 0});
        const float side = board.cell * static_cast<float>(board.last + 1);
        marks.image({first.x - board.cell / 2, first.y - board.cell / 2, side, side},
                    descendantPixels(trace, theme.now), true);
    } else {
        for (const Share& share : trace.descendants)
            marks.circle(board.at(share.point), std::max(disc * 0.30F, 1.5F), dotOf(share, theme.now));
    }
    for (const Share& share : trace.ancestors) {
        const auto strength = static_cast<float>(std::clamp(share.weight, 0.0, 1.0));
        const float width = desk.u(1.5F + 4 * std::sqrt(strength));
        marks.circle(board.at(share.point), disc + width / 2, none, {theme.page, width + desk.u(2)});
        marks.circle(board.at(share.point), disc + width / 2, none, {theme.ink, width});
    }
    // The weights of the corners stand in their pills, where they are always free.
    for (const Share& share : trace.corners) {
        const std::string text = shortText(share.weight * 100) + " %";
        const Vec2 at = board.at(share.point);
        const float half = textWidth(Font::MonoBold, text) * desk.u(14) / 2 + desk.u(6);
        // A board may be too narrow for it.
        const Vec2 centre{std::max(board.box.x + half, std::min(at.x, board.box.right() - half)),
                          at.y + (share.point.y == 0 ? -1.0F : 1.0F) * (disc + desk.u(15))};
        marks.rectangle({centre.x - half, centre.y - desk.u(11), 2 * half, desk.u(22)}, desk.u(11), theme.ink);
        marks.text({centre.x, centre.y + desk.u(5)}, text, Font::MonoBold, desk.u(14), theme.page, Align::Centre);
    }
    marks.circle(board.at(trace.point), disc + desk.u(3), none, {theme.now, desk.u(3)});
}

std::shared_ptr<const Pixels> StageBoard::pointPixels(const Frame& frame)
{
    const bool isGrey = frame.look.style->isGreyBySlope;
    const bool areOthers = m_pointsFor.changesTo(frame.timeline.recipe(), coloursOf(frame), isGrey);
    if (!m_momentFor.changesTo(frame.moment.number) && !areOthers)
        return m_points;
    if (!areOthers && !isGrey) {
        auto pixels = std::make_shared<Pixels>(*m_points);
        changePixels(*pixels, m_pointsSeen, frame);
        m_points = std::move(pixels);
    } else {
        m_points = std::make_shared<const Pixels>(boardPixels(frame));
        m_pointsSeen = {frame.moment.surface, frame.moment.grid.isSet};
    }
    return m_points;
}

std::shared_ptr<const Pixels> StageBoard::descendantPixels(const PointTrace& trace, Colour colour)
{
    if (!m_descendantsFor.changesTo(trace.timeline, trace.point, trace.step, colour))
        return m_descendants;

    const int side = trace.timeline->last() + 1;
    std::vector<Colour> dots(static_cast<std::size_t>(side * side), none);
    for (const Share& share : trace.descendants)
        dots[static_cast<std::size_t>(share.point.y * side + share.point.x)] = dotOf(share, colour);
    return m_descendants = pixelsOf(side, dots);
}

} // namespace lozenge
