#include "picture/font.hpp"

#include "picture/data_folder.hpp"
#include "picture/read_whole.hpp"

#include <array>
#include <ft2build.h>
#include <mutex>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <utility>
#include FT_FREETYPE_H
#include FT_OUTLINE_H

namespace lozenge {
namespace {

namespace fs = std::filesystem;

constexpr std::array<const char*, fontCount> fileNames{
    "Inter-Regular.otf",         "Inter-Medium.otf",         "Inter-SemiBold.otf",     "Inter-Bold.otf",
    "JetBrainsMono-Regular.ttf", "JetBrainsMono-Medium.ttf", "JetBrainsMono-Bold.ttf", "DejaVuSans.ttf",
};

// FreeType's library and its faces are not to be used by two threads at once.
struct Faces {
    std::mutex mutex;
    FT_Library library = nullptr;
    std::array<FT_Face, fontCount> faces{};

    Faces()
    {
        if (FT_Init_FreeType(&library) != 0)
            throw std::runtime_error("the font library does not start");
        for (int i = 0; i < fontCount; ++i) {
            const auto font = static_cast<Font>(i);
            const std::string& file = fontBytes(font);
            if (FT_New_Memory_Face(library, reinterpret_cast<const FT_Byte*>(file.data()),
                                   static_cast<FT_Long>(file.size()), 0, &faces[static_cast<std::size_t>(i)]) != 0)
                throw std::runtime_error("the font file " + fontFile(font).string() + " is not one");
        }
    }
    Faces(const Faces&) = delete;
    Faces& operator=(const Faces&) = delete;
    ~Faces() { FT_Done_FreeType(library); }

    FT_Face of(Font font) { return faces[static_cast<std::size_t>(font)]; }
};

Faces& allFaces()
{
    static Faces faces;
    return faces;
}

/// Widths of the characters of one face, asked once.
struct Widths {
    std::array<float, 128> ascii{};
    std::unordered_map<char32_t, float> others;
};

float measured(Font font, char32_t character)
{
    Faces& faces = allFaces();
    const std::lock_guard lock(faces.mutex);
    FT_Face face = faces.of(font);
    const FT_UInt glyph = FT_Get_Char_Index(face, character);
    if (FT_Load_Glyph(face, glyph, FT_LOAD_NO_SCALE) != 0)
        return 0;
    return static_cast<float>(face->glyph->metrics.horiAdvance) / static_cast<float>(face->units_per_EM);
}

char32_t nextCharacter(std::string_view text, std::size_t& at)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char lead = byte(at++);
    const int following = lead >= 0xF0 ? 3 : lead >= 0xE0 ? 2 : lead >= 0xC0 ? 1 : 0;
    char32_t code = following == 3 ? lead & 7U : following == 2 ? lead & 15U : following == 1 ? lead & 31U : lead;
    for (int i = 0; i < following && at < text.size() && (byte(at) & 0xC0U) == 0x80U; ++i)
        code = code << 6 | (byte(at++) & 63U);
    return code;
}

} // namespace

fs::path fontFile(Font font)
{
    return fontFolder() / fileNames[static_cast<std::size_t>(font)];
}

const std::string& fontBytes(Font font)
{
    struct File {
        std::once_flag once;
        std::string bytes;
    };
    static auto& everlasting = *new std::array<File, fontCount>; // faces may outlive what is static
    File& file = everlasting[static_cast<std::size_t>(font)];
    std::call_once(file.once, [&] {
        FileRead read = readWhole(fontFile(font));
        if (read.fault)
            throw std::runtime_error("the font file " + fontFile(font).string() +
                                     " cannot be read: " + read.fault.message());
        file.bytes = std::move(read.bytes);
    });
    return file.bytes;
}

unsigned glyphIndex(Font font, char32_t character)
{
    Faces& faces = allFaces();
    const std::lock_guard lock(faces.mutex);
    return FT_Get_Char_Index(faces.of(font), character);
}

void eachCharacter(std::string_view text, Font font, const std::function<void(char32_t, Font)>& visit)
{
    for (std::size_t at = 0; at < text.size();) {
        const char32_t character = nextCharacter(text, at);
        const bool known = character < 128 || glyphIndex(font, character) != 0;
        visit(character, known ? font : Font::Symbols);
    }
}

float advance(Font font, char32_t character)
{
    static thread_local std::array<Widths, fontCount> widths;
    Widths& known = widths[static_cast<std::size_t>(font)];
    float& width = character < 128 ? known.ascii[character] : known.others[character];
    if (width == 0)
        width = measured(font, character);
    return width;
}

float textWidth(Font font, std::string_view text)
{
    float width = 0;
    eachCharacter(text, font, [&](char32_t character, Font face) { width += advance(face, character); });
    return width;
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
    FT_Face face = faces.of(font);
    if (FT_Load_Glyph(face, FT_Get_Char_Index(face, character), FT_LOAD_NO_SCALE | FT_LOAD_NO_BITMAP) != 0)
        return;

    struct Walk {
        const OutlineVisitor& visitor;
        float em;
        bool open = false;
        FT_Vector at{};

        [[nodiscard]] float part(FT_Pos v) const { return static_cast<float>(v) / em; }
    } walk{visitor, static_cast<float>(face->units_per_EM)};

    FT_Outline_Funcs functions{};
    functions.move_to = [](const FT_Vector* to, void* data) {
        auto& w = *static_cast<Walk*>(data);
        if (w.open)
            w.visitor.close();
        w.open = true;
        w.at = *to;
        w.visitor.moveTo(w.part(to->x), w.part(to->y));
        return 0;
    };
    functions.line_to = [](const FT_Vector* to, void* data) {
        auto& w = *static_cast<Walk*>(data);
        w.at = *to;
        w.visitor.lineTo(w.part(to->x), w.part(to->y));
        return 0;
    };
    // A quadratic curve as a cubic one: each control point two thirds of the way to the one that is given.
    functions.conic_to = [](const FT_Vector* control, const FT_Vector* to, void* data) {
        auto& w = *static_cast<Walk*>(data);
        const auto between = [&](FT_Pos end, FT_Pos middle) {
            return w.part(end) + (w.part(middle) - w.part(end)) * 2 / 3;
        };
        w.visitor.curveTo(between(w.at.x, control->x), between(w.at.y, control->y), between(to->x, control->x),
                          between(to->y, control->y), w.part(to->x), w.part(to->y));
        w.at = *to;
        return 0;
    };
    functions.cubic_to = [](const FT_Vector* one, const FT_Vector* two, const FT_Vector* to, void* data) {
        auto& w = *static_cast<Walk*>(data);
        w.visitor.curveTo(w.part(one->x), w.part(one->y), w.part(two->x), w.part(two->y), w.part(to->x), w.part(to->y));
        w.at = *to;
        return 0;
    };
    FT_Outline_Decompose(&face->glyph->outline, &functions, &walk);
    if (walk.open)
        visitor.close();
}

} // namespace lozenge
