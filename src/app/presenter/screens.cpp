#include "app/presenter/screens.hpp"

#if defined(__linux__)
#include "app/loaded_library.hpp"
#elif defined(_WIN32)
#define NOMINMAX
#include <windows.h>
#elif defined(__APPLE__)
#include <CoreGraphics/CoreGraphics.h>
#include <array>
#include <cstdint>
#endif

namespace lozenge {

#if defined(__linux__)

namespace {

/// As libXrandr tells of it from its version 1.5.
struct Monitor {
    unsigned long name;
    int isPrimary;
    int isAutomatic;
    int outputCount;
    int x, y, width, height;
    int millimetresAcross, millimetresDown;
    unsigned long* outputs;
};

} // namespace

std::vector<Screen> screens()
{
    const LoadedLibrary x11("libX11.so.6"), randr("libXrandr.so.2");
    auto* const open = x11.find<void*(const char*)>("XOpenDisplay");
    auto* const close = x11.find<int(void*)>("XCloseDisplay");
    auto* const rootOf = x11.find<unsigned long(void*)>("XDefaultRootWindow");
    auto* const isThere = randr.find<int(void*, int*, int*)>("XRRQueryExtension");
    auto* const version = randr.find<int(void*, int*, int*)>("XRRQueryVersion");
    auto* const monitors = randr.find<Monitor*(void*, unsigned long, int, int*)>("XRRGetMonitors");
    auto* const release = randr.find<void(Monitor*)>("XRRFreeMonitors");
    if (!open || !close || !rootOf || !isThere || !version || !monitors || !release)
        return {};
    void* const display = open(nullptr);
    if (!display)
        return {};
    std::vector<Screen> found;
    int ignored = 0, major = 0, minor = 0, count = 0;
    if (isThere(display, &ignored, &ignored) && version(display, &major, &minor) &&
        (major > 1 || (major == 1 && minor >= 5)))
        if (Monitor* const all = monitors(display, rootOf(display), 1, &count)) {
            for (int i = 0; i < count; ++i)
                found.push_back({all[i].x, all[i].y, all[i].width, all[i].height});
            release(all);
        }
    close(display);
    return found;
}

#elif defined(_WIN32)

namespace {

BOOL CALLBACK note(HMONITOR, HDC, LPRECT box, LPARAM into)
{
    reinterpret_cast<std::vector<Screen>*>(into)->push_back({static_cast<int>(box->left), static_cast<int>(box->top),
                                                             static_cast<int>(box->right - box->left),
                                                             static_cast<int>(box->bottom - box->top)});
    return TRUE;
}

} // namespace

std::vector<Screen> screens()
{
    std::vector<Screen> found;
    EnumDisplayMonitors(nullptr, nullptr, note, reinterpret_cast<LPARAM>(&found));
    return found;
}

#elif defined(__APPLE__)

std::vector<Screen> screens()
{
    std::array<CGDirectDisplayID, 16> all{};
    std::uint32_t count = 0;
    std::vector<Screen> found;
    if (CGGetActiveDisplayList(static_cast<std::uint32_t>(all.size()), all.data(), &count) != kCGErrorSuccess)
        return found;
    for (std::uint32_t i = 0; i < count; ++i) {
        const CGRect box = CGDisplayBounds(all[i]);
        found.push_back({static_cast<int>(box.origin.x), static_cast<int>(box.origin.y),
                         static_cast<int>(box.size.width), static_cast<int>(box.size.height)});
    }
    return found;
}

#else

std::vector<Screen> screens()
{
    return {};
}

#endif

} // namespace lozenge
