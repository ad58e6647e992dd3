#include "picture/figures/choice_cards.hpp"

#include "picture/figures/figure_page.hpp"
#include "picture/text/number_text.hpp"
#include "picture/text/rich_text.hpp"

#include <algorithm>

namespace lozenge {
namespace {

constexpr float gap = 18, answeredGap = 10, corner = 10;

/// What tells a card from the others.
struct CardLook {
    Font font = Font::Sans;
    Colour words, fill, edge, disc, letter;
    float line = 1.6F; ///< of its edge, in units
    bool isHollow = false;
};

CardLook openLook(const Theme& theme)
{
    return {Font::Sans, theme.ink, theme.surface, theme.edge, theme.ink, theme.page, 1.6F, false};
}

CardLook rightLook(const Theme& theme)
{
    return {Font::SansSemiBold, theme.ink, theme.surface, theme.right, theme.right, theme.onHighlight, 3, false};
}

CardLook otherLook(const Theme& theme)
{
    return {Font::Sans, theme.muted, none, theme.line, theme.muted, theme.muted, 1.4F, true};
}

CardLook lookOf(const SlideQuestion& question, std::size_t choice, const Theme& theme)
{
    return static_cast<int>(choice) == question.answer ? rightLook(theme) : otherLook(theme);
}

/// As large as its words have room for in this many lines.
SetText setChoice(const Page& page, const RichText& words, const Box& box, float largest)
{
    SetText set;
    for (float size = largest; size >= labelSize; size -= 1) {
        set = setText(words, box, page.u(size), 1.3F * page.u(size));
        if (set.lettersCut == 0)
            break;
    }
    return set;
}

void paintCard(const Page& page, const std::string& letter, const std::string& words, const Box& box,
               const CardLook& look, float largest)
{
    Picture& picture = page.picture;
    picture.rectangle(box, page.u(corner), look.fill, {look.edge, page.u(look.line)});
    const float radius = std::min(0.36F * box.height, page.u(1.14F * largest));
    const float inset = std::min(page.u(26), std::max(page.u(16), 0.5F * box.height - radius));
    const Vec2 middle{box.x + inset + radius, box.centre().y};
    const float size = 1.15F * radius;
    if (look.isHollow)
        picture.circle(middle, radius, none, {look.disc, page.u(1.6F)});
    else
        picture.circle(middle, radius, look.disc);
    picture.text({middle.x, middle.y + middleOfCapitals * size}, letter, Font::SansBold, size, look.letter,
                 Align::Centre);
    const float left = middle.x + radius + page.u(26);
    const Box room{left, 0, box.right() - page.u(20) - left, box.height - page.u(12)};
    const SetText set = setChoice(page, {{withMinusSigns(words), look.font, look.words}}, room, largest);
    float y =
        box.centre().y + middleOfCapitals * set.size - 0.5F * set.lineHeight * static_cast<float>(set.lines.size() - 1);
    for (const TextLine& line : set.lines) {
        paintLine(picture, line, {left, y}, set.size);
        y += set.lineHeight;
    }
}

float answeredHeight(std::size_t choices, const Box& box, float scale)
{
    const auto count = static_cast<float>(choices);
    return std::min(70 * scale, (0.64F * box.height - (count - 1) * answeredGap * scale) / count);
}

} // namespace

void paintCards(const Page& page, const SlideQuestion& question, const Box& box)
{
    const auto count = static_cast<float>(question.choices.size());
    const float height = std::min(page.u(206), (box.height - (count - 1) * page.u(gap)) / count);
    Box card{box.x, box.y, box.width, height};
    for (std::size_t i = 0; i < question.choices.size(); ++i) {
        paintCard(page, signOf(question, static_cast<int>(i)), question.choices[i], card, openLook(page.theme()), 29);
        card.y += height + page.u(gap);
    }
}

void paintAnsweredCards(const Page& page, const SlideQuestion& question, const Box& box)
{
    const float height = answeredHeight(question.choices.size(), box, page.scale);
    Box card{box.x, box.y, box.width, height};
    for (std::size_t i = 0; i < question.choices.size(); ++i) {
        paintCard(page, signOf(question, static_cast<int>(i)), question.choices[i], card,
                  lookOf(question, i, page.theme()), 21);
        card.y += height + page.u(answeredGap);
    }
}

void paintCardGrid(const Page& page, const SlideQuestion& question, const Box& box, std::size_t columns)
{
    const std::size_t count = question.choices.size(), rows = (count + columns - 1) / columns;
    const float apart = page.u(choiceGap(question.isAnswered));
    const float width = (box.width - apart * static_cast<float>(columns - 1)) / static_cast<float>(columns);
    const float height = (box.height - apart * static_cast<float>(rows - 1)) / static_cast<float>(rows);
    for (std::size_t i = 0; i < count; ++i) {
        const Box card{box.x + (width + apart) * static_cast<float>(i % columns),
                       box.y + (height + apart) * static_cast<float>(i / columns), width, height};
        paintCard(page, signOf(question, static_cast<int>(i)), question.choices[i], card,
                  question.isAnswered ? lookOf(question, i, page.theme()) : openLook(page.theme()),
                  question.isAnswered ? 21 : 27);
    }
}

float choiceGap(bool isAnswered)
{
    return isAnswered ? answeredGap : gap;
}

float answeredCardsEnd(std::size_t choices, const Box& box, float scale)
{
    const auto count = static_cast<float>(choices);
    return box.y + count * answeredHeight(choices, box, scale) + (count - 1) * answeredGap * scale;
}

} // namespace lozenge
