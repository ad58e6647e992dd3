#pragma once

#include "lesson/playlist.hpp"
#include "show/lesson_pages.hpp"

#include <string>
#include <utility>
#include <vector>

namespace lozenge {

/// Pages in a row, all of one size, which is what every format is made of: those of a lesson; or of a playlist, a title
/// before each of its lessons and words at the end. Pages can be made on several threads.
struct Document {
    Document(LessonPages lesson); // NOLINT(google-explicit-constructor): a lesson is a document
    Document(Playlist list, std::vector<LessonPages> lessons, bool restsAtStops);

    Playlist list;                    ///< title, summary and words, in the words of the look
    std::vector<LessonPages> lessons; ///< one at least
    bool isPlaylist = false;
    double restingSeconds = 2; ///< of films, at stops
    int count = 0;
    std::vector<PageSection> sections; ///< the chapters of a run, or the lessons

    [[nodiscard]] const PageOptions& options() const { return lessons.front().options; }
    [[nodiscard]] const Look& look() const { return lessons.front().look(); }

    /// By its place, counted from 0.
    [[nodiscard]] Page page(int place) const;
    /// What is told of a page where its picture is not wanted: what it shows, "step 3, question", and what is said.
    [[nodiscard]] std::string label(int place) const;
    [[nodiscard]] std::vector<std::string> notes(int place) const;

    /// The place behind the last page of a section.
    [[nodiscard]] int endOf(std::size_t section) const
    {
        return section + 1 < sections.size() ? sections[section + 1].first : count;
    }
};

} // namespace lozenge
