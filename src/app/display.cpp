#include "app/display.hpp"

#include <array>

#if defined(__linux__)
#include <cstdlib>
#include <dlfcn.h>
#elif defined(__APPLE__)
#include <CoreGraphics/CoreGraphics.h>
#include <cstdint>
#endif

namespace lozenge {

#if defined(__linux__)

namespace {

constexpr const char *x11 = "libX11.so.6", *gl = "libGL.so.1", *randr = "libXrandr.so.2";

/// A function of a library that SFML loads too: no headers of its are needed to ask it. Null where there is none.
template <typename Function>
Function* find(const char* library, const char* name)
{
    void* const loaded = dlopen(library, RTLD_LAZY); // and stays so
    return loaded ? reinterpret_cast<Function*>(dlsym(loaded, name)) : nullptr;
}

bool hasXError = false;

int noteXError(void*, void*)
{
    hasXError = true;
    return 0;
}

/// Whether a context of OpenGL can be made for the first screen.
bool hasOpenGl(void* display)
{
    auto* const isThere = find<int(void*, int*, int*)>(gl, "glXQueryExtension");
    auto* const choose = find<void*(void*, int, int*)>(gl, "glXChooseVisual");
    auto* const create = find<void*(void*, void*, void*, int)>(gl, "glXCreateContext");
    auto* const destroy = find<void(void*, void*)>(gl, "glXDestroyContext");
    using OnError = int (*)(void*, void*);
    auto* const onErrors = find<OnError(OnError)>(x11, "XSetErrorHandler");
    auto* const finish = find<int(void*, int)>(x11, "XSync");
    auto* const release = find<int(void*)>(x11, "XFree");
    auto* const screenOf = find<int(void*)>(x11, "XDefaultScreen");
    if (!isThere || !choose || !create || !destroy || !onErrors || !finish || !release || !screenOf)
        return false;

    int ignored = 0;
    if (!isThere(display, &ignored, &ignored))
        return false;
    constexpr int rgba = 4, doubleBuffer = 5; // GLX_RGBA, GLX_DOUBLEBUFFER
    std::array<int, 3> wanted{rgba, doubleBuffer, 0};
    void* const visual = choose(display, screenOf(display), wanted.data());
    if (!visual)
        return false;
    hasXError = false;
    const OnError former = onErrors(noteXError);
    void* const context = create(display, visual, nullptr, 1);
    finish(display, 0);
    if (context)
        destroy(display, context);
    onErrors(former);
    release(visual);
    return context && !hasXError;
}

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

// SFML ends the program where the display does not answer, has no OpenGL or too few colours for a window, so it is
// asked for all that first. The libraries are those that SFML loads: no headers of theirs are needed, and what they
// prepare here they need not prepare again.
std::string missingForWindow()
{
    const std::string nothing = "There is no display for the window";
    const char* name = std::getenv("DISPLAY");
    if (!name || !*name)
        return nothing;
    auto* const open = find<void*(const char*)>(x11, "XOpenDisplay");
    auto* const depthOf = find<int(void*, int)>(x11, "XDefaultDepth");
    auto* const screenOf = find<int(void*)>(x11, "XDefaultScreen");
    // It stays open: a server whose last client goes may begin anew, and then SFML would find none for a moment.
    static void* const display = open && depthOf && screenOf ? open(nullptr) : nullptr;
    if (!display)
        return nothing;
    constexpr int colours = 24;
    if (const int depth = depthOf(display, screenOf(display)); depth < colours)
        return "The display has " + std::to_string(depth) + " bits of colour, and the window needs " +
               std::to_string(colours);
    return hasOpenGl(display) ? "" : "The display has no OpenGL, which the window needs";
}

std::vector<Screen> screens()
{
    auto* const open = find<void*(const char*)>(x11, "XOpenDisplay");
    auto* const close = find<int(void*)>(x11, "XCloseDisplay");
    auto* const rootOf = find<unsigned long(void*)>(x11, "XDefaultRootWindow");
    auto* const isThere = find<int(void*, int*, int*)>(randr, "XRRQueryExtension");
    auto* const version = find<int(void*, int*, int*)>(randr, "XRRQueryVersion");
    auto* const monitors = find<Monitor*(void*, unsigned long, int, int*)>(randr, "XRRGetMonitors");
    auto* const release = find<void(Monitor*)>(randr, "XRRFreeMonitors");
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

#else

std::string missingForWindow()
{
    return {};
}

std::vector<Screen> screens()
{
    std::vector<Screen> found;
#if defined(__APPLE__)
    std::array<CGDirectDisplayID, 16> all{};
    std::uint32_t count = 0;
    if (CGGetActiveDisplayList(static_cast<std::uint32_t>(all.size()), all.data(), &count) != kCGErrorSuccess)
        return found;
    for (std::uint32_t i = 0; i < count; ++i) {
        const CGRect box = CGDisplayBounds(all[i]);
        found.push_back({static_cast<int>(box.origin.x), static_cast<int>(box.origin.y),
                         static_cast<int>(box.size.width), static_cast<int>(box.size.height)});
    }
#endif
    return found;
}

#endif

} // namespace lozenge
