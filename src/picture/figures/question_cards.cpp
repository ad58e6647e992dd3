#include "picture/figures/figure_page.hpp"
#include "picture/figures/question_slide.hpp"
#include "picture/kit/marks.hpp"
#include "picture/text/number_text.hpp"
#include "picture/text/rich_text.hpp"
#include "picture/words.hpp"

#include <algorithm>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

// A figure is shown with its question: the choices stand side by side below it, or one below the other where the page
// is narrow.

namespace lozenge {
namespace {

constexpr float gap = 18, answeredGap = 10, corner = 10;

float choiceGap(bool isAnswered)
{
    return isAnswered ? answeredGap : gap;
}

float longestWord(const std::string& words)
{
    std::istringstream stream(words);
    const std::vector<std::string> all{std::istream_iterator<std::string>(stream), {}};
    const std::vector<bool> ties = tiesOf(all);
    float longest = 0;
    std::string together;
    for (std::size_t i = 0; i < all.size(); ++i) {
        together += (together.empty() ? "" : " ") + all[i];
        if (ties[i])
            continue;
        longest = std::max(longest, textWidth(Font::SansSemiBold, together));
        together.clear();
    }
    return longest;
}

/// What tells a card from the others.
struct CardLook {
    Font font = Font::Sans;
    Colour words, fill, edge, disc, letter;
    float line = 1.6F; ///< of its edge, in units
    bool isHollow = false;
};

CardLook lookOf(const SlideQuestion& question, int choice, const Theme& theme)
{
    if (!question.isAnswered)
        return {Font::Sans, theme.ink, theme.surface, theme.edge, theme.ink, theme.page};
    if (choice == question.answer)
        return {Font::SansSemiBold, theme.ink, theme.surface, theme.right, theme.right, theme.onHighlight, 3};
    return {Font::Sans, theme.muted, none, theme.line, theme.muted, theme.muted, 1.4F, true};
}

/// The disc of a card's letter, and where its words stand.
struct CardParts {
    Vec2 middle;
    float radius = 0;
    Box words;
};

CardParts partsOf(const FramePage& page, const Box& card, float largest)
{
    CardParts parts;
    // On a narrow card words want the room.
    const float most = 0.1F * card.width;
    parts.radius = std::min({0.36F * card.height, page.u(1.14F * largest), std::max(most, page.u(15))});
    const float inset = std::min({page.u(26), most, std::max(page.u(16), 0.5F * card.height - parts.radius)});
    parts.middle = {card.x + inset + parts.radius, card.centre().y};
    const float left = parts.middle.x + parts.radius + std::min(page.u(26), most);
    parts.words = {left, card.y, card.right() - std::min(page.u(20), most) - left, card.height - page.u(12)};
    return parts;
}

SetText setChoice(const std::string& words, Font font, Colour colour, const Box& room, float size)
{
    return setText({{withMinusSigns(words), font, colour}}, room, size, 1.3F * size);
}

/// One for all cards of a question: as large as there is room, and rather smaller than in several lines.
float sizeOfChoices(const FramePage& page, const SlideQuestion& question, const Box& card, float largest)
{
    const Box room = partsOf(page, card, largest).words;
    const auto fits = [&](float size, bool isOneLine) {
        const Box lines{room.x, room.y, room.width, isOneLine ? 1.3F * page.u(size) : room.height};
        return std::all_of(question.choices.begin(), question.choices.end(), [&](const std::string& words) {
            return longestWord(words) * page.u(size) <= room.width &&
                   setChoice(words, Font::SansSemiBold, {}, lines, page.u(size)).lettersCut == 0;
        });
    };
    for (float size = largest; size >= 0.75F * largest; size -= 1)
        if (fits(size, true))
            return size;
    float size = largest;
    while (size > labelSize && !fits(size, false))
        size -= 1;
    return size;
}

void paintCard(const FramePage& page, const SlideQuestion& question, int choice, const Box& box, float largest,
               float size)
{
    Picture& picture = page.picture;
    const CardLook look = lookOf(question, choice, page.theme());
    picture.rectangle(box, page.u(corner), look.fill, {look.edge, page.u(look.line)});
    const CardParts parts = partsOf(page, box, largest);
    if (look.isHollow)
        picture.circle(parts.middle, parts.radius, none, {look.disc, page.u(1.6F)});
    else
        picture.circle(parts.middle, parts.radius, look.disc);
    writeAbout(picture, parts.middle, signOf(question, choice), Font::SansBold, 1.15F * parts.radius, look.letter);
    const SetText set =
        setChoice(question.choices[static_cast<std::size_t>(choice)], look.font, look.words, parts.words, page.u(size));
    float y = box.centre().y + middleOfCapitals * set.size - 0.5F * set.drop();
    for (const TextLine& line : set.lines) {
        paintLine(picture, line, {parts.words.x, y}, set.size);
        y += set.lineHeight;
    }
}

void paintCardGrid(const FramePage& page, const SlideQuestion& question, const Box& box, std::size_t columns)
{
    const std::size_t count = question.choices.size(), rows = (count + columns - 1) / columns;
    const float apart = page.u(choiceGap(question.isAnswered));
    const float width = (box.width - apart * static_cast<float>(columns - 1)) / static_cast<float>(columns);
    const float height = (box.height - apart * static_cast<float>(rows - 1)) / static_cast<float>(rows);
    const float largest = question.isAnswered ? 21 : columns > 1 ? 27 : 29;
    const float size = sizeOfChoices(page, question, {box.x, box.y, width, height}, largest);
    for (std::size_t i = 0; i < count; ++i) {
        const Box card{box.x + (width + apart) * static_cast<float>(i % columns),
                       box.y + (height + apart) * static_cast<float>(i / columns), width, height};
        paintCard(page, question, static_cast<int>(i), card, largest, size);
    }
}

/// In units: that of cards depends on whether they stand side by side and whether the question is still open.
constexpr float wideFoot = 900, toWords = 16;

bool isWideFoot(float width, float scale)
{
    return width >= wideFoot * scale;
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
    const std::size_t count = question.choices.size(), columns = count > most ? (count + 1) / 2 : count;
    const auto across = static_cast<float>(columns);
    const float card = (width - (across - 1) * choiceGap(question.isAnswered) * scale) / across;
    const bool haveRoom = std::all_of(question.choices.begin(), question.choices.end(),
                                      [&](const std::string& words) { return hasRoomFor(words, card, scale); });
    return haveRoom || isWideFoot(width, scale) ? columns : 1;
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

QuestionFoot questionFoot(const Frame& frame, bool isAnswered, float left, float right, float bottom, float scale)
{
    SlideQuestion question = *frame.question;
    question.isAnswered = isAnswered;
    const float width = right - left;
    const std::size_t count = question.choices.size(), columns = columnsOf(question, width, scale);
    const auto rows = static_cast<float>((count + columns - 1) / columns);
    const bool isAcross = columns > 1;
    const float card = question.isAnswered ? (isAcross ? 62 : 50) : isAcross ? 96 : 78;
    const float high = (rows * card + (rows - 1) * choiceGap(question.isAnswered)) * scale;
    QuestionFoot foot{.cards = {}, .columns = columns, .words = {left, bottom, width, 0}};
    const std::string words = question.isAnswered ? answerWords(frame.narration, question.why) : "";
    if (!words.empty()) {
        foot.answer = setForHall(lessonWords(words, frame.look), wordsInFoot(width, scale).box, scale);
        foot.words.height = foot.answer.lineHeight * static_cast<float>(foot.answer.lines.size());
        foot.words.y = bottom - foot.words.height;
    }
    const float end = foot.words.y - (foot.words.height > 0 ? toWords * scale : 0);
    foot.cards = {left, end - high, width, high};
    return foot;
}

void paintQuestionFoot(const FramePage& page, const QuestionFoot& foot)
{
    paintCardGrid(page, *page.frame.question, foot.cards, foot.columns);
    if (foot.words.height > 0)
        paintText(page.picture, foot.answer, foot.words);
}

void paintCards(const FramePage& page, const SlideQuestion& question, const Box& box)
{
    const auto count = static_cast<float>(question.choices.size());
    const float card = std::min(page.u(206), (box.height - (count - 1) * page.u(gap)) / count);
    const float height = question.isAnswered ? answeredCardsEnd(question.choices.size(), box, page.scale) - box.y
                                             : count * card + (count - 1) * page.u(gap);
    paintCardGrid(page, question, {box.x, box.y, box.width, height}, 1);
}

float answeredCardsEnd(std::size_t choices, const Box& box, float scale)
{
    const auto count = static_cast<float>(choices);
    const float card = std::min(70 * scale, (0.64F * box.height - (count - 1) * answeredGap * scale) / count);
    return box.y + count * card + (count - 1) * answeredGap * scale;
}

} // namespace lozenge
