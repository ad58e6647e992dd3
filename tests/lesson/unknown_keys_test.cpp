#include "reading.hpp"

using namespace lozenge;

TEST_CASE("an unknown key is named with the nearest known one in every table")
{
    CHECK(errorOf("titel = \"t\"") == "l.toml:1:1: unknown key \"titel\" in the lesson (did you mean \"title\"?)");
    CHECK(errorOf("[recepie]\n") == "l.toml:1:2: unknown key \"recepie\" in the lesson (did you mean \"recipe\"?)");
    CHECK(errorOf("[[stops]]\nat = 1") == "l.toml:1:3: unknown key \"stops\" in the lesson (did you mean \"stop\"?)");
    CHECK(errorOf("[recipe]\nsise = 9") == "l.toml:2:1: unknown key \"sise\" in [recipe] (did you mean \"size\"?)");
    CHECK(errorOf("[recipe]\nedge_vale = 9") ==
          "l.toml:2:1: unknown key \"edge_vale\" in [recipe] (did you mean \"edge_value\"?)");
    CHECK(errorOf("[recipe]\nnoise = { sead = 1 }") ==
          "l.toml:2:11: unknown key \"sead\" in noise (did you mean \"seed\"?)");
    CHECK(errorOf("[recipe]\nnoise.sead = 1") == "l.toml:2:7: unknown key \"sead\" in noise (did you mean \"seed\"?)");
    CHECK(errorOf("[look]\ncolours = 1") ==
          "l.toml:2:1: unknown key \"colours\" in [look] (known: theme, manner, palette, style, names, background, "
          "proportions, unset, numbers, coordinates, azimuth, elevation, zoom, exaggeration, range, axis, water, "
          "light, fog, fog_colour, painted)");
    CHECK(errorOf("[[stop]]\nat = 1\nsays = \"\"") ==
          "l.toml:3:1: unknown key \"says\" in [[stop]] (did you mean \"say\"?)");
    CHECK(errorOf("[[stop]]\nat = { levle = 1 }") ==
          "l.toml:2:8: unknown key \"levle\" in at (did you mean \"level\"?)");
    CHECK(errorOf("[[stop]]\nat = 1\n[stop.ask]\nqestion = \"\"") ==
          "l.toml:4:1: unknown key \"qestion\" in ask (did you mean \"question\"?)");
}

TEST_CASE("an unknown name of a table's row is named with the nearest known one")
{
    CHECK(recipeError("variant = \"play-fuljs\"") ==
          "l.toml:2:11: unknown variant \"play-fuljs\" (did you mean \"playfuljs\"?)");
    CHECK(recipeError("offset = \"uniform\"") == "l.toml:2:10: unknown offset \"uniform\" (known: symmetric, positive, "
                                                 "gaussian, matlab, matlab-by-name)");
    CHECK(recipeError("edge = \"wrapp\"") == "l.toml:2:8: unknown edge \"wrapp\" (did you mean \"wrap\"?)");
    CHECK(recipeError("edge = 3") == "l.toml:2:8: edge must be a text in quotation marks");
    CHECK(recipeError("noise = { kind = \"lcg\" }") == "l.toml:2:18: unknown kind \"lcg\" (did you mean \"lcg32\"?)");
}

TEST_CASE("a message has one line and a bounded length whatever the file holds")
{
    CHECK(errorOf("\"ti\\ntle\" = 1") == "l.toml:1:1: unknown key \"ti tle\" in the lesson (did you mean \"title\"?)");
    CHECK(errorOf("[recipe]\nedge = \"a\\u2028b\\u2029c\\u0085d\\u007fe\\u0000f\"") ==
          "l.toml:2:8: unknown edge \"a\\u2028b\\u2029c\\x85d\\x7fe\\x00f\" (known: three, wrap, mirror, zero, "
          "constant, fixed, two)");

    const std::string longKey(1'000'000, 'k');
    const std::string error = errorOf(longKey + " = 1");
    CHECK(error.size() < 450);
    CHECK(error.starts_with("l.toml:1:1: unknown key \"kkkk"));
    CHECK(error.ends_with(
        "kkkk\" in the lesson (known: title, summary, goal, part, minutes, order, source, recipe, look, stop, zoom)"));

    // A letter of several bytes is never cut in two.
    for (int shift = 0; shift < 3; ++shift) {
        std::string key(static_cast<std::size_t>(shift), 'k');
        for (int i = 0; i < 1000; ++i)
            key += "\xE2\x82\xAC";
        const std::string cut = errorOf("\"" + key + "\" = 1");
        CHECK(cut.find("\xE2\x82\xAC ... \xE2\x82\xAC") != std::string::npos);
    }
}
