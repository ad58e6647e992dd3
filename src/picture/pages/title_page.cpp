#include "picture/pages/title_page.hpp"

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

/// Paints a line that is one or, where it is long, two about the same place.
void paintAbout(Picture& picture, const SetText& set, Vec2 at)
{
    paintText(picture, set, {at.x, at.y - set.size - set.drop() / 2, 0, 0});
}

float heightOf(const SetText& set)
{
    return static_cast<float>(set.lines.size()) * set.lineHeight;
}

/// Paragraphs as they stand on their page: as large as they all have room.
struct PageWords {
    std::vector<SetText> paragraphs;
    Box box;
    float gap = 0;
    std::size_t lettersCut = 0;
};

PageWords pageWords(const std::string& say, const Look& look, float width, float height)
{
    const float scale = slideLayout(width, height).scale;
    const auto u = [&](float units) { return units * scale; };
    const Box box = wordsBox(scale, width, height);
    PageWords words;
    constexpr float largest = 28, smallest = 18;
    for (float size = largest; size >= smallest; size -= 1) {
        words = {{}, box, u(0.72F * size), 0};
        Box left = box;
        for (const std::string& paragraph : paragraphsOf(say)) {
            left.height = std::max(0.0F, left.height);
            SetText set = setText(lessonWords(paragraph, look), left, u(size), u(1.4F * size));
            const float used = heightOf(set) + words.gap;
            left.y += used;
            left.height -= used;
            words.lettersCut += set.lettersCut;
            words.paragraphs.push_back(std::move(set));
        }
        if (words.lettersCut == 0 && left.height + words.gap >= 0)
            break;
    }
    return words;
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
    const Theme& theme = *look.theme;
    const auto u = [&](float units) { return units * slide.scale; };
    const bool isTall = slide.shape != SlideLayout::Shape::Wide;
    const float margin = std::max(u(64), (width - 1.9F * height) / 2);
    const Box ground = isTall ? Box{margin, 0.46F * height, width - 2 * margin, 0.46F * height}
                              : Box{0.5F * width, 0.1F * height, width / 2 - margin, 0.8F * height};
    if (terrain)
        paintGround(picture, reliefIn(*terrain, ground, slide.scale, terrain->timeline.last()));

    const float right = terrain && !isTall ? ground.x - u(24) : width - margin;
    const Box column{margin, 0, right - margin, height};
    const RichText title{{words.title, Font::SansBold, theme.ink}};
    const SetText heading = setText(title, column, u(52), u(60));
    const SetText aim = setText({{goal, Font::Sans, theme.ink}}, column, u(26), u(37));
    const float all = u(46) + heightOf(heading) + u(18) + heightOf(aim);
    float y = isTall ? std::max(u(90), 0.22F * height - all / 2) : (height - all) / 2 - u(20);
    paintDiamond(picture, {margin + u(9), y + u(12)}, u(9), theme.now);
    const auto setSmall = [&](const std::string& text, Font font, float from) {
        return setHeading({{text, font, theme.muted}}, right - from, 20, slide.scale);
    };
    const float behindSign = margin + u(30);
    paintAbout(picture, setSmall(words.above, Font::SansSemiBold, behindSign), {behindSign, y + u(19)});
    y += u(46);
    paintText(picture, heading, {column.x, y, column.width, heightOf(heading)});
    y += heightOf(heading) + u(18);
    paintText(picture, aim, {column.x, y, column.width, heightOf(aim)});
    if (!words.below.empty())
        paintAbout(picture, setSmall(words.below, Font::SansMedium, margin), {margin, y + heightOf(aim) + u(40)});
    return picture;
}

Picture wordsPage(const std::string& title, const std::string& say, const Look& look, float width, float height)
{
    const SlideLayout slide = slideLayout(width, height);
    const PageWords words = pageWords(say, look, width, height);
    std::string told;
    for (const std::string& paragraph : paragraphsOf(say))
        told += (told.empty() ? "" : " ") + plainText(lessonWords(paragraph, look));
    Picture picture = emptyPage(look, title, told, width, height);
    const auto u = [&](float units) { return units * slide.scale; };
    paintDiamond(picture, {words.box.x + u(11), u(89)}, u(11), look.theme->now);
    paintAbout(picture, pageTitle(title, look, width, height), {words.box.x + u(40), u(102)});
    Box left = words.box;
    for (const SetText& paragraph : words.paragraphs) {
        left.height = heightOf(paragraph);
        paintText(picture, paragraph, left);
        left.y += left.height + words.gap;
    }
    return picture;
}

std::size_t lettersTooManyOnPage(const std::string& say, float width, float height)
{
    return pageWords(say, Look{}, width, height).lettersCut;
}

std::size_t lettersTooManyInTitle(const std::string& title, float width, float height)
{
    return pageTitle(title, Look{}, width, height).lettersCut;
}

} // namespace lozenge
