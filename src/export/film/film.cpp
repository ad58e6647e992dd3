#include "export/film/ffmpeg.hpp"
#include "export/format.hpp"
#include "export/raster/raster.hpp"
#include "export/text/number_text.hpp"
#include "files/disk/interrupt.hpp"
#include "terrain/ordered_pipeline.hpp"

#include <cmath>
#include <numeric>

namespace lozenge {
namespace {

using Words = std::vector<std::string>;

/// How ffmpeg is told of the pixels that come through the pipe.
Words pixelsIn(const Document& document)
{
    return {"-f",         "rawvideo",
            "-pix_fmt",   "bgr0",
            "-s",         std::to_string(document.options().width) + "x" + std::to_string(document.options().height),
            "-framerate", numberText(document.options().framesPerSecond),
            "-i",         "pipe:0"};
}

Words joined(Words words, const Words& more)
{
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

/// How often a frame is shown: the reader is left time at the stops of the lesson and at the end.
int repeats(const Document& document, int place, bool isStop)
{
    const bool rests = isStop || place + 1 == document.count;
    return rests ? std::max(1,
                            static_cast<int>(std::lround(document.restingSeconds * document.options().framesPerSecond)))
                 : 1;
}

/// Has ffmpeg make something of these frames.
tl::expected<void, ExportError> runFfmpeg(const Document& document, const Words& arguments,
                                          const std::vector<int>& places, bool rests, const Progress& progress)
{
    auto ffmpeg = Ffmpeg::start(joined(pixelsIn(document), arguments));
    if (!ffmpeg)
        return tl::unexpected(ffmpeg.error());
    struct Made {
        Raster raster;
        int repeats;
    };
    const int count = static_cast<int>(places.size());
    const auto made = [&](int index) {
        const int place = places[static_cast<std::size_t>(index)];
        const Page frame = document.page(place);
        return Made{rasterOf(frame.picture), rests ? repeats(document, place, frame.isStop) : 1};
    };
    bool isRead = true;
    {
        OrderedPipeline frames(count, made, pagesAtOnce(document.options()));
        for (int done = 0; done < count && isRead; ++done) {
            const Made frame = frames.next();
            for (int i = frame.repeats; i > 0 && isRead; --i)
                isRead = ffmpeg->feed(frame.raster.bytes());
            if (progress)
                progress(done + 1, count);
        }
    }
    return ffmpeg->finish();
}

/// What a path is to ffmpeg, which else takes some for options, or addresses of the web.
std::string plainFile(const std::filesystem::path& path)
{
    return "file:" + path.string();
}

/// Has it write to the path that the film has until it is whole.
void writeFilm(const Document& document, AtomicFile& film, const Words& arguments, const Progress& progress)
{
    std::vector<int> all(static_cast<std::size_t>(document.count));
    std::iota(all.begin(), all.end(), 0);
    std::error_code error;
    if (const auto made = runFfmpeg(document, joined(arguments, {plainFile(film.draft())}), all, true, progress); !made)
        film.fail(made.error().message);
    else if (std::filesystem::file_size(film.draft(), error) == 0 || error)
        film.fail("ffmpeg failed: it ended well and wrote nothing");
}

/// Most players take no odd sizes, and few films that are not marked as what they are. The same film made twice is the
/// same file.
const Words evenAndMarked{"-fflags",
                          "+bitexact",
                          "-an",
                          "-vf",
                          "pad=ceil(iw/2)*2:ceil(ih/2)*2,scale=out_color_matrix=bt709:out_range=tv",
                          "-pix_fmt",
                          "yuv420p",
                          "-colorspace",
                          "bt709",
                          "-color_primaries",
                          "bt709",
                          "-color_trc",
                          "bt709",
                          "-color_range",
                          "tv"};

} // namespace

void writeMp4(const Document& document, AtomicFile& film, const Progress& progress)
{
    writeFilm(document, film,
              joined(evenAndMarked, {"-c:v", "libx264", "-preset", "veryfast", "-tune", "animation", "-crf", "18",
                                     "-movflags", "+faststart", "-f", "mp4"}),
              progress);
}

void writeWebm(const Document& document, AtomicFile& film, const Progress& progress)
{
    // Made for what screens show, the fast way looks no worse here than one of six times its time.
    writeFilm(
        document, film,
        joined(evenAndMarked, {"-c:v", "libvpx-vp9", "-crf", "24", "-b:v", "0", "-deadline", "realtime", "-cpu-used",
                               "8", "-row-mt", "1", "-tile-columns", "2", "-tune-content", "screen", "-f", "webm"}),
        progress);
}

// A GIF has 256 colours. They are chosen from a few frames of the whole run beforehand: choosing them from all would
// keep all in memory.
void writeGif(const Document& document, AtomicFile& film, const Progress& progress)
{
    constexpr int mostSamples = 12;
    const int samples = std::min(mostSamples, document.count);
    std::vector<int> places;
    for (std::int64_t i = 1; i <= samples; ++i)
        places.push_back(static_cast<int>(document.count * i / samples - 1));
    auto palette = film.scrap();
    if (!palette)
        return film.fail(palette.error());
    const std::string colours = plainFile(palette->draft());
    const Words choosing{
        "-vf",  "palettegen=reserve_transparent=0:stats_mode=full", "-frames:v", "1", "-c:v", "png", "-f", "image2pipe",
        colours};
    if (const auto chosen = runFfmpeg(document, choosing, places, false, {}); !chosen)
        return film.fail(chosen.error().message);
    writeFilm(document, film,
              {"-f", "png_pipe", "-i", colours, "-lavfi", "paletteuse=dither=none:diff_mode=rectangle", "-loop", "0",
               "-f", "gif"},
              progress);
}

} // namespace lozenge
