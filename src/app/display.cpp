#include "app/display.hpp"

#include "app/loaded_library.hpp"

#include <array>
#include <cstdlib>

namespace lozenge {

#if defined(__linux__)

// SFML ends the program where the display does not answer, has no OpenGL or too few colours for a window, so it is
// asked for all that first. The libraries are those that SFML loads: no headers of theirs are needed, and what they
// prepare here they need not prepare again.
namespace {

bool hasXError = false;

int noteXError(void*, void*)
{
    hasXError = true;
    return 0;
}

/// Whether a context of OpenGL can be made for the first screen.
bool hasOpenGl(const LoadedLibrary& x11, void* display)
{
    const LoadedLibrary gl("libGL.so.1");
    auto* const isThere = gl.find<int(void*, int*, int*)>("glXQueryExtension");
    auto* const choose = gl.find<void*(void*, int, int*)>("glXChooseVisual");
    auto* const create = gl.find<void*(void*, void*, void*, int)>("glXCreateContext");
    auto* const destroy = gl.find<void(void*, void*)>("glXDestroyContext");
    using OnError = int (*)(void*, void*);
    auto* const onErrors = x11.find<OnError(OnError)>("XSetErrorHandler");
    auto* const finish = x11.find<int(void*, int)>("XSync");
    auto* const release = x11.find<int(void*)>("XFree");
    auto* const screenOf = x11.find<int(void*)>("XDefaultScreen");
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

} // namespace

std::string missingForWindow()
{
    const std::string nothing = "There is no display for the window";
    const char* name = std::getenv("DISPLAY");
    if (!name || !*name)
        return nothing;
    const LoadedLibrary x11("libX11.so.6");
    auto* const open = x11.find<void*(const char*)>("XOpenDisplay");
    auto* const depthOf = x11.find<int(void*, int)>("XDefaultDepth");
    auto* const screenOf = x11.find<int(void*)>("XDefaultScreen");
    // It stays open: a server whose last client goes may begin anew, and then SFML would find none for a moment.
    static void* const display = open && depthOf && screenOf ? open(nullptr) : nullptr;
    if (!display)
        return nothing;
    constexpr int colours = 24;
    if (const int depth = depthOf(display, screenOf(display)); depth < colours)
        return "The display has " + std::to_string(depth) + " bits of colour, and the window needs " +
               std::to_string(colours);
    return hasOpenGl(x11, display) ? "" : "The display has no OpenGL, which the window needs";
}

#else

std::string missingForWindow()
{
    return {};
}

#endif

} // namespace lozenge
