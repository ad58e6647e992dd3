#include "export/film/ffmpeg.hpp"

#include "files/disk/interrupt.hpp"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <utility>

extern char** environ;

namespace lozenge {
namespace {

tl::unexpected<ExportError> failed(std::string message)
{
    return tl::unexpected(ExportError{ExportError::Kind::Failed, std::move(message)});
}

} // namespace

std::optional<ExportError> Ffmpeg::fault()
{
    auto ffmpeg = start({"-version"});
    if (!ffmpeg)
        return ffmpeg.error();
    const auto ended = ffmpeg->finish();
    return ended ? std::nullopt : std::optional(ended.error());
}

tl::expected<Ffmpeg, ExportError> Ffmpeg::start(const std::vector<std::string>& arguments)
{
    File complaints(std::tmpfile());
    int pipe[2];
    if (!complaints || ::pipe(pipe) != 0)
        return failed(std::string("ffmpeg cannot be started: ") + std::generic_category().message(errno));
    ::fcntl(pipe[1], F_SETFD, FD_CLOEXEC); // else it would wait for itself to be done with feeding

    std::vector<std::string> words{"ffmpeg", "-hide_banner", "-loglevel", "error", "-xerror", "-y"};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char*> pointers;
    for (std::string& word : words)
        pointers.push_back(word.data());
    pointers.push_back(nullptr);

    int error = 0;
    const auto prepare = [&error](int outcome) { error = error == 0 ? outcome : error; };
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    prepare(posix_spawn_file_actions_adddup2(&files, pipe[0], 0));
    prepare(posix_spawn_file_actions_addopen(&files, 1, "/dev/null", O_WRONLY, 0));
    prepare(posix_spawn_file_actions_adddup2(&files, ::fileno(complaints.get()), 2));
    if (pipe[0] != 0)
        prepare(posix_spawn_file_actions_addclose(&files, pipe[0]));
    // In a group of its own Ctrl-C does not reach it: what becomes of it is decided here.
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);

    pid_t process = -1;
    if (error == 0)
        error = ::posix_spawnp(&process, "ffmpeg", &files, &attributes, pointers.data(), environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&files);
    ::close(pipe[0]);
    Ffmpeg ffmpeg(error == 0 ? process : -1, pipe[1], std::move(complaints));
    if (error == ENOENT)
        return failed("films need the program ffmpeg, which is not installed here: apt-get install ffmpeg");
    if (error != 0)
        return failed("ffmpeg cannot be started: " + std::generic_category().message(error));
    return ffmpeg;
}

Ffmpeg::Ffmpeg(int process, int input, File complaints)
    : m_process(process), m_input(input), m_complaints(std::move(complaints))
{}

Ffmpeg::Ffmpeg(Ffmpeg&& other) noexcept
    : m_process(std::exchange(other.m_process, -1)), m_input(std::exchange(other.m_input, -1)),
      m_complaints(std::move(other.m_complaints))
{}

Ffmpeg::~Ffmpeg()
{
    closeInput();
    endByForce();
}

void Ffmpeg::closeInput()
{
    if (m_input >= 0)
        ::close(std::exchange(m_input, -1));
}

void Ffmpeg::endByForce()
{
    if (m_process < 0)
        return;
    ::kill(m_process, SIGKILL);
    ::waitpid(std::exchange(m_process, -1), nullptr, 0);
}

bool Ffmpeg::feed(std::span<const unsigned char> bytes)
{
    constexpr std::size_t atOnce = std::size_t{1} << 16; // what a pipe holds: an interruption is seen in between
    while (!bytes.empty()) {
        if (interrupted())
            return false;
        const ssize_t written = ::write(m_input, bytes.data(), std::min(bytes.size(), atOnce));
        if (written < 0 && errno != EINTR) {
            m_fault = errno;
            return false;
        }
        if (written > 0)
            bytes = bytes.subspan(static_cast<std::size_t>(written));
    }
    return true;
}

tl::expected<void, ExportError> Ffmpeg::finish()
{
    closeInput();
    int status = 0;
    while (::waitpid(m_process, &status, WNOHANG) == 0) {
        if (interrupted()) {
            endByForce();
            return failed("interrupted; no file was made");
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    m_process = -1;
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0)
        return m_fault == 0 ? tl::expected<void, ExportError>{}
                            : failed("ffmpeg did not take all frames: " + std::generic_category().message(m_fault));
    return failed("ffmpeg failed: " + lastComplaint());
}

std::string Ffmpeg::lastComplaint() const
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

} // namespace lozenge
