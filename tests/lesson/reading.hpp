#pragma once

#include "catch.hpp"

#include "lesson/read_lesson.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>

// Short words for reading lessons in tests.

namespace lozenge {

inline Lesson read(const std::string& text, const std::vector<std::string>& overrides = {})
{
    auto lesson = readLesson(text, "l.toml", overrides);
    if (!lesson)
        FAIL(lesson.error().text());
    return std::move(*lesson);
}

inline Recipe readRecipe(const std::string& text, const std::vector<std::string>& overrides = {})
{
    return read("[recipe]\n" + text, overrides).recipe;
}

/// What the reader says of a text, or "accepted".
inline std::string errorOf(const std::string& text, const std::vector<std::string>& overrides = {})
{
    const auto lesson = readLesson(text, "l.toml", overrides);
    return lesson ? "accepted" : lesson.error().text();
}

/// The same for lines of [recipe], which begin on line 2.
inline std::string recipeError(const std::string& lines, const std::vector<std::string>& overrides = {})
{
    return errorOf("[recipe]\n" + lines, overrides);
}

inline std::string contentsOf(const std::filesystem::path& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

inline std::filesystem::path lessonsFolder()
{
    return std::filesystem::path(LOZENGE_TESTS_DIR).parent_path() / "lessons";
}

} // namespace lozenge
