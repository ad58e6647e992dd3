#pragma once

#include "picture/frame.hpp"
#include "picture/page.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace lozenge {

/// What stands on the page before a lesson.
struct TitleWords {
    std::string above; ///< "Lesson 2 of 7: The algorithm"
    std::string title;
    std::string goal;  ///< what a student can do afterwards
    std::string below; ///< "8 minutes"
    std::string source = {};
};

/// The page before a lesson, with the terrain that it leads to; null where that is too large to be stepped.
Picture titlePage(const TitleWords& words, const Look& look, const Frame* terrain, float width, float height);

/// Paragraphs are divided by an empty line, and each is one line here.
std::vector<std::string> paragraphsOf(const std::string& say);

/// A page of words without a run.
Picture wordsPage(const std::string& title, const std::string& say, const Look& look, float width, float height);

/// How many letters have no room there, of the words and of the title.
std::size_t lettersTooManyOnPage(const std::string& say, float width, float height);
std::size_t lettersTooManyInTitle(const std::string& title, float width, float height);

} // namespace lozenge
