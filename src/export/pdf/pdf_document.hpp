#pragma once

#include "files/disk/atomic_file.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace lozenge {

/// The number of an object in a PDF file.
using PdfId = int;

/// The frame of a PDF file: numbered objects, written one after the other, and the table of where each stands.
class PdfDocument {
public:
    explicit PdfDocument(AtomicFile& file);

    /// A number for an object that others refer to before it is written.
    PdfId reserve();

    void put(PdfId id, std::string_view object);
    PdfId put(std::string_view object);

    /// An object with bytes, which are packed already. `entries` are those of its dictionary besides.
    PdfId putStream(std::string_view entries, std::string_view packed);

    /// Writes the table, last.
    void finish(PdfId catalog, PdfId information);

private:
    void begin(PdfId id);
    void write(std::string_view text);

    AtomicFile& m_file;
    std::uint64_t m_position = 0;
    std::vector<std::uint64_t> m_places{0}; // by number; there is no object 0
};

/// "12 0 R".
std::string reference(PdfId id);

/// A text of people, as a PDF string.
std::string pdfText(std::string_view utf8);

/// A character as hexadecimal UTF-16.
std::string utf16Hex(char32_t character);

} // namespace lozenge
