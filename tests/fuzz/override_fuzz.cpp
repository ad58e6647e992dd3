// Any texts are given to --set, one a line, of a plain lesson and of one that says much itself.

#include "checked_run.hpp"

#include "lesson/read_lesson.hpp"

#include <array>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace lozenge;
    constexpr std::array lessons{"title = 'Plain'\n",
                                 "[recipe]\nsize = 5\namplitudes = [1, 0.5]\npreset = [[2, 2, 0.5]]\n"
                                 "noise = { kind = 'recorded', values = [0.25, 0.75] }\n[[stop]]\nat = 3\nsay = 'a'\n"};
    std::vector<std::string> overrides(1);
    for (const char c : bytesOf(data, size))
        if (c == '\n')
            overrides.emplace_back();
        else
            overrides.back() += c;

    for (const char* text : lessons)
        if (const auto lesson = readLesson(text, "lesson.toml", overrides))
            requireRun(*lesson);
        else
            requireLine(lesson.error());
    return 0;
}
