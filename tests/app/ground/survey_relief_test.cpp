#include "catch.hpp"
#include "gl_window.hpp"

#include "app/ground/survey_relief.hpp"
#include "files/library/lessons.hpp"
#include "session/opening.hpp"
#include "session/surveying.hpp"

#include <GL/glew.h>
#include <chrono>
#include <glm/gtc/matrix_transform.hpp>
#include <thread>

using namespace lozenge;

namespace {

constexpr ReliefCanvas canvas{.width = 320, .height = 240};

/// A whole map of 2^28 points a side, under a sky of a colour that no ground has.
struct Flown {
    GlWindow window;
    SurveyRelief relief{ReliefTools::load().value()};
    Session session = openSession(lessonNamed("how-deep")).value();
    Theme theme = themes.front();
    Flight flight;

    Flown()
    {
        goTo(*session.survey(), wholeWay(*session.survey()));
        theme.page = theme.ink = {1, 0, 1};
        session.look.theme = &theme;
        session.look.palette = &palettes.front();
        flight.attitude = glm::angleAxis(-1.0F, glm::vec3(1, 0, 0));
        flight.place = {0.3, 0.2, 0.4};
        flight.hasFog = false;
    }

    sf::Image seen() { return imageOf(relief.texture(surveyFrameOf(session), canvas, &flight)); }
};

int skyPixels(const sf::Image& image)
{
    int count = 0;
    for (unsigned y = 0; y < image.getSize().y; ++y)
        for (unsigned x = 0; x < image.getSize().x; ++x) {
            const sf::Color pixel = pixelOf(image, x, y);
            count += static_cast<int>(pixel.r > 140 && pixel.b > 140 && pixel.g < 90);
        }
    return count;
}

/// How much neighbours differ: the more the finer what is seen.
double roughness(const sf::Image& image)
{
    double sum = 0;
    for (unsigned y = 0; y < image.getSize().y; ++y)
        for (unsigned x = 1; x < image.getSize().x; ++x)
            sum += std::abs(pixelOf(image, x, y).g - pixelOf(image, x - 1, y).g);
    return sum / (image.getSize().x * image.getSize().y);
}

} // namespace

TEST_CASE("a flight over a survey sees no hole in the ground, whether its tiles have come or not", "[.display]")
{
    Flown flown;
    int waited = 0;
    for (int frame = 0; frame < 60; ++frame) {
        if (frame % 3 == 0)
            flown.flight.place += glm::vec3(0.01, -0.004, -0.015);
        const sf::Image image = flown.seen();
        waited += static_cast<int>(flown.relief.isWaiting());
        INFO("frame " << frame);
        CHECK(skyPixels(image) == 0);
        if (frame == 30)
            keepPicture(image, image, "flight-over-survey");
    }
    CHECK(waited > 0);
    CHECK(glGetError() == GL_NO_ERROR);
}

TEST_CASE("the ground of a survey becomes finer where a flight comes near", "[.display]")
{
    Flown flown;
    std::vector<double> seen;
    do {
        seen.push_back(roughness(flown.seen()));
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    } while (flown.relief.isWaiting() && seen.size() < 2000);
    CHECK(!flown.relief.isWaiting());
    CHECK(glGetError() == GL_NO_ERROR);
    // At first one tile stands in for all.
    CHECK(seen.back() > 2 * seen.front());
}
