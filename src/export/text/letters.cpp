#include "export/text/letters.hpp"

#include "files/library/data_folder.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <initializer_list>
#include <mutex>
#include <new>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <utility>
#include FT_ADVANCES_H
#include FT_OUTLINE_H

namespace lozenge {
namespace {

constexpr std::size_t reserveSize = std::size_t{8} << 20; // many times what a face takes; the system gives it when used

FreeType& ownerOf(FT_Memory memory)
{
    return *static_cast<FreeType*>(memory->user);
}

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

/// A walk along an outline, as FreeType calls back. It is C: nothing may be thrown through it, so there is room for
/// all.
struct Walk {
    float em;
    std::vector<OutlinePiece> pieces;
    Vec2 at{};

    Walk(const FT_Outline& outline, float unitsOfEm) : em(unitsOfEm)
    {
        pieces.reserve(static_cast<std::size_t>(outline.n_points + 3 * outline.n_contours));
    }

    [[nodiscard]] Vec2 place(const FT_Vector& v) const
    {
        return {static_cast<float>(v.x) / em, static_cast<float>(v.y) / em};
    }

    void close()
    {
        if (!pieces.empty())
            pieces.push_back({});
    }

    int go(char kind, std::initializer_list<Vec2> points)
    {
        OutlinePiece& piece = pieces.emplace_back(OutlinePiece{kind, points.size()});
        std::copy(points.begin(), points.end(), piece.points.begin());
        at = piece.all().back();
        return FT_Err_Ok;
    }
};

Walk& walkOf(void* data)
{
    return *static_cast<Walk*>(data);
}

/// On the way from the end of a quadratic curve to the point that pulls it: where that of a cubic one is.
Vec2 towards(Vec2 end, Vec2 middle)
{
    return {end.x + (middle.x - end.x) * 2 / 3, end.y + (middle.y - end.y) * 2 / 3};
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

std::vector<OutlinePiece> outlineOf(Font font, char32_t character)
{
    Faces& faces = allFaces();
    const std::lock_guard lock(faces.mutex);
    const Letter& letter = faces.letter(font, character);
    FT_Face face = faces.of(letter.font);
    FT_Outline& outline = face->glyph->outline;
    const auto em = static_cast<float>(face->units_per_EM);
    faces.freeType.check(FT_Load_Glyph(face, letter.index, FT_LOAD_NO_SCALE | FT_LOAD_NO_BITMAP), letter.font);
    FT_Outline_Translate(&outline, std::lround(letter.inset * em), 0);

    FT_Outline_Funcs functions{};
    functions.move_to = [](const FT_Vector* to, void* data) {
        walkOf(data).close();
        return walkOf(data).go('M', {walkOf(data).place(*to)});
    };
    functions.line_to = [](const FT_Vector* to, void* data) { return walkOf(data).go('L', {walkOf(data).place(*to)}); };
    functions.conic_to = [](const FT_Vector* control, const FT_Vector* to, void* data) {
        Walk& walk = walkOf(data);
        const Vec2 middle = walk.place(*control), end = walk.place(*to);
        return walk.go('C', {towards(walk.at, middle), towards(end, middle), end});
    };
    functions.cubic_to = [](const FT_Vector* one, const FT_Vector* two, const FT_Vector* to, void* data) {
        Walk& walk = walkOf(data);
        return walk.go('C', {walk.place(*one), walk.place(*two), walk.place(*to)});
    };
    Walk walk(outline, em);
    faces.freeType.check(FT_Outline_Decompose(&outline, &functions, &walk), letter.font);
    walk.close();
    return std::move(walk.pieces);
}

FreeType::FreeType() : m_reserve(new std::byte[reserveSize])
{
    m_memory.user = this;
    m_memory.alloc = [](FT_Memory memory, long bytes) {
        return ownerOf(memory).allocated(static_cast<std::size_t>(bytes));
    };
    m_memory.free = [](FT_Memory memory, void* old) {
        if (!ownerOf(memory).isReserve(old))
            std::free(old);
    };
    m_memory.realloc = [](FT_Memory memory, long before, long bytes, void* old) {
        void* moved = memory->alloc(memory, bytes);
        if (moved) {
            std::memcpy(moved, old, static_cast<std::size_t>(std::min(before, bytes)));
            memory->free(memory, old);
        }
        return moved;
    };
    const FT_Error error = FT_New_Library(&m_memory, &m_library);
    if (error == FT_Err_Ok)
        FT_Add_Default_Modules(m_library);
    else
        throw std::bad_alloc(); // nothing else keeps it from starting
}

FreeType::~FreeType()
{
    FT_Done_Library(m_library);
}

void* FreeType::allocated(std::size_t bytes)
{
    if (void* memory = std::malloc(bytes))
        return memory;
    constexpr std::size_t line = alignof(std::max_align_t);
    const std::size_t lines = (bytes / line + 1) * line;
    if (lines > reserveSize - m_used)
        return nullptr;
    void* memory = m_reserve.get() + m_used;
    m_used += lines;
    return memory;
}

bool FreeType::isReserve(const void* memory) const
{
    const auto* place = static_cast<const std::byte*>(memory);
    return !std::less<>()(place, m_reserve.get()) && std::less<>()(place, m_reserve.get() + reserveSize);
}

FT_Face FreeType::openedFace(Font font)
{
    FT_Face face = nullptr;
    const std::string& bytes = fontFile(font).bytes;
    check(FT_New_Memory_Face(m_library, reinterpret_cast<const FT_Byte*>(bytes.data()),
                             static_cast<FT_Long>(bytes.size()), 0, &face),
          font);
    if (!face->charmap)
        check(FT_Err_Invalid_CharMap_Handle, font);
    return face;
}

void FreeType::check(FT_Error error, Font font) const
{
    if (error == FT_Err_Out_Of_Memory || m_used > reserveSize / 2)
        throw std::bad_alloc();
    if (error != FT_Err_Ok)
        throw std::runtime_error("the font file " + fontFile(font).place + " is not one");
}

} // namespace lozenge
