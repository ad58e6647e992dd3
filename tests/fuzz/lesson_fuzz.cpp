// Any bytes are read as a lesson: they are refused in one line, or they can be run. What follows a zero byte is an
// override, as --set would give it.

#include "checked_run.hpp"

#include "lesson/read_lesson.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace lozenge;
    const std::string_view bytes = bytesOf(data, size);
    const std::size_t zero = bytes.find('\0');
    std::vector<std::string> overrides;
    if (zero != std::string_view::npos)
        overrides.emplace_back(bytes.substr(zero + 1));

    if (const auto lesson = readLesson(bytes.substr(0, zero), "lesson.toml", overrides))
        requireRun(*lesson);
    else
        requireLine(lesson.error());
    return 0;
}
