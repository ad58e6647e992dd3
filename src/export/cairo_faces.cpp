#include "export/cairo_faces.hpp"

#include <array>
#include <cairo-ft.h>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <unordered_map>
#include <vector>

namespace lozenge {
namespace {

class Faces {
public:
    Faces()
    {
        if (FT_Init_FreeType(&m_library) != 0)
            throw std::runtime_error("the font library does not start");
    }

    cairo_font_face_t* of(Font font)
    {
        Face& face = opened(font);
        return face.forCairo;
    }

    unsigned glyph(Font font, char32_t character)
    {
        Face& face = opened(font);
        const auto [found, isNew] = face.glyphs.try_emplace(character, 0);
        if (isNew)
            found->second = FT_Get_Char_Index(face.face, character);
        return found->second;
    }

private:
    struct Face {
        FT_Face face = nullptr;
        cairo_font_face_t* forCairo = nullptr;
        std::unordered_map<char32_t, unsigned> glyphs;
    };

    Face& opened(Font font)
    {
        Face& face = m_faces[static_cast<std::size_t>(font)];
        if (!face.forCairo) {
            const std::string& file = fontBytes(font);
            if (FT_New_Memory_Face(m_library, reinterpret_cast<const FT_Byte*>(file.data()),
                                   static_cast<FT_Long>(file.size()), 0, &face.face) != 0)
                throw std::runtime_error("the font file " + fontFile(font).string() + " is not one");
            face.forCairo = cairo_ft_font_face_create_for_ft_face(face.face, FT_LOAD_NO_HINTING);
        }
        return face;
    }

    FT_Library m_library = nullptr;
    std::array<Face, fontCount> m_faces;
};

// cairo remembers faces after their last use, in the end longer than a thread lives. So a thread borrows its faces,
// and they stay for the next one until the program ends.
struct Shelf {
    std::mutex mutex;
    std::vector<std::unique_ptr<Faces>> faces;
};

Shelf& shelf()
{
    static Shelf& everlasting = *new Shelf;
    return everlasting;
}

struct Borrowed {
    std::unique_ptr<Faces> faces;

    Borrowed()
    {
        const std::lock_guard lock(shelf().mutex);
        if (shelf().faces.empty()) {
            faces = std::make_unique<Faces>();
        } else {
            faces = std::move(shelf().faces.back());
            shelf().faces.pop_back();
        }
    }
    Borrowed(const Borrowed&) = delete;
    Borrowed& operator=(const Borrowed&) = delete;
    ~Borrowed()
    {
        const std::lock_guard lock(shelf().mutex);
        shelf().faces.push_back(std::move(faces));
    }
};

Faces& facesOfThisThread()
{
    static thread_local Borrowed borrowed;
    return *borrowed.faces;
}

} // namespace

cairo_font_face_t* cairoFace(Font font)
{
    return facesOfThisThread().of(font);
}

unsigned cairoGlyph(Font font, char32_t character)
{
    return facesOfThisThread().glyph(font, character);
}

} // namespace lozenge
