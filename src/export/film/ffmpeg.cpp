#include "export/film/ffmpeg.hpp"

#include "files/disk/interrupt.hpp"

#include <algorithm>
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
    std::vector<std::string> words{"ffmpeg", "-hide_banner", "-loglevel", "error", "-xerror", "-y"};
    words.insert(words.end(), arguments.begin(), arguments.end());
    Ffmpeg ffmpeg{File(std::tmpfile())};
    const int error = ffmpeg.m_complaints ? ffmpeg.spawn(words) : errno;
    if (error == ENOENT)
        return failed("films need the program ffmpeg, which is not installed here: apt-get install ffmpeg");
    if (error != 0)
        return failed("ffmpeg cannot be started: " + std::generic_category().message(error));
    return ffmpeg;
}

/// The number of the error; 0 where there was none.
int Ffmpeg::spawn(const std::vector<std::string>& words)
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

Ffmpeg::Ffmpeg(Ffmpeg&& other) noexcept
    : m_process(std::exchange(other.m_process, -1)), m_input(std::move(other.m_input)),
      m_complaints(std::move(other.m_complaints)), m_fault(other.m_fault)
{}

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
    for (; !bytes.empty(); bytes = bytes.subspan(std::min(bytes.size(), atOnce))) {
        if (!interrupted())
            m_fault = m_input.write(reinterpret_cast<const char*>(bytes.data()), std::min(bytes.size(), atOnce));
        if (m_fault || interrupted())
            return false;
    }
    return true;
}

tl::expected<void, ExportError> Ffmpeg::finish()
{
    m_input = {};
    int status = 0;
    while (::waitpid(m_process, &status, WNOHANG) == 0) {
        if (interrupted()) {
            endByForce();
            return failed("interrupted; no file was made");
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    m_process = -1;
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
        return failed("ffmpeg failed: " + lastComplaint());
    if (m_fault)
        return failed("ffmpeg did not take all frames: " + m_fault.message());
    return {};
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
