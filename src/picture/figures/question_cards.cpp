#include "picture/figures/figure_page.hpp"
#include "picture/figures/question_slide.hpp"
#include "picture/kit/flow.hpp"
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

float choiceGap(bool isAnswered)
{
    return isAnswered ? 10 : 18;
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

/// One for all cards of a question: as large as there is room, and rather smaller than in several lines; 0 where there
/// is too little.
float sizeOfChoices(const FramePage& page, const SlideQuestion& question, const Box& card, float largest)
{
    const Box room = partsOf(page, card, largest).words;
    for (const bool isOneLine : {true, false})
        for (float size = largest; size >= (isOneLine ? 0.75F * largest : labelSize); size -= 1) {
            const float letter = page.u(size);
            const Box lines{room.x, room.y, room.width, isOneLine ? 1.3F * letter : room.height};
            if (std::all_of(question.choices.begin(), question.choices.end(), [&](const std::string& words) {
                    return longestWord(words) * letter <= room.width &&
                           setChoice(words, Font::SansSemiBold, {}, lines, letter).lettersCut == 0;
                }))
                return size;
        }
    return 0;
}

void paintCard(const FramePage& page, const SlideQuestion& question, int choice, const Box& box, float largest,
               float size)
{
    Picture& picture = page.picture;
    const Theme& theme = page.theme();
    const bool isRight = question.isAnswered && choice == question.answer, isOut = question.isAnswered && !isRight;
    const CardParts parts = partsOf(page, box, largest);
    if (isOut) {
        picture.rectangle(box, page.u(10), none, {theme.line, page.u(1.4F)});
        picture.circle(parts.middle, parts.radius, none, {theme.muted, page.u(1.6F)});
    } else {
        picture.rectangle(box, page.u(10), theme.surface,
                          {isRight ? theme.right : theme.edge, page.u(isRight ? 3 : 1.6F)});
        picture.circle(parts.middle, parts.radius, isRight ? theme.right : theme.ink);
    }
    writeAbout(picture, parts.middle, signOf(question, choice), Font::SansBold, 1.15F * parts.radius,
               isRight ? theme.onHighlight
               : isOut ? theme.muted
                       : theme.page);
    const SetText set =
        setChoice(question.choices[static_cast<std::size_t>(choice)], isRight ? Font::SansSemiBold : Font::Sans,
                  isOut ? theme.muted : theme.ink, parts.words, page.u(size));
    const float baseline = box.centre().y + middleOfCapitals * set.size - 0.5F * set.drop();
    paintText(picture, set, {parts.words.x, baseline - set.size, 0, 0});
}

void paintCardGrid(const FramePage& page, const SlideQuestion& question, const Box& box, std::size_t columns)
{
    const std::vector<Part> choices(question.choices.size(), chart({}, {}));
    const auto cards = placed(grid(columns, page.u(choiceGap(question.isAnswered)), choices), box);
    const float largest = question.isAnswered ? 21 : columns > 1 ? 27 : 29;
    const float size = std::max(labelSize, sizeOfChoices(page, question, cards.front().box, largest));
    for (std::size_t i = 0; i < choices.size(); ++i)
        paintCard(page, question, static_cast<int>(i), cards[i].box, largest, size);
}

/// In units: that of cards depends on whether they stand side by side and whether the question is still open.
constexpr float wideFoot = 900;

bool isWideFoot(float width, float scale)
{
    return width >= wideFoot * scale;
}

/// So many side by side, which takes less of the height.
std::size_t columnsOf(const FramePage& page, const SlideQuestion& question, float width)
{
    constexpr std::size_t most = 4;
    const std::size_t count = question.choices.size(), columns = count > most ? (count + 1) / 2 : count;
    const auto across = static_cast<float>(columns);
    const float card = (width - (across - 1) * page.u(choiceGap(question.isAnswered))) / across;
    return isWideFoot(width, page.scale) || sizeOfChoices(page, question, {0, 0, card, page.u(62)}, 21) > 0 ? columns
                                                                                                            : 1;
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

Part questionFoot(const FramePage& page, bool isAnswered, float width)
{
    SlideQuestion question = *page.frame.question;
    question.isAnswered = isAnswered;
    const std::size_t count = question.choices.size(), columns = columnsOf(page, question, width);
    const auto rows = static_cast<float>((count + columns - 1) / columns);
    const float card = isAnswered ? (columns > 1 ? 62 : 50) : columns > 1 ? 96 : 78;
    Part foot = column(page.u(16), {line(page.u(rows * card + (rows - 1) * choiceGap(isAnswered)),
                                         [=](const Box& box) { paintCardGrid(page, question, box, columns); })});
    const std::string words = isAnswered ? answerWords(page.frame.narration, question.why) : "";
    if (!words.empty()) {
        const Box most = wordsInFoot(width, page.scale).box;
        const SetText answer = setForHall(lessonWords(words, page.frame.look), most, page.scale);
        foot.parts.push_back(
            line(answer.drop() + answer.lineHeight, [=](const Box& box) { paintText(page.picture, answer, box); }));
    }
    return foot;
}

float cardsHeight(std::size_t choices, bool isAnswered, const Box& box, float scale)
{
    const auto count = static_cast<float>(choices);
    const float wanted = count * (isAnswered ? 70 : 206) + (count - 1) * choiceGap(isAnswered);
    return std::min(wanted * scale, (isAnswered ? 0.64F : 1) * box.height);
}

void paintCards(const FramePage& page, const SlideQuestion& question, const Box& box)
{
    const float height = cardsHeight(question.choices.size(), question.isAnswered, box, page.scale);
    paintCardGrid(page, question, {box.x, box.y, box.width, height}, 1);
}

} // namespace lozenge
