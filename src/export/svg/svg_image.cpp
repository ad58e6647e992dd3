#include "export/svg/svg_image.hpp"

#include "export/raster/png_image.hpp"
#include "export/svg/svg_markup.hpp"
#include "export/svg/svg_text.hpp"
#include "export/text/encoded.hpp"
#include "terrain/pool.hpp"

namespace lozenge {
namespace {

struct Writer {
    const Picture& picture;
    std::string& svg;
    SvgCharacters& characters;

    void operator()(const Polygon& polygon) const
    {
        path(polygon.points);
        svg += "Z\"";
        finish(polygon.fill, polygon.stroke);
    }

    void operator()(const Polyline& line) const
    {
        path(line.points);
        svg += '"';
        finish(none, line.stroke);
    }

    void operator()(const Circle& circle) const
    {
        svg += "<circle";
        appendAttribute(svg, " cx=\"", circle.centre.x);
        appendAttribute(svg, " cy=\"", circle.centre.y);
        appendAttribute(svg, " r=\"", circle.radius);
        finish(circle.fill, circle.stroke);
    }

    void operator()(const Rectangle& rectangle) const
    {
        svg += "<rect";
        box(rectangle.box);
        if (rectangle.corner > 0)
            appendAttribute(svg, " rx=\"", rectangle.corner);
        finish(rectangle.fill, rectangle.stroke);
    }

    void operator()(const Text& text) const
    {
        if (text.colour.a > 0 && !text.content.empty())
            characters.appendText(svg, text);
    }

    void operator()(const Image& image) const
    {
        svg += "<image";
        box(image.box);
        svg += " preserveAspectRatio=\"none\"";
        if (!image.smooth)
            svg += " image-rendering=\"optimizeSpeed\" style=\"image-rendering:pixelated\"";
        svg += " xlink:href=\"data:image/png;base64,";
        svg += base64(pngOf(*image.pixels));
        svg += "\"/>\n";
    }

private:
    void path(PointRange range) const
    {
        svg += "<path d=\"M";
        for (const auto [x, y] : picture.pointsOf(range))
            appendPoint(svg, x, y, ' ');
        svg.pop_back();
    }

    void box(const Box& box) const
    {
        appendAttribute(svg, " x=\"", box.x);
        appendAttribute(svg, " y=\"", box.y);
        appendAttribute(svg, " width=\"", box.width);
        appendAttribute(svg, " height=\"", box.height);
    }

    void finish(Colour fill, const Stroke& stroke) const
    {
        if (fill.a > 0)
            appendColour(svg, " fill=\"", fill);
        else
            svg += " fill=\"none\"";
        if (stroke.colour.a > 0 && stroke.width > 0) {
            appendColour(svg, " stroke=\"", stroke.colour);
            appendAttribute(svg, " stroke-width=\"", stroke.width);
            if (stroke.round)
                svg += " stroke-linecap=\"round\"";
            if (stroke.dash > 0) {
                appendAttribute(svg, " stroke-dasharray=\"", stroke.dash);
                svg.pop_back();
                svg += ' ';
                appendLength(svg, stroke.gap);
                svg += '"';
            }
        }
        svg += "/>\n";
    }
};

} // namespace

std::string svgOf(const Picture& picture)
{
    SvgCharacters characters;
    static Pool<std::string> bodies; // kept for the next frame: new memory takes the system a while
    const Pool<std::string>::Item item(bodies);
    std::string& body = *item;
    body.clear();
    const Writer writer{picture, body, characters};
    for (const Shape& shape : picture.shapes)
        std::visit(writer, shape);

    std::string svg;
    svg.reserve(body.size() + characters.definitions().size() + 1000);
    svg += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
           "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" role=\"img\"";
    appendAttribute(svg, " width=\"", picture.width);
    appendAttribute(svg, " height=\"", picture.height);
    svg += " viewBox=\"0 0 ";
    appendLength(svg, picture.width);
    svg += ' ';
    appendLength(svg, picture.height);
    svg += "\" stroke-linejoin=\"round\">\n<title>";
    appendPlainText(svg, picture.title);
    svg += "</title>\n<desc>";
    appendPlainText(svg, picture.description);
    svg += "</desc>\n<defs>\n";
    svg += characters.definitions();
    svg += "</defs>\n";
    if (picture.background.a > 0) {
        svg += "<rect width=\"100%\" height=\"100%\"";
        appendColour(svg, " fill=\"", picture.background);
        svg += "/>\n";
    }
    svg += body;
    svg += "</svg>\n";
    return svg;
}

} // namespace lozenge
