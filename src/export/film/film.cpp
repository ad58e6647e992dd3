#include "export/format.hpp"
#include "export/raster/raster.hpp"
#include "export/text/number_text.hpp"
#include "files/disk/descriptor.hpp"
#include "files/disk/interrupt.hpp"
#include "picture/text/comma_list.hpp"
#include "terrain/ordered_pipeline.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <fcntl.h>
#include <memory>
#include <numeric>
#include <spawn.h>
#include <stdexcept>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <utility>

extern char** environ;

namespace lozenge {
namespace {

using Words = std::vector<std::string>;

/// Arguments as one types them, with blanks between them.
Words typed(std::string_view line)
{
    const auto words = partsOf(line, ' ');
    return {words.begin(), words.end()};
}

Words joined(Words words, const Words& more)
{
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

/// The program ffmpeg at work, fed through a pipe. It ends with this object, done or not.
class Ffmpeg {
public:
    /// With these arguments, besides those that keep it quiet. A missing program is an error that says how to get it.
    explicit Ffmpeg(const Words& arguments)
    {
        const int error =
            m_complaints ? spawn(joined(typed("ffmpeg -hide_banner -loglevel error -xerror -y"), arguments)) : errno;
        if (error == ENOENT)
            throw std::runtime_error(
                "films need the program ffmpeg, which is not installed here: apt-get install ffmpeg");
        if (error != 0)
            throw std::runtime_error("ffmpeg cannot be started: " + std::generic_category().message(error));
    }
    ~Ffmpeg() { endByForce(); }

    /// False once it reads no more, or the user has interrupted; finish tells why.
    bool feed(std::span<const unsigned char> bytes)
    {
        constexpr std::size_t atOnce = std::size_t{1} << 16; // what a pipe holds: an interruption is seen in between
        for (; !bytes.empty(); bytes = bytes.subspan(std::min(bytes.size(), atOnce))) {
            if (!interrupted())
                m_fault = m_input.write(reinterpret_cast<const char*>(bytes.data()), std::min(bytes.size(), atOnce));
            if (m_fault || interrupted())
                return false;
        }
        return true;
    }

    /// Waits for the end of its work.
    void finish()
    {
        m_input = {};
        int status = 0;
        while (::waitpid(m_process, &status, WNOHANG) == 0) {
            if (interrupted()) {
                endByForce();
                throw Interrupted();
            }
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        }
        m_process = -1;
        if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
            throw std::runtime_error("ffmpeg failed: " + lastComplaint());
        if (m_fault)
            throw std::runtime_error("ffmpeg did not take all frames: " + m_fault.message());
    }

private:
    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };
    using File = std::unique_ptr<std::FILE, Close>;

    /// The number of the error; 0 where there was none.
    int spawn(const Words& words)
    {
        int pipe[2];
        if (::pipe(pipe) != 0)
            return errno;
        const Descriptor output(pipe[0]);
        m_input = Descriptor(pipe[1]);
        ::fcntl(pipe[1], F_SETFD, FD_CLOEXEC); // else it would wait for itself to be done with feeding

        std::vector<char*> pointers;
        for (const std::string& word : words)
            pointers.push_back(const_cast<char*>(word.c_str())); // it changes none of them
        pointers.push_back(nullptr);

        int error = 0;
        const auto prepare = [&error](int outcome) { error = error == 0 ? outcome : error; };
        posix_spawn_file_actions_t files;
        posix_spawn_file_actions_init(&files);
        prepare(posix_spawn_file_actions_adddup2(&files, pipe[0], 0));
        prepare(posix_spawn_file_actions_addopen(&files, 1, "/dev/null", O_WRONLY, 0));
        prepare(posix_spawn_file_actions_adddup2(&files, ::fileno(m_complaints.get()), 2));
        if (pipe[0] != 0)
            prepare(posix_spawn_file_actions_addclose(&files, pipe[0]));
        // In a group of its own Ctrl-C does not reach it: what becomes of it is decided here.
        posix_spawnattr_t attributes;
        posix_spawnattr_init(&attributes);
        posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);

        pid_t process = -1;
        if (error == 0)
            error = ::posix_spawnp(&process, "ffmpeg", &files, &attributes, pointers.data(), environ);
        if (error == 0)
            m_process = process;
        posix_spawnattr_destroy(&attributes);
        posix_spawn_file_actions_destroy(&files);
        return error;
    }

    void endByForce()
    {
        if (m_process < 0)
            return;
        ::kill(m_process, SIGKILL);
        ::waitpid(std::exchange(m_process, -1), nullptr, 0);
    }

    [[nodiscard]] std::string lastComplaint() const
    {
        std::string text;
        std::rewind(m_complaints.get());
        for (int c = 0; (c = std::fgetc(m_complaints.get())) != EOF;)
            text += static_cast<char>(c);
        while (!text.empty() && text.back() == '\n')
            text.pop_back();
        const std::size_t line = text.rfind('\n');
        return text.empty() ? "it ended without a word" : text.substr(line == std::string::npos ? 0 : line + 1);
    }

    int m_process = -1;
    Descriptor m_input;
    File m_complaints{std::tmpfile()};
    std::error_code m_fault; ///< why it could not be fed
};

/// How ffmpeg is told of the pixels that come through the pipe.
Words pixelsIn(const PageOptions& options)
{
    return typed("-f rawvideo -pix_fmt bgr0 -s " + std::to_string(options.width) + "x" +
                 std::to_string(options.height) + " -framerate " + numberText(options.framesPerSecond) + " -i pipe:0");
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
void runFfmpeg(const Document& document, const Words& arguments, const std::vector<int>& places, bool rests,
               const Progress& progress)
{
    Ffmpeg ffmpeg(joined(pixelsIn(document.options()), arguments));
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
                isRead = ffmpeg.feed(frame.raster.bytes());
            tell(progress, done + 1, count);
        }
    }
    ffmpeg.finish();
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
    runFfmpeg(document, joined(arguments, {plainFile(film.draft())}), all, true, progress);
    if (std::filesystem::file_size(film.draft(), error) == 0 || error)
        throw std::runtime_error("ffmpeg failed: it ended well and wrote nothing");
}

/// Most players take no odd sizes, and few films that are not marked as what they are. The same film made twice is the
/// same file.
Words evenAndMarked(const std::string& codec)
{
    return typed("-fflags +bitexact -an -vf pad=ceil(iw/2)*2:ceil(ih/2)*2,scale=out_color_matrix=bt709:out_range=tv "
                 "-pix_fmt yuv420p -colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv " +
                 codec);
}

} // namespace

std::optional<ExportError> lackOfFfmpeg()
{
    try {
        Ffmpeg({"-version"}).finish();
        return std::nullopt;
    } catch (const std::runtime_error& fault) {
        return ExportError{ExportError::Kind::Failed, fault.what()};
    }
}

void writeMp4(const Document& document, AtomicFile& film, const Progress& progress)
{
    const std::string codec = "-c:v libx264 -preset veryfast -tune animation -crf 18 -movflags +faststart -f mp4";
    writeFilm(document, film, evenAndMarked(codec), progress);
}

void writeWebm(const Document& document, AtomicFile& film, const Progress& progress)
{
    // Made for what screens show, the fast way looks no worse here than one of six times its time.
    const std::string codec = "-c:v libvpx-vp9 -crf 24 -b:v 0 -deadline realtime -cpu-used 8 -row-mt 1 -tile-columns 2 "
                              "-tune-content screen -f webm";
    writeFilm(document, film, evenAndMarked(codec), progress);
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
    const AtomicFile palette = orThrow(film.scrap());
    const std::string colours = plainFile(palette.draft());
    const Words choosing =
        typed("-vf palettegen=reserve_transparent=0:stats_mode=full -frames:v 1 -c:v png -f image2pipe");
    runFfmpeg(document, joined(choosing, {colours}), places, false, {});
    const Words making = typed("-lavfi paletteuse=dither=none:diff_mode=rectangle -loop 0 -f gif");
    writeFilm(document, film, joined({"-f", "png_pipe", "-i", colours}, making), progress);
}

} // namespace lozenge
