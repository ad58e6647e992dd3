#include "reading.hpp"

using namespace lozenge;

TEST_CASE("an empty recipe is the textbook's on 9 x 9 points")
{
    const std::string given = GENERATE("[recipe]", "title = \"only a title\"", "recipe = {}");
    const Recipe recipe = read(given).recipe;
    CHECK(recipe.variant->name == "textbook");
    CHECK(recipe.size == 9);
    CHECK(recipe.corners == Corners{});
    CHECK(recipe.amplitudes == Amplitudes{.first = 1, .ratio = 0.5, .listed = {}});
    CHECK(recipe.offset->name == "symmetric");
    CHECK(recipe.edge->name == "three");
    CHECK(recipe.edgeValue == 0);
    CHECK(recipe.presets.empty());
    CHECK(recipe.noise.kind->name == "hash");
    CHECK(recipe.noise.seed == 1);
    CHECK(recipe.noise.recorded.empty());
    CHECK(recipe == Recipe{});
}

TEST_CASE("every key of a recipe is read")
{
    const Recipe recipe = readRecipe("variant = \"textbook\"\n"
                                     "size = 17\n"
                                     "corners = [1, -2.5, 3e0, 0x4]\n"
                                     "amplitude = 2\n"
                                     "ratio = 0.75\n"
                                     "offset = \"gaussian\"\n"
                                     "edge = \"constant\"\n"
                                     "edge_value = -0.5\n"
                                     "preset = [[4, 5, 0.9], [16, 0, -1]]\n"
                                     "noise = { kind = \"lcg32\", seed = 4294967295 }\n");
    CHECK(recipe.size == 17);
    CHECK(recipe.corners.heights == std::array{1.0, -2.5, 3.0, 4.0});
    CHECK(recipe.amplitudes.first == 2);
    CHECK(recipe.amplitudes.ratio == 0.75);
    CHECK(recipe.offset->name == "gaussian");
    CHECK(recipe.edge->name == "constant");
    CHECK(recipe.edgeValue == -0.5);
    CHECK(recipe.presets == std::vector<Preset>{{{4, 5}, 0.9}, {{16, 0}, -1}});
    CHECK(recipe.noise.kind->name == "lcg32");
    CHECK(recipe.noise.seed == 4294967295U);

    CHECK(readRecipe("corners = { random = 2 }").corners.randomRange == 2.0);
    CHECK(readRecipe("hurst = 2").amplitudes.ratio == 0.25);
    CHECK(readRecipe("amplitudes = [3, 2, 1]").amplitudes.listed == std::vector{3.0, 2.0, 1.0});
    CHECK(readRecipe("noise = { kind = \"recorded\", values = [0, 1, 0.5] }").noise.recorded ==
          std::vector{0.0, 1.0, 0.5});
    CHECK(readRecipe("noise.seed = 0").noise.seed == 0);
    CHECK(readRecipe("amplitude = 9007199254740993").amplitudes.first == 9007199254740992.0);
}

TEST_CASE("every power of two plus one from 3 to 268435457 is taken and no other")
{
    const std::string range = "size must be 2^n + 1 from 3 to 268435457: 3, 5, 9, 17, 33, 65, 129, 257, 513 "
                              "and 1025 can be stepped, 2049, 4097 and so on are made as a whole";
    for (int n = 1; n <= 28; ++n)
        CHECK(readRecipe("size = " + std::to_string((1 << n) + 1)).size == (1 << n) + 1);
    for (const std::string size : {"0",
                                   "1",
                                   "2",
                                   "4",
                                   "6",
                                   "8",
                                   "1024",
                                   "1026",
                                   "268435456",
                                   "536870913",
                                   "2147483648",
                                   "-9",
                                   "9223372036854775807",
                                   "3.5",
                                   "9.0",
                                   "\"9\"",
                                   "nan",
                                   "inf",
                                   "true",
                                   "[9]",
                                   "{}",
                                   "1979-05-27"})
        CHECK(recipeError("size = " + size) == "l.toml:2:8: " + range);
    CHECK(recipeError("size = 99999999999999999999") ==
          "l.toml:2:28: Error while parsing decimal integer: '99999999999999999999' is not representable in 64 bits");
}

TEST_CASE("a number of a recipe is finite and a number")
{
    struct Key {
        std::string before, what, after;
    };
    const auto key = GENERATE(values<Key>({{"corners = { random = ", "random", " }"},
                                           {"corners = [0, 0, 0, ", "each of corners", "]"},
                                           {"amplitude = ", "amplitude", ""},
                                           {"ratio = ", "ratio", ""},
                                           {"hurst = ", "hurst", ""},
                                           {"amplitudes = [1, 1, ", "each of amplitudes", "]"},
                                           {"edge_value = ", "edge_value", ""},
                                           {"preset = [[4, 4, ", "height of a preset", "]]"},
                                           {"noise = { values = [", "each of values", "], kind = \"recorded\" }"}}));
    const std::string place = "l.toml:2:" + std::to_string(key.before.size() + 1) + ": ";
    for (const std::string value : {"nan", "inf", "-inf", "+nan"})
        CHECK(recipeError(key.before + value + key.after) == place + key.what + " must be a finite number");
    for (const std::string value : {"\"1\"", "true", "[]", "{}", "07:32:00"})
        CHECK(recipeError(key.before + value + key.after) == place + key.what + " must be a number");
    for (const std::string value : {"1e400", "-1e400"}) {
        const auto end = std::to_string(key.before.size() + value.size() + 1);
        CHECK(recipeError(key.before + value + key.after) ==
              "l.toml:2:" + end +
                  ": Error while parsing floating-point: '1e400' could not be interpreted as a value; "
                  "write a finite number such as 0.5 or 1e-3");
    }
}

TEST_CASE("heights and amplitudes have a greatest size")
{
    const std::string height = "a finite number, at most 1e30 in size";
    CHECK(recipeError("corners = [0, 0, 0, 1.1e30]") == "l.toml:2:11: each corner must be " + height);
    CHECK(recipeError("corners = { random = -1 }") ==
          "l.toml:2:11: the range of random corners must be from 0 to 1e30");
    CHECK(recipeError("corners = { random = 1e31 }") ==
          "l.toml:2:11: the range of random corners must be from 0 to 1e30");
    CHECK(recipeError("edge_value = -1e31") == "l.toml:2:14: edge_value must be " + height);
    CHECK(recipeError("preset = [[4, 4, 1e31]]") == "l.toml:2:10: the preset at (4, 4) must be " + height);
    CHECK(recipeError("amplitude = -1") == "l.toml:2:13: the amplitude of level 0 must be from 0 to 1e30");
    CHECK(recipeError("amplitude = 1e31") == "l.toml:2:13: the amplitude of level 0 must be from 0 to 1e30");
    CHECK(recipeError("amplitudes = [1, 1, -1]") == "l.toml:2:14: the amplitude of level 2 must be from 0 to 1e30");
    CHECK(recipeError("ratio = -0.5") == "l.toml:2:9: ratio must be a finite number, 0 or more");
    CHECK(recipeError("ratio = 1e31") == "l.toml:2:9: ratio must be a finite number, 0 or more");
    CHECK(errorOf("[recipe]\ncorners = [1e30, -1e30, 0, 0]\namplitude = 1e30\nratio = 1") == "accepted");
}

TEST_CASE("an amplitude that grows too large is blamed on the key that makes it grow")
{
    CHECK(recipeError("amplitude = 1\nratio = 1e20") == "l.toml:3:9: the amplitude of level 2 must be from 0 to 1e30");
    CHECK(recipeError("hurst = -50\namplitude = 1e10") ==
          "l.toml:2:9: the amplitude of level 2 must be from 0 to 1e30: hurst makes it grow");
    for (const std::string hurst : {"-100", "-3000", "-1e308"})
        CHECK(recipeError("amplitude = 1\nhurst = " + hurst) ==
              "l.toml:3:9: hurst must be -99 or more: the ratio is 2^-hurst");
    CHECK(readRecipe("hurst = 1e308").amplitudes.ratio == 0);
    CHECK(errorOf("recipe = { size = 3, hurst = -99 }") == "accepted");
}

TEST_CASE("corners are four numbers or a range")
{
    const std::string needed = " numbers and needs 4: north-west, north-east, south-west, south-east";
    CHECK(recipeError("corners = [1, 2, 3]") == "l.toml:2:11: corners has 3" + needed);
    CHECK(recipeError("corners = [1, 2, 3, 4, 5]") == "l.toml:2:11: corners has 5" + needed);
    CHECK(recipeError("corners = []") == "l.toml:2:11: corners has 0" + needed);
    CHECK(recipeError("corners = 1") == "l.toml:2:11: corners must be four numbers, north-west, north-east, "
                                        "south-west, south-east, or { random = R }");
    CHECK(recipeError("corners = {}") == "l.toml:2:11: corners must be four numbers or { random = R }");
    CHECK(recipeError("corners = { randon = 1 }") ==
          "l.toml:2:13: unknown key \"randon\" in corners (did you mean \"random\"?)");
}

TEST_CASE("amplitudes are given in one way only and for every level")
{
    const auto same = [](const std::string& one, const std::string& other) {
        return "\"" + one + "\" and \"" + other + "\" say the same: keep one of them";
    };
    CHECK(recipeError("ratio = 0.5\nhurst = 1") == "l.toml:3:9: " + same("hurst", "ratio"));
    CHECK(recipeError("amplitudes = [1, 1, 1]\namplitude = 1") == "l.toml:3:13: " + same("amplitude", "amplitudes"));
    CHECK(recipeError("ratio = 0.5\namplitudes = [1, 1, 1]") == "l.toml:2:9: " + same("ratio", "amplitudes"));
    CHECK(recipeError("amplitudes = [1, 1, 1]\nhurst = 1") == "l.toml:3:9: " + same("hurst", "amplitudes"));
    CHECK(recipeError("amplitudes = []") == "l.toml:2:14: amplitudes needs a number for each level");
    CHECK(recipeError("amplitudes = 1") == "l.toml:2:14: amplitudes must be a list in square brackets");
    CHECK(recipeError("size = 33\namplitudes = [1, 1, 1, 1]") ==
          "l.toml:3:14: amplitudes has 4 of the 5 levels that size 33 has");
    CHECK(recipeError("size = 3\namplitudes = [1, 0.5]") == "accepted");
}

TEST_CASE("a preset is a point of the map and a height")
{
    const std::string shape = "each preset must be [x, y, height]";
    CHECK(recipeError("preset = [4, 4, 0.9]") == "l.toml:2:11: " + shape);
    CHECK(recipeError("preset = [[4, 4]]") == "l.toml:2:11: " + shape);
    CHECK(recipeError("preset = [[4, 4, 0, 0]]") == "l.toml:2:11: " + shape);
    CHECK(recipeError("preset = 4") == "l.toml:2:10: preset must be a list in square brackets");
    CHECK(recipeError("preset = [[4.0, 4, 0]]") == "l.toml:2:12: x of a preset must be a whole number");
    CHECK(recipeError("preset = [[4, \"4\", 0]]") == "l.toml:2:15: y of a preset must be a whole number");
    CHECK(recipeError("preset = [[4, 2147483648, 0]]") == "l.toml:2:15: y of a preset is too large: 2147483648");
    for (const std::string place : {"9, 0", "0, 9", "-1, 0", "0, -1", "2147483647, -2147483648"})
        CHECK(recipeError("preset = [[0, 0, 1], [" + place + ", 1]]") ==
              "l.toml:2:10: the preset at (" + place + ") is outside the map: x and y go from 0 to 8");
}

TEST_CASE("a seed has 32 bits")
{
    for (const std::string seed : {"-1", "4294967296", "1.0", "\"1\"", "nan"})
        CHECK(recipeError("noise = { seed = " + seed + " }") ==
              "l.toml:2:18: seed must be a whole number from 0 to 4294967295");
    CHECK(recipeError("noise = \"hash\"") == "l.toml:2:9: noise must be a table { ... }");
}

TEST_CASE("recorded noise has uniform numbers and other noise has none")
{
    CHECK(recipeError("noise = { kind = \"recorded\" }") ==
          "l.toml:2:9: recorded noise needs values = [...], at least one");
    CHECK(recipeError("noise = { kind = \"recorded\", values = [] }") ==
          "l.toml:2:9: recorded noise needs values = [...], at least one");
    for (const std::string value : {"-0.1", "1.0000001", "2"})
        CHECK(recipeError("noise = { kind = \"recorded\", values = [0.5, " + value + "] }") ==
              "l.toml:2:9: recorded values are uniform numbers: each must be from 0 to 1");
    CHECK(recipeError("noise = { values = [0.5] }") == "l.toml:2:20: values belong to noise of kind \"recorded\"");
    CHECK(recipeError("noise = { kind = \"recorded\", values = 0.5 }") ==
          "l.toml:2:39: values must be a list in square brackets");
}

TEST_CASE("only the textbook takes an edge mode")
{
    for (const auto& variant : variants()) {
        for (const auto& edge : edgeModes) {
            const std::string error = recipeError("edge = \"" + std::string(edge.name) + "\"\nvariant = \"" +
                                                  std::string(variant.name) + "\"");
            if (variant.name == "textbook" || edge.name == "three")
                CHECK(error == "accepted");
            else
                CHECK(error == "l.toml:2:8: variant \"" + std::string(variant.name) +
                                   "\" takes no edge mode but \"three\"; only \"textbook\" takes \"" +
                                   std::string(edge.name) + "\"");
        }
    }
}

TEST_CASE("slips, scaling, keep and after are read")
{
    CHECK_FALSE(readRecipe("").slips);
    CHECK_FALSE(readRecipe("variant = \"workshop\"\nslips = [\"twice\"]").slips); // its own
    CHECK(readRecipe("variant = \"workshop\"\nslips = []").slips == Slips{});
    const Recipe recipe = readRecipe("slips = [\"two-ends\", \"one-late\"]\nscaling = \"phase\"\nkeep = true\n"
                                     "after = \"sea\"");
    CHECK(recipe.slips->has(Slip::TwoEnds));
    CHECK(recipe.slips->has(Slip::OneLate));
    CHECK(recipe.scaling->inBetween);
    CHECK(recipe.keep);
    CHECK(recipe.after->name == "sea");
    CHECK(readRecipe("", {"slips=precedence"}).slips->has(Slip::Precedence));
    CHECK(readRecipe("slips = [\"clamped\"]", {"slips=[]"}).slips == std::nullopt);

    CHECK(recipeError("slips = [\"two-end\"]") == "l.toml:2:10: unknown slip \"two-end\" (did you mean \"two-ends\"?)");
    CHECK(recipeError("slips = 3") == "l.toml:2:9: slips must be a list in square brackets");
    CHECK(recipeError("slips = [\"right-edge\"]") ==
          "l.toml:2:9: variant \"textbook\" cannot have the slip \"right-edge\"; \"matlab\" can");
    CHECK(recipeError("keep = 1").starts_with("l.toml:2:8: keep must be true or false"));
}

TEST_CASE("roughness and rcoe stand in the place of amplitude and its like")
{
    const std::string article = "variant = \"playfuljs\"\nsize = 33\n", script = "variant = \"matlab\"\n";
    CHECK(levelsOf(readRecipe(article + "roughness = 0.5"))[0].amplitude == 16);
    CHECK(levelsOf(readRecipe(article + "roughness = 0.5", {"size=17"}))[0].amplitude == 8);
    CHECK(levelsOf(readRecipe(article + "roughness = 0.5", {"amplitude=3"}))[0].amplitude == 3);
    CHECK(levelsOf(readRecipe(script + "rcoe = 0.5"))[0].amplitude == 0.125);
    CHECK(levelsOf(readRecipe(script + "rcoe = 0.5", {"amplitudes=[1,2,4]"}))[0].amplitude == 1);
    CHECK(levelsOf(readRecipe(script + "amplitudes=[1,2,4]", {"rcoe=0.5"}))[2].amplitude == 0.5);
    CHECK(recipeError(article + "roughness = 0.5\namplitude = 3") ==
          "l.toml:4:13: \"roughness\" and \"amplitude\" say the same: keep one of them");
    CHECK(recipeError(script + "rcoe = 0.5\nhurst = 3")
              .ends_with("\"hurst\" and \"rcoe\" say the same: keep one of them"));
    CHECK(recipeError("roughness = 0.5") ==
          "l.toml:2:13: roughness is a key of variant \"playfuljs\", not of \"textbook\"");
}
