#pragma once

#include "session/question/verdict.hpp"

#include <optional>

namespace lozenge {

struct Session;

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
