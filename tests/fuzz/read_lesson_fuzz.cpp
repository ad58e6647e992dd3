// Any bytes are read as a lesson: they are refused in one line, or they can be run. What follows a zero byte is an
// override, as --set would give it.

#include "core/timeline.hpp"
#include "lesson/read_lesson.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>

namespace {

using namespace lozenge;

constexpr int largestRun = 33;

/// A finding: libFuzzer keeps the bytes that lead here.
void require(bool holds)
{
    if (!holds)
        std::abort();
}

void checkError(const LessonError& error)
{
    const std::string text = error.text();
    require(!text.empty());
    require(std::all_of(text.begin(), text.end(), [](unsigned char c) { return c >= ' ' && c != 127; }));
}

void checkRun(const Lesson& lesson)
{
    const Timeline timeline(lesson.recipe);
    const Grid finished = timeline.gridAt(timeline.stepCount());
    require(std::all_of(finished.heights.begin(), finished.heights.end(), [](double h) { return std::isfinite(h); }));

    Grid grid = finished;
    timeline.move(grid, timeline.stepCount(), 0);
    require(grid == timeline.gridAt(0));
    for (const FoundStop& found : stopsIn(lesson, timeline))
        require(found.moment >= 0 && found.moment <= timeline.stepCount());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    const std::size_t zero = bytes.find('\0');
    std::vector<std::string> overrides;
    if (zero != std::string_view::npos)
        overrides.emplace_back(bytes.substr(zero + 1));

    const auto lesson = readLesson(bytes.substr(0, zero), "lesson.toml", overrides);
    if (!lesson)
        checkError(lesson.error());
    else if (lesson->recipe.size <= largestRun)
        checkRun(*lesson);
    return 0;
}
