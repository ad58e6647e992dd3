#include "lesson/figures/figure_values.hpp"

#include "lesson/figures/shown_recipes.hpp"
#include "lesson/keys/key.hpp"
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

bool takesRecipes(const FigureKey& key)
{
    using enum FigureKey::Takes;
    return key.takes == RecipeKey || key.takes == Values || key.takes == Sides;
}

bool isMode(const std::string& part)
{
    return !part.empty() && part.find('=') == std::string::npos;
}

/// "wrap" as edge=wrap, "matlab" as variant=matlab.
std::string assignmentOf(const std::string& mode)
{
    if (rowNamed(edgeModes, mode))
        return "edge=" + mode;
    if (rowNamed(variants(), mode))
        return "variant=" + mode;
    auto known = namesOf(edgeModes);
    for (const std::string_view name : namesOf(variants()))
        known.push_back(name);
    failAt({}, "there is no edge mode or variant \"" + mode + "\"" + suggestion(mode, known));
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
        const bool areModes = std::all_of(parts.begin(), parts.end(), isMode);
        for (const std::string& side : areModes ? parts : std::vector{text})
            sides.push_back({sideIn(side)});
    }
    return sides;
}

ValueList listOfValues(const std::vector<std::string>& parts)
{
    ValueList list;
    for (const std::string& part : parts)
        list.push_back(*assignmentIn("value=" + part, {}).get("value"));
    return list;
}

/// The key of the figure with this name: `side` is one of its sides.
const FigureKey& keyNamed(const Figure& figure, const std::string& name)
{
    if (const FigureKey* key = rowNamed(figure.keys, name == "side" ? "sides" : name))
        return *key;
    failAt({}, "the figure \"" + std::string(figure.name) + "\" has no key \"" + name + "\"" +
                   (figure.keys.empty() ? "; it has none" : suggestion(name, namesOf(figure.keys))));
}

bool isOfDigits(const std::string& text)
{
    return !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
}

/// The value of a key as a lesson's file would have it.
Value valueOf(const FigureKey& key, const std::string& text)
{
    using enum FigureKey::Takes;
    const std::vector<std::string> parts = partsOf(text);
    if (key.takes == Values || (key.takes == Point && std::all_of(parts.begin(), parts.end(), isOfDigits)))
        return {listOfValues(parts)};
    if ((key.takes == Line || key.takes == Count) && isOfDigits(text) && text.size() < 10)
        return {std::int64_t{std::stoi(text)}};
    if (key.takes != SomeWords)
        return {text};
    ValueList words;
    for (const std::string& word : parts)
        words.push_back({word});
    return {std::move(words)};
}

/// What is given for the keys of a figure as the table that a lesson's file would have. Each value stands in its
/// option.
ValueTable tableOf(const Figure& figure, const std::vector<std::string>& given)
{
    ValueTable table;
    std::vector<std::string> sides;
    for (const std::string& one : given) {
        const TextSpan option{.file = std::make_shared<const std::string>("--with " + one)};
        auto fault = mistakeIn([&] {
            const std::size_t equals = one.find('=');
            if (equals == std::string::npos)
                failAt({}, "KEY=VALUE is needed");
            const std::string name = one.substr(0, equals), text = one.substr(equals + 1);
            const FigureKey& key = keyNamed(figure, name);
            if (key.takes == FigureKey::Takes::Sides)
                sides.push_back(text);
            else
                table.set(key.name, valueOf(key, text)).source = // a key and its values are wrong together
                    takesRecipes(key) ? TextSpan() : option;
        });
        if (fault)
            failAt(option, fault->message);
    }
    if (!sides.empty())
        table.set("sides", {listOfSides(sides)});
    return table;
}

/// The keys of a figure stand in a table, with its name in a lesson.
ChosenFigure figureIn(const Figure& figure, const Value& show, const Recipe& of, bool isOwnRun)
{
    ChosenFigure chosen{&figure, defaultValues(figure)};
    std::vector<std::string_view> known{"figure"};
    for (std::size_t i = 0; i < chosen.values.size(); ++i) {
        const FigureKey& key = figure.keys[i];
        known.push_back(key.name);
        const Value* const node = show.get(key.name);
        if (!node || takesRecipes(key))
            continue;
        const auto fault = readValue(key, optionText({}, *node), of.size - 1, chosen.values[i]);
        if (fault && isOwnRun)
            failAt(node->source, std::string(key.name) + " " + *fault);
    }
    if (show.as<ValueTable>())
        refuseUnknown(known, show, "show");
    const bool isStepped = !steppingFault(of);
    if (isOwnRun && !isStepped && !chosen.isOfStep())
        failAt(show.source, "a figure needs a run that is stepped, on up to " + std::to_string(largestSteppedSize) +
                                " points a side");
    if (!isStepped)
        return {};
    const auto fault = mistakeIn([&] { fillRecipes(chosen, show, show.source, of); });
    if (fault && isOwnRun)
        fail(*fault);
    if (fault && mistakeIn([&] { fillRecipes(chosen, {}, show.source, of); }))
        return {}; // this run has no other to be shown beside
    return chosen;
}

} // namespace

ChosenFigure readFigure(const Value& show, const Recipe& of, bool isOwnRun)
{
    const Value* const name = show.as<ValueTable>() ? show.get("figure") : &show;
    if (!name)
        failAt(show.source, "show must name its figure, as { figure = \"profile\", line = \"north\" }");
    return figureIn(*rowIn(*name, "figure", figures()), show, of, isOwnRun);
}

OrError<ChosenFigure> figureWith(const Figure& figure, const std::vector<std::string>& given, const Recipe& of)
{
    auto chosen = caught([&] { return figureIn(figure, {tableOf(figure, given)}, of, true); });
    if (chosen)
        return chosen;
    LessonError& error = chosen.error();
    error.line = error.column = 0; // of a place in the option, which nobody counts
    if (error.file.empty())
        error.file = given.empty() ? "--figure " + std::string(figure.name)
                                   : "--with" + (given.size() == 1 ? " " + given.front() : "");
    return chosen;
}

std::string figureText(const Figure& figure, const std::vector<std::string>& given)
{
    const ValueTable table = tableOf(figure, given);
    std::string keys;
    for (const FigureKey& key : figure.keys)
        if (const Value* value = table.get(key.name))
            keys += ", " + std::string(key.name) + " = " + tomlText(*value);
    const std::string name = tomlString(figure.name);
    return keys.empty() ? name : "{ figure = " + name + keys + " }";
}

OrError<std::vector<ShownRecipe>> sidesFrom(const std::vector<std::string>& sides, const Recipe& of)
{
    return caught([&] { return sidesIn({listOfSides(sides)}, of); });
}

std::vector<std::string> usualSideTexts(const Recipe& of)
{
    constexpr std::array<std::string_view, 4> usualEdges{"three", "wrap", "mirror", "zero"};
    if (!of.variant->takesEdgeModes)
        return {std::string(of.variant->name) + "," + std::string(variants().front().name)};
    std::vector<std::string_view> sides{of.edge->name};
    for (const std::string_view edge : usualEdges)
        if (edge != of.edge->name && sides.size() < usualEdges.size())
            sides.push_back(edge);
    return {listed(sides, ",", ",")};
}

} // namespace lozenge
