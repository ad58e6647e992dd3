// `lozenge trace LESSON --set KEY=VALUE ...` and nothing else: what a second compiler needs to build of the program.

#include "cli/trace.hpp"
#include "files/library/lesson_file.hpp"

#include <iostream>
#include <string_view>

int main(int argc, char** argv)
{
    if (argc < 3 || std::string_view(argv[1]) != "trace")
        return 2;
    std::vector<std::string> overrides;
    for (int i = 4; i < argc; i += 2)
        overrides.emplace_back(argv[i]);

    const auto lesson = lozenge::readLessonFile(argv[2], overrides);
    if (!lesson) {
        std::cerr << lesson.error().text() << '\n';
        return 2;
    }
    lozenge::writeTrace(std::cout, lesson->recipe);
    return std::cout.flush() ? 0 : 1;
}
