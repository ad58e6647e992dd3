#pragma once

#include "files/export_error.hpp"

#include <string>
#include <tl/expected.hpp>

namespace lozenge {

/// What a file of the program's own assets/ holds, as "pptx/slide.xml".
tl::expected<std::string, ExportError> assetText(const std::string& name);

/// That such a file is not as the program needs it: "is no XML".
ExportError assetFault(const std::string& name, const std::string& fault);

} // namespace lozenge
