#include "catch.hpp"
#include "gl_window.hpp"

#include "app/relief/relief_view.hpp"
#include "export/raster/raster.hpp"
#include "files/library/lesson_file.hpp"
#include "files/library/lessons.hpp"
#include "lesson/read_lesson.hpp"
#include "picture/relief/relief.hpp"

#include <GL/glew.h>
#include <cmath>

using namespace lozenge;

namespace {

constexpr ReliefCanvas canvas{.width = 460, .height = 400};

Recipe recipeOf(int size)
{
    Recipe recipe;
    recipe.size = size;
    recipe.corners.heights = {0.25, -0.5, 0.75, 1.0};
    recipe.noise.seed = 5;
    return recipe;
}

Lesson lessonNamed(const char* id)
{
    return readLessonFile(*findLesson(id)).value();
}

Ground groundIn(const Frame& frame)
{
    return groundOf(frame.moment.surface, axisOf(frame), frame.look);
}

/// A run at one of its moments.
struct Shown {
    Timeline timeline;
    Moment moment;
    Look look;

    Shown(int size, int step) : Shown(recipeOf(size), step) {}
    Shown(const Recipe& recipe, int step)
        : timeline(recipe), moment(momentAt(timeline, std::min(step, timeline.stepCount())))
    {}
    [[nodiscard]] Frame frame() const { return {timeline, moment, look, heightRange(timeline), {}, {}, {}}; }
};

/// The same as src/picture paints it, without what is painted over the surface.
sf::Image paintedRelief(const Frame& frame)
{
    Picture picture;
    picture.width = static_cast<float>(canvas.width);
    picture.height = static_cast<float>(canvas.height);
    picture.background = frame.look.theme->page;
    paintGround(picture, reliefOf(frame, {0, 0, picture.width, picture.height}, canvas.scale));

    const Raster raster = rasterOf(picture);
    std::vector<std::uint8_t> pixels;
    for (int y = 0; y < canvas.height; ++y)
        for (int x = 0; x < canvas.width; ++x) {
            const sf::Color colour(raster.row(y)[static_cast<std::size_t>(x)] << 8 | 0xff);
            pixels.insert(pixels.end(), {colour.r, colour.g, colour.b, colour.a});
        }
    return imageOf(static_cast<unsigned>(canvas.width), static_cast<unsigned>(canvas.height), pixels.data());
}

struct Distance {
    double mean = 0; ///< of all parts of all pixels, of 255
    double far = 0;  ///< share of the pixels that differ by more than a fifth of the range
};

Distance distance(const sf::Image& a, const sf::Image& b)
{
    Distance all;
    const auto [width, height] = std::pair(a.getSize().x, a.getSize().y);
    for (unsigned y = 0; y < height; ++y)
        for (unsigned x = 0; x < width; ++x) {
            const sf::Color p = pixelOf(a, x, y), q = pixelOf(b, x, y);
            all.far += p.a == q.a ? 0 : 1;
            const int parts[] = {std::abs(p.r - q.r), std::abs(p.g - q.g), std::abs(p.b - q.b)};
            all.mean += (parts[0] + parts[1] + parts[2]) / 3.0;
            all.far += std::max({parts[0], parts[1], parts[2]}) > 51 ? 1 : 0;
        }
    const double count = static_cast<double>(width) * height;
    return {all.mean / count, all.far / count};
}

tl::expected<ReliefView, std::string> madeView()
{
    return ReliefTools::load().map([](ReliefTools tools) { return ReliefView(std::move(tools)); });
}

} // namespace

TEST_CASE("OpenGL draws the relief that the picture has", "[.display]")
{
    const GlWindow window;
    auto view = madeView();
    REQUIRE(view);

    const int size = GENERATE(3, 9, 17, 33, 129);
    Shown shown(size, size == 9 ? 28 : size * size / 2);
    for (const ReliefStyle& style : reliefStyles)
        for (const double azimuth : {28.0, 200.0}) {
            shown.look.style = &style;
            shown.look.camera.azimuth = azimuth;
            const Frame frame = shown.frame();
            const sf::Image drawn = imageOf(view->texture(frame, wholeMap(size), canvas));
            const sf::Image painted = paintedRelief(frame);
            keepPicture(drawn, painted,
                        std::string(style.name) + std::to_string(size) + "_" + std::to_string(int(azimuth)));
            const Distance apart = distance(drawn, painted);
            INFO(size << " " << style.name << " " << azimuth << ": mean " << apart.mean << " far " << apart.far);
            // The lines of strips on so many points stand closer than pixels, and shades of grey are what is left of
            // them.
            const bool isDense = style.kind == ReliefStyle::Kind::Strips && size == 129;
            CHECK(apart.mean < (isDense ? 6 : 5));
            CHECK(apart.far < 0.03);
        }
    CHECK(glGetError() == GL_NO_ERROR);
}

TEST_CASE("OpenGL lights a run with spoilt normals as the picture does", "[.display]")
{
    const GlWindow window;
    auto view = madeView();
    REQUIRE(view);
    Recipe recipe = recipeOf(33);
    recipe.variant = rowNamed(variants(), "terrain-generator");
    recipe.slips = Slips{};
    Recipe spoilt = recipe;
    spoilt.slips->add(Slip::Normals);
    for (const auto style : {"bands", "smooth"}) {
        Shown shown(recipe, 1024), asPublished(spoilt, 1024);
        shown.look.style = rowNamed(reliefStyles, style);
        shown.look.exaggeration = 2;
        shown.look.camera.azimuth = 180;
        shown.look.light = {.azimuth = 0, .elevation = 10}; // along the axis that the slip forgets
        asPublished.look = shown.look;
        const sf::Image drawn = imageOf(view->texture(asPublished.frame(), wholeMap(33), canvas));
        const sf::Image painted = paintedRelief(asPublished.frame());
        keepPicture(drawn, painted, std::string("spoilt-") + style);
        const double byPainter = distance(painted, paintedRelief(shown.frame())).mean;
        const double byGl = distance(drawn, imageOf(view->texture(shown.frame(), wholeMap(33), canvas))).mean;
        INFO(style << ": the slip changes " << byGl << " by OpenGL and " << byPainter << " in the picture");
        CHECK(distance(drawn, painted).mean < 3);
        CHECK(byPainter > 0.1);
        CHECK(byGl == Approx(byPainter).epsilon(0.25));
    }
}

TEST_CASE("the bundled lessons look the same with and without OpenGL", "[.display]")
{
    const GlWindow window;
    auto view = madeView();
    REQUIRE(view);
    for (const auto& [id, step, theme] : {std::tuple{"first-steps", 8, 0}, std::tuple{"growing-a-coast", 28, 1},
                                          std::tuple{"growing-a-coast", 55, 2}}) {
        Shown shown(lessonNamed(id).recipe, step);
        shown.look = lessonNamed(id).look;
        shown.look.theme = &themes[static_cast<std::size_t>(theme)];
        const Frame frame = shown.frame();
        const sf::Image drawn = imageOf(view->texture(frame, wholeMap(frame.moment.grid.size), canvas));
        const sf::Image painted = paintedRelief(frame);
        keepPicture(drawn, painted, std::string(id) + "-" + std::to_string(step));
        CHECK(distance(drawn, painted).mean < 3);
    }
}

TEST_CASE("what is uploaded by parts is what is uploaded whole", "[.display]")
{
    const GlWindow window;
    auto view = madeView();
    auto fresh = madeView();
    REQUIRE(view);
    REQUIRE(fresh);
    Shown shown(65, 0);
    sf::Image before = imageOf(view->texture(shown.frame(), wholeMap(65), canvas));
    for (const int moment : {1, 40, 41, 900, 899, 300, 4000, 0}) {
        const Region changed = move(shown.moment, shown.timeline, moment);
        const sf::Image parts = imageOf(view->texture(shown.frame(), changed, canvas));
        const sf::Image whole = imageOf(fresh->texture(shown.frame(), wholeMap(65), canvas));
        INFO("moment " << moment);
        CHECK(distance(parts, whole).mean == 0);
        CHECK(distance(parts, before).mean > 0);
        before = parts;
    }
}

TEST_CASE("nothing is drawn where nothing has changed", "[.display]")
{
    const GlWindow window;
    auto view = madeView();
    REQUIRE(view);
    Shown shown(9, 20);
    const unsigned texture = view->texture(shown.frame(), wholeMap(9), canvas);
    const sf::Image drawn = imageOf(texture);

    // A mark on the texture stays until something is drawn.
    const std::array<std::uint8_t, 4> mark{1, 2, 3, 4};
    glBindTexture(GL_TEXTURE_2D, texture);
    glTexSubImage2D(GL_TEXTURE_2D, 0, 5, 5, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, mark.data());
    const auto isMarked = [&] { return pixelOf(imageOf(texture), 5, 5) == sf::Color(1, 2, 3, 4); };
    ReliefCanvas same = canvas;
    same.isMoving = false;
    view->texture(shown.frame(), {}, same);
    CHECK(isMarked());
    shown.look.camera.azimuth += 1;
    view->texture(shown.frame(), {}, canvas);
    CHECK_FALSE(isMarked());
}

TEST_CASE("OpenGL is set afterwards as it was before", "[.display]")
{
    GlWindow window;
    auto view = madeView();
    REQUIRE(view);
    const Shown shown(9, 20);

    glEnable(GL_SCISSOR_TEST);
    glScissor(3, 4, 50, 60);
    glViewport(1, 2, 30, 40);
    glDisable(GL_BLEND);
    glClearColor(0.25F, 0.5F, 0.75F, 1);
    glPixelStorei(GL_UNPACK_ROW_LENGTH, 7);
    const auto numbers = [] {
        std::vector<GLint> all;
        for (const int name : {GL_CURRENT_PROGRAM,
                               GL_FRAMEBUFFER_BINDING,
                               GL_READ_FRAMEBUFFER_BINDING,
                               GL_RENDERBUFFER_BINDING,
                               GL_VERTEX_ARRAY_BINDING,
                               GL_ARRAY_BUFFER_BINDING,
                               GL_TEXTURE_BINDING_2D,
                               GL_TEXTURE_BINDING_1D,
                               GL_ACTIVE_TEXTURE,
                               GL_SCISSOR_BOX,
                               GL_VIEWPORT,
                               GL_BLEND,
                               GL_DEPTH_TEST,
                               GL_SCISSOR_TEST,
                               GL_DEPTH_FUNC,
                               GL_UNPACK_ROW_LENGTH,
                               GL_PRIMITIVE_RESTART,
                               GL_PROVOKING_VERTEX,
                               GL_MULTISAMPLE,
                               GL_BLEND_SRC}) {
            std::array<GLint, 4> values{};
            glGetIntegerv(static_cast<GLenum>(name), values.data());
            all.insert(all.end(), values.begin(), values.end());
        }
        return all;
    };
    const auto before = numbers();
    view->texture(shown.frame(), wholeMap(9), canvas);
    const Flight flight = takeOff(groundIn(shown.frame()));
    view->texture(shown.frame(), {}, canvas, &flight);
    CHECK(numbers() == before);
    CHECK(glGetError() == GL_NO_ERROR);
}

TEST_CASE("a flight shows land and fog", "[.display]")
{
    const GlWindow window;
    auto view = madeView();
    REQUIRE(view);
    const int size = GENERATE(9, 33, 257);
    Shown shown(size, size * size);
    shown.look.theme = &themes[size == 33 ? 1 : 0];
    const Frame frame = shown.frame();
    const Ground ground = groundIn(frame);
    Flight flight = takeOff(ground);
    for (int i = 0; i < 120; ++i)
        flight = flown(flight, 1.0 / 60, {.roll = i < 20 ? -1 : 0}, ground);
    const sf::Image foggy = imageOf(view->texture(frame, wholeMap(size), canvas, &flight));
    flight.hasFog = false;
    const sf::Image clear = imageOf(view->texture(frame, {}, canvas, &flight));
    keepPicture(foggy, clear, "flight" + std::to_string(size));

    // Fog takes from the land and nothing from the air.
    CHECK(distance(foggy, clear).mean > 5);
    CHECK(pixelOf(foggy, 200, 0) == pixelOf(clear, 200, 0));
}

TEST_CASE("an older OpenGL is refused in words", "[.old-display]")
{
    const GlWindow window;
    const auto view = madeView();
    REQUIRE_FALSE(view);
    CHECK(view.error().find("OpenGL 3.3 is wanted, here is 2.1") == 0);
}

TEST_CASE("missing shaders are named", "[.display]")
{
    const GlWindow window;
    setenv("LOZENGE_DATA_DIR", "/nowhere", 1);
    const auto view = madeView();
    unsetenv("LOZENGE_DATA_DIR");
    REQUIRE_FALSE(view);
    CHECK(view.error() == "/nowhere/shaders/surface.glsl: cannot be read: No such file or directory");
}
