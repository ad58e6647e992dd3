#include "lesson/schema.hpp"

#include "lesson/keys/look_keys.hpp"
#include "lesson/keys/recipe_keys.hpp"
#include "lesson/lesson_keys.hpp"
#include "lesson/text/command_text.hpp"
#include "picture/figures/figure.hpp"

#include <initializer_list>
#include <span>
#include <utility>

namespace lozenge {
namespace {

// JSON is held as the values that are read from TOML, which has the same shapes.

std::string jsonText(const Value& value, const std::string& indent = "\n")
{
    if (const auto* words = value.as<std::string>())
        return tomlString(*words);
    if (const auto* number = value.as<double>())
        return exactText(*number);
    if (const auto* whole = value.as<std::int64_t>())
        return std::to_string(*whole);
    if (const auto* yes = value.as<bool>())
        return *yes ? "true" : "false";
    std::string text;
    if (const auto* list = value.as<ValueList>()) {
        for (const Value& item : *list)
            text += (text.empty() ? "" : ", ") + jsonText(item, indent);
        return "[" + text + "]";
    }
    for (const Member& member : value.as<ValueTable>()->members)
        text += (text.empty() ? "" : ",") + indent + " " + tomlString(member.name) + ": " +
                jsonText(member.value, indent + " ");
    return "{" + text + indent + "}";
}

Value text(std::string_view words)
{
    return {std::string(words)};
}

Value whole(int number)
{
    return {std::int64_t{number}};
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

Value typed(std::string_view type)
{
    return object({{"type", text(type)}});
}

Value anyOf(ValueList schemas)
{
    return object({{"anyOf", {std::move(schemas)}}});
}

Value number(std::string_view type, const std::optional<Bounds>& bounds)
{
    return bounds ? object({{"type", text(type)}, {"minimum", {bounds->least}}, {"maximum", {bounds->greatest}}})
                  : typed(type);
}

Value wholeFrom(int least)
{
    return object({{"type", text("integer")}, {"minimum", whole(least)}});
}

/// A list of one thing.
Value listOf(Value item, std::size_t least, std::optional<std::size_t> most = {})
{
    Value list =
        object({{"type", text("array")}, {"items", std::move(item)}, {"minItems", whole(static_cast<int>(least))}});
    return most ? with(std::move(list), "maxItems", whole(static_cast<int>(*most))) : list;
}

/// A list of these, one after the other.
Value row(ValueList items)
{
    const Value size = whole(static_cast<int>(items.size()));
    return object({{"type", text("array")}, {"items", {std::move(items)}}, {"minItems", size}, {"maxItems", size}});
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

Value oneOfWords(std::span<const std::string_view> words)
{
    ValueList names;
    for (const std::string_view word : words)
        names.push_back(text(word));
    return object({{"enum", {std::move(names)}}});
}

/// A table with these keys and no others.
Value table(Value properties, const std::vector<std::string_view>& needed = {})
{
    ValueList names;
    for (const std::string_view name : needed)
        names.push_back(text(name));
    return object({{"type", text("object")},
                   {"properties", std::move(properties)},
                   {"additionalProperties", {false}},
                   {"required", {std::move(names)}}});
}

Value onOneLine()
{
    return object({{"type", text("string")}, {"pattern", text("^[^\n]+$")}});
}

Value schemaOf(const KeyShape& shape)
{
    using enum KeyShape::Kind;
    switch (shape.kind) {
    case Word: return oneOf(shape.words);
    case SomeWords: return anyOf({oneOf(shape.words), listOf(oneOf(shape.words), 0)});
    case Number:
    case Whole: {
        const Value alone = number(shape.kind == Whole ? "integer" : "number", shape.bounds);
        return shape.isSwitched     ? anyOf({alone, typed("boolean")})
               : shape.none.empty() ? alone
                                    : anyOf({alone, object({{"enum", {ValueList{{false}}}}})});
    }
    case Switch: return typed("boolean");
    case Pair: return row({number("number", shape.bounds), number("number", shape.second)});
    case Heights: return row({number("number", shape.bounds), number("number", shape.bounds)});
    case Numbers: return listOf(number("number", shape.bounds), 1);
    case Colour: return object({{"type", text("string")}, {"pattern", text("^#[0-9A-Fa-f]{6}$")}});
    case Special: break;
    }
    return object({});
}

/// Of keys whose values no shape describes.
Value specialSchema(std::string_view name)
{
    if (name == "size") {
        ValueList sizes;
        for (int gaps = 2; gaps < largestSize; gaps *= 2)
            sizes.push_back(whole(gaps + 1));
        return object({{"enum", {std::move(sizes)}}});
    }
    if (name == "corners")
        return anyOf({listOf(typed("number"), 4, 4), table(object({{"random", typed("number")}}), {"random"})});
    if (name == "preset")
        return listOf(row({wholeFrom(0), wholeFrom(0), typed("number")}), 0);
    return object({});
}

template <typename Of>
Value schemaOf(const Key<Of>& key)
{
    const bool isSpecial = key.name == "size" || key.shape.kind == KeyShape::Kind::Special;
    return with(isSpecial ? specialSchema(key.name) : schemaOf(key.shape), "description", text(key.about));
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
            notBoth.push_back(object({{"not", object({{"required", {ValueList{text(key.name), text(other)}}}})}}));
    return with(table(std::move(properties)), "allOf", {std::move(notBoth)});
}

Value sidesSchema()
{
    Value properties = propertiesOf(recipeKeys());
    properties = with(std::move(properties), "name", typed("string"));
    properties = with(std::move(properties), "seed",
                      properties.get("noise") ? *properties.get("noise")->get("properties")->get("seed") : object({}));
    return listOf(recipeSchema(std::move(properties)), fewestShown, mostSides);
}

Value recipeNames()
{
    ValueList names{text("seed")};
    for (const Key<Recipe>& key : recipeKeys())
        names.push_back(text(key.name));
    return object({{"enum", {std::move(names)}}});
}

Value schemaOf(const FigureKey& key)
{
    using enum FigureKey::Takes;
    constexpr int last = largestSteppedSize - 1;
    switch (key.takes) {
    case Word: return oneOfWords(key.words);
    case SomeWords: return anyOf({oneOfWords(key.words), listOf(oneOfWords(key.words), 1)});
    case Line: return anyOf({oneOfWords(key.words), wholeFrom(0)});
    case Point: return row({wholeFrom(0), wholeFrom(0)});
    case RecipeKey: return recipeNames();
    case Values: return listOf(object({}), fewestShown, mostValues);
    case Sides: return sidesSchema();
    case Count: return with(wholeFrom(key.least), "maximum", whole(key.most(last)));
    }
    return object({});
}

/// A figure by its name, or with its keys.
Value figureSchema()
{
    ValueList shapes{oneOf(figures())};
    for (const Figure& figure : figures()) {
        Value properties = object({{"figure", object({{"enum", {ValueList{text(figure.name)}}}})}});
        for (const FigureKey& key : figure.keys)
            properties =
                with(std::move(properties), key.name, with(schemaOf(key), "description", text(key.explanation)));
        shapes.push_back(with(table(std::move(properties), {"figure"}), "description", text(figure.explanation)));
    }
    return anyOf(std::move(shapes));
}

Value placeSchema()
{
    return anyOf({oneOfWords(std::array<std::string_view, 3>{"start", "end", "points"}), wholeFrom(0),
                  table(object({{"level", wholeFrom(0)},
                                {"phase", oneOfWords(std::array<std::string_view, 2>{"diamond", "square"})},
                                {"side", oneOfWords(std::array<std::string_view, 2>{"begin", "end"})}}),
                        {"level", "phase"})});
}

Value questionSchema()
{
    const Value usual = oneOfWords(std::array<std::string_view, 2>{"parents", "height"});
    const Value words = object({{"type", text("string")}, {"pattern", text("[^ \t\n]")}});
    return anyOf({usual, table(object({{"of", usual}, {"why", typed("string")}}), {"of"}),
                  table(object({{"question", words},
                                {"choices", listOf(words, 2, 6)},
                                {"answer", with(wholeFrom(1), "maximum", whole(6))},
                                {"why", typed("string")}}),
                        {"question", "choices", "answer"})});
}

Value schemaOf(std::span<const LessonKey> keys, const std::vector<std::string_view>& needed);

Value schemaOf(const LessonKey& key)
{
    using enum LessonKey::Holds;
    const auto defined = [](std::string_view name) {
        return object({{"$ref", text("#/definitions/" + std::string(name))}});
    };
    switch (key.holds) {
    case Line: return onOneLine();
    case Words: return typed("string");
    case Minutes: return wholeFrom(1);
    case Order: return typed("integer");
    case LessonKey::Holds::Recipe: return defined("recipe");
    case LessonKey::Holds::Look: return defined("look");
    case Stops: return listOf(schemaOf(stopKeys, {"at"}), 0);
    case LessonKey::Holds::Zoom: {
        const Value part = number("number", Bounds{0, 1});
        return table(object({{"x", part}, {"y", part}}));
    }
    case Place: return placeSchema();
    case LessonKey::Holds::Figure: return figureSchema();
    case Marks: return listOf(anyOf({listOf(wholeFrom(0), 2, 2), listOf(wholeFrom(0), 4, 4)}), 0);
    case LessonKey::Holds::Ask: return questionSchema();
    }
    return object({});
}

Value schemaOf(std::span<const LessonKey> keys, const std::vector<std::string_view>& needed)
{
    Value properties = object({});
    for (const LessonKey& key : keys)
        properties = with(std::move(properties), key.name, with(schemaOf(key), "description", text(key.about)));
    return table(std::move(properties), needed);
}

} // namespace

std::string lessonSchema()
{
    Value schema = schemaOf(lessonKeys, {});
    schema = with(std::move(schema), "$schema", text("http://json-schema.org/draft-07/schema#"));
    schema = with(std::move(schema), "title", text("A lesson of Lozenge"));
    schema = with(std::move(schema), "minProperties", whole(1));
    schema =
        with(std::move(schema), "definitions",
             object({{"recipe", recipeSchema(propertiesOf(recipeKeys()))}, {"look", table(propertiesOf(lookKeys()))}}));
    return jsonText(schema) + "\n";
}

} // namespace lozenge
