#pragma once

#include "export/pptx/pptx_parts.hpp"

#include <pugixml.hpp>

// A part is a skeleton, spelled out as XML, into which pugixml sets what differs.

namespace lozenge {

/// The document that a skeleton spells.
pugi::xml_document skeleton(const char* xml);

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
