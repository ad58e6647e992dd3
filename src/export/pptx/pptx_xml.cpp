#include "export/pptx/pptx_xml.hpp"

#include <cstdlib>
#include <cstring>
#include <new>

namespace lozenge {
namespace {

/// pugixml leaves out what it gets no memory for, but lets its allocation throw.
void* allocatedForXml(std::size_t bytes)
{
    if (void* memory = std::malloc(bytes))
        return memory;
    throw std::bad_alloc();
}

struct StringWriter final : pugi::xml_writer {
    std::string text;

    void write(const void* data, std::size_t size) override { text.append(static_cast<const char*>(data), size); }
};

} // namespace

pugi::xml_document skeleton(std::string_view xml)
{
    [[maybe_unused]] static const bool isTold =
        (pugi::set_memory_management_functions(allocatedForXml, std::free), true);
    pugi::xml_document document;
    if (!document.load_buffer(xml.data(), xml.size()))
        document.reset();
    return document;
}

std::string xmlOf(const pugi::xml_document& document)
{
    StringWriter writer;
    writer.text = R"(<?xml version="1.0" encoding="UTF-8" standalone="yes"?>)"
                  "\n";
    document.save(writer, "", pugi::format_raw | pugi::format_no_declaration, pugi::encoding_utf8);
    return std::move(writer.text);
}

pugi::xml_node elementNamed(const pugi::xml_node& within, const char* name)
{
    return within.find_node([&](const pugi::xml_node& node) { return std::strcmp(node.name(), name) == 0; });
}

pugi::xml_node shapeNamed(const pugi::xml_node& within, const char* name)
{
    const pugi::xml_node properties = within.find_node([&](const pugi::xml_node& node) {
        return std::strcmp(node.name(), "p:cNvPr") == 0 && std::strcmp(node.attribute("name").value(), name) == 0;
    });
    return properties.parent().parent();
}

void place(const pugi::xml_node& shape, const EmuBox& box)
{
    pugi::xml_node properties = shape.child("p:spPr");
    pugi::xml_node transform = properties.child("a:xfrm");
    if (!transform)
        transform = properties.prepend_child("a:xfrm");
    transform.remove_children();
    pugi::xml_node offset = transform.append_child("a:off");
    offset.append_attribute("x") = static_cast<long long>(box.x);
    offset.append_attribute("y") = static_cast<long long>(box.y);
    pugi::xml_node extent = transform.append_child("a:ext");
    extent.append_attribute("cx") = static_cast<long long>(box.width);
    extent.append_attribute("cy") = static_cast<long long>(box.height);
}

std::string xmlText(std::string_view text)
{
    std::string safe;
    safe.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto isNonCharacter = text.substr(i, 3) == "\xEF\xBF\xBE" || text.substr(i, 3) == "\xEF\xBF\xBF";
        const auto byte = static_cast<unsigned char>(text[i]);
        if (isNonCharacter)
            i += 2;
        else if (byte >= ' ' || byte == '\n' || byte == '\t')
            safe += text[i];
    }
    return safe;
}

std::string onOneLine(std::string_view text)
{
    std::string line;
    for (const char c : xmlText(text))
        if (c != '\n' && c != '\t' && c != ' ')
            line += c;
        else if (!line.empty() && line.back() != ' ')
            line += ' ';
    if (!line.empty() && line.back() == ' ')
        line.pop_back();
    return line;
}

} // namespace lozenge
