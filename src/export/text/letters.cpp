#include "export/text/letters.hpp"

#include "export/text/font_face.hpp"

#include <array>
#include <cmath>
#include <exception>
#include <mutex>
#include <unordered_map>
#include FT_ADVANCES_H
#include FT_OUTLINE_H

namespace lozenge {
namespace {

// FreeType's library and its faces are not to be used by two threads at once.
struct Faces {
    std::mutex mutex;
    FreeType freeType;
    std::array<FT_Face, fontCount> faces{};
    std::array<std::unordered_map<char32_t, Letter>, fontCount> letters; // that were asked for

    Faces()
    {
        for (std::size_t i = 0; i < faces.size(); ++i)
            faces[i] = freeType.openedFace(static_cast<Font>(i));
    }
    Faces(const Faces&) = delete;
    Faces& operator=(const Faces&) = delete;

    FT_Face of(Font font) { return faces[static_cast<std::size_t>(font)]; }

    const Letter& letter(Font font, char32_t character)
    {
        auto& known = letters[static_cast<std::size_t>(font)];
        if (const auto found = known.find(character); found != known.end())
            return found->second;
        Letter made{font, FT_Get_Char_Index(of(font), character)};
        if (made.index == 0 && hasLetter(font, character))
            made = {Font::Symbols, FT_Get_Char_Index(of(Font::Symbols), character)};
        FT_Fixed units = 0;
        freeType.check(FT_Get_Advance(of(made.font), made.index, FT_LOAD_NO_SCALE, &units), made.font);
        made.width = static_cast<float>(units) / static_cast<float>(of(made.font)->units_per_EM);
        made.inset = (advance(font, character) - made.width) / 2;
        return known.emplace(character, made).first->second;
    }
};

Faces& allFaces()
{
    static Faces faces;
    return faces;
}

/// A walk along an outline, as FreeType calls back.
struct Walk {
    const OutlineVisitor& visitor;
    float em;
    bool open = false;
    FT_Vector at{};
    std::exception_ptr fault;

    [[nodiscard]] float part(FT_Pos v) const { return static_cast<float>(v) / em; }

    void move(const FT_Vector& to)
    {
        if (open)
            visitor.close();
        open = true;
        visitor.moveTo(part(to.x), part(to.y));
    }

    void line(const FT_Vector& to) const { visitor.lineTo(part(to.x), part(to.y)); }

    // A quadratic curve as a cubic one: each control point two thirds of the way to the one that is given.
    void curve(const FT_Vector& control, const FT_Vector& to) const
    {
        const auto between = [&](FT_Pos end, FT_Pos middle) { return part(end) + (part(middle) - part(end)) * 2 / 3; };
        visitor.curveTo(between(at.x, control.x), between(at.y, control.y), between(to.x, control.x),
                        between(to.y, control.y), part(to.x), part(to.y));
    }

    void curve(const FT_Vector& one, const FT_Vector& two, const FT_Vector& to) const
    {
        visitor.curveTo(part(one.x), part(one.y), part(two.x), part(two.y), part(to.x), part(to.y));
    }

    /// FreeType is C: nothing may be thrown through it.
    template <typename Go>
    int step(const FT_Vector& to, Go go)
    {
        try {
            go();
        } catch (...) {
            fault = std::current_exception();
            return FT_Err_Out_Of_Memory;
        }
        at = to;
        return FT_Err_Ok;
    }
};

Walk& walkOf(void* data)
{
    return *static_cast<Walk*>(data);
}

} // namespace

Letter letterOf(Font font, char32_t character)
{
    Faces& faces = allFaces();
    const std::lock_guard lock(faces.mutex);
    return faces.letter(font, character);
}

float lineOfEm(Font font)
{
    Faces& faces = allFaces();
    const std::lock_guard lock(faces.mutex);
    const FT_Face face = faces.of(font);
    return static_cast<float>(face->ascender - face->descender) / static_cast<float>(face->units_per_EM);
}

void outline(Font font, char32_t character, const OutlineVisitor& visitor)
{
    Faces& faces = allFaces();
    const std::lock_guard lock(faces.mutex);
    const Letter& letter = faces.letter(font, character);
    FT_Face face = faces.of(letter.font);
    const auto em = static_cast<float>(face->units_per_EM);
    faces.freeType.check(FT_Load_Glyph(face, letter.index, FT_LOAD_NO_SCALE | FT_LOAD_NO_BITMAP), letter.font);
    FT_Outline_Translate(&face->glyph->outline, std::lround(letter.inset * em), 0);

    FT_Outline_Funcs functions{};
    functions.move_to = [](const FT_Vector* to, void* data) {
        return walkOf(data).step(*to, [&] { walkOf(data).move(*to); });
    };
    functions.line_to = [](const FT_Vector* to, void* data) {
        return walkOf(data).step(*to, [&] { walkOf(data).line(*to); });
    };
    functions.conic_to = [](const FT_Vector* control, const FT_Vector* to, void* data) {
        return walkOf(data).step(*to, [&] { walkOf(data).curve(*control, *to); });
    };
    functions.cubic_to = [](const FT_Vector* one, const FT_Vector* two, const FT_Vector* to, void* data) {
        return walkOf(data).step(*to, [&] { walkOf(data).curve(*one, *two, *to); });
    };
    Walk walk{visitor, em};
    const FT_Error error = FT_Outline_Decompose(&face->glyph->outline, &functions, &walk);
    if (walk.fault)
        std::rethrow_exception(walk.fault);
    faces.freeType.check(error, letter.font);
    if (walk.open)
        visitor.close();
}

} // namespace lozenge
