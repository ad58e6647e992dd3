#include "lesson/figures/figure_values.hpp"

#include "lesson/figures/shown_recipes.hpp"
#include "lesson/override.hpp"
#include "lesson/table_reader.hpp"
#include "lesson/text/command_text.hpp"
#include "lesson/text/toml_text.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace lozenge {
namespace {

/// What stands between commas that are not in brackets or quotation marks.
std::vector<std::string> partsOf(std::string_view text)
{
    std::vector<std::string> parts(1);
    int depth = 0;
    char quote = 0;
    for (const char c : text) {
        if (quote != 0)
            quote = c == quote ? char{0} : quote;
        else if (c == '"' || c == '\'')
            quote = c;
        else
            depth += c == '[' || c == '{' ? 1 : c == ']' || c == '}' ? -1 : 0;
        if (c == ',' && depth == 0 && quote == 0)
            parts.emplace_back();
        else
            parts.back() += c;
    }
    return parts;
}

bool isMode(const std::string& part)
{
    return !part.empty() && part.find('=') == std::string::npos;
}

/// "wrap" as edge=wrap, "matlab" as variant=matlab.
std::string assignmentOf(const std::string& mode)
{
    if (rowNamed(edgeModes(), mode))
        return "edge=" + mode;
    if (rowNamed(variants(), mode))
        return "variant=" + mode;
    auto known = namesOf(edgeModes());
    for (const std::string_view name : namesOf(variants()))
        known.push_back(name);
    fail({{}, 0, 0, "there is no edge mode or variant \"" + mode + "\"" + suggestion(mode, known)});
}

ValueTable sideIn(const std::string& text)
{
    ValueTable side;
    if (!text.empty())
        for (const std::string& part : partsOf(text))
            applyChange(side, assignmentIn(isMode(part) ? assignmentOf(part) : part, {}), true);
    return side;
}

ValueList listOfSides(const std::vector<std::string>& texts)
{
    ValueList sides;
    for (const std::string& text : texts) {
        const std::vector<std::string> parts = partsOf(text);
        if (std::all_of(parts.begin(), parts.end(), isMode))
            for (const std::string& mode : parts)
                sides.push_back({sideIn(mode)});
        else
            sides.push_back({sideIn(text)});
    }
    return sides;
}

ValueList listOfValues(const std::string& text)
{
    ValueList list;
    for (const std::string& part : partsOf(text))
        list.push_back(*assignmentIn("value=" + part, {}).get("value"));
    return list;
}

bool isNumber(const std::string& text)
{
    return !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
}

/// What was given of the keys that take recipes.
struct Written {
    ValueTable recipes;
    std::vector<std::string> sides;
};

/// The key of the figure with this name: `side` is one of its sides.
const FigureKey& keyNamed(const Figure& figure, const std::string& name)
{
    if (const FigureKey* key = rowNamed(figure.keys, name == "side" ? "sides" : name))
        return *key;
    fail({{},
          0,
          0,
          "the figure \"" + std::string(figure.name) + "\" has no key \"" + name + "\"" +
              (figure.keys.empty() ? "; it has none" : suggestion(name, namesOf(figure.keys)))});
}

void readInto(ChosenFigure& chosen, Written& written, const std::string& given, int last)
{
    const std::size_t equals = given.find('=');
    if (equals == std::string::npos)
        fail({{}, 0, 0, "KEY=VALUE is needed"});
    const std::string name = given.substr(0, equals), text = given.substr(equals + 1);
    const FigureKey& key = keyNamed(*chosen.figure, name);
    switch (key.takes) {
    case FigureKey::Takes::RecipeKey: written.recipes.set("key", {text}); break;
    case FigureKey::Takes::Values: written.recipes.set("values", {listOfValues(text)}); break;
    case FigureKey::Takes::Sides: written.sides.push_back(text); break;
    default: {
        FigureValue& value = chosen.values[static_cast<std::size_t>(&key - chosen.figure->keys.data())];
        if (const auto fault = readValue(key, text, last, value))
            fail({{}, 0, 0, name + " " + *fault});
    }
    }
}

} // namespace

tl::expected<ChosenFigure, LessonError> figureWith(const Figure& figure, const std::vector<std::string>& given,
                                                   const Recipe& of)
{
    ChosenFigure chosen{&figure, defaultValues(figure)};
    Written written;
    std::string option = "--with";
    const auto fault = mistakeIn([&] {
        for (const std::string& text : given) {
            option = "--with " + text;
            readInto(chosen, written, text, of.size - 1);
        }
        option = given.size() == 1 ? option : "--with";
        if (!written.sides.empty())
            written.recipes.set("sides", {listOfSides(written.sides)});
        fillRecipes(chosen, written.recipes, {}, of);
    });
    if (fault)
        return tl::unexpected(LessonError{option, 0, 0, fault->message});
    return chosen;
}

std::string figureText(const Figure& figure, const std::vector<std::string>& given)
{
    std::string keys;
    ValueList sides;
    const auto add = [&](std::string_view key, const std::string& value) {
        keys += ", " + std::string(key) + " = " + value;
    };
    for (const std::string& one : given) {
        const std::size_t equals = std::min(one.find('='), one.size());
        const std::string name = one.substr(0, equals), text = one.substr(std::min(equals + 1, one.size()));
        const FigureKey& key = keyNamed(figure, name);
        ValueList words;
        switch (key.takes) {
        case FigureKey::Takes::Sides:
            for (Value& side : listOfSides({text}))
                sides.push_back(std::move(side));
            break;
        case FigureKey::Takes::Values: add(name, tomlText({listOfValues(text)})); break;
        case FigureKey::Takes::SomeWords:
            for (const std::string& word : partsOf(text))
                words.push_back({word});
            add(name, tomlText({words}));
            break;
        case FigureKey::Takes::Point: add(name, "[" + text + "]"); break;
        case FigureKey::Takes::Line:
        case FigureKey::Takes::Count: add(name, isNumber(text) ? text : tomlString(text)); break;
        default: add(name, tomlString(text));
        }
    }
    if (!sides.empty())
        add("sides", tomlText({sides}));
    const std::string name = tomlString(figure.name);
    return keys.empty() ? name : "{ figure = " + name + keys + " }";
}

tl::expected<std::vector<ShownRecipe>, std::string> sidesFrom(const std::vector<std::string>& sides, const Recipe& of)
{
    return caught([&] { return sidesIn({listOfSides(sides)}, of); }).map_error([](const LessonError& error) {
        return error.message;
    });
}

std::vector<std::string> usualSideTexts(const Recipe& of)
{
    constexpr std::array<std::string_view, 4> usualEdges{"three", "wrap", "mirror", "zero"};
    if (!of.variant->takesEdgeModes)
        return {std::string(of.variant->name) + "," + std::string(variants().front().name)};
    std::string sides(of.edge->name);
    std::size_t count = 1;
    for (const std::string_view edge : usualEdges)
        if (edge != of.edge->name && count < usualEdges.size()) {
            sides += "," + std::string(edge);
            ++count;
        }
    return {sides};
}

} // namespace lozenge
