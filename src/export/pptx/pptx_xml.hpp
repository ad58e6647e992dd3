#pragma once

#include <cstdint>
#include <pugixml.hpp>
#include <string>
#include <string_view>

// A PowerPoint deck is XML of assets/pptx/, into which is set what differs. Lengths are EMU, of which 914400 are
// an inch.

namespace lozenge {

struct EmuBox {
    std::int64_t x = 0;
    std::int64_t y = 0;
    std::int64_t width = 0;
    std::int64_t height = 0;
};

/// The document that a skeleton spells; an empty one where that is no XML.
pugi::xml_document skeleton(std::string_view xml);

std::string xmlOf(const pugi::xml_document& document);

/// The first element of this name, such as "p:pic".
pugi::xml_node elementNamed(const pugi::xml_node& within, const char* name);

/// The shape or picture of this name, as the selection pane shows it.
pugi::xml_node shapeNamed(const pugi::xml_node& within, const char* name);

/// Puts a shape or picture somewhere.
void place(const pugi::xml_node& shape, const EmuBox& box);

/// The text without the characters that XML has no way to write.
std::string xmlText(std::string_view text);

/// The text on one line: what separates words is one space.
std::string onOneLine(std::string_view text);

} // namespace lozenge
