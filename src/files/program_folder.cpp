#include "files/program_folder.hpp"

#include <string>

#if defined(_WIN32)
#define WIN32_LEAN_AND_MEAN
#ifndef NOMINMAX
#define NOMINMAX
#endif
#include <windows.h>
#elif defined(__APPLE__)
#include <cstdint>
#include <mach-o/dyld.h>
#endif

namespace lozenge {
namespace {

namespace fs = std::filesystem;

fs::path program()
{
    std::error_code error;
#if defined(_WIN32)
    std::wstring name(32768, L'\0'); // no path is longer
    name.resize(GetModuleFileNameW(nullptr, name.data(), static_cast<DWORD>(name.size())));
    return fs::weakly_canonical(name, error);
#elif defined(__APPLE__)
    std::uint32_t length = 0;
    _NSGetExecutablePath(nullptr, &length); // fails, and tells the length that it needs
    std::string name(length, '\0');
    if (_NSGetExecutablePath(name.data(), &length) != 0)
        return {};
    return fs::weakly_canonical(name.c_str(), error);
#else
    return fs::read_symlink("/proc/self/exe", error);
#endif
}

} // namespace

fs::path programFolder()
{
    return program().parent_path();
}

} // namespace lozenge
