#include "app/window.hpp"

#include <cstdlib>

#if defined(__linux__)
#include <dlfcn.h>
#endif

namespace lozenge {

#if defined(__linux__)

// SFML ends the program where the display that DISPLAY names does not answer, so it is asked for first. The library
// is the one that SFML has loaded.
bool hasDisplay()
{
    const char* name = std::getenv("DISPLAY");
    if (!name || !*name)
        return false;
    void* x11 = dlopen("libX11.so.6", RTLD_LAZY);
    if (!x11)
        return false;
    using Open = void* (*)(const char*);
    using Close = int (*)(void*);
    const auto open = reinterpret_cast<Open>(dlsym(x11, "XOpenDisplay"));
    const auto close = reinterpret_cast<Close>(dlsym(x11, "XCloseDisplay"));
    void* display = open ? open(nullptr) : nullptr;
    if (display && close)
        close(display);
    return display != nullptr;
}

#else

bool hasDisplay()
{
    return true;
}

#endif

} // namespace lozenge
