#pragma once

#include "lesson/lesson.hpp"
#include "picture/text/language.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

// The words of a lesson in another language: a file beside the lesson's that mirrors it and holds nothing but words.

namespace lozenge {

struct Value;

/// When a file was written, by its disk's clock, and how long it is: where both stay, so did its text.
struct FileStamp {
    std::int64_t time = 0;
    std::uintmax_t size = 0;

    friend bool operator==(const FileStamp&, const FileStamp&) = default;
};

/// The language that a lesson is shown in, and the words for it, where there are any.
struct LessonWords {
    const Language* language = nullptr; ///< null: English
    std::string path = {};              ///< of their file; empty: the lesson has none
    std::string text = {};
    FileStamp stamp = {}; ///< of the file before it was read; nothing where there is none
    bool areOwn = false;  ///< the lesson's own words are wanted, whatever lies beside it
};

/// The words take the place of the lesson's own, or of those of a playlist. What they leave out, or leave empty, stays
/// as it is. What is no word, or has nothing in the lesson that it could be said for, is a mistake at its place.
void putWords(Value& lesson, Value words);

/// One text of a lesson, and what is said for it.
struct TranslatedText {
    std::string key; ///< "stop 3 ask.why"
    std::string original;
    std::optional<std::string> translated;
    FilePlace at = {}; ///< of the translated one
};

/// All texts of a lesson's file, in its order. The words must be such that they can be put into it.
std::vector<TranslatedText> translatedTexts(const std::string& lesson, const LessonWords& words);

} // namespace lozenge
