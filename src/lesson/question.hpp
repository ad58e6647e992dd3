#pragma once

#include "lesson/lesson.hpp"

#include <string>

namespace lozenge {

/// What is asked about the parents or the height of a step; no lesson words it.
Question usualQuestion(Question::Kind kind);

/// The text of a question in the language of a look. What an author wrote is no phrase and stands as it is.
std::string questionSaid(const Question& question, const Look& look);

} // namespace lozenge
