#include "catch.hpp"

#include "picture/pages/speaker_page.hpp"
#include "picture/text/font.hpp"
#include "picture/texts.hpp"

#include <algorithm>
#include <sstream>

using namespace lozenge;

namespace {

/// So many words, each another.
std::string words(int count)
{
    std::string text;
    for (int i = 0; i < count; ++i)
        text += (i > 0 ? " word" : "word") + std::to_string(i);
    return text;
}

SpeakerPage fullPage(int wordsOfNote)
{
    SpeakerPage page{.look = {},
                     .lesson = "Growing a coast",
                     .place = "Stop 3 of 11",
                     .step = "step 28 of 77",
                     .now = {"The first square", "What is said in the hall."},
                     .note = words(wordsOfNote)};
    page.asked = SlideQuestion{"Which one?", {"this", "that", "neither"}, 1, "It is that."};
    page.next = SpeakerPage::Said{"The next stop", "What will be said.", "How high?"};
    page.stops = 11;
    page.gone = 2;
    page.isAtStop = true;
    page.clock = SpeakerPage::Clock::Running;
    page.seconds = 125;
    page.minutes = 10;
    page.timeOfDay = "14:05";
    return page;
}

std::string allWords(const Picture& picture)
{
    std::string all;
    for (const Text& text : textsOf(picture))
        all += text.content + " ";
    return all;
}

/// With what hangs below the line.
Box lineOf(const Text& text)
{
    Box box = boxOf(text);
    box.height += 0.2F * text.size;
    return box;
}

struct Size {
    float width, height;
};

constexpr Size sizes[]{{1280, 800}, {1920, 1080}, {1024, 768}, {800, 600}, {1080, 1350}, {3840, 2160}, {2560, 1080}};

} // namespace

TEST_CASE("the speaker's page shows all that is to be read, and nothing on top of something else")
{
    for (const Size size : sizes) {
        INFO(size.width << " x " << size.height);
        const Picture picture = speakerPicture(fullPage(60), nullptr, size.width, size.height);
        const std::string all = allWords(picture);
        for (const char* said : {"Growing a coast", "Stop 3 of 11", "The first square", "What is said in the hall.",
                                 "Which one?", "this", "that", "neither", "It is that.", "The next stop",
                                 "What will be said.", "How high?", "2:05", "of 10 min", "14:05", "word0 ", "word59"})
            CHECK(all.find(said) != std::string::npos);
        const auto texts = textsOf(picture);
        for (std::size_t i = 0; i < texts.size(); ++i) {
            const Box box = lineOf(texts[i]);
            INFO(texts[i].content);
            CHECK(box.x >= 0);
            CHECK(box.y >= 0);
            CHECK(box.right() <= size.width);
            CHECK(box.bottom() <= size.height);
            for (std::size_t j = 0; j < i; ++j) {
                INFO(texts[j].content);
                CHECK_FALSE(meet(box, lineOf(texts[j])));
            }
        }
    }
}

TEST_CASE("a long note is set smaller, and the longest is scrolled to its last word")
{
    const auto smallest = [](const SpeakerPage& page) {
        float least = 100;
        for (const Text& text : textsOf(speakerPicture(page, nullptr, 1280, 800)))
            if (text.content.starts_with("word"))
                least = std::min(least, text.size);
        return least;
    };
    SpeakerPage page = fullPage(12);
    const float usual = smallest(page);
    CHECK(usual == 25);
    CHECK(mostScrolled(page, 1280, 800) == 0);
    page.note = words(90);
    CHECK(smallest(page) < usual);
    CHECK(mostScrolled(page, 1280, 800) == 0);

    page.note = words(900);
    CHECK(smallest(page) >= 14);
    const float most = mostScrolled(page, 1280, 800);
    CHECK(most > 800);
    std::string read;
    for (page.scrolled = 0; page.scrolled < most + 200; page.scrolled += 200)
        read += allWords(speakerPicture(page, nullptr, 1280, 800));
    for (int i = 0; i < 900; ++i)
        REQUIRE(read.find("word" + std::to_string(i)) != std::string::npos);
    page.scrolled = 1e6F; // farther than there is something
    CHECK(allWords(speakerPicture(page, nullptr, 1280, 800)).find("word899") != std::string::npos);
}

TEST_CASE("time stands against stops on one bar")
{
    SpeakerPage page = fullPage(0);
    const auto pieces = [&](const Picture& picture, Colour colour) {
        return std::count_if(picture.shapes.begin(), picture.shapes.end(), [&](const Shape& shape) {
            const auto* box = std::get_if<Rectangle>(&shape);
            return box && box->box.height == 10 && box->fill == colour;
        });
    };
    const auto mark = [](const Picture& picture) {
        for (const Shape& shape : picture.shapes)
            if (const auto* box = std::get_if<Rectangle>(&shape); box && box->box.height == 22)
                return *box;
        return Rectangle{};
    };
    const Theme& theme = *page.look.theme;
    Picture picture = speakerPicture(page, nullptr, 1280, 800);
    CHECK(pieces(picture, theme.track) == 2);
    CHECK(pieces(picture, theme.now) == 1);
    CHECK(pieces(picture, theme.line) == 8);
    CHECK(mark(picture).box.centre().x == Approx(32 + (1280 - 64) * 125.0 / 600));
    CHECK(mark(picture).fill == theme.ink);

    page.seconds = 601;
    picture = speakerPicture(page, nullptr, 1280, 800);
    CHECK(mark(picture).box.centre().x == Approx(1280 - 32));
    CHECK(mark(picture).fill == theme.wrong);
    CHECK(allWords(picture).find("over, of 10 min") != std::string::npos);
    page.minutes = 0;
    CHECK(mark(speakerPicture(page, nullptr, 1280, 800)).box.width == 0);
}

TEST_CASE("a picture in a picture keeps its shape and lies within its box")
{
    Picture small{.width = 100, .height = 50, .background = rgb(0x123456)};
    const Vec2 ends[]{{0, 0}, {100, 50}};
    small.line(ends, {rgb(1), 4, 8, 2});
    small.circle({50, 25}, 10, rgb(2));
    small.text({20, 30}, "x", Font::Sans, 10, rgb(3));
    small.rectangle({10, 10, 20, 20}, 4, rgb(4));
    Picture picture{.width = 400, .height = 400};
    picture.line(ends, {rgb(5), 1}); // has points already
    const Box lies = paintInset(picture, small, {100, 100, 200, 200});
    CHECK(lies == Box{100, 150, 200, 100});
    REQUIRE(picture.shapes.size() == 6);
    CHECK(std::get<Rectangle>(picture.shapes[1]).box == lies);
    const auto& line = std::get<Polyline>(picture.shapes[2]);
    CHECK(picture.pointsOf(line.points)[0] == Vec2{100, 150});
    CHECK(picture.pointsOf(line.points)[1] == Vec2{300, 250});
    CHECK(line.stroke == Stroke{rgb(1), 8, 16, 4});
    CHECK(std::get<Circle>(picture.shapes[3]).centre == Vec2{200, 200});
    CHECK(std::get<Circle>(picture.shapes[3]).radius == 20);
    CHECK(std::get<Text>(picture.shapes[4]).at == Vec2{140, 210});
    CHECK(std::get<Text>(picture.shapes[4]).size == 20);
    CHECK(std::get<Rectangle>(picture.shapes[5]).box == Box{120, 170, 40, 40});
    CHECK(std::get<Rectangle>(picture.shapes[5]).corner == 8);
}

TEST_CASE("the speaker's clock counts minutes, and hours where there are some")
{
    CHECK(clockText(0) == "0:00");
    CHECK(clockText(59.9) == "0:59");
    CHECK(clockText(425) == "7:05");
    CHECK(clockText(3599) == "59:59");
    CHECK(clockText(3723) == "1:02:03");
}

TEST_CASE("what follows an empty text stays on the speaker's page")
{
    SpeakerPage page = fullPage(60);
    page.asked->text.clear();
    page.asked->choices[1].clear();
    const std::string all = allWords(speakerPicture(page, nullptr, 1280, 800));
    for (const char* said : {"this", "neither", "It is that.", "word59"})
        CHECK(all.find(said) != std::string::npos);
}
