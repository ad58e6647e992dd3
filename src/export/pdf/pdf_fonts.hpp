#pragma once

#include "export/pdf/pdf_content.hpp"
#include "export/pdf/pdf_document.hpp"

namespace lozenge {

/// Writes a font with these of its glyphs, and what they mean, so that text can be selected and searched.
PdfId putFont(PdfDocument& document, Font font, const std::map<unsigned, char32_t>& glyphs);

} // namespace lozenge
