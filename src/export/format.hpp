#pragma once

#include "export/programme.hpp"
#include "export/show.hpp"
#include "files/whole_folder.hpp"

#include <array>
#include <filesystem>
#include <functional>
#include <span>
#include <string_view>
#include <tl/expected.hpp>

namespace lozenge {

/// Told how many frames are done; called in order, from one thread.
using Progress = std::function<void(int done, int total)>;

/// A kind of file that a show can be written as. What goes wrong while writing is kept by the file, or the folder.
struct Format {
    std::string_view name;
    std::string_view explanation;
    void (*writeFile)(const Reel&, WholeFile&, const Progress&);
    void (*writeFolder)(const Reel&, WholeFolder&, const Progress&) = nullptr; ///< of formats with several files
    bool hasFrames = true; ///< drawn of one size, else a page that makes room for its words: it has its own writer
    bool isFilm = false;
    std::string_view frameExtension = {}; ///< of formats with a file for each frame

    [[nodiscard]] constexpr bool isFolder() const { return writeFolder != nullptr; }
};

// The formats, each in a file of its own.
void writePng(const Reel& reel, WholeFolder& folder, const Progress& progress);
void writeSvg(const Reel& reel, WholeFolder& folder, const Progress& progress);
void writePdf(const Reel& reel, WholeFile& file, const Progress& progress);
void writeBeamer(const Reel& reel, WholeFolder& folder, const Progress& progress);
void writePptx(const Reel& reel, WholeFile& file, const Progress& progress);
void writeMp4(const Reel& reel, WholeFile& film, const Progress& progress);
void writeWebm(const Reel& reel, WholeFile& film, const Progress& progress);
void writeGif(const Reel& reel, WholeFile& film, const Progress& progress);

inline constexpr std::array formatTable{
    Format{"png", "a folder of pictures, with index.json", nullptr, writePng, true, false, ".png"},
    Format{"svg", "a folder of drawings, with index.json", nullptr, writeSvg, true, false, ".svg"},
    Format{"pdf", "one page a frame, with selectable text", writePdf},
    Format{"html", "one page that plays the run, with nothing to load", nullptr, nullptr, false},
    Format{"pptx", "a slide a frame, with notes", writePptx},
    Format{"beamer", "a folder with steps.pdf and LaTeX slides of it", nullptr, writeBeamer},
    Format{"mp4", "a film (needs ffmpeg)", writeMp4, nullptr, true, true},
    Format{"webm", "a film for web pages (needs ffmpeg)", writeWebm, nullptr, true, true},
    Format{"gif", "a film that repeats for ever (needs ffmpeg)", writeGif, nullptr, true, true},
};

constexpr std::span<const Format> formats()
{
    return formatTable;
}

// The format without frames.
void writeHtml(const Show& show, WholeFile& file, const Progress& progress);

/// It makes of a playlist a folder for a web space: a page a lesson that plays its run and rests at the stops of the
/// playlist, or shows a terrain that is not stepped as pictures, and index.html with a picture of each. Progress counts
/// the pages.
tl::expected<void, ExportError> writeCourse(const Programme& programme, const std::filesystem::path& folder,
                                            Existing existing, const Progress& progress);

/// Which words of the lesson the frames cut for want of room; empty where they are all there.
std::string cutWords(const Format& format, const Show& show);
std::string cutWords(const Format& format, const Programme& programme);

/// Writes a show. Whatever goes wrong comes back as one line: a disk, an interruption, memory that does not suffice.
tl::expected<void, ExportError> exportShow(const Format& format, const Show& show, const std::filesystem::path& out,
                                           Existing existing, const Progress& progress);

/// The same of a playlist. What is a page of a lesson is a folder of pages here.
tl::expected<void, ExportError> exportProgramme(const Format& format, const Programme& programme,
                                                const std::filesystem::path& out, Existing existing,
                                                const Progress& progress);

} // namespace lozenge
