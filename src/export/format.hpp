#pragma once

#include "export/raster/raster.hpp"
#include "export/svg/svg_image.hpp"
#include "files/disk/atomic_folder.hpp"
#include "show/document.hpp"

#include <array>
#include <filesystem>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <type_traits>
#include <utility>
#include <vector>

namespace lozenge {

/// Told how many frames are done; called in order, from one thread.
using Progress = std::function<void(int done, int total)>;

inline void tell(const Progress& progress, int done, int total)
{
    if (progress)
        progress(done, total);
}

/// What was made, or the end of the work on it.
template <typename Value>
Value orThrow(tl::expected<Value, ExportError> made)
{
    if (!made)
        throw ExportFault(std::move(made.error()));
    if constexpr (!std::is_void_v<Value>)
        return std::move(*made);
}

/// A kind of file that pages can be written as. What goes wrong while writing is kept by the file, or the folder, or is
/// thrown.
struct Format {
    std::string_view name;
    std::string_view explanation;
    void (*writeFile)(const Document&, AtomicFile&, const Progress&) = nullptr;
    void (*writeFolder)(const Document&, AtomicFolder&, const Progress&) = nullptr; ///< where there are several files
    std::string (*frameOf)(const Picture&) = nullptr; ///< the bytes, of formats with a file for each frame
    bool hasFrames = true; ///< drawn of one size, else a page that makes room for its words, or of a playlist a folder
    bool isFilm = false;
    bool canBeClear = false; ///< without a background

    [[nodiscard]] constexpr bool isFolder() const { return !writeFile; }
};

// The formats, each in a file of its own.
void writePdf(const Document& document, AtomicFile& file, const Progress& progress);
void writeHtml(const Document& lesson, AtomicFile& file, const Progress& progress);
void writeCourse(const Document& playlist, AtomicFolder& folder, const Progress& progress);
void writeBeamer(const Document& document, AtomicFolder& folder, const Progress& progress);
void writePptx(const Document& document, AtomicFile& file, const Progress& progress);
void writeMp4(const Document& document, AtomicFile& film, const Progress& progress);
void writeWebm(const Document& document, AtomicFile& film, const Progress& progress);
void writeGif(const Document& document, AtomicFile& film, const Progress& progress);

/// Why there is no ffmpeg to be had, without which there are no films.
std::optional<ExportError> lackOfFfmpeg();

inline constexpr std::array<Format, 9> formats{{
    {.name = "png", .explanation = "a folder of pictures, with index.json", .frameOf = pngOf, .canBeClear = true},
    {.name = "svg", .explanation = "a folder of drawings, with index.json", .frameOf = svgOf, .canBeClear = true},
    {.name = "pdf",
     .explanation = "one page for each frame, with selectable text",
     .writeFile = writePdf,
     .canBeClear = true},
    {.name = "html",
     .explanation = "a single page that plays the run and loads nothing else",
     .writeFile = writeHtml,
     .writeFolder = writeCourse,
     .hasFrames = false},
    {.name = "pptx", .explanation = "one slide for each frame, with notes", .writeFile = writePptx},
    {.name = "beamer", .explanation = "a folder with steps.pdf and LaTeX slides of it", .writeFolder = writeBeamer},
    {.name = "mp4", .explanation = "a film (needs ffmpeg)", .writeFile = writeMp4, .isFilm = true},
    {.name = "webm", .explanation = "a film for web pages (needs ffmpeg)", .writeFile = writeWebm, .isFilm = true},
    {.name = "gif", .explanation = "a film that loops (needs ffmpeg)", .writeFile = writeGif, .isFilm = true},
}};

/// "png, svg and pdf": those that have it.
std::string formatsWith(const std::function<bool(const Format&)>& has, std::string_view between = ", ",
                        std::string_view last = " and ");

/// How the files of frames are named: by their places, counted from 0, between two texts.
struct FrameNames {
    std::string before;
    std::size_t digits = 4; ///< at least
    std::string after;

    [[nodiscard]] std::string operator()(int place, std::string_view extension) const;
};

/// The names that a pattern such as grid_%02d means. An error says what would be right.
tl::expected<FrameNames, std::string> frameNamesIn(const std::string& pattern, std::string_view extension);

/// A folder of frames, 0000.png and on, or with other names, with index.json that tells what each shows.
void writeFrameFiles(const Format& format, const Document& document, const std::optional<FrameNames>& names,
                     AtomicFolder& folder, const Progress& progress);

/// Which words the pages cut for want of room; empty where they are all there.
std::string cutWords(const Format& format, const Document& document);

/// Writes a document; what is a page of a lesson is a folder of pages of a playlist. Whatever goes wrong comes back as
/// one line: a disk, an interruption, memory that does not suffice.
tl::expected<void, ExportError> exportDocument(const Format& format, const Document& document,
                                               const std::filesystem::path& out, Existing existing,
                                               const Progress& progress,
                                               const std::optional<FrameNames>& names = std::nullopt);

/// A lesson or a playlist that is to be written in several formats.
struct ManyFormats {
    std::vector<const Format*> formats;
    std::function<std::string(const Format&)> nameOf; ///< of the file or folder that a format makes
    std::function<tl::expected<void, ExportError>(const Format&, const std::filesystem::path&, Existing,
                                                  const Progress&)>
        write;
    int frames = 0; ///< of each format, as progress counts them
};

/// Writes them into one folder, which appears under its name when all is written. What a former folder of that name
/// holds is made anew piece by piece. Where ffmpeg is missing the films are left out, which is an error in the end: the
/// rest is there.
tl::expected<void, ExportError> exportFormats(const ManyFormats& many, const std::filesystem::path& folder,
                                              Existing existing, const Progress& progress);

} // namespace lozenge
