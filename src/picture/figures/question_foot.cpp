#include "picture/figures/question_foot.hpp"

#include "picture/figures/choice_cards.hpp"
#include "picture/text/rich_text.hpp"
#include "picture/words.hpp"

// A figure is shown with its question: the choices stand side by side below it, or one below the other where the page
// is narrow.

namespace lozenge {
namespace {

/// In units: that of cards depends on whether they stand side by side and whether the question is still open.
constexpr float wideFoot = 900, toWords = 16;

bool isWideFoot(float width, float scale)
{
    return width >= wideFoot * scale;
}

float heightOfCard(bool isWide, bool isAnswered)
{
    if (isAnswered)
        return isWide ? 56 : 50;
    return isWide ? 96 : 78;
}

/// So many side by side.
std::size_t columnsOf(std::size_t choices, bool isWide)
{
    constexpr std::size_t most = 4;
    if (!isWide)
        return 1;
    return choices > most ? (choices + 1) / 2 : choices;
}

SetText setAnswer(const Frame& frame, const WordsPlace& most)
{
    const std::string words = answerWords(frame.question->why, frame.narration);
    return words.empty() ? SetText{} : setForHall(lessonWords(words, frame.look), most.box, most.scale);
}

} // namespace

std::string answerWords(const std::string& why, const std::string& say)
{
    return why + (why.empty() || say.empty() ? "" : "\n") + say;
}

WordsPlace wordsInFoot(float width, float scale)
{
    return {{0, 0, width, (isWideFoot(width, scale) ? 108 : 148) * scale}, scale};
}

QuestionFoot questionFoot(const Frame& frame, float left, float right, float bottom, float scale)
{
    const SlideQuestion& question = *frame.question;
    const float width = right - left;
    const bool isWide = isWideFoot(width, scale);
    const std::size_t count = question.choices.size(), columns = columnsOf(count, isWide);
    const auto rows = static_cast<float>((count + columns - 1) / columns);
    const float high =
        (rows * heightOfCard(isWide, question.isAnswered) + (rows - 1) * choiceGap(question.isAnswered)) * scale;
    WordsPlace words{{left, bottom, width, 0}, scale};
    if (question.isAnswered) {
        const SetText set = setAnswer(frame, wordsInFoot(width, scale));
        words.box.height = set.lineHeight * static_cast<float>(set.lines.size());
        words.box.y = bottom - words.box.height;
    }
    const float end = words.box.y - (words.box.height > 0 ? toWords * scale : 0);
    return {{left, end - high, width, high}, words};
}

void paintQuestionFoot(Picture& picture, const Frame& frame, const QuestionFoot& foot)
{
    const float scale = foot.words.scale;
    const SlideQuestion& question = *frame.question;
    paintCardGrid({picture, frame, scale, {}}, question, foot.cards,
                  columnsOf(question.choices.size(), isWideFoot(foot.cards.width, scale)));
    if (question.isAnswered && foot.words.box.height > 0)
        paintText(picture, setAnswer(frame, wordsInFoot(foot.words.box.width, scale)), foot.words.box);
}

} // namespace lozenge
