#pragma once

#include "export/show.hpp"
#include "files/export_error.hpp"
#include "files/whole_file.hpp"

#include <array>
#include <filesystem>
#include <functional>
#include <span>
#include <string_view>
#include <tl/expected.hpp>

namespace lozenge {

/// Told how many frames are done; called in order, from one thread.
using Progress = std::function<void(int done, int total)>;

/// A kind of file that a show can be written as.
struct Format {
    std::string_view name;
    std::string_view explanation;
    bool isFolder = false; ///< a folder of frames, else one file
    bool hasFrames = true; ///< drawn of one size, else a page that makes room for its words
    tl::expected<void, ExportError> (*write)(const Show&, const std::filesystem::path& out, Existing, const Progress&);
    bool isFilm = false;
};

// The formats, each in a file of its own.
tl::expected<void, ExportError> writePng(const Show&, const std::filesystem::path&, Existing, const Progress&);
tl::expected<void, ExportError> writeSvg(const Show&, const std::filesystem::path&, Existing, const Progress&);
tl::expected<void, ExportError> writePdf(const Show&, const std::filesystem::path&, Existing, const Progress&);
tl::expected<void, ExportError> writeBeamer(const Show&, const std::filesystem::path&, Existing, const Progress&);
tl::expected<void, ExportError> writeHtml(const Show&, const std::filesystem::path&, Existing, const Progress&);
tl::expected<void, ExportError> writePptx(const Show&, const std::filesystem::path&, Existing, const Progress&);
tl::expected<void, ExportError> writeMp4(const Show&, const std::filesystem::path&, Existing, const Progress&);
tl::expected<void, ExportError> writeWebm(const Show&, const std::filesystem::path&, Existing, const Progress&);
tl::expected<void, ExportError> writeGif(const Show&, const std::filesystem::path&, Existing, const Progress&);

inline constexpr std::array formatTable{
    Format{"png", "a folder of pictures, with index.json", true, true, writePng},
    Format{"svg", "a folder of drawings, with index.json", true, true, writeSvg},
    Format{"pdf", "one page a frame, with selectable text", false, true, writePdf},
    Format{"html", "one page that plays the run, with nothing to load", false, false, writeHtml},
    Format{"pptx", "a slide a frame, with notes", false, true, writePptx},
    Format{"beamer", "a folder with steps.pdf and LaTeX slides of it", true, true, writeBeamer},
    Format{"mp4", "a film (needs ffmpeg)", false, true, writeMp4, true},
    Format{"webm", "a film for web pages (needs ffmpeg)", false, true, writeWebm, true},
    Format{"gif", "a film that repeats for ever (needs ffmpeg)", false, true, writeGif, true},
};

constexpr std::span<const Format> formats()
{
    return formatTable;
}

} // namespace lozenge
