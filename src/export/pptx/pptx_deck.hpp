#pragma once

#include "export/text/filled.hpp"
#include "files/disk/atomic_file.hpp"
#include "show/document.hpp"

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// A PowerPoint deck is XML of assets/pptx/, into which is set what differs. Lengths are EMU, of which 914400 are
// an inch.

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

/// The files of assets/pptx/ by their names without .xml, with no more in them than a deck needs.
struct Skeletons {
    std::map<std::string, std::string, std::less<>> files;

    [[nodiscard]] std::string filled(std::string_view name, const Fillings& values) const;

    /// Where a shape or picture is.
    [[nodiscard]] std::string place(const EmuBox& box) const;
};

Skeletons readSkeletons();

/// What all slides share: names of parts, and their XML.
std::vector<std::pair<std::string, std::string>> deckParts(const Skeletons& skeletons, const Document& document,
                                                           const SlideFormat& format);

/// An Office Open XML package in the making: a zip of parts, in the order in which they are added. The same parts give
/// the same bytes: nothing in it tells of the hour.
class PptxPackage {
public:
    explicit PptxPackage(AtomicFile& file) : m_file(file) {}

    /// What is packed already, as pictures are, is stored as it is.
    void add(const std::string& name, std::string_view bytes, bool isPacked = false);

    /// Writes the table of the parts, last.
    void finish();

private:
    AtomicFile& m_file;
    std::string m_table;
    std::uint16_t m_parts = 0;
};

} // namespace lozenge
