#pragma once

#include "catch.hpp"

#include "lesson/lesson.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace lozenge {

/// A folder that goes away with the test.
struct Scratch {
    std::filesystem::path folder;

    Scratch()
    {
        std::string name = (std::filesystem::temp_directory_path() / "lozenge-test-XXXXXX").string();
        REQUIRE(::mkdtemp(name.data()) != nullptr);
        folder = name;
    }
    ~Scratch() { std::filesystem::remove_all(folder); }
    Scratch(const Scratch&) = delete;
    Scratch& operator=(const Scratch&) = delete;

    [[nodiscard]] std::filesystem::path at(const std::string& name) const { return folder / name; }

    /// How many names the folder holds, hidden ones too.
    [[nodiscard]] std::ptrdiff_t count() const
    {
        return std::distance(std::filesystem::directory_iterator(folder), std::filesystem::directory_iterator());
    }
};

inline std::string contentOf(const std::filesystem::path& file)
{
    std::ifstream stream(file, std::ios::binary);
    REQUIRE(stream);
    return {std::istreambuf_iterator<char>(stream), {}};
}

inline void fill(const std::filesystem::path& file, const std::string& content)
{
    std::ofstream(file, std::ios::binary) << content;
}

/// A lesson without chance whose corners tell the quarters of the sky apart: NW is the highest, SE the lowest.
inline Lesson slopeLesson()
{
    Lesson lesson;
    lesson.title = "A slope";
    lesson.recipe.size = 5;
    lesson.recipe.corners.heights = {3, 1, -1, -2};
    lesson.recipe.amplitudes.first = 0;
    return lesson;
}

inline Lesson roughLesson(int size = 17)
{
    Lesson lesson;
    lesson.title = "Rough";
    lesson.recipe.size = size;
    lesson.recipe.corners.heights = {0.25, -0.5, 0.75, 1.0};
    return lesson;
}

inline Lesson flatLesson(double height)
{
    Lesson lesson = slopeLesson();
    lesson.recipe.corners.heights = {height, height, height, height};
    return lesson;
}

inline std::vector<double> heightsOf(const Lesson& lesson)
{
    const Timeline timeline(lesson.recipe);
    return timeline.gridAt(timeline.stepCount()).heights;
}

} // namespace lozenge
