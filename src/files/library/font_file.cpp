#include "files/library/font_file.hpp"

#include "files/disk/read_file.hpp"
#include "files/library/data_folder.hpp"

#include <array>
#include <filesystem>
#include <mutex>
#include <stdexcept>
#include <utility>

namespace lozenge {
namespace {

constexpr std::array<const char*, fontCount> fileNames{
    "Inter-Regular.otf",         "Inter-Medium.otf",         "Inter-SemiBold.otf",     "Inter-Bold.otf",
    "JetBrainsMono-Regular.ttf", "JetBrainsMono-Medium.ttf", "JetBrainsMono-Bold.ttf", "DejaVuSans.ttf",
};

FontFile readFont(Font font)
{
    const std::filesystem::path file = fontFolder() / fileNames[static_cast<std::size_t>(font)];
    auto bytes = readFile(file);
    if (!bytes)
        throw std::runtime_error("the font file " + file.string() + " " + bytes.error().says);
    return {file.string(), std::move(*bytes)};
}

} // namespace

const FontFile& fontFile(Font font)
{
    // Not std::call_once: what is thrown through it asks for memory on its way.
    struct Files {
        std::mutex mutex;
        std::array<FontFile, fontCount> read;
    };
    static Files& everlasting = *new Files; // faces may outlive what is static
    const std::lock_guard lock(everlasting.mutex);
    FontFile& file = everlasting.read[static_cast<std::size_t>(font)];
    if (file.bytes.empty())
        file = readFont(font);
    return file;
}

} // namespace lozenge
