#include "cli/new_lesson.hpp"

#include "cli/writing.hpp"
#include "export/asset.hpp"
#include "files/whole_file.hpp"

namespace lozenge {

Exit writeNewLesson(const std::filesystem::path& target, bool isForced)
{
    const auto write = [&](const Progress&) {
        return assetText("lesson.toml").and_then([&](const std::string& text) {
            return WholeFile::create(target, existingIf(isForced)).and_then([&](WholeFile file) {
                file.write(text);
                return file.commit();
            });
        });
    };
    return carryOut(write, false, "written to " + target.string() + "; lozenge " + target.string() + " shows it");
}

} // namespace lozenge
