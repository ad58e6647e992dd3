#pragma once

#include "export/format.hpp"

namespace lozenge {

/// One self-contained page with the pictures of a show, to go through by hand or by itself.
tl::expected<std::string, ExportError> picturesPage(const Show& show, const Progress& progress);

} // namespace lozenge
