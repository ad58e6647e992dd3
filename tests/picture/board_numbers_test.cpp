#include "catch.hpp"

#include "export/text/letters.hpp"
#include "picture/board/board.hpp"
#include "picture/page.hpp"

#include <cmath>
#include <set>

// Numbers stand on discs: none may leave its disc, be too small to read, or be written otherwise than its neighbours.

using namespace lozenge;

namespace {

struct Size {
    float width, height;
};

constexpr Size pages[]{{640, 480}, {1024, 768}, {1280, 720}, {1920, 1080}, {3840, 2160}, {1080, 1920}};
constexpr Size windows[]{{1024, 768}, {1280, 720}, {1280, 800}, {1920, 1080}, {3840, 2160}};

Recipe recipeOf(int size, double height, std::string_view edge = "three")
{
    Recipe recipe;
    recipe.size = size;
    recipe.edge = rowNamed(edgeModes, edge);
    recipe.edgeValue = -height;
    recipe.corners.heights = {height / 4, -height / 2, 0.75 * height, height};
    recipe.amplitudes.first = height;
    recipe.noise.kind = rowNamed(noiseKinds(), "lcg32");
    recipe.noise.seed = 21;
    return recipe;
}

/// Exported pages, in all themes.
template <typename Use>
void onPages(const Timeline& timeline, int moment, Use use)
{
    const Moment at = momentAt(timeline, moment);
    for (const Theme& theme : themes) {
        Look look;
        look.theme = &theme;
        const Frame frame{timeline, at, look, heightRange(timeline), {}, {}, {}};
        for (const Size page : pages)
            for (const View& view : views) {
                INFO(theme.name << ", " << view.name << " " << page.width << " x " << page.height);
                use(framePicture(frame, view.kind, page.width, page.height), theme);
            }
    }
}

/// The boards of the window: beside its panel, and with the panel put away.
template <typename Use>
void inWindows(const Timeline& timeline, int moment, Use use)
{
    const Moment at = momentAt(timeline, moment);
    const Look look;
    const Frame frame{timeline, at, look, heightRange(timeline), {}, {}, {}};
    for (const Size window : windows)
        for (const float panel : {344.0F, 0.0F}) {
            const float scale = std::clamp(std::min(window.width / 1280, window.height / 800), 0.8F, 2.7F);
            const Box stage{0, 44 * scale, window.width - panel * scale, window.height - 148 * scale};
            Picture picture;
            paintBoard(picture, frame, boardGeometry(stageLayout(stage, scale).board, timeline.last(), scale), scale);
            INFO("window " << window.width << " x " << window.height << (panel > 0 ? "" : " without its panel"));
            use(picture, *look.theme);
        }
}

/// How far the ink of a text reaches from the middle of its digits, which is the middle of its disc.
float reachOf(const Text& text)
{
    float reach = 0;
    float left = -textWidth(text.font, text.content) / 2;
    eachCharacter(text.content, text.font, [&](char32_t character, Font face) {
        const auto take = [&](Vec2 ink) { reach = std::max(reach, std::hypot(left + ink.x, ink.y - 0.36F)); };
        Vec2 at;
        for (const OutlinePiece& piece : outlineOf(face, character)) {
            const auto& [one, two, end] = piece.points;
            for (const float t : {0.25F, 0.5F, 0.75F}) {
                const float u = 1 - t;
                if (piece.kind == 'C')
                    take(at * (u * u * u) + one * (3 * u * u * t) + two * (3 * u * t * t) + end * (t * t * t));
            }
            if (piece.kind != 'Z')
                take(at = piece.all().back());
        }
        left += advance(face, character);
    });
    return reach * text.size;
}

struct Number {
    Text text;
    float room = 0; ///< from the middle to the innermost rim or ring
    bool onGhost = false;
};

/// Numbers and what they stand on.
std::vector<Number> numbersOf(const Picture& picture, const Theme& theme)
{
    std::vector<Number> numbers;
    for (const Shape& shape : picture.shapes) {
        const auto* text = std::get_if<Text>(&shape);
        if (!text || text->font < Font::Mono || text->align != Align::Centre)
            continue;
        const Vec2 middle{text->at.x, text->at.y - 0.36F * text->size};
        Number number{*text, 1e9F};
        for (const Shape& other : picture.shapes)
            if (const auto* circle = std::get_if<Circle>(&other))
                if (std::hypot(circle->centre.x - middle.x, circle->centre.y - middle.y) < 0.1F) {
                    number.room = std::min(number.room, circle->radius - circle->stroke.width / 2);
                    number.onGhost |= circle->stroke.dash > 0 && circle->fill == theme.page;
                }
        if (number.room < 1e9F)
            numbers.push_back(number);
    }
    return numbers;
}

std::size_t decimalsOf(const std::string& number)
{
    const auto dot = number.find('.');
    return dot == std::string::npos ? 0 : number.size() - dot - 1;
}

/// Every number is inside its disc with some air, is as large as all others, and can be read.
void checkNumbers(const Picture& picture, const Theme& theme)
{
    std::set<float> sizes;
    std::set<std::size_t> decimals;
    std::string wrong;
    for (const Number& number : numbersOf(picture, theme)) {
        if (reachOf(number.text) > 0.94F * number.room || number.text.size < 11)
            wrong += number.text.content + " in " + std::to_string(number.text.size) + ", ";
        if (number.onGhost)
            continue;
        sizes.insert(number.text.size);
        decimals.insert(decimalsOf(number.text.content));
    }
    CHECK(wrong == std::string());
    CHECK(sizes.size() <= 1);
    CHECK(decimals.size() <= 1);
}

/// The size of the numbers of a board; 0 where there are none.
float sizeOf(const Picture& picture, const Theme& theme)
{
    float size = 0;
    for (const Number& number : numbersOf(picture, theme))
        if (!number.onGhost)
            size = number.text.size;
    return size;
}

std::vector<int> momentsOf(const Timeline& timeline)
{
    const int steps = timeline.stepCount();
    return {0, 1, 2, steps / 2, steps - 1, steps};
}

} // namespace

TEST_CASE("no number leaves its disc on any board of any size, and all of a board are alike")
{
    for (const int size : {3, 5, 9, 17, 33})
        for (const double height : {1.0, 0.3, 12.345, 1e-7, 1e30}) {
            const Timeline timeline(recipeOf(size, height, "constant")); // it stands on ghosts
            for (const int moment : momentsOf(timeline)) {
                INFO(size << " x " << size << ", heights of " << height << ", step " << moment);
                inWindows(timeline, moment, checkNumbers);
                onPages(timeline, moment, checkNumbers);
            }
        }
}

TEST_CASE("where heights outgrow those at the end numbers stay on their discs too")
{
    for (const Variant& variant : variants())
        for (const std::string_view edge : {"three", "constant", "mirror", "wrap"}) {
            Recipe recipe = recipeOf(9, 2.5, edge); // a constant of -2.5 on ghosts
            recipe.variant = &variant;
            if (faultOf(recipe))
                continue;
            const Timeline timeline(recipe);
            for (int moment = 0; moment <= timeline.stepCount(); moment += 3) {
                INFO(variant.name << ", " << edge << ", step " << moment);
                inWindows(timeline, moment, checkNumbers);
            }
        }
}

TEST_CASE("numbers are there and can be read on the boards that a lecture uses")
{
    for (const int size : {3, 5, 9})
        for (const double height : {1.0, 12.345, 1e-7, 1e30}) {
            const Timeline timeline(recipeOf(size, height));
            const int end = timeline.stepCount();
            INFO(size << " x " << size << ", heights of " << height);
            inWindows(timeline, end,
                      [](const Picture& picture, const Theme& theme) { CHECK(sizeOf(picture, theme) >= 11); });
            const Moment at = momentAt(timeline, end);
            const Look look;
            const Frame frame{timeline, at, look, heightRange(timeline), {}, {}, {}};
            for (const View::Kind view : {View::Kind::Slide, View::Kind::Board})
                CHECK(sizeOf(framePicture(frame, view, 1280, 720), *look.theme) >= 14.9F);
        }
    const Timeline timeline(recipeOf(17, 1));
    const Moment at = momentAt(timeline, timeline.stepCount());
    const Look look;
    const Frame frame{timeline, at, look, heightRange(timeline), {}, {}, {}};
    CHECK(sizeOf(framePicture(frame, View::Kind::Slide, 1280, 720), *look.theme) >= 11);
    CHECK(sizeOf(framePicture(frame, View::Kind::Slide, 1920, 1080), *look.theme) >= 16);
}
