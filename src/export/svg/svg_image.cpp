#include "export/svg/svg_image.hpp"

#include "export/raster/raster.hpp"
#include "export/text/bytes.hpp"
#include "export/text/letters.hpp"
#include "export/text/markup.hpp"
#include "export/text/number_text.hpp"
#include "picture/text/utf8.hpp"
#include "terrain/pool.hpp"

#include <array>
#include <cmath>
#include <unordered_map>

namespace lozenge {
namespace {

// The smallest parts of an SVG file. A frame has ten thousand of them, so each is appended without detours.

/// `begin` is all that stands before the number: ` width="`.
void appendAttribute(std::string& svg, std::string_view begin, float length)
{
    svg += begin;
    appendLength(svg, length);
    svg += '"';
}

/// The same for a colour, with its opacity where there is less than all of it: ` fill="#12ab9f" fill-opacity="0.5"`.
void appendColour(std::string& svg, std::string_view begin, Colour colour)
{
    std::array<char, 8> text{'#'};
    char* digit = text.data() + 1;
    for (const float part : {colour.r, colour.g, colour.b}) {
        const auto value = static_cast<unsigned>(part * 255 + 0.5F);
        *digit++ = "0123456789abcdef"[value >> 4 & 15U];
        *digit++ = "0123456789abcdef"[value & 15U];
    }
    *digit = '"';
    svg += begin;
    svg.append(text.data(), text.size());
    if (colour.a < 1) {
        svg += begin.substr(0, begin.size() - std::string_view("=\"").size());
        appendAttribute(svg, "-opacity=\"", colour.a);
    }
}

constexpr bool isControl(char32_t character)
{
    return character < 0x20 || (character >= 0x7F && character < 0xA0);
}

/// A text as the content of an element or an attribute: escaped, without control characters, valid UTF-8.
void appendPlainText(std::string& svg, std::string_view text)
{
    eachLetter(text, [&](char32_t character, std::string_view bytes) {
        if (character == U'\uFFFD' || (character & 0xFFFE) == 0xFFFE) // no letter, or one that no file may hold
            svg += "\uFFFD";
        else if (!isControl(character))
            appendEscaped(svg, bytes);
        else if (character == '\n' || character == '\t')
            svg += ' ';
    });
}

// Outlines are whole numbers of this many units to the size of the font.
constexpr float unitsPerSize = 2000;

void appendUnits(std::string& svg, float parts)
{
    appendNumber(svg, std::lrint(parts * unitsPerSize));
}

std::string pathOf(Font font, char32_t character)
{
    std::string path;
    for (const OutlinePiece& piece : outlineOf(font, character)) {
        path += piece.kind;
        for (const Vec2& point : piece.all()) {
            path += &point == piece.points.data() ? "" : " ";
            appendUnits(path, point.x);
            path += ' ';
            appendUnits(path, -point.y);
        }
    }
    return path;
}

/// What every file says of a character alike. The name says which it is, so that several files fit in one page.
struct SvgCharacter {
    std::string reference;  ///< how a use begins
    std::string definition; ///< empty for spaces
    float advance = 0;
    unsigned lastFile = 0; ///< that defines it
};

SvgCharacter described(Font font, char32_t character)
{
    std::array<char, 8> digits;
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), static_cast<unsigned>(character), 16);
    std::string id(1, static_cast<char>('a' + static_cast<int>(font)));
    id.append(digits.data(), end.ptr);

    SvgCharacter made{.advance = advance(font, character)};
    if (const std::string path = pathOf(font, character); !path.empty()) {
        made.reference = "<use xlink:href=\"#" + id + "\"";
        made.definition = "<path id=\"" + id + "\" d=\"" + path + "\"/>\n";
    }
    return made;
}

/// Characters that were described: the same few stand in every frame.
struct SvgTypeCase {
    std::array<std::unordered_map<char32_t, SvgCharacter>, fontCount> characters;
    unsigned files = 0; ///< that were made with it

    SvgCharacter& of(Font font, char32_t character)
    {
        auto& ofFont = characters[static_cast<std::size_t>(font)];
        const auto found = ofFont.find(character);
        return found != ofFont.end() ? found->second
                                     : ofFont.emplace(character, described(font, character)).first->second;
    }
};

/// The characters of one SVG file: each outline is defined once, and every use refers to it.
struct SvgCharacters {
    std::string definitions; ///< of all characters that were used
    Pool<SvgTypeCase>::Item typeCase = Pool<SvgTypeCase>::shared();
    unsigned file = ++typeCase->files;

    /// One line of text, in outlines: it looks the same where none of the fonts is installed.
    void appendText(std::string& svg, const Text& text)
    {
        std::string uses;
        svg += "<g aria-label=\"";
        appendPlainText(svg, text.content);
        float x = 0;
        eachCharacter(text.content, text.font, [&](char32_t code, Font font) {
            SvgCharacter& character = typeCase->of(font, code);
            if (!character.definition.empty()) {
                if (character.lastFile != file)
                    definitions += character.definition;
                character.lastFile = file;
                uses += character.reference;
                if (x != 0) {
                    uses += " x=\"";
                    appendUnits(uses, x);
                    uses += '"';
                }
                uses += "/>";
            }
            x += character.advance;
        });

        const float share = text.align == Align::Left ? 0 : text.align == Align::Centre ? 0.5F : 1;
        svg += "\" transform=\"translate(";
        appendLength(svg, text.at.x - x * text.size * share);
        svg += ' ';
        appendLength(svg, text.at.y);
        svg += ")scale(";
        appendNumber(svg, text.size / unitsPerSize);
        svg += ")\"";
        appendColour(svg, " fill=\"", text.colour);
        svg += '>';
        svg += uses;
        svg += "</g>\n";
    }
};

struct Writer {
    const Picture& picture;
    std::string& svg;
    SvgCharacters& characters;
    Decimals decimals;

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
            appendPoint(svg, x, y, ' ', decimals);
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

std::string svgWith(const Picture& picture, Decimals decimals)
{
    SvgCharacters characters;
    static Pool<std::string> bodies; // kept for the next frame: new memory takes the system a while
    const Pool<std::string>::Item item(bodies);
    std::string& body = *item;
    body.clear();
    const Writer writer{picture, body, characters, decimals};
    for (const Shape& shape : picture.shapes)
        std::visit(writer, shape);

    std::string svg;
    svg.reserve(body.size() + characters.definitions.size() + 1000);
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
    svg += characters.definitions;
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

} // namespace

std::string svgOf(const Picture& picture)
{
    return svgWith(picture, Decimals::Two);
}

std::string svgInTenths(const Picture& picture)
{
    return svgWith(picture, Decimals::One);
}

} // namespace lozenge
