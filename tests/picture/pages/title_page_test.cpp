#include "catch.hpp"

#include "picture/pages/title_page.hpp"
#include "picture/text/font.hpp"

#include <string>
#include <utility>
#include <variant>

using namespace lozenge;

namespace {

std::string longTitle()
{
    return "A title of a page at the end of a course that goes on for much longer than a line of any slide has room";
}

void checkWithin(const Picture& picture)
{
    for (const Shape& shape : picture.shapes)
        if (const auto* text = std::get_if<Text>(&shape)) {
            INFO(text->content);
            CHECK(text->at.x + textWidth(text->font, text->content) * text->size <= picture.width);
        }
}

} // namespace

TEST_CASE("no title leaves a page without a run")
{
    for (const auto& [width, height] : {std::pair(1280.0F, 720.0F), std::pair(1080.0F, 1350.0F)}) {
        checkWithin(wordsPage(longTitle(), "Few words.", Look{}, width, height));
        checkWithin(titlePage({"Lesson 3 of 27: " + longTitle(), longTitle(), longTitle(), longTitle()}, Look{},
                              nullptr, width, height));
    }
}

TEST_CASE("a short title stands as large as ever, and a long one in two lines above the words")
{
    const Picture small = wordsPage("After", "Few words.", Look{}, 1280, 720);
    const auto titleOf = [](const Picture& picture) {
        for (const Shape& shape : picture.shapes)
            if (const auto* text = std::get_if<Text>(&shape))
                return *text;
        return Text{};
    };
    CHECK(titleOf(small).content == "After");
    const Text first = titleOf(wordsPage(longTitle(), "Few words.", Look{}, 1280, 720));
    CHECK(first.size < titleOf(small).size);
    CHECK(first.at.y < titleOf(small).at.y);
}
