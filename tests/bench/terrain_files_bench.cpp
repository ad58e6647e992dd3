#include "maps.hpp"
#include "ratios.hpp"

#include "export/terrain/terrain_formats.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <string>
#include <unistd.h>

// Terrains as `lozenge terrain` writes them, over writing their bytes from memory into the same folder.

using namespace lozenge;

namespace {

namespace fs = std::filesystem;

/// A folder that goes away with this object.
struct Folder {
    fs::path path = fs::temp_directory_path() / ("lozenge-bench-" + std::to_string(::getpid()));

    Folder() { fs::create_directory(path); }
    ~Folder() { fs::remove_all(path); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
};

/// What a file begins with: as much as the caches cannot hold.
std::string startOf(const fs::path& file)
{
    std::string bytes(std::min<std::uintmax_t>(fs::file_size(file), 64 << 20), '\0');
    std::ifstream(file, std::ios::binary).read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    return bytes;
}

/// As many bytes as a file has, in pieces of a megabyte, until they are safe on the disk.
void write(const fs::path& file, std::uintmax_t bytes, const std::string& content)
{
    const int descriptor = ::open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    std::size_t from = 0;
    while (bytes > 0) {
        const std::size_t piece = std::min({bytes, std::uintmax_t{1 << 20}, content.size() - from});
        if (::write(descriptor, content.data() + from, piece) != static_cast<ssize_t>(piece))
            std::abort();
        bytes -= piece;
        from = (from + piece) % content.size();
    }
    if (::fsync(descriptor) != 0 || ::close(descriptor) != 0)
        std::abort();
}

/// Seven times each, in turns.
double terrainOverWrite(const std::string& extension, int size)
{
    const Folder folder;
    const fs::path terrain = folder.path / ("terrain" + extension), copy = folder.path / "copy";
    Lesson lesson;
    lesson.recipe = recipeOf(size);
    std::vector<double> making, writing;
    for (int round = 0; round < 7; ++round) {
        making.push_back(timeOf([&] {
            if (!exportTerrain(lesson, {terrain}))
                std::abort();
        }));
        const std::uintmax_t bytes = fs::file_size(terrain);
        const std::string content = startOf(terrain);
        fs::remove(terrain);
        writing.push_back(timeOf([&] { write(copy, bytes, content); }));
        fs::remove(copy);
    }
    std::fprintf(stderr, "# milliseconds: %.0f over %.0f\n", median(making) / 1e6, median(writing) / 1e6);
    return median(making) / median(writing);
}

const AddGoals add({
    {"terrain_r32_16385_over_write", "lozenge terrain --out x.r32 at 16385 over writing its bytes: at most 1.6",
     [] { return terrainOverWrite(".r32", 16385); }},
    {"terrain_pgm_8193_over_write", "the same of a PGM at 8193: at most 3",
     [] { return terrainOverWrite(".pgm", 8193); }},
    {"terrain_png_8193_over_write", "the same of a PNG at 8193: at most 25",
     [] { return terrainOverWrite(".png", 8193); }},
});

} // namespace
