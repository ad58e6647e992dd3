#include "export/pptx/pptx_package.hpp"

#include "export/text/bytes.hpp"

#include <libdeflate.h>
#include <limits>

// Each part is whole in memory when it is written, so that a zip is no more than a head before each and a table behind
// them all. A library for it takes and gives bytes by calling back, and to serve it took three times the lines.

namespace lozenge {
namespace {

using Two = std::uint16_t; // bytes
using Four = std::uint32_t;

constexpr Four partMark = 0x04034B50, rowMark = 0x02014B50, endMark = 0x06054B50;
constexpr Two version = 20, stored = 0, packed = 8, midnight = 0, firstOfJanuary1980 = 1 << 5 | 1, nothing = 0;

template <typename... Numbers>
std::string bytesOf(Numbers... numbers)
{
    std::string bytes;
    (appendLittleEndian(bytes, numbers), ...);
    return bytes;
}

/// A zip packs as PNG does, without the two bytes before it and the four behind it.
std::string packedBytes(std::string_view bytes)
{
    const std::string all = compressed(bytes);
    return all.substr(2, all.size() - 6);
}

} // namespace

void PptxPackage::add(const std::string& name, std::string_view bytes, bool isPacked)
{
    const std::string made = isPacked ? std::string() : packedBytes(bytes);
    const std::string_view kept = isPacked ? bytes : made;
    const std::string facts =
        bytesOf(version, nothing, isPacked ? stored : packed, midnight, firstOfJanuary1980,
                Four{libdeflate_crc32(0, bytes.data(), bytes.size())}, static_cast<Four>(kept.size()),
                static_cast<Four>(bytes.size()), static_cast<Two>(name.size()), nothing);
    const std::string head = bytesOf(partMark) + facts + name;
    constexpr std::size_t placesOfDisksAndFiles = 10;
    m_table += bytesOf(rowMark, version) + facts + std::string(placesOfDisksAndFiles, '\0') +
               bytesOf(static_cast<Four>(m_position)) + name;
    m_file.write(head);
    m_file.write(kept);
    m_position += head.size() + kept.size();
    ++m_parts;
    if (m_position + m_table.size() > std::numeric_limits<Four>::max())
        m_file.fail("a deck of more than 4 GB is read by few programs; try --steps phases");
}

void PptxPackage::finish()
{
    m_file.write(m_table + bytesOf(endMark, nothing, nothing, m_parts, m_parts, static_cast<Four>(m_table.size()),
                                   static_cast<Four>(m_position), nothing));
}

} // namespace lozenge
