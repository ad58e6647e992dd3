#pragma once

#include "export/format.hpp"

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace lozenge {

/// Writes a lesson or a playlist in a format.
using WriteFormat = std::function<tl::expected<void, ExportError>(const Format&, const std::filesystem::path&, Existing,
                                                                  const Progress&)>;

/// A lesson or a playlist that is to be written in several formats.
struct ManyFormats {
    std::vector<const Format*> formats;
    std::function<std::string(const Format&)> nameOf; ///< of the file or folder that a format makes
    WriteFormat write;
    int frames = 0; ///< of each format, as progress counts them
};

/// Writes them into one folder, which appears under its name when all is written. What a former folder of that name
/// holds is made anew piece by piece. Where ffmpeg is missing the films are left out, which is an error in the end: the
/// rest is there.
tl::expected<void, ExportError> exportFormats(const ManyFormats& many, const std::filesystem::path& folder,
                                              Existing existing, const Progress& progress);

} // namespace lozenge
