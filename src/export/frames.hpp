#pragma once

#include "export/format.hpp"

#include <string>

namespace lozenge {

/// A folder of frames, 0000.png and on, with index.json that tells what each shows.
tl::expected<void, ExportError> writeFrames(const Show& show, const std::filesystem::path& out, Existing existing,
                                            const Progress& progress, std::string_view extension,
                                            std::string (*bytesOf)(const Picture&));

/// How many frames of a show to make at once, so that their pixels fit into memory.
int framesAtOnce(const Show& show);

} // namespace lozenge
