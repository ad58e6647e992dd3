// Any bytes are read as the settings of the window: they are refused in one line, or they are in their ranges and read
// back as they are written.

#include "require.hpp"

#include "files/settings.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace lozenge;
    const auto settings = readSettings(bytesOf(data, size), "settings.toml");
    if (!settings) {
        requireLine(settings.error());
        return 0;
    }
    require(settings->width >= 100 && settings->width <= 20000 && settings->height >= 100 && settings->height <= 20000);
    require(settings->scale >= 0.25 && settings->scale <= 8);
    const auto again = readSettings(settingsText(*settings), "settings.toml");
    require(again && *again == *settings);
    return 0;
}
