#include "lesson/schema.hpp"

#include "lesson/keys/look_keys.hpp"
#include "lesson/keys/recipe_keys.hpp"
#include "lesson/lesson_keys.hpp"
#include "lesson/text/command_text.hpp"
#include "lesson/text/toml_text.hpp"
#include "picture/figures/figure.hpp"
#include "picture/text/comma_list.hpp"

#include <array>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace lozenge {
namespace {

// Schemas are put together as tables of TOML, as the rows of keys have them, and told as JSON, which has the same
// shapes.

using Texts = std::vector<std::string>;

std::string jsonText(const Value& value, const std::string& indent = "\n")
{
    if (const auto* list = value.as<ValueList>())
        return "[" + commaList(*list, [&](const Value& item) { return jsonText(item, indent); }) + "]";
    if (!value.as<ValueTable>())
        return tomlText(value);
    std::string text;
    for (const Member& member : value.as<ValueTable>()->members)
        text += (text.empty() ? "" : ",") + indent + " " + tomlString(member.name) + ": " +
                jsonText(member.value, indent + " ");
    return "{" + text + indent + "}";
}

std::string with(const std::string& members, const std::string& schema)
{
    return "{ " + members + "," + schema.substr(1);
}

std::string described(std::string_view about, const std::string& schema)
{
    return with("description = " + tomlString(about), schema);
}

std::string number(const std::string& type, const std::optional<Bounds>& bounds)
{
    return "{ type = '" + type + "'" +
           (bounds ? ", minimum = " + exactText(bounds->least) + ", maximum = " + exactText(bounds->greatest) : "") +
           " }";
}

/// A list of one thing.
std::string listOf(const std::string& item, std::size_t least, std::optional<std::size_t> most = {})
{
    return "{ type = 'array', items = " + item + ", minItems = " + std::to_string(least) +
           (most ? ", maxItems = " + std::to_string(*most) : "") + " }";
}

std::string pairOf(const std::string& first, const std::string& second)
{
    return listOf("[" + first + ", " + second + "]", 2, 2);
}

std::string anyOf(const Texts& schemas)
{
    return "{ anyOf = [" + commaList(schemas) + "] }";
}

template <typename Words>
std::string oneOfWords(const Words& words)
{
    return "{ enum = [" + commaList(words, tomlString) + "] }";
}

/// One of these names. What stands behind them is told by editors that know how.
template <typename Rows>
std::string oneOf(const Rows& rows)
{
    const auto explanation = [](const auto& row) { return tomlString(row.explanation); };
    return with("x-taplo.docs.enumValues = [" + commaList(rows, explanation) + "]", oneOfWords(namesOf(rows)));
}

/// A table with these keys and no others.
std::string table(const Texts& properties, const std::string& needed = {})
{
    return "{ type = 'object', properties = { " + commaList(properties) + " }, additionalProperties = false, " +
           "required = [" + needed + "] }";
}

std::string schemaOf(const KeyShape& shape)
{
    using enum KeyShape::Kind;
    const std::string alone = number(shape.kind == Whole ? "integer" : "number", shape.bounds);
    switch (shape.kind) {
    case Word: return oneOf(shape.words);
    case SomeWords: return anyOf({oneOf(shape.words), listOf(oneOf(shape.words), 0)});
    case Number:
    case Whole:
        return shape.isSwitched     ? anyOf({alone, "{ type = 'boolean' }"})
               : shape.none.empty() ? alone
                                    : anyOf({alone, "{ enum = [false] }"});
    case Switch: return "{ type = 'boolean' }";
    case Pair: return pairOf(alone, shape.second ? number("number", shape.second) : alone);
    case Numbers: return listOf(alone, 1);
    case Colour: return "{ type = 'string', pattern = '^#[0-9A-Fa-f]{6}$' }";
    case Special: break;
    }
    return shape.schema;
}

/// The keys of a table; a dot in a name reaches into a table of it.
template <typename Of>
Texts propertiesOf(std::span<const Key<Of>> keys)
{
    Texts properties;
    std::map<std::string, Texts> inner;
    for (const Key<Of>& key : keys) {
        if (!key.set)
            continue; // it is an option alone
        const std::string schema = std::string(lastPart(key.name)) + " = " + described(key.about, schemaOf(key.shape));
        const std::size_t dot = key.name.find('.');
        (dot == std::string_view::npos ? properties : inner[std::string(key.name.substr(0, dot))]).push_back(schema);
    }
    for (const auto& [name, keysBelow] : inner)
        properties.push_back(name + " = " + table(keysBelow));
    return properties;
}

/// Keys that say the same are not written together.
std::string recipeSchema(const Texts& more = {})
{
    Texts properties = propertiesOf(recipeKeys()), notBoth;
    properties.insert(properties.end(), more.begin(), more.end());
    for (const Key<Recipe>& key : recipeKeys())
        for (const std::string_view other : key.excludes)
            notBoth.push_back("{ not.required = ['" + std::string(key.name) + "', '" + std::string(other) + "'] }");
    return with("allOf = [" + commaList(notBoth) + "]", table(properties));
}

std::string sidesSchema()
{
    const Key<Recipe>& seed = *keyNamed(recipeKeys(), "seed");
    const std::string side =
        recipeSchema({"name = { type = 'string' }", "seed = " + described(seed.about, schemaOf(seed.shape))});
    return listOf(side, fewestShown, mostSides);
}

std::string recipeNames()
{
    std::vector<std::string_view> names = namesOf(recipeKeys());
    names.insert(names.begin(), "seed");
    return oneOfWords(names);
}

std::string schemaOf(const FigureKey& key)
{
    using enum FigureKey::Takes;
    const std::string words = oneOfWords(key.words), index = "{ type = 'integer', minimum = 0 }";
    switch (key.takes) {
    case Word: return words;
    case SomeWords: return anyOf({words, listOf(words, 1)});
    case Line: return anyOf({words, index});
    case Point: return pairOf(index, index);
    case RecipeKey: return recipeNames();
    case Values: return listOf("{}", fewestShown, mostValues);
    case Sides: return sidesSchema();
    case Count: break;
    }
    return number("integer",
                  Bounds{static_cast<double>(key.least), static_cast<double>(key.most(largestSteppedSize - 1))});
}

/// A figure by its name, or with its keys.
std::string figureSchema()
{
    Texts shapes{oneOf(figures())};
    for (const Figure& figure : figures()) {
        Texts properties{"figure = " + oneOfWords(std::array{figure.name})};
        for (const FigureKey& key : figure.keys)
            properties.push_back(std::string(key.name) + " = " + described(key.explanation, schemaOf(key)));
        shapes.push_back(described(figure.explanation, table(properties, "'figure'")));
    }
    return anyOf(shapes);
}

std::string schemaOf(std::span<const LessonKey> keys, const std::string& needed = {})
{
    Texts properties;
    for (const LessonKey& key : keys)
        properties.push_back(std::string(key.name) + " = " +
                             described(key.about, key.schema == schemaOfFigures ? figureSchema()
                                                  : key.schema == schemaOfStops
                                                      ? listOf(schemaOf(stopKeys(), "'at'"), 0)
                                                      : std::string(key.schema)));
    return table(properties, needed);
}

} // namespace

std::string lessonSchema()
{
    const std::string schema = with("'$schema' = 'http://json-schema.org/draft-07/schema#', "
                                    "title = 'A lesson of Lozenge', minProperties = 1, definitions = { recipe = " +
                                        recipeSchema() + ", look = " + table(propertiesOf(lookKeys())) + " }",
                                    schemaOf(lessonKeys()));
    return jsonText(*parsedToml("schema = " + schema, {}).get("schema")) + "\n";
}

} // namespace lozenge
