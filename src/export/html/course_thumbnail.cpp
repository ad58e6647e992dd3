#include "export/html/course_thumbnail.hpp"

#include "export/raster/png_image.hpp"
#include "export/text/colour_text.hpp"
#include "export/text/encoded.hpp"
#include "export/text/number_text.hpp"
#include "picture/kit/marks.hpp"
#include "picture/relief/relief_surface.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <vector>

namespace lozenge {
namespace {

constexpr float width = 480;
constexpr float height = 300;
constexpr int cells = 24; // a side: fine enough for a thumbnail, small enough for a page with many

/// "M1.5 2L3 4 5 6Z": tenths of a pixel are enough here.
std::string outline(std::span<const Vec2> points)
{
    std::string path = "M";
    for (std::size_t i = 0; i < points.size(); ++i) {
        path += i == 0 ? "" : i == 1 ? "L" : " ";
        appendNumber(path, std::round(points[i].x * 10) / 10);
        path += ' ';
        appendNumber(path, std::round(points[i].y * 10) / 10);
    }
    return path + "Z";
}

double heightAt(const Relief& relief, double x, double y)
{
    const int x0 = std::min(static_cast<int>(x), relief.last - 1);
    const int y0 = std::min(static_cast<int>(y), relief.last - 1);
    const double u = x - x0, v = y - y0;
    return bilinear(std::array{relief.height({x0, y0}), relief.height({x0 + 1, y0}), relief.height({x0, y0 + 1}),
                               relief.height({x0 + 1, y0 + 1})},
                    u, v);
}

/// The surface as quadrilaterals from back to front, whatever the size of the map.
std::string quads(const Relief& relief)
{
    std::string svg;
    const double cell = static_cast<double>(relief.last) / cells;
    for (int j = 0; j < cells; ++j)
        for (int i = 0; i < cells; ++i) {
            const double x = (relief.project.eastIsNear() ? i : cells - 1 - i) * cell;
            const double y = (relief.project.southIsNear() ? j : cells - 1 - j) * cell;
            const double h00 = heightAt(relief, x, y), h10 = heightAt(relief, x + cell, y);
            const double h01 = heightAt(relief, x, y + cell), h11 = heightAt(relief, x + cell, y + cell);
            const Vec2 slope{static_cast<float>(relief.inUnits(h10 + h11 - h00 - h01) / (2 * cell)),
                             static_cast<float>(relief.inUnits(h01 + h11 - h00 - h10) / (2 * cell))};
            std::array corners{relief.project(x, y, h00), relief.project(x + cell, y, h10),
                               relief.project(x + cell, y + cell, h11), relief.project(x, y + cell, h01)};
            // A little larger than it is, so that no seam shows to its neighbours.
            const Vec2 middle = (corners[0] + corners[1] + corners[2] + corners[3]) * 0.25F;
            for (Vec2& corner : corners)
                corner = middle + (corner - middle) * 1.06F;
            const Colour colour = surfaceColour(relief, (h00 + h10 + h01 + h11) / 4, slope);
            svg += "<path fill=\"" + hexOf(colour) + "\" d=\"" + outline(corners) + "\"/>\n";
        }
    return svg;
}

std::string skirt(const Relief& relief, bool south)
{
    const double near = (south ? relief.project.southIsNear() : relief.project.eastIsNear()) ? relief.last : 0;
    std::vector<Vec2> points;
    const auto add = [&](double along, bool isBase) {
        const double x = south ? along : near, y = south ? near : along;
        points.push_back(relief.project(x, y, isBase ? relief.axis.low : heightAt(relief, x, y)));
    };
    for (int i = 0; i <= cells; ++i)
        add(static_cast<double>(i) * relief.last / cells, false);
    add(relief.last, true);
    add(0, true);
    return std::string("<path class=\"") + (south ? "south" : "east") + "\" d=\"" + outline(points) + "\"/>\n";
}

/// A terrain that is not stepped has no outlines of few cells: its relief is a picture.
std::string thumbnailOfSurvey(const LessonPages& pages)
{
    PageOptions options = pages.options();
    options.view = View::Kind::Relief;
    options.glides = false;
    options.width = static_cast<int>(width);
    options.height = static_cast<int>(height);
    const LessonPages relief(pages.lesson(), pages.run(), {lastStation(*pages.survey())}, options);
    return "<img alt=\"\" src=\"data:image/png;base64," + base64(pngOf(relief.page(0).picture)) + "\">";
}

} // namespace

std::string thumbnailOf(const LessonPages& pages)
{
    if (pages.survey())
        return thumbnailOfSurvey(pages);
    std::string svg = "<svg viewBox=\"0 0 " + numberText(width) + " " + numberText(height) + "\">\n";
    const Timeline& timeline = pages.timeline();
    const Moment end = momentAt(timeline, timeline.stepCount());
    Look look = pages.look();
    using enum ReliefStyle::Kind;
    if (look.style->kind == Wire || look.style->kind == Strips) // lines alone are too fine for this size
        look.style = &reliefStyles().front();
    const Frame frame{.timeline = timeline, .moment = end, .look = look, .range = pages.range()};
    const Relief relief = reliefIn(frame, {8, 8, width - 16, height - 16}, 1, cells);
    svg += quads(relief) + skirt(relief, true) + skirt(relief, false);
    return svg + "</svg>";
}

} // namespace lozenge
