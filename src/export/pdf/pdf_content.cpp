#include "export/pdf/pdf_document.hpp"
#include "export/text/bytes.hpp"
#include "export/text/letters.hpp"
#include "export/text/number_text.hpp"
#include "files/disk/interrupt.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

namespace lozenge {
namespace {

/// Spells a picture out in the operators of a page. What is set already is not set again.
class Spelling {
public:
    Spelling(const Picture& picture, PdfContent& content, float scale) : m_picture(picture), m_content(content)
    {
        m_text.reserve(picture.shapes.size() * 150);
        // From here on lengths are pixels and y goes down; lines join round.
        write({scale, 0, 0, -scale, 0, picture.height * scale}, "cm 1 j\n");
        if (picture.background.a > 0)
            (*this)(Rectangle{{0, 0, picture.width, picture.height}, 0, picture.background, {}});
    }

    [[nodiscard]] const std::string& text() const { return m_text; }

    void operator()(const Polygon& polygon)
    {
        prepare(polygon.fill, polygon.stroke);
        trace(polygon.points);
        m_text += "h ";
        finish(polygon.fill, polygon.stroke);
    }

    void operator()(const Polyline& line)
    {
        prepare(none, line.stroke);
        trace(line.points);
        finish(none, line.stroke);
    }

    void operator()(const Circle& circle)
    {
        const auto [x, y] = circle.centre;
        prepare(circle.fill, circle.stroke);
        roundedBox({x - circle.radius, y - circle.radius, 2 * circle.radius, 2 * circle.radius}, circle.radius);
        finish(circle.fill, circle.stroke);
    }

    void operator()(const Rectangle& rectangle)
    {
        const Box& box = rectangle.box;
        prepare(rectangle.fill, rectangle.stroke);
        if (rectangle.corner > 0)
            roundedBox(box, std::min({rectangle.corner, box.width / 2, box.height / 2}));
        else
            write({box.x, box.y, box.width, box.height}, "re ");
        finish(rectangle.fill, rectangle.stroke);
    }

    void operator()(const Text& text)
    {
        if (text.colour.a <= 0 || text.content.empty())
            return;
        const float width = text.align == Align::Left ? 0 : textWidth(text.font, text.content) * text.size;
        fillWith(text.colour);
        m_text += "BT 1 0 0 -1 ";
        write({text.at.x - (text.align == Align::Centre ? width / 2 : width), text.at.y}, "Tm ");
        int open = -1;
        float room = 0; // behind the letter before
        eachCharacter(text.content, text.font, [&](char32_t character, Font font) {
            const Letter letter = letterOf(font, character);
            const auto index = static_cast<std::size_t>(letter.font);
            if (open != static_cast<int>(index)) {
                m_text += open < 0 ? "/F" : "> Tj /F";
                m_text += static_cast<char>('0' + index);
                m_text += ' ';
                write({text.size}, "Tf <");
                open = static_cast<int>(index);
            }
            m_content.glyphs[index].emplace(letter.index, character);
            leaveRoom(room + letter.inset);
            room = letter.inset;
            for (const unsigned shift : {12U, 8U, 4U, 0U})
                m_text += "0123456789abcdef"[letter.index >> shift & 15U];
        });
        m_text += "> Tj ET\n";
    }

    void operator()(const Image& image)
    {
        fillOpacity(1);
        m_text += "q ";
        write({image.box.width, 0, 0, -image.box.height, image.box.x, image.box.bottom()}, "cm ");
        m_text += "/I" + std::to_string(m_content.images.size()) + " Do Q\n";
        m_content.images.push_back(image);
    }

private:
    /// Numbers, and the operator that takes them.
    void write(std::initializer_list<float> lengths, std::string_view operation)
    {
        for (const float length : lengths) {
            appendLength(m_text, length);
            m_text += ' ';
        }
        m_text += operation;
    }

    /// Before a letter, in parts of the size, where the font has another width than its place.
    void leaveRoom(float room)
    {
        if (room == 0)
            return;
        m_text += "> Tj [";
        appendNumber(m_text, -1000 * room);
        m_text += "] TJ <";
    }

    void trace(PointRange range)
    {
        char operation = 'm';
        for (const auto [x, y] : m_picture.pointsOf(range)) {
            appendPoint(m_text, x, y, ' ');
            m_text += operation;
            m_text += ' ';
            operation = 'l';
        }
    }

    void roundedBox(const Box& box, float radius)
    {
        const float l = box.x, t = box.y, r = box.right(), b = box.bottom();
        const float far = radius * 0.44772F; // from the corner of the box: a cubic curve's quarter of a circle
        const auto curve = [&](float x1, float y1, float x2, float y2, float x, float y) {
            write({x1, y1, x2, y2, x, y}, "c ");
        };
        const auto side = [&](float x, float y, float length) {
            if (length > 2 * radius)
                write({x, y}, "l ");
        };
        write({l + radius, t}, "m ");
        side(r - radius, t, box.width);
        curve(r - far, t, r, t + far, r, t + radius);
        side(r, b - radius, box.height);
        curve(r, b - far, r - far, b, r - radius, b);
        side(l + radius, b, box.width);
        curve(l + far, b, l, b - far, l, b - radius);
        side(l, t + radius, box.height);
        curve(l, t + far, l + far, t, l + radius, t);
        m_text += "h ";
    }

    static bool isDrawn(const Stroke& stroke) { return stroke.colour.a > 0 && stroke.width > 0; }

    void prepare(Colour fill, const Stroke& stroke)
    {
        if (fill.a > 0)
            fillWith(fill);
        if (!isDrawn(stroke))
            return;
        strokeOpacity(stroke.colour.a);
        if (!m_stroke || !sameHue(m_stroke->colour, stroke.colour))
            colour(stroke.colour, "RG ");
        if (!m_stroke || m_stroke->width != stroke.width)
            write({stroke.width}, "w ");
        if (!m_stroke || m_stroke->round != stroke.round)
            m_text += stroke.round ? "1 J " : "0 J ";
        if (!m_stroke || m_stroke->dash != stroke.dash || m_stroke->gap != stroke.gap) {
            m_text += '[';
            if (stroke.dash > 0)
                write({stroke.dash, stroke.gap}, "");
            m_text += "] 0 d ";
        }
        m_stroke = stroke;
    }

    void finish(Colour fill, const Stroke& stroke)
    {
        const bool isFilled = fill.a > 0;
        m_text += !isDrawn(stroke) ? isFilled ? "f\n" : "n\n" : isFilled ? "B\n" : "S\n";
    }

    static bool sameHue(Colour a, Colour b) { return a.r == b.r && a.g == b.g && a.b == b.b; }

    void colour(Colour colour, std::string_view operation)
    {
        for (const float part : {colour.r, colour.g, colour.b}) {
            const auto thousandths = static_cast<int>(std::lrint(part * 1000));
            if (thousandths >= 1000)
                m_text += "1 ";
            else if (thousandths <= 0)
                m_text += "0 ";
            else
                m_text +=
                    {'.', static_cast<char>('0' + thousandths / 100), static_cast<char>('0' + thousandths / 10 % 10),
                     static_cast<char>('0' + thousandths % 10), ' '};
        }
        m_text += operation;
    }

    void fillWith(Colour fill)
    {
        fillOpacity(fill.a);
        if (m_fill && sameHue(*m_fill, fill))
            return;
        colour(fill, "rg ");
        m_fill = fill;
    }

    void opacity(std::size_t& now, UsedOpacities& used, const char* name, float share)
    {
        const auto hundredths = static_cast<std::size_t>(std::clamp(std::lrint(share * 100), 0L, 100L));
        if (hundredths == now)
            return;
        now = hundredths;
        used.set(hundredths);
        m_text += name + std::to_string(hundredths) + " gs ";
    }

    void fillOpacity(float share) { opacity(m_fillOpacity, m_content.fillOpacities, "/A", share); }
    void strokeOpacity(float share) { opacity(m_strokeOpacity, m_content.strokeOpacities, "/B", share); }

    const Picture& m_picture;
    PdfContent& m_content;
    std::string m_text;
    std::optional<Colour> m_fill;
    std::optional<Stroke> m_stroke;
    std::size_t m_fillOpacity = 100;
    std::size_t m_strokeOpacity = 100;
};

} // namespace

PdfContent pdfContentOf(const Picture& picture, float pointsAPixel)
{
    PdfContent content;
    Spelling spelling(picture, content, pointsAPixel);
    for (const Shape& shape : picture.shapes)
        std::visit(spelling, shape);
    throwIfInterrupted();
    content.packed = compressed(spelling.text());
    return content;
}

} // namespace lozenge
