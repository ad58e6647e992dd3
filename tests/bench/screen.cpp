#include "screen.hpp"

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

std::optional<Screen> Screen::open()
{
    std::string folder = std::filesystem::temp_directory_path() / "lozenge-screen-XXXXXX";
    if (!mkdtemp(folder.data()))
        return std::nullopt;
    Screen screen;
    screen.m_folder = folder;

    // Xvfb tells the number of its display when it is ready.
    std::array<int, 2> ends{};
    if (pipe(ends.data()) != 0)
        return std::nullopt;
    screen.m_server = fork();
    if (screen.m_server == 0) {
        ::close(ends[0]);
        dup2(::open("/dev/null", O_WRONLY), STDERR_FILENO);
        const std::string number = std::to_string(ends[1]);
        execlp("Xvfb", "Xvfb", "-displayfd", number.c_str(), "-screen", "0", "1280x800x24", "-nolisten", "tcp",
               "-fbdir", folder.c_str(), nullptr);
        _exit(127);
    }
    ::close(ends[1]);
    std::string number;
    for (char digit = 0; read(ends[0], &digit, 1) == 1 && digit != '\n';)
        number += digit;
    ::close(ends[0]);
    if (number.empty())
        return std::nullopt;
    screen.m_display = ":" + number;

    const int file = ::open((folder + "/Xvfb_screen0").c_str(), O_RDONLY);
    struct stat facts {};
    if (file < 0 || fstat(file, &facts) != 0)
        return std::nullopt;
    screen.m_size = static_cast<std::size_t>(facts.st_size);
    void* mapped = mmap(nullptr, screen.m_size, PROT_READ, MAP_SHARED, file, 0);
    ::close(file);
    if (mapped == MAP_FAILED)
        return std::nullopt;
    screen.m_pixels = static_cast<const unsigned char*>(mapped);
    return screen;
}

Screen::Screen(Screen&& other) noexcept
    : m_server(std::exchange(other.m_server, 0)), m_display(std::move(other.m_display)),
      m_folder(std::exchange(other.m_folder, {})), m_pixels(std::exchange(other.m_pixels, nullptr)),
      m_size(other.m_size)
{}

Screen::~Screen()
{
    if (m_pixels)
        munmap(const_cast<unsigned char*>(m_pixels), m_size);
    if (m_server > 0) {
        kill(m_server, SIGTERM);
        waitpid(m_server, nullptr, 0);
    }
    std::error_code ignored;
    if (!m_folder.empty())
        std::filesystem::remove_all(m_folder, ignored);
}

bool Screen::isPainted() const
{
    constexpr std::size_t line = std::size_t{1280} * 4;
    const unsigned char* middle = m_pixels + m_size - 400 * line;
    return std::any_of(middle, middle + line, [](unsigned char value) { return value > 0 && value < 255; });
}

std::string Screen::environment() const
{
    return "LIBGL_ALWAYS_SOFTWARE=1 DISPLAY=" + m_display + " XDG_CONFIG_HOME=" + m_folder + " ";
}
