#pragma once

#include "core/timeline.hpp"
#include "lesson/lesson.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lozenge {

struct Session;

// Judging a guess, which knows nothing of the session.

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

/// "A square step averages the four tips of its diamond: (4, 1), (3, 2), (5, 2), (4, 3)." and what the edge does.
std::string parentsAnswer(const Step& step, const Timeline& timeline, const Look& look);

/// "The mean 0.149 and the offset 0.379 give 0.528."
std::string heightAnswer(const Step& step, int decimals, const Look& look);

/// Asking the audience before a step is shown.
struct Prediction {
    bool isOn = false; ///< every step forward asks first
    std::optional<Asked> asked;
    int right = 0;
    int questions = 0;
};

/// Whether a question waits for its answer.
bool isAsking(const Session& session);

/// The step to come that such a question is about; null where there is none. Nothing of the step before is shown then.
const Step* askedStep(const Session& session);

// Commands.

void togglePrediction(Session& session);
void togglePoint(Session& session, Point point);                  ///< a click on the board while asked
void guessHeight(Session& session, std::optional<double> height); ///< as it is typed
void guessTrend(Session& session, Trend trend);
void guessChoice(Session& session, int choice);
void clearGuess(Session& session);

/// Opens a question about the step that leads to a moment; the session stands just before it, or at it for a
/// question with choices.
void ask(Session& session, Question question, int moment);

/// Judges the guess, shows the step, counts. Without a guess nothing happens but a hint.
void check(Session& session);

/// Shows the step without judging.
void showAnswer(Session& session);

/// Takes the question away.
void dropQuestion(Session& session);

} // namespace lozenge
