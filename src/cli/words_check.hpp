#pragma once

#include "lesson/lesson_error.hpp"
#include "lesson/lesson_words.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace lozenge {

/// A number as words or pictures have it, without its sign, which has many forms.
struct Told {
    std::string text;
    double value = 0;
    int decimals = 0;
};

std::vector<Told> numbersIn(const std::string& text);

/// The files of words beside a lesson's: "bay.de.toml", "bay.fr.toml" of "bay.toml".
std::vector<std::filesystem::path> filesOfWords(const std::filesystem::path& lesson);

/// What a file of words says otherwise than the lesson: numbers that are not those of the original. The words must be
/// such that they can be put into the lesson.
std::vector<LessonError> wrongNumbers(const std::vector<TranslatedText>& texts, const std::string& path);

/// "2 of 40 texts are missing: stop 3 note, stop 4 ask.why"; empty where none is.
std::string missingTexts(const std::vector<TranslatedText>& texts);

} // namespace lozenge
