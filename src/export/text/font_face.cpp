#include "export/text/font_face.hpp"

#include "files/library/font_file.hpp"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <new>
#include <stdexcept>
#include <string>

namespace lozenge {
namespace {

constexpr std::size_t reserveSize = std::size_t{8} << 20; // many times what a face takes; the system gives it when used

FreeType& ownerOf(FT_Memory memory)
{
    return *static_cast<FreeType*>(memory->user);
}

} // namespace

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
