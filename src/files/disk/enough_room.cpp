#include "files/disk/enough_room.hpp"

#include <array>
#include <cmath>
#include <fstream>
#include <string>
#include <string_view>
#include <unistd.h>

namespace lozenge {
namespace {

namespace fs = std::filesystem;

/// "2.1 GB": two digits at least.
std::string sizeText(double bytes)
{
    constexpr std::array<std::string_view, 7> units{"bytes", "kB", "MB", "GB", "TB", "PB", "EB"};
    std::size_t unit = 0;
    while (bytes >= 999.5 && unit + 1 < units.size()) {
        bytes /= 1000;
        ++unit;
    }
    const long tenths = std::lround(bytes * 10);
    const bool isShort = unit > 0 && tenths < 100;
    return std::to_string(isShort ? tenths / 10 : std::lround(bytes)) +
           (isShort ? "." + std::to_string(tenths % 10) : "") + " " + std::string(units[unit]);
}

ExportError lack(const fs::path& target, const std::string& what, double needed, double free)
{
    return failed(target, what + " needs " + sizeText(needed) + ", and " + sizeText(free) + " are free");
}

/// What programs can still get without others being pushed out. Linux tells; elsewhere all of the machine's memory.
std::optional<double> freeMemory()
{
    std::ifstream facts("/proc/meminfo");
    for (std::string name, rest; facts >> name; std::getline(facts, rest))
        if (double kibibytes = 0; name == "MemAvailable:" && facts >> kibibytes)
            return kibibytes * 1024;
#if defined(_SC_PHYS_PAGES) && defined(_SC_PAGESIZE)
    const long pages = sysconf(_SC_PHYS_PAGES), bytes = sysconf(_SC_PAGESIZE);
    if (pages > 0 && bytes > 0)
        return static_cast<double>(pages) * static_cast<double>(bytes);
#endif
    return std::nullopt;
}

} // namespace

std::optional<ExportError> lackOfMemory(const fs::path& target, double bytes)
{
    const auto free = freeMemory();
    if (!free || bytes <= *free)
        return std::nullopt;
    return lack(target, "a recipe that cannot be made row by row is made in memory, which", bytes, *free);
}

std::optional<ExportError> lackOfDisk(const fs::path& target, double bytes)
{
    std::error_code error;
    const fs::path folder = target.has_parent_path() ? target.parent_path() : fs::path(".");
    const fs::space_info space = fs::space(folder, error);
    const auto free = static_cast<double>(space.available);
    if (error || bytes <= free)
        return std::nullopt;
    return lack(target, "the file", bytes, free);
}

} // namespace lozenge
