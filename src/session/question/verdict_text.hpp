#pragma once

#include "session/question/verdict.hpp"

#include <string>

// What is said of guesses and answers.

namespace lozenge {

/// What to do where check is asked for without a guess.
std::string hintFor(Question::Kind kind, const Look& look);

/// "A square step averages the four tips of its diamond: (4, 1), (3, 2), (5, 2), (4, 3)." and what the edge does.
std::string parentsAnswer(const Step& step, const Timeline& timeline, const Look& look);

/// "The mean 0.149 and the offset 0.379 give 0.528."
std::string heightAnswer(const Step& step, int decimals, const Look& look);

/// "(4, 1), (3, 2)".
std::string placesText(const std::vector<Point>& points);

} // namespace lozenge
