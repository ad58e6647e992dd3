#include "reading.hpp"

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
