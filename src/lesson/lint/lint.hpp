#pragma once

#include "analysis/many_maps.hpp"

#include "lesson/lesson.hpp"
#include "lesson/lesson_error.hpp"
#include "lesson/lesson_words.hpp"
#include "lesson/playlist.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

// What is to be said of a lesson that can be read: pure functions, which print nothing.

namespace lozenge {

/// What a lesson's run has, "25 steps", or what its author must mend first. `name` is that of the file, here as below.
OrError<std::string> checkedRun(const Lesson& lesson, const std::string& name);

/// What has no room on the pages of words of a playlist.
std::optional<LessonError> mistakeIn(const Playlist& list, const std::string& name);

/// What is to be said of a file of words, in the order in which it is told.
struct WordsRemarks {
    std::vector<LessonError> warnings;
    std::vector<LessonError> mistakes;
};

/// Whether words fit the text of their lesson, or playlist, say the same numbers, and have room.
WordsRemarks remarksOnWords(const std::string& original, const std::string& name, const LessonWords& words,
                            bool isPlaylist);

/// What could be better in the words of a stop that can be used as it is.
std::vector<LessonError> adviceOn(const Stop& stop, const Look& look, const std::string& name);

/// The maps of a figure that shows many: they are made on all cores, by others.
using MapsOfFigure = std::function<std::shared_ptr<const ManyMaps>(const ChosenFigure&, const Recipe&)>;

/// What could be better in a lesson that can be used as it is, in the order of the file.
std::vector<LessonError> adviceOn(const Lesson& lesson, const std::string& name, const MapsOfFigure& mapsOf);

/// A remark on a place, which names its file where that is one of words.
LessonError remarkAt(const FilePlace& at, const std::string& name, const std::string& message);

/// A number as words or pictures have it, without its sign, which has many forms.
struct WrittenNumber {
    std::string text;
    double value = 0;
    int decimals = 0;
};

std::vector<WrittenNumber> numbersIn(std::string_view text);

} // namespace lozenge
