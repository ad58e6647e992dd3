#include "export/pdf/pdf_document.hpp"

#include "export/text/number_text.hpp"
#include "picture/text/utf8.hpp"

namespace lozenge {
namespace {

void appendHex(std::string& text, unsigned value)
{
    for (const unsigned shift : {12U, 8U, 4U, 0U})
        text += "0123456789ABCDEF"[value >> shift & 15U];
}

} // namespace

std::string reference(PdfId id)
{
    return std::to_string(id) + " 0 R";
}

std::string utf16Hex(char32_t character)
{
    std::string hex;
    if (character >= 0x10000) {
        const auto rest = static_cast<unsigned>(character - 0x10000);
        appendHex(hex, 0xD800 + (rest >> 10));
        appendHex(hex, 0xDC00 + (rest & 0x3FF));
    } else {
        appendHex(hex, static_cast<unsigned>(character));
    }
    return hex;
}

std::string pdfText(std::string_view utf8)
{
    std::string text = "<FEFF";
    eachLetter(utf8, [&](char32_t character, std::string_view) { text += utf16Hex(character); });
    return text + ">";
}

PdfDocument::PdfDocument(AtomicFile& file) : m_file(file)
{
    m_file.write("%PDF-1.5\n%\xE2\xE3\xCF\xD3 pages of a run, by Lozenge\n"); // bytes beyond ASCII: it is no text
}

PdfId PdfDocument::reserve()
{
    m_places.push_back(0);
    return static_cast<PdfId>(m_places.size() - 1);
}

void PdfDocument::begin(PdfId id)
{
    m_places[static_cast<std::size_t>(id)] = m_file.size();
    m_file.write(std::to_string(id) + " 0 obj\n");
}

void PdfDocument::put(PdfId id, std::string_view object)
{
    begin(id);
    m_file.write(object);
    m_file.write("\nendobj\n");
}

PdfId PdfDocument::put(std::string_view object)
{
    const PdfId id = reserve();
    put(id, object);
    return id;
}

PdfId PdfDocument::putStream(std::string_view entries, std::string_view packed)
{
    const PdfId id = reserve();
    begin(id);
    m_file.write("<< /Length " + std::to_string(packed.size()) + " /Filter /FlateDecode " + std::string(entries) +
                 ">>\nstream\n");
    m_file.write(packed);
    m_file.write("\nendstream\nendobj\n");
    return id;
}

void PdfDocument::finish(PdfId catalog, PdfId information)
{
    const std::uint64_t table = m_file.size();
    std::string text = "xref\n0 " + std::to_string(m_places.size()) + "\n0000000000 65535 f \n";
    for (std::size_t id = 1; id < m_places.size(); ++id)
        text += paddedNumber(m_places[id], 10) + " 00000 n \n";
    text += "trailer\n<< /Size " + std::to_string(m_places.size()) + " /Root " + reference(catalog) + " /Info " +
            reference(information) + " >>\nstartxref\n" + std::to_string(table) + "\n%%EOF\n";
    m_file.write(text);
}

} // namespace lozenge
