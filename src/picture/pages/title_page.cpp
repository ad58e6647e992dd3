#include "picture/pages/title_page.hpp"

#include "picture/kit/flow.hpp"
#include "picture/kit/marks.hpp"
#include "picture/page.hpp"
#include "picture/relief/relief.hpp"
#include "picture/text/rich_text.hpp"
#include "picture/tr.hpp"
#include "picture/words.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace lozenge {
namespace {

Box wordsBox(float scale, float width, float height)
{
    const float side = std::max(60 * scale, (width - 1120 * scale) / 2), top = 150 * scale;
    return {side, top, width - 2 * side, height - top - 56 * scale};
}

/// The title of a page of words, behind the sign.
SetText pageTitle(const std::string& title, const Look& look, float width, float height)
{
    const float scale = slideLayout(width, height).scale, room = wordsBox(scale, width, height).width - 40 * scale;
    return setHeading({{title, Font::SansBold, look.theme->ink}}, room, 40, scale);
}

float heightOf(const SetText& set)
{
    return static_cast<float>(set.lines.size()) * set.lineHeight;
}

/// Below a paragraph, in parts of its size.
constexpr float paragraphGap = 0.72F;

/// Paragraphs as they stand on their page: as large as they all have room.
std::vector<SetText> setParagraphs(const std::string& say, const Look& look, float width, float height)
{
    const float scale = slideLayout(width, height).scale;
    const Box box = wordsBox(scale, width, height);
    std::vector<SetText> paragraphs;
    constexpr float largest = 28, smallest = 18;
    for (float size = largest; size >= smallest; size -= 1) {
        paragraphs.clear();
        float left = box.height;
        std::size_t cut = 0;
        for (const std::string& paragraph : paragraphsOf(say)) {
            const Box room{0, 0, box.width, std::max(0.0F, left)};
            paragraphs.push_back(setText(lessonWords(paragraph, look), room, size * scale, 1.4F * size * scale));
            left -= heightOf(paragraphs.back()) + paragraphGap * size * scale;
            cut += paragraphs.back().lettersCut;
        }
        if (cut == 0 && left + paragraphGap * size * scale >= 0)
            break;
    }
    return paragraphs;
}

} // namespace

std::vector<std::string> paragraphsOf(const std::string& say)
{
    std::vector<std::string> paragraphs;
    for (std::size_t begin = 0; begin < say.size();) {
        const std::size_t end = std::min(say.find("\n\n", begin), say.size());
        std::string paragraph = say.substr(begin, end - begin);
        std::replace(paragraph.begin(), paragraph.end(), '\n', ' ');
        while (paragraph.ends_with(' '))
            paragraph.pop_back();
        if (!paragraph.empty())
            paragraphs.push_back(std::move(paragraph));
        begin = end + 2;
    }
    return paragraphs;
}

Picture titlePage(const TitleWords& words, const Look& look, const Frame* terrain, float width, float height)
{
    const std::string goal = words.goal.empty() ? "" : tr(look, "Afterwards: {0}", words.goal);
    Picture picture = emptyPage(look, words.title, words.above + ". " + goal, width, height);
    const SlideLayout slide = slideLayout(width, height);
    const auto u = [&](float units) { return units * slide.scale; };
    const bool isWide = slide.shape == SlideLayout::Shape::Wide;
    const float margin = std::max(u(64), (width - 1.9F * height) / 2);
    const Box page{margin, 0.1F * height, width - 2 * margin, 0.8F * height};
    const float across = terrain && isWide ? 0.47F * page.width : page.width;

    const auto text = [&](const SetText& set, float inset = 0) {
        return line(heightOf(set), [&picture, set, inset](const Box& box) {
            paintText(picture, set, {box.x + inset, box.y, box.width, box.height});
        });
    };
    const auto small = [&](const std::string& said, Font font, float inset = 0) {
        return text(setHeading({{said, font, look.theme->muted}}, across - inset, 20, slide.scale), inset);
    };
    const auto large = [&](const std::string& said, Font font, float size, float lineHeight) {
        return text(setText({{said, font, look.theme->ink}}, {0, 0, across, height}, u(size), u(lineHeight)));
    };
    const Part air = chart({across, 0}, {}), gap = line(u(18), {});
    const Part sign = line(0, [&](const Box& box) {
        paintDiamond(picture, {box.x + u(9), box.y + u(13)}, u(9), look.theme->now);
    });
    Part said = column(0, {air, sign, small(words.above, Font::SansSemiBold, u(30)), gap,
                           large(words.title, Font::SansBold, 52, 60), gap, large(goal, Font::Sans, 26, 37), gap,
                           small(words.below, Font::SansMedium), words.source.empty() ? line(0, {}) : gap,
                           small(words.source, Font::Sans), air});
    if (!terrain) {
        paintFlow(said, page);
        return picture;
    }
    said.grow = isWide ? 0 : 0.5F;
    const Part ground = chart({}, [&](const Box& box) {
        paintGround(picture, reliefIn(*terrain, box, slide.scale, terrain->timeline.last()));
    });
    paintFlow(isWide ? row(u(24), {said, ground}) : column(u(24), {said, ground}), page);
    return picture;
}

Picture wordsPage(const std::string& title, const std::string& say, const Look& look, float width, float height)
{
    std::string told;
    for (const std::string& paragraph : paragraphsOf(say))
        told += (told.empty() ? "" : " ") + plainText(lessonWords(paragraph, look));
    Picture picture = emptyPage(look, title, told, width, height);
    const float scale = slideLayout(width, height).scale;
    Box left = wordsBox(scale, width, height);
    paintDiamond(picture, {left.x + 11 * scale, 89 * scale}, 11 * scale, look.theme->now);
    const SetText heading = pageTitle(title, look, width, height); // about the sign, in one line or in two
    paintText(picture, heading, {left.x + 40 * scale, 102 * scale - heading.size - heading.drop() / 2, 0, 0});
    for (const SetText& paragraph : setParagraphs(say, look, width, height))
        left.y = paintText(picture, paragraph, left) + paragraphGap * paragraph.size;
    return picture;
}

std::size_t lettersTooManyOnPage(const std::string& say, float width, float height)
{
    std::size_t cut = 0;
    for (const SetText& paragraph : setParagraphs(say, Look{}, width, height))
        cut += paragraph.lettersCut;
    return cut;
}

std::size_t lettersTooManyInTitle(const std::string& title, float width, float height)
{
    return pageTitle(title, Look{}, width, height).lettersCut;
}

} // namespace lozenge
