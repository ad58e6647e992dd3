#include "app/relief/relief_view.hpp"

#include "app/gl/gl_object.hpp"
#include "app/relief/relief_scenery.hpp"
#include "picture/relief/relief.hpp"

#include <algorithm>

namespace lozenge {

unsigned ReliefView::texture(const Frame& frame, const Region& changed, const ReliefCanvas& canvas,
                             const Flight* flight)
{
    const int stride = strideOf(frame, canvas);
    ReliefCanvas still = canvas;
    still.isMoving = false; // being in motion changes nothing but stride and samples
    const bool isOther =
        m_for.changesTo(&frame.timeline, frame.moment.number, frame.range.limit, frame.look, still, stride,
                        m_tools.samplesOf(canvas), flight ? std::optional(*flight) : std::nullopt);
    if (changed.isEmpty() && !isOther)
        return m_tools.canvas.texture();

    const GlStateKept kept;
    const int size = frame.moment.grid.size;
    glActiveTexture(GL_TEXTURE0);
    m_heights.upload(surfaceShown(frame), size, heightUnit(axisOf(frame)),
                     m_surfaceFor.changesTo(frame.look.unset) ? wholeMap(size) : changed);
    m_tools.begin(frame.look, canvas);
    if (flight)
        drawFlight(frame, canvas, stride, *flight);
    else
        drawOrbit(frame, canvas, stride);
    return m_tools.canvas.finish();
}

/// Of how many points one is drawn in each direction. Small triangles are cheap for a graphics card only.
int ReliefView::strideOf(const Frame& frame, const ReliefCanvas& canvas) const
{
    const int last = frame.timeline.last();
    const int most = !m_tools.isSoftware ? last : canvas.isMoving ? 128 : 256;
    int stride = 1;
    while (last / stride > most)
        stride *= 2;
    return stride;
}

void ReliefView::drawSurface(const Frame& frame, const GlView& view, int stride, glm::ivec2 nearSide)
{
    const int last = frame.timeline.last();
    const int cells = last / stride;
    const Look& look = frame.look;
    const bool isWire = look.style->kind == ReliefStyle::Kind::Wire;
    const bool isOfLines = look.style->lines == ReliefStyle::Lines::Always;
    const bool hasLattice = look.style->hasLattice(last <= 32);
    const Interval axis = axisOf(frame);
    const HeightColours colours = coloursOf(frame);
    const double unit = heightUnit(axis);

    const bool byCell = m_tools.isSoftware && cells > 48 && !hasLattice && !look.painted && !colours.water;
    const GlProgram& surface = m_tools.beginSurface({look.style->kind, hasLattice, view.fog.isThere(), byCell}, look,
                                                    lightOn(frame.timeline.recipe(), look), colours, axis, view, unit);
    surface.set("last", last);
    surface.set("stride", stride);
    surface.set("steep", static_cast<float>(heightOfAxis(look, axis, last) / axis.length() * unit * last));
    surface.set("latticeOpacity", isOfLines ? 1.0F : last > 16 ? 0.18F : 0.34F);
    const float width = (last > 64 && !isWire ? 0.4F : last > 16 ? 0.6F : 0.9F) * view.scale;
    surface.set("latticeWidth", width);
    surface.set("shoreWidth", colours.water ? 1.2F * view.scale : 0.0F);
    surface.set("painted", look.painted.value_or(cells * cells));
    surface.set("nearSide", nearSide);
    m_heights.bind();

    const int parts = std::clamp(48 / last, 1, 8); // so that a cell of a small map is as round as its colours
    const int side = cells * parts + 1;
    surface.set("verticesPerSide", side);
    surface.set("spacing", static_cast<float>(stride) / static_cast<float>(parts));
    m_lattice.draw(side, look.style->kind == ReliefStyle::Kind::Strips);

    // On a ridge a pixel's line lies half outside of the surface. What is farther by half a cell shows there alone.
    if (isOfLines && cells <= 128 && !look.painted) {
        surface.set("farther", 0.3F / static_cast<float>(last));
        surface.set("latticeWidth", 0.0F);
        surface.set("latticeOpacity", std::min(1.0F, width));
        glLineWidth(std::max(1.0F, view.scale));
        m_lattice.drawLines(side, parts);
    }
}

void ReliefView::drawOrbit(const Frame& frame, const ReliefCanvas& canvas, int stride)
{
    const int last = frame.timeline.last();
    const Look& look = frame.look;
    const Interval axis = axisOf(frame);
    const Orbit orbit(last, axis, look, canvas);
    const GlView inPixels{.toScreen = orbit.ofPixels};
    const GlView onMap = viewOf(orbit, look, canvas);
    glDisable(GL_DEPTH_TEST);
    m_tools.draw(backWalls(last, axis, coloursOf(frame).water, reliefTheme(look), orbit, canvas.scale), inPixels);
    if (look.style->kind == ReliefStyle::Kind::Columns)
        return m_tools.draw(columns(frame, canvas, stride), inPixels);
    glEnable(GL_DEPTH_TEST);
    drawSurface(frame, onMap, stride, {orbit.project.eastIsNear(), orbit.project.southIsNear()});
    if (look.painted)
        return;
    m_tools.draw(skirts(frame, stride, nearBorders(orbit.project)), onMap);
    m_tools.draw(setDots(frame, orbit, canvas.scale), inPixels);
}

void ReliefView::drawFlight(const Frame& frame, const ReliefCanvas& canvas, int stride, const Flight& flight)
{
    const Interval axis = axisOf(frame);
    const Ground ground = groundOf(frame.moment.surface, axis, frame.look);
    const auto lift = static_cast<float>(ground.lift * heightUnit(axis));
    const GlView view = m_tools.beginFlight(flight, frame.timeline.last(), lift, frame.look, canvas);
    drawSurface(frame, view, stride, {1, 1});
    m_tools.draw(skirts(frame, stride, allBorders), view);
}

} // namespace lozenge
