#pragma once

#include "export/reel.hpp"
#include "files/export_error.hpp"

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

// The parts of a PowerPoint deck: XML of assets/pptx/, into which is set what differs. Lengths are EMU, of which 914400
// are an inch.

namespace lozenge {

struct EmuBox {
    std::int64_t x = 0;
    std::int64_t y = 0;
    std::int64_t width = 0;
    std::int64_t height = 0;
};

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
std::vector<std::pair<std::string, std::string>> deckParts(const Skeletons& skeletons, const Reel& reel,
                                                           const SlideFormat& format);

/// A frame as the parts of its slide.
struct Slide {
    std::string xml;
    std::string notes;
    std::string png;
};

Slide slideOf(const Skeletons& skeletons, const ShownFrame& frame, const SlideFormat& format);

} // namespace lozenge
