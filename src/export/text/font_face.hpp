#pragma once

#include "picture/text/font.hpp"

#include <cstddef>
#include <ft2build.h>
#include <memory>
#include FT_FREETYPE_H
#include FT_MODULE_H

namespace lozenge {

/// FreeType, with a reserve for when memory is refused to it: it reads through pointers to memory that it did not get.
class FreeType {
public:
    FreeType();
    ~FreeType();
    FreeType(const FreeType&) = delete;
    FreeType& operator=(const FreeType&) = delete;

    [[nodiscard]] FT_Library library() const { return m_library; }

    /// The face of a font, with the characters that it has.
    FT_Face openedFace(Font font);

    /// Throws std::bad_alloc where the reserve is running out, std::runtime_error where a font is wrong.
    void check(FT_Error error, Font font) const;

private:
    void* allocated(std::size_t bytes);
    [[nodiscard]] bool isReserve(const void* memory) const;

    FT_MemoryRec_ m_memory{};
    std::unique_ptr<std::byte[]> m_reserve;
    std::size_t m_used = 0; ///< of the reserve
    FT_Library m_library = nullptr;
};

} // namespace lozenge
