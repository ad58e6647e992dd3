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
    const auto open = reinterpret_cast<Open>(dlsym(x11, "XOpenDisplay"));
    // It stays open: a server whose last client goes may begin anew, and then SFML would find none for a moment.
    static const void* const display = open ? open(nullptr) : nullptr;
    return display != nullptr;
}

#else

bool hasDisplay()
{
    return true;
}

#endif

} // namespace lozenge
