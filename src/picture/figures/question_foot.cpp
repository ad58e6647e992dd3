#include "picture/figures/question_foot.hpp"

#include "picture/figures/choice_cards.hpp"
#include "picture/figures/figure_page.hpp"
#include "picture/text/rich_text.hpp"
#include "picture/words.hpp"

#include <algorithm>

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

float heightOfCard(bool isAcross, bool isAnswered)
{
    if (isAnswered)
        return isAcross ? 62 : 50;
    return isAcross ? 96 : 78;
}

/// Whether a card that is so wide has room for the words in two lines.
bool hasRoomFor(const std::string& words, float width, float scale)
{
    const float beside = std::min(122 * scale, 0.5F * width); // of the letter and around the words
    const float room = width - beside, size = labelSize * scale;
    return setText({{words, Font::SansSemiBold, {}}}, {0, 0, room, 2.6F * size}, size, 1.3F * size).lettersCut == 0 &&
           longestWord(words) * size <= room;
}

/// So many side by side, which takes less of the height.
std::size_t columnsOf(const SlideQuestion& question, float width, float scale)
{
    constexpr std::size_t most = 4;
    const std::size_t count = question.choices.size();
    const std::size_t columns = count > most ? (count + 1) / 2 : count;
    const auto across = static_cast<float>(columns);
    const float card = (width - (across - 1) * choiceGap(question.isAnswered) * scale) / across;
    const bool haveRoom = std::all_of(question.choices.begin(), question.choices.end(),
                                      [&](const std::string& words) { return hasRoomFor(words, card, scale); });
    return haveRoom || isWideFoot(width, scale) ? columns : 1;
}

SetText setAnswer(const Frame& frame, const WordsPlace& most)
{
    const std::string words = answerWords(frame.narration, frame.question->why);
    return words.empty() ? SetText{} : setForHall(lessonWords(words, frame.look), most.box, most.scale);
}

} // namespace

std::string answerWords(const std::string& say, const std::string& why)
{
    return say + (say.empty() || why.empty() ? "" : "\n") + why;
}

WordsPlace wordsInFoot(float width, float scale)
{
    return {{0, 0, width, (isWideFoot(width, scale) ? 108 : 148) * scale}, scale};
}

QuestionFoot questionFoot(const Frame& frame, float left, float right, float bottom, float scale)
{
    const SlideQuestion& question = *frame.question;
    const float width = right - left;
    const std::size_t count = question.choices.size(), columns = columnsOf(question, width, scale);
    const auto rows = static_cast<float>((count + columns - 1) / columns);
    const float high =
        (rows * heightOfCard(columns > 1, question.isAnswered) + (rows - 1) * choiceGap(question.isAnswered)) * scale;
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
    paintCardGrid({picture, frame, scale}, question, foot.cards, columnsOf(question, foot.cards.width, scale));
    if (question.isAnswered && foot.words.box.height > 0)
        paintText(picture, setAnswer(frame, wordsInFoot(foot.words.box.width, scale)), foot.words.box);
}

} // namespace lozenge
