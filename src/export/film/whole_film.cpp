#include "export/film/whole_film.hpp"

#include <bit>

namespace lozenge {
namespace {

std::uint64_t bigEndian(std::string_view bytes)
{
    std::uint64_t number = 0;
    for (const char byte : bytes)
        number = number << 8 | static_cast<unsigned char>(byte);
    return number;
}

bool endsAt(AtomicFile& film, std::uint64_t end)
{
    constexpr std::uint64_t most = std::uint64_t{1} << 62;
    return end > 0 && end < most && film.read(static_cast<std::int64_t>(end) - 1, 2).size() == 1;
}

/// A number of Matroska: as many bytes as the zeros at its beginning say.
struct Length {
    std::size_t bytes = 0; ///< none where it is not known
    std::uint64_t value = 0;
};

Length lengthAt(std::string_view bytes)
{
    const auto zeros = bytes.empty() ? 8 : std::countl_zero(static_cast<unsigned char>(bytes.front()));
    const std::size_t size = static_cast<std::size_t>(zeros) + 1;
    if (size > 8 || size > bytes.size())
        return {};
    const std::uint64_t all = (std::uint64_t{1} << (7 * size)) - 1;
    const std::uint64_t value = bigEndian(bytes.substr(0, size)) & all;
    return value == all ? Length{} : Length{size, value};
}

} // namespace

// Boxes up to the end, each with its length.
bool isWholeMp4(AtomicFile& film)
{
    constexpr std::size_t head = 8, longHead = 16;
    bool hasPictures = false, hasTable = false;
    std::uint64_t at = 0;
    for (std::string box; box = film.read(static_cast<std::int64_t>(at), longHead), box.size() >= head;) {
        const std::string_view kind = std::string_view(box).substr(4, 4);
        std::uint64_t length = bigEndian(std::string_view(box).substr(0, 4));
        if (length == 1 && box.size() == longHead)
            length = bigEndian(std::string_view(box).substr(head));
        constexpr std::uint64_t most = std::uint64_t{1} << 61;
        if (length < head || length > most || at > most || (at == 0 && kind != "ftyp"))
            return false;
        hasPictures = hasPictures || kind == "mdat";
        hasTable = hasTable || kind == "moov";
        at += length;
    }
    return hasPictures && hasTable && endsAt(film, at);
}

// A head, and one segment whose length is written last of all.
bool isWholeWebm(AtomicFile& film)
{
    constexpr std::string_view headMark = "\x1A\x45\xDF\xA3", segmentMark = "\x18\x53\x80\x67";
    constexpr std::size_t mark = 4, most = 4096;
    const std::string begin = film.read(0, most);
    const std::string_view text = begin;
    if (!text.starts_with(headMark))
        return false;
    const Length head = lengthAt(text.substr(mark));
    const std::uint64_t segment = mark + head.bytes + head.value;
    if (head.bytes == 0 || segment + mark > text.size() || text.substr(segment, mark) != segmentMark)
        return false;
    const Length length = lengthAt(text.substr(segment + mark));
    return length.bytes > 0 && endsAt(film, segment + mark + length.bytes + length.value);
}

// It ends with a semicolon.
bool isWholeGif(AtomicFile& film)
{
    constexpr std::size_t part = std::size_t{1} << 20, head = 13;
    if (!film.read(0, head).starts_with("GIF8"))
        return false;
    std::int64_t at = head;
    char last = 0;
    for (std::string bytes; bytes = film.read(at, part), !bytes.empty(); at += static_cast<std::int64_t>(bytes.size()))
        last = bytes.back();
    return last == ';';
}

} // namespace lozenge
