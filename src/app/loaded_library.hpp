#pragma once

#if defined(__linux__)

#include <dlfcn.h>

namespace lozenge {

/// A library that SFML loads too: no headers of its are needed to ask it.
class LoadedLibrary {
public:
    explicit LoadedLibrary(const char* name) : m_library(dlopen(name, RTLD_LAZY)) {}

    /// Null where there is none of this name.
    template <typename Function>
    Function* find(const char* name) const
    {
        return m_library ? reinterpret_cast<Function*>(dlsym(m_library, name)) : nullptr;
    }

private:
    void* m_library; ///< stays loaded
};

} // namespace lozenge

#endif
