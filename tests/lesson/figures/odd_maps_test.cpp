#include "catch.hpp"
#include "reading.hpp"

#include "lesson/figures/figure_values.hpp"
#include "lesson/lesson.hpp"
#include "picture/text/number_text.hpp"
#include "terrain/making_many.hpp"

#include <cmath>
#include <random>

// Every figure with every key is painted of maps that nobody would teach with: flat ones, planes, the largest and the
// smallest numbers there are, one number again and again.

using namespace lozenge;

namespace {

std::vector<Recipe> oddRecipes()
{
    std::vector<Recipe> recipes;
    const auto add = [&](const std::vector<std::string>& changes) {
        recipes.push_back(readRecipe("size = 9\ncorners = [0.25, -0.5, 0.75, 1.0]\n", changes));
    };
    for (const char* size : {"size=3", "size=5", "size=33"}) {
        add({size, "amplitude=0", "corners=[0,0,0,0]"});
        add({size, "amplitude=0", "corners=[7,7,7,7]"});
        add({size, "amplitude=0", "corners=[0,1,1,2]"});
        add({size, "amplitude=0"});
        add({size, "amplitude=1e30", "corners=[1e30,-1e30,1e30,-1e30]"});
        add({size, "amplitude=1e-300", "corners=[1e30,1e30,1e30,1e30]"});
        add({size, "amplitude=1e-300", "corners=[0,0,0,0]"});
        add({size, "amplitude=5e-324", "corners=[5e-324,0,0,0]"});
        add({size, "ratio=0", "amplitude=1e30"});
        add({size, "noise={kind='recorded',values=[0.5]}"});
        add({size, "noise={kind='recorded',values=[1.0]}", "corners=[0,0,0,0]"});
        add({size, "noise={kind='recorded',values=[0.5,0.5,0.5,0.5,1.0]}", "corners=[0,0,0,0]"});
    }
    add({"amplitudes=[0,0,1]", "corners=[0,0,0,0]"});
    add({"amplitudes=[1,0,0]", "corners=[0,0,0,0]"});
    add({"amplitudes=[1e-300,1,1e30]"});
    add({"edge=constant", "edge_value=1e30"});
    add({"edge=fixed", "edge_value=-1e-300", "amplitude=0"});
    add({"preset=[[4,4,1e30],[2,2,-1e30]]", "amplitude=1e-30"});
    add({"offset=gaussian", "amplitude=1e30"});
    add({"after=sea", "amplitude=0", "corners=[0,0,0,0]"});
    for (const NoiseKind& kind : noiseKinds())
        if (kind.takesSeed)
            add({"noise.kind=" + std::string(kind.name)});
    for (const Variant& variant : variants()) {
        add({"variant=" + std::string(variant.name)});
        add({"variant=" + std::string(variant.name), "amplitude=0", "corners=[-1,-1,-1,-1]"});
    }
    for (const EdgeMode& mode : edgeModes)
        add({"edge=" + std::string(mode.name), "amplitude=0"});
    return recipes;
}

/// What can be given for a figure: for each of its keys the values that it takes, others as they usually are.
std::vector<std::vector<std::string>> givenFor(const Figure& figure, int last)
{
    std::vector<std::vector<std::string>> all{{}};
    for (const FigureKey& key : figure.keys) {
        const std::string name = std::string(key.name) + "=";
        for (const std::string_view word : key.words)
            all.push_back({name + std::string(word)});
        switch (key.takes) {
        case FigureKey::Takes::Line:
            all.push_back({name + std::to_string(last)});
            all.push_back({name + "1"});
            break;
        case FigureKey::Takes::Point:
            all.push_back({name + "0,0"});
            all.push_back({name + std::to_string(last / 2) + "," + std::to_string(last)});
            break;
        case FigureKey::Takes::Values:
            all.push_back({"key=size", name + "3,9,17"});
            all.push_back({"key=amplitudes", name + "[0,0,0,0,0],[1e30,1,1e-300,0,1]", "as=both"});
            break;
        case FigureKey::Takes::Sides:
            all.push_back({"side=", "side="});
            all.push_back({"side=", "side=size=3"});
            all.push_back({"side=", "side=corners=[0,0,0,0]", "rows=difference,seam,seam-north,beside"});
            break;
        case FigureKey::Takes::Count:
            all.push_back({name + std::to_string(key.least)});
            all.push_back({name + "3"});
            break;
        default: break;
        }
    }
    return all;
}

bool isPlace(Vec2 at)
{
    constexpr float farthest = 1e6F;
    return std::abs(at.x) < farthest && std::abs(at.y) < farthest; // false for what is no number, too
}

bool isShape(const Text& text)
{
    const auto says = [&](const char* word) { return text.content.find(word) != std::string::npos; };
    return isPlace(text.at) && text.size > 0 && std::isfinite(text.size) && text.content.size() < 1000 &&
           !says("nan") && !says("inf\u00d7") && !says(" inf ") && text.content != "inf" && text.content != "-inf";
}
bool isShape(const Circle& circle)
{
    return isPlace(circle.centre) && isPlace({circle.radius, 0});
}
bool isShape(const Rectangle& rectangle)
{
    return isPlace({rectangle.box.x, rectangle.box.y}) && isPlace({rectangle.box.width, rectangle.box.height});
}
bool isShape(const Image& image)
{
    return isPlace({image.box.x, image.box.y}) && image.box.width > 0 && image.pixels &&
           image.pixels->rgba.size() == 4 * static_cast<std::size_t>(image.pixels->width * image.pixels->height);
}
template <typename OfPoints>
bool isShape(const OfPoints&)
{
    return true; // its points are looked at with all others
}

/// Looks that a lecturer may choose, each part of them now and then.
Look oddLook(std::minstd_rand& random)
{
    Look look;
    const auto anyOf = [&](const auto& rows) { return &rows[random() % rows.size()]; };
    const auto isSo = [&] { return random() % 3 == 0; };
    if (isSo())
        look.style = anyOf(reliefStyles);
    if (isSo())
        look.palette = anyOf(palettes);
    if (isSo())
        look.theme = anyOf(themes);
    look.proportions = isSo() ? anyOf(proportionsTable) : look.proportions;
    look.unset = isSo() ? anyOf(unsetTable) : look.unset;
    if (isSo())
        look.water = {.measure = Water::Measure::Height, .value = random() % 2 == 0 ? 0 : 1e30};
    look.fog.isOn = isSo();
    look.exaggeration = isSo() ? 4 : 1;
    return look;
}

std::string factsOf(const Recipe& recipe)
{
    std::string facts = std::string(recipe.variant->name) + " size " + std::to_string(recipe.size) + " edge " +
                        std::string(recipe.edge->name) + " noise " + std::string(recipe.noise.kind->name) +
                        " amplitudes";
    for (const Level& level : levelsOf(recipe))
        facts += " " + shortText(level.amplitude);
    for (const double height : recipe.corners.heights)
        facts += " corner " + shortText(height);
    return facts;
}

} // namespace

TEST_CASE("every figure of odd maps has places for all it shows, and not too much of it")
{
    constexpr std::size_t mostShapes = 60'000;
    std::minstd_rand random(GENERATE(5U, 6U, 7U));
    for (const Recipe& recipe : oddRecipes()) {
        const Timeline timeline(recipe);
        const Moment moments[]{momentAt(timeline, 0), momentAt(timeline, timeline.stepCount() / 2),
                               momentAt(timeline, timeline.stepCount())};
        for (const Figure& figure : figures())
            for (const std::vector<std::string>& given : givenFor(figure, timeline.last())) {
                auto chosen = figureWith(figure, given, recipe);
                if (!chosen)
                    continue; // another variant lacks that key
                runRecipes(chosen->values);
                const Moment& moment = moments[random() % 3];
                const bool isTall = random() % 3 == 0;
                Frame frame{.timeline = timeline,
                            .moment = moment,
                            .look = oddLook(random),
                            .range = heightRange(timeline),
                            .narration = {},
                            .command = {},
                            .stops = {}};
                if (figure.isOfManyMaps) {
                    const int seeds = chosen->values[0].count.value_or(2);
                    frame.many = std::make_shared<const ManyMaps>(
                        makeMany({recipe, rowNamed(pointMeasures(), chosen->values[1].word), std::min(seeds, 3)}));
                }
                CAPTURE(figure.name, given, moment.number, isTall, factsOf(recipe), frame.look.style->name,
                        frame.look.palette->name, frame.look.proportions->name, frame.look.water.value);
                const Picture picture = figure.paint(frame, chosen->values, isTall ? 720 : 1280, isTall ? 1280 : 720);
                CHECK(picture.shapes.size() < mostShapes);
                CHECK(std::all_of(picture.points.begin(), picture.points.end(), isPlace));
                const auto hasPlace = [](const Shape& shape) {
                    return std::visit([](const auto& one) { return isShape(one); }, shape);
                };
                CHECK(std::all_of(picture.shapes.begin(), picture.shapes.end(), hasPlace));
            }
    }
}
