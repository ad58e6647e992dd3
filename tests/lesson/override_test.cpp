#include "reading.hpp"

using namespace lozenge;

namespace {

const std::string full = "[recipe]\nsize = 9\namplitude = 2\nhurst = 1\nnoise = { kind = \"lcg32\", seed = 8 }\n";

std::string setError(const std::string& option, const std::string& text = full)
{
    return errorOf(text, {option});
}

} // namespace

TEST_CASE("an override changes one key of the recipe")
{
    CHECK(read(full, {"size=33"}).recipe.size == 33);
    CHECK(read(full, {"size = 17"}).recipe.size == 17);
    CHECK(read(full, {"size=33", "size=5"}).recipe.size == 5);
    CHECK(read(full, {"edge=wrap"}).recipe.edge->name == "wrap");
    CHECK(read(full, {"edge=\"wrap\""}).recipe.edge->name == "wrap");
    CHECK(read(full, {"variant=terrain-generator"}).recipe.variant->name == "terrain-generator");
    CHECK(read(full, {"corners=[1, 2, 3, 4]"}).recipe.corners.heights == std::array{1.0, 2.0, 3.0, 4.0});
    CHECK(read(full, {"corners={ random = 1 }"}).recipe.corners.randomRange == 1.0);
    CHECK(read(full, {"corners.random=1"}).recipe.corners.randomRange == 1.0);
    CHECK(read("title = \"t\"", {"size=5"}).recipe.size == 5);
}

TEST_CASE("an override of a part of a table keeps the rest")
{
    const NoiseRecipe seed = read(full, {"noise.seed=9"}).recipe.noise;
    CHECK(seed.kind->name == "lcg32");
    CHECK(seed.seed == 9);

    const NoiseRecipe kind = read(full, {"noise.kind=msvc"}).recipe.noise;
    CHECK(kind.kind->name == "msvc");
    CHECK(kind.seed == 8);

    const NoiseRecipe replaced = read(full, {"noise={ seed = 9 }"}).recipe.noise;
    CHECK(replaced.kind->name == "hash");
    CHECK(replaced.seed == 9);

    CHECK(read("title = \"t\"", {"noise.seed=9"}).recipe.noise.seed == 9);
}

TEST_CASE("keys that say the same make room for the one that is set")
{
    const Amplitudes ratio = read(full, {"ratio=0.7"}).recipe.amplitudes;
    CHECK(ratio == Amplitudes{.first = 2, .ratio = 0.7, .listed = {}});

    const Amplitudes hurst = read("[recipe]\nratio = 0.7", {"hurst=2"}).recipe.amplitudes;
    CHECK(hurst == Amplitudes{.first = 1, .ratio = 0.25, .listed = {}});

    const Amplitudes listed = read(full, {"amplitudes=[3, 2, 1]"}).recipe.amplitudes;
    CHECK(listed == Amplitudes{.first = 1, .ratio = 0.5, .listed = {3, 2, 1}});

    const std::string withList = "[recipe]\namplitudes = [3, 2, 1]";
    CHECK(read(withList, {"amplitude=4"}).recipe.amplitudes == Amplitudes{.first = 4, .ratio = 0.5, .listed = {}});
    CHECK(read(withList, {"ratio=0.25"}).recipe.amplitudes == Amplitudes{.first = 1, .ratio = 0.25, .listed = {}});
    CHECK(read(withList, {"hurst=2"}).recipe.amplitudes == Amplitudes{.first = 1, .ratio = 0.25, .listed = {}});
    CHECK(read(withList, {"hurst=2", "ratio=0.75"}).recipe.amplitudes.ratio == 0.75);
}

TEST_CASE("what an option gave is blamed on the option")
{
    const std::string range = "size must be 2^n + 1 from 3 to 268435457: 3, 5, 9, 17, 33, 65, 129, 257, 513 "
                              "and 1025 can be stepped, 2049, 4097 and so on are made as a whole";
    CHECK(setError("size=4") == "--set size=4: " + range);
    CHECK(setError("sise=5") == "--set sise=5: unknown key \"sise\" in [recipe] (did you mean \"size\"?)");
    CHECK(setError("noise.sead=5") == "--set noise.sead=5: unknown key \"sead\" in noise (did you mean \"seed\"?)");
    CHECK(setError("noise.seed=-5") == "--set noise.seed=-5: seed must be a whole number from 0 to 4294967295");
    CHECK(setError("edge=wrapp") == "--set edge=wrapp: unknown edge \"wrapp\" (did you mean \"wrap\"?)");
    CHECK(setError("amplitude=inf") == "--set amplitude=inf: amplitude must be a finite number");
    CHECK(setError("hurst=-500") == "--set hurst=-500: hurst must be -99 or more: the ratio is 2^-hurst");
    CHECK(setError("preset=[[0, 9, 1]]") ==
          "--set preset=[[0, 9, 1]]: the preset at (0, 9) is outside the map: x and y go from 0 to 8");
    CHECK(errorOf("[recipe]\nvariant = \"matlab\"", {"edge=wrap"}) ==
          "--set edge=wrap: variant \"matlab\" takes no edge mode but \"three\"; only \"textbook\" takes \"wrap\"");
}

TEST_CASE("what the file gave keeps its place when an option spoils it")
{
    CHECK(errorOf("[recipe]\nedge = \"wrap\"", {"variant=matlab"}) ==
          "l.toml:2:8: variant \"matlab\" takes no edge mode but \"three\"; only \"textbook\" takes \"wrap\"");
    CHECK(errorOf("[recipe]\namplitudes = [3, 2, 1]", {"size=33"}) ==
          "l.toml:2:14: amplitudes has 3 of the 5 levels that size 33 has");
    CHECK(errorOf("[recipe]\npreset = [[8, 8, 1]]", {"size=5"}) ==
          "l.toml:2:10: the preset at (8, 8) is outside the map: x and y go from 0 to 4");
}

TEST_CASE("an option that is no assignment is refused")
{
    const std::string shape = "must be KEY=VALUE, as in --set size=33";
    for (const std::string option : {"size", "", "=5", "#=5", "#size=5"})
        CHECK(setError(option) == "--set " + option + ": " + shape);
    CHECK(setError("size=5\nedge=\"wrap\"") == "--set size=5 edge=\"wrap\": must be one line");
    CHECK(setError("size=") == "--set size=: Error while parsing key-value pair: encountered end-of-file");
    CHECK(setError("size=5 edge=3") ==
          "--set size=5 edge=3: Error while parsing key-value pair: expected a comment or whitespace, saw 'e'");
    CHECK(setError("[a]=5").starts_with("--set [a]=5: Error while parsing"));
    CHECK(setError("corners=[1, 2").starts_with("--set corners=[1, 2: Error while parsing"));
    CHECK(setError("edge=\xff") == "--set edge=\\xff: Encountered invalid utf-8 sequence; save the lesson as UTF-8");
    CHECK(setError("title=\"x\"") == "--set title=\"x\": unknown key \"title\" in [recipe] (known: variant, size, "
                                     "corners, amplitude, hurst, ratio, roughness, rcoe, amplitudes, offset, edge, "
                                     "edge_value, preset, noise, slips, scaling, keep, after)");
}

TEST_CASE("a long option is shortened in its message")
{
    std::string deep = "a";
    for (int i = 0; i < 50'000; ++i)
        deep += ".a";
    for (const std::string& option : {deep + "=1", "size=" + std::string(50'000, '['), std::string(50'000, 'k')}) {
        const std::string error = setError(option);
        CHECK(error.size() < 900);
        CHECK(error.find('\n') == std::string::npos);
    }
}

TEST_CASE("with an override the stops keep their places and lose words about other numbers")
{
    const std::string text = "[[stop]]\nat = 1\nsay = \"It is 0.375.\"\nask = \"parents\"\n"
                             "[[stop]]\nat = 2\nask = { question = \"q\", choices = [\"a\", \"b\"], answer = 1 }\n";
    const Lesson own = read(text);
    CHECK(own.stops[0].say == "It is 0.375.");
    CHECK(own.stops[1].question->kind == Question::Kind::Choice);

    const Lesson changed = read(text, {"size=5"});
    REQUIRE(changed.stops.size() == 2);
    CHECK(changed.stops[0].place.step == 1);
    CHECK(changed.stops[0].say.empty());
    CHECK(changed.stops[0].question->kind == Question::Kind::Parents);
    CHECK(changed.stops[1].place.step == 2);
    CHECK_FALSE(changed.stops[1].question);
}
