#include "catch.hpp"

#include "lesson/reading.hpp"
#include "lesson/recipe_reader.hpp"
#include "lesson/text/nearest.hpp"

#include <array>

namespace lozenge {

TEST_CASE("each key of a recipe is known with the names that it takes")
{
    const auto keys = recipeKeys();
    CHECK(keys.size() >= 15);
    for (const KnownKey& key : keys)
        for (const std::string_view value : key.values) {
            const auto lesson = readLesson("", "test", std::array{key.name + "=" + std::string(value)});
            CAPTURE(key.name, value);
            CHECK((lesson || lesson.error().message.find("unknown") == std::string::npos));
        }

    const auto valuesOf = [&](std::string_view name) { return rowNamed(keys, name)->values; };
    CHECK(valuesOf("edge") == namesOf(edgeModes()));
    CHECK(valuesOf("noise.kind") == namesOf(noiseKinds()));
    CHECK(valuesOf("size").empty());
}

} // namespace lozenge
