#pragma once

#include "files/disk/export_error.hpp"

#include <filesystem>
#include <string>
#include <tl/expected.hpp>

namespace lozenge {

/// The folder of the program's data: $LOZENGE_DATA_DIR, else beside the program, else the sources that it was built of.
std::filesystem::path dataFolder();

/// The folder of the fonts: of the data, or of a build, which keeps them beside the program.
std::filesystem::path fontFolder();

/// What a file of the program's own assets/ holds, as "pptx/slide.xml".
tl::expected<std::string, ExportError> assetText(const std::string& name);

/// That such a file is not as the program needs it: "is no XML".
ExportError assetFault(const std::string& name, const std::string& fault);

} // namespace lozenge
