#pragma once

#include "core/timeline.hpp"
#include "lesson/lesson.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

// Judging a guess. Nothing here knows of the session.

namespace lozenge {

enum class Trend : std::uint8_t { Down, Up };

/// What the students say.
struct Guess {
    std::vector<Point> points; ///< that are averaged, in the order of the clicks
    std::optional<double> height;
    std::optional<Trend> trend; ///< instead of a height: above or below the mean
    int choice = -1;            ///< of the question's choices

    friend bool operator==(const Guess&, const Guess&) = default;
};

struct Verdict {
    bool isRight = false;
    bool isScored = true; ///< false where the answer was shown without a guess
    std::string why;      ///< what the answer is, and what the lesson says of it
};

/// A question that is open, or whose answer is being looked at.
struct Asked {
    Question question;
    int moment = 0;           ///< of the step that is asked about: not shown before the answer
    std::optional<Step> step; ///< that step; none for a question of a lesson with choices
    Guess guess;
    std::optional<Verdict> verdict; ///< once revealed
};

/// How far a typed height may be from the true one, in amplitudes of the level.
inline constexpr double heightTolerance = 0.25;

/// The cells whose heights the step averages, each once.
std::vector<Point> averagedPoints(const Step& step);

/// Judges a guess about a question, in the language of a look; pure, so that it can be tested by itself.
Verdict verdictOn(const Asked& asked, const Timeline& timeline, int decimals, const Look& look = {});

// What is said of guesses and answers.

/// What to do where check is asked for without a guess.
std::string hintFor(Question::Kind kind, const Look& look);

/// "A square step averages the four tips of its diamond: (4, 1), (3, 2), (5, 2), (4, 3)." and what the edge does.
std::string parentsAnswer(const Step& step, const Timeline& timeline, const Look& look);

/// "The mean 0.149 and the offset 0.379 give 0.528."
std::string heightAnswer(const Step& step, int decimals, const Look& look);

} // namespace lozenge
