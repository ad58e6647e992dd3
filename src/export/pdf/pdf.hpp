#pragma once

#include "export/format.hpp"

namespace lozenge {

/// The frames as pages, for a format that needs them in a file of its own. What goes wrong is told by the file.
void writePdfPages(const Show& show, WholeFile& file, const Progress& progress);

} // namespace lozenge
