#include "catch.hpp"

#include "app/presenter/presenter_window.hpp"
#include "lesson/read_lesson.hpp"
#include "picture/texts.hpp"
#include "session/opening.hpp"

#include <algorithm>

using namespace lozenge;

TEST_CASE("the speaker sees the next stop's figure over many seeds with its maps made")
{
    const auto lesson = readLesson(R"(title = "Many"
[recipe]
size = 5
[[stop]]
at = "start"
[[stop]]
at = "end"
show = { figure = "many", seeds = 5 }
)",
                                   "many.toml");
    REQUIRE(lesson);
    const auto session = openSession(OpenedLesson{{}, "", std::make_shared<const Lesson>(*lesson), lesson->recipe});
    REQUIRE(session);
    const auto next = nextPage(*session);
    REQUIRE(next);
    const auto texts = textsOf(pictureOf(*next, std::make_shared<ManyShelf>()));
    const auto says = [&](std::string_view words) {
        return std::any_of(texts.begin(), texts.end(),
                           [&](const Text& text) { return text.content.find(words) != std::string::npos; });
    };
    CHECK(says("the mean of level"));
    CHECK_FALSE(says("being made"));
}
