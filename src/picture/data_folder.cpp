#include "picture/data_folder.hpp"

#include <cstdlib>

namespace lozenge {

namespace fs = std::filesystem;

fs::path dataFolder()
{
    if (const char* given = std::getenv("LOZENGE_DATA_DIR"); given && *given)
        return given;

    std::error_code error;
    const fs::path program = fs::read_symlink("/proc/self/exe", error).parent_path();
    if (!program.empty())
        for (const char* place : {"../share/lozenge", "../Resources"})
            if (fs::is_directory(program / place / "lessons", error))
                return fs::weakly_canonical(program / place);
    return LOZENGE_SOURCE_DIR;
}

} // namespace lozenge
