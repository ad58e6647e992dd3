#include "picture/font_face.hpp"

#include "core/memory_watch.hpp"

#include <new>
#include <stdexcept>
#include <string>

namespace lozenge {

FT_Library startedFreeType()
{
    FT_Library library = nullptr;
    if (FT_Init_FreeType(&library) == 0)
        return library;
    throw std::bad_alloc(); // nothing else keeps it from starting
}

FT_Face openedFace(FT_Library library, Font font)
{
    const MemoryWatch watch; // a table that it has no memory for is taken for one that the font has not
    FT_Face face = nullptr;
    const std::string& bytes = fontBytes(font);
    throwIfFailed(FT_New_Memory_Face(library, reinterpret_cast<const FT_Byte*>(bytes.data()),
                                     static_cast<FT_Long>(bytes.size()), 0, &face),
                  font);
    try {
        watch.throwIfRefused();
        if (!face->charmap)
            throwIfFailed(FT_Err_Invalid_CharMap_Handle, font);
    } catch (...) {
        FT_Done_Face(face);
        throw;
    }
    return face;
}

void throwIfFailed(FT_Error error, Font font)
{
    if (error == FT_Err_Out_Of_Memory)
        throw std::bad_alloc();
    if (error != 0)
        throw std::runtime_error("the font file " + fontFile(font).string() + " is not one");
}

} // namespace lozenge
