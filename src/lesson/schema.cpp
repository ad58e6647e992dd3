#include "lesson/schema.hpp"

#include "lesson/keys/look_keys.hpp"
#include "lesson/keys/recipe_keys.hpp"
#include "lesson/lesson_keys.hpp"
#include "lesson/text/command_text.hpp"
#include "lesson/text/toml_text.hpp"
#include "picture/figures/figure.hpp"
#include "picture/text/comma_list.hpp"

#include <initializer_list>
#include <span>
#include <utility>

namespace lozenge {
namespace {

// JSON is held as the values that are read from TOML, which has the same shapes.

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

/// As one would write it in TOML.
Value schema(const std::string& toml)
{
    return parsedToml(toml, {});
}

Value text(std::string_view words)
{
    return {std::string(words)};
}

Value object(std::initializer_list<std::pair<std::string_view, Value>> members)
{
    ValueTable table;
    for (const auto& [name, value] : members)
        table.set(name, value);
    return {std::move(table)};
}

Value with(Value schema, std::string_view name, Value value)
{
    schema.as<ValueTable>()->set(name, std::move(value));
    return schema;
}

Value anyOf(ValueList schemas)
{
    return object({{"anyOf", {std::move(schemas)}}});
}

Value number(const std::string& type, const std::optional<Bounds>& bounds)
{
    return schema(
        "type = '" + type + "'" +
        (bounds ? "\nminimum = " + exactText(bounds->least) + "\nmaximum = " + exactText(bounds->greatest) : ""));
}

/// A list of one thing.
Value listOf(Value item, std::size_t least, std::optional<std::size_t> most = {})
{
    return with(schema("type = 'array'\nminItems = " + std::to_string(least) +
                       (most ? "\nmaxItems = " + std::to_string(*most) : "")),
                "items", std::move(item));
}

Value pairOf(Value first, Value second)
{
    return with(schema("type = 'array'\nminItems = 2\nmaxItems = 2"), "items",
                {ValueList{std::move(first), std::move(second)}});
}

/// One of these names. What stands behind them is told by editors that know how.
template <typename Rows>
Value oneOf(const Rows& rows)
{
    ValueList names, explanations;
    for (const auto& one : rows) {
        names.push_back(text(one.name));
        explanations.push_back(text(one.explanation));
    }
    return object({{"enum", {std::move(names)}},
                   {"x-taplo", object({{"docs", object({{"enumValues", {std::move(explanations)}}})}})}});
}

Value oneOfWords(const std::vector<std::string_view>& words)
{
    return schema("enum = [" + commaList(words, tomlString) + "]");
}

/// A table with these keys and no others.
Value table(Value properties, const std::string& needed = {})
{
    return with(schema("type = 'object'\nadditionalProperties = false\nrequired = [" + needed + "]"), "properties",
                std::move(properties));
}

Value schemaOf(const KeyShape& shape)
{
    using enum KeyShape::Kind;
    switch (shape.kind) {
    case Word: return oneOf(shape.words);
    case SomeWords: return anyOf({oneOf(shape.words), listOf(oneOf(shape.words), 0)});
    case Number:
    case Whole: {
        Value alone = number(shape.kind == Whole ? "integer" : "number", shape.bounds);
        return shape.isSwitched     ? anyOf({std::move(alone), schema("type = 'boolean'")})
               : shape.none.empty() ? alone
                                    : anyOf({std::move(alone), schema("enum = [false]")});
    }
    case Switch: return schema("type = 'boolean'");
    case Pair:
        return pairOf(number("number", shape.bounds), number("number", shape.second ? shape.second : shape.bounds));
    case Numbers: return listOf(number("number", shape.bounds), 1);
    case Colour: return schema("type = 'string'\npattern = '^#[0-9A-Fa-f]{6}$'");
    case Special: break;
    }
    return schema(shape.schema);
}

template <typename Of>
Value schemaOf(const Key<Of>& key)
{
    return with(schemaOf(key.shape), "description", text(key.about));
}

/// The keys of a table; a dot in a name reaches into a table of it.
template <typename Of>
Value propertiesOf(std::span<const Key<Of>> keys)
{
    Value properties = object({});
    for (const Key<Of>& key : keys) {
        if (!key.set)
            continue; // it is an option alone
        const std::size_t dot = key.name.find('.');
        if (dot == std::string_view::npos) {
            properties = with(std::move(properties), key.name, schemaOf(key));
            continue;
        }
        const std::string_view outer = key.name.substr(0, dot);
        if (!properties.get(outer))
            properties = with(std::move(properties), outer, table(object({})));
        Value& inner = *properties.get(outer)->get("properties");
        inner = with(std::move(inner), key.name.substr(dot + 1), schemaOf(key));
    }
    return properties;
}

/// Keys that say the same are not written together.
Value recipeSchema(Value properties)
{
    ValueList notBoth;
    for (const Key<Recipe>& key : recipeKeys())
        for (const std::string_view other : key.excludes)
            notBoth.push_back(schema("not.required = ['" + std::string(key.name) + "', '" + std::string(other) + "']"));
    return with(table(std::move(properties)), "allOf", {std::move(notBoth)});
}

Value sidesSchema()
{
    Value properties = with(propertiesOf(recipeKeys()), "name", schema(schemaOfText));
    const Value seed = *properties.get("noise")->get("properties")->get("seed");
    return listOf(recipeSchema(with(std::move(properties), "seed", seed)), fewestShown, mostSides);
}

Value recipeNames()
{
    std::vector<std::string_view> names = namesOf(recipeKeys());
    names.insert(names.begin(), "seed");
    return oneOfWords(names);
}

Value schemaOf(const FigureKey& key)
{
    using enum FigureKey::Takes;
    const std::vector<std::string_view> words(key.words.begin(), key.words.end());
    const Value index = schema("type = 'integer'\nminimum = 0");
    switch (key.takes) {
    case Word: return oneOfWords(words);
    case SomeWords: return anyOf({oneOfWords(words), listOf(oneOfWords(words), 1)});
    case Line: return anyOf({oneOfWords(words), index});
    case Point: return pairOf(index, index);
    case RecipeKey: return recipeNames();
    case Values: return listOf(schema({}), fewestShown, mostValues);
    case Sides: return sidesSchema();
    case Count: break;
    }
    return number("integer",
                  Bounds{static_cast<double>(key.least), static_cast<double>(key.most(largestSteppedSize - 1))});
}

/// A figure by its name, or with its keys.
Value figureSchema()
{
    ValueList shapes{oneOf(figures())};
    for (const Figure& figure : figures()) {
        Value properties = object({{"figure", oneOfWords({figure.name})}});
        for (const FigureKey& key : figure.keys)
            properties =
                with(std::move(properties), key.name, with(schemaOf(key), "description", text(key.explanation)));
        shapes.push_back(with(table(std::move(properties), "'figure'"), "description", text(figure.explanation)));
    }
    return anyOf(std::move(shapes));
}

Value schemaOf(std::span<const LessonKey> keys, const std::string& needed = {})
{
    Value properties = object({});
    for (const LessonKey& key : keys) {
        Value value = key.schema == schemaOfFigures ? figureSchema()
                      : key.schema == schemaOfStops ? listOf(schemaOf(stopKeys(), "'at'"), 0)
                                                    : schema(std::string(key.schema));
        properties = with(std::move(properties), key.name, with(std::move(value), "description", text(key.about)));
    }
    return table(std::move(properties), needed);
}

} // namespace

std::string lessonSchema()
{
    Value whole = with(schemaOf(lessonKeys()), "$schema", text("http://json-schema.org/draft-07/schema#"));
    whole = with(std::move(whole), "title", text("A lesson of Lozenge"));
    whole = with(std::move(whole), "minProperties", {std::int64_t{1}});
    const Value recipe = recipeSchema(propertiesOf(recipeKeys())), look = table(propertiesOf(lookKeys()));
    return jsonText(with(std::move(whole), "definitions", object({{"recipe", recipe}, {"look", look}}))) + "\n";
}

} // namespace lozenge
