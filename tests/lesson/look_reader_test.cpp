#include "reading.hpp"

#include "picture/look.hpp"
#include "picture/text/language.hpp"

using namespace lozenge;

namespace {

std::string lookError(const std::string& lines)
{
    return errorOf("[look]\n" + lines);
}

} // namespace

TEST_CASE("a lesson without a look has the usual one")
{
    CHECK(read("title = \"t\"").look == Look{});
    CHECK(read("[look]").look == Look{});
}

TEST_CASE("every key of a look is read")
{
    const Look look = read("[look]\n"
                           "palette = \"safe\"\n"
                           "theme = \"contrast\"\n"
                           "names = \"swapped\"\n"
                           "style = \"slope-grey\"\n"
                           "azimuth = -47\n"
                           "elevation = 74.5\n"
                           "zoom = 2\n"
                           "exaggeration = 0\n"
                           "numbers = false\n"
                           "coordinates = false\n")
                          .look;
    CHECK(look.palette->name == "safe");
    CHECK(look.theme->name == "contrast");
    CHECK(look.names->name == "swapped");
    CHECK(look.style->name == "slope-grey");
    CHECK(look.camera == Camera{.azimuth = -47, .elevation = 74.5, .zoom = 2});
    CHECK(look.exaggeration == 0);
    CHECK_FALSE(look.numbers);
    CHECK_FALSE(look.coordinates);
}

TEST_CASE("the keys of range, axis, water, light and fog are read")
{
    const Look look = read("[look]\n"
                           "range = [0, 1.8]\n"
                           "axis = [-1, 2.5]\n"
                           "water = 9.6\n"
                           "light = [-30, 20]\n"
                           "fog = 0.8\n"
                           "fog_colour = \"#FF8000\"\n"
                           "background = \"grey\"\n"
                           "proportions = \"true\"\n"
                           "unset = \"zero\"\n"
                           "painted = 40\n")
                          .look;
    CHECK(look.range == Interval{0, 1.8});
    CHECK(look.axis == AxisEnds{-1, 2.5});
    CHECK(look.water == Water{Water::Measure::Height, 9.6});
    CHECK(look.light == LightPlace{-30, 20});
    CHECK(look.fog.isOn);
    CHECK(look.fog.density == 0.8);
    CHECK(look.fog.colour == rgb(0xFF8000));
    CHECK(look.background->name == "grey");
    CHECK(look.proportions->areTrue);
    CHECK(look.unset->isZero);
    CHECK(look.painted == 40);
    CHECK_FALSE(read("[look]\nfog = false").look.fog.isOn);
    CHECK(read("[look]\nfog = true").look.fog.isOn);
}

TEST_CASE("single keys say more than the manner, wherever they stand")
{
    const Look matlab = read("[look]\nmanner = \"matlab\"").look;
    CHECK(matlab.style->name == "facets");
    CHECK(matlab.range == Interval{0, 1.8});
    CHECK(matlab.axis == AxisEnds{0, 2.5});
    CHECK(matlab.camera == Camera{.azimuth = -47, .elevation = 74, .zoom = 1});
    for (const char* lines : {"elevation = 30\nrange = [0, 1]\nmanner = \"matlab\"",
                              "manner = \"matlab\"\nrange = [0, 1]\nelevation = 30"}) {
        Look expected = matlab;
        expected.camera.elevation = 30;
        expected.range = Interval{0, 1};
        CHECK(read(std::string("[look]\n") + lines).look == expected);
    }
    const Look dry = read("[look]\nwater = false\nmanner = \"playfuljs\"").look;
    CHECK(dry.style->name == "columns");
    CHECK(dry.water == Water{});
}

TEST_CASE("a manner leaves the language of the words as it is")
{
    const Language german{"de", "Deutsch", {}};
    Look look;
    look.language = &german;
    for (const Manner& manner : manners())
        CHECK(inManner(look, manner).language == &german);
}

TEST_CASE("what is wrong with a range, with water, light and fog is said")
{
    CHECK(lookError("range = [1, 1]") == "l.toml:2:9: range: the second height must be above the first");
    CHECK(lookError("axis = [1]") == "l.toml:2:8: axis must be a list of two heights, the lower one first");
    CHECK(lookError("water = true") == "l.toml:2:9: water must be a height, or false");
    CHECK(lookError("light = [0, 100]") == "l.toml:2:13: the elevation of light must be from 0 to 90");
    CHECK(lookError("fog = 20") == "l.toml:2:7: fog must be from 0 to 10");
    CHECK(lookError("fog = \"thick\"") == "l.toml:2:7: fog must be true, false, or how dense it is");
    CHECK(lookError("fog_colour = \"white\"") ==
          "l.toml:2:14: fog_colour must be a colour as \"#FFFFFF\", not \"white\"");
    CHECK(lookError("painted = 1050626") == "l.toml:2:11: painted must be a whole number from 0 to 1050625");
    CHECK(lookError("painted = -1") == "l.toml:2:11: painted must be a whole number from 0 to 1050625");
    CHECK(lookError("manner = \"mathlab\"") == "l.toml:2:10: unknown manner \"mathlab\" (did you mean \"matlab\"?)");
}

TEST_CASE("the camera stays where the relief can be seen")
{
    struct Range {
        std::string key;
        double least, greatest;
        std::string words;
    };
    const auto range = GENERATE(values<Range>({{"azimuth", -360, 360, "from -360 to 360"},
                                               {"elevation", 5, 90, "from 5 to 90"},
                                               {"zoom", 0.1, 10, "from 0.1 to 10"},
                                               {"exaggeration", 0, 10, "from 0 to 10"}}));
    const std::string column = std::to_string(range.key.size() + 4);
    const auto with = [&](double value) { return lookError(range.key + " = " + std::to_string(value)); };
    CHECK(with(range.least) == "accepted");
    CHECK(with(range.greatest) == "accepted");
    for (const double outside : {range.least - 0.01, range.greatest + 0.01})
        CHECK(with(outside) == "l.toml:2:" + column + ": " + range.key + " must be " + range.words);
    CHECK(lookError(range.key + " = nan") == "l.toml:2:" + column + ": " + range.key + " must be a finite number");
}

TEST_CASE("a look names what the program has")
{
    CHECK(lookError("palette = \"terain\"") == "l.toml:2:11: unknown palette \"terain\" (did you mean \"terrain\"?)");
    CHECK(lookError("theme = \"darkk\"") == "l.toml:2:9: unknown theme \"darkk\" (did you mean \"dark\"?)");
    CHECK(lookError("names = \"other-way-round\"") ==
          "l.toml:2:9: unknown names \"other-way-round\" (known: standard, swapped)");
    CHECK(lookError("style = 1") == "l.toml:2:9: style must be a text in quotation marks");
    CHECK(lookError("numbers = 1") == "l.toml:2:11: numbers must be true or false");
    CHECK(lookError("coordinates = \"no\"") == "l.toml:2:15: coordinates must be true or false");
    CHECK(errorOf("look = 1") == "l.toml:1:8: look must be a table: [look]");
    CHECK(errorOf("[[look]]") == "l.toml:1:1: look must be a table: [look]");
}
