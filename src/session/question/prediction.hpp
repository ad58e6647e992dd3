#pragma once

#include "core/timeline.hpp"
#include "lesson/lesson.hpp"

#include <optional>
#include <string>
#include <vector>

namespace lozenge {

struct Session;

/// What is asked of every step where prediction is on.
enum class Asking : std::uint8_t { Parents, Height };

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
    int pointsRight = 0;  ///< of the points asked for
    int pointsAsked = 0;
    std::string why; ///< a sentence or two
};

/// A question that is open, or whose answer is being looked at.
struct Asked {
    Question question;
    int moment = 0;           ///< of the step that is asked about: not shown before the answer
    std::optional<Step> step; ///< that step; none for a question of a lesson with choices
    Guess guess;
    std::optional<Verdict> verdict; ///< once revealed
};

/// Asking the audience before a step is shown.
struct Prediction {
    bool isOn = false; ///< every step forward asks first
    Asking asking = Asking::Parents;
    std::optional<Asked> asked;
    int right = 0;
    int questions = 0;
    int pointsRight = 0; ///< over all questions about parents
    int pointsAsked = 0;
    std::vector<bool> history; ///< of each question: right or wrong
};

/// How far a typed height may be from the true one, in amplitudes of the level.
inline constexpr double heightTolerance = 0.25;

/// The cells whose heights the step averages, each once.
std::vector<Point> averagedPoints(const Step& step);

/// Judges a guess about a question; pure, so that it can be tested by itself.
Verdict verdictOn(const Asked& asked, const Timeline& timeline, int decimals);

/// What is asked where no lesson words it.
Question usualQuestion(Question::Kind kind);

/// Whether a question waits for its answer.
bool isAsking(const Session& session);

/// The step to come that such a question is about; null where there is none. Nothing of the step before is shown then.
const Step* askedStep(const Session& session);

// Commands.

void togglePrediction(Session& session);
void setAsking(Session& session, Asking asking);
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
void resetScore(Session& session);

} // namespace lozenge
