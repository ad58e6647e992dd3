#pragma once

#include "export/pptx/pptx_xml.hpp"
#include "files/disk/export_error.hpp"
#include "show/document.hpp"

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

namespace lozenge {

/// How large the slides are, and where the picture lies on them: over all of them, unless it is too long and narrow
/// for any slide.
struct SlideFormat {
    std::int64_t width = 0;
    std::int64_t height = 0;
    EmuBox picture;
};

SlideFormat slideFormat(int pictureWidth, int pictureHeight);

/// The files of assets/pptx/ by their names without .xml.
using Skeletons = std::map<std::string, std::string, std::less<>>;
tl::expected<Skeletons, ExportError> readSkeletons();

/// What all slides share: names of parts, and their XML.
std::vector<std::pair<std::string, std::string>> deckParts(const Skeletons& skeletons, const Document& document,
                                                           const SlideFormat& format);

} // namespace lozenge
