#pragma once

#include "export/format.hpp"

namespace lozenge {

/// It makes of a playlist a folder for a web space: a page a lesson that plays its run and rests at the stops of the
/// playlist, or shows a terrain that is not stepped as pictures, and index.html with a picture of each. Progress counts
/// the pages.
tl::expected<void, ExportError> writeCourse(const Document& document, const std::filesystem::path& folder,
                                            Existing existing, const Progress& progress);

} // namespace lozenge
