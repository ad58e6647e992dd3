#pragma once

#include "picture/frame.hpp"
#include "picture/page.hpp"
#include "picture/text/language.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lozenge {

/// A parameter of a figure.
struct FigureKey {
    enum class Takes : std::uint8_t {
        Word,      ///< one of its words
        SomeWords, ///< some of its words, in this order; none for those that the figure chooses
        Line,      ///< one of its words, or the number of a row
        Point,     ///< x,y
        RecipeKey, ///< a key of [recipe]; its values are those of the key that takes Values
        Values,    ///< the values of that key, each a recipe
        Sides,     ///< sets of keys of [recipe], each a recipe
        Count,     ///< a number from `least` to `most`
    };

    std::string_view name;
    std::string_view explanation;
    Takes takes = Takes::Word;
    std::vector<std::string_view> words = {}; ///< the first is the default
    int (*most)(int last) = nullptr;          ///< of a count, on a map whose last row is `last`
    int least = 0;
};

/// A recipe that is shown beside others. How recipes are read is known to those who make these.
struct ShownRecipe {
    std::string key;    ///< whose value its name is: "hurst"; empty for a side
    Phrase name;        ///< "0.5"; or what sets a side apart: "two, seed 5"
    Phrase explanation; ///< of the name, in a line
    Recipe recipe;
    std::shared_ptr<const Timeline> run = nullptr; ///< where it is at hand; else each frame runs the recipe

    friend bool operator==(const ShownRecipe&, const ShownRecipe&) = default;
};

/// What was given for a key. A line has a word or a row, a point that is not given is that of the step, and what a
/// count is that is not given the figure knows.
struct FigureValue {
    std::string_view word = {};
    std::vector<std::string_view> words = {};
    std::optional<int> row = {};
    std::optional<Point> point = {};
    std::vector<ShownRecipe> recipes = {};
    std::optional<int> count = {};

    friend bool operator==(const FigureValue&, const FigureValue&) = default;
};

inline constexpr std::size_t fewestShown = 2, mostValues = 9, mostSides = 6;

/// A value for each key of the figure, in their order.
using FigureValues = std::vector<FigureValue>;

using FigurePainter = Picture(const Frame&, const FigureValues&, float width, float height);

// The figures, each in a file of its own.
FigurePainter paintWhole, paintVary, paintCompare, paintStoryboard, paintProfile, paintLineage, paintMany, paintNormals,
    paintStrips, paintCode, paintLevels;

// What can be gone through counts its steps.
int stepsOfNormals(const Frame&, const FigureValues&);
int stepsOfStrips(const Frame&, const FigureValues&);

WordsPlace wordsOnFigure(float width, float height);

/// How much an answer can say on a figure.
WordsPlace answerOnFigure(float width, float height);

/// What a frame can show: a picture of its moment.
struct Figure {
    std::string_view name;
    std::string_view explanation;
    FigurePainter* paint;
    std::vector<FigureKey> keys = {};
    /// Of a figure that can be gone through: how often its key "upto" can be counted on from 0.
    int (*steps)(const Frame&, const FigureValues&) = nullptr;
    WordsPlace (*words)(float width, float height) = wordsOnFigure;   ///< where those of a lesson stand
    WordsPlace (*answer)(float width, float height) = answerOnFigure; ///< those of an answer with them; null for a step
    bool isOfManyMaps = false;     ///< it shows Frame::many: so many seeds, and a measure
    bool hasLetteredSides = false; ///< so that the choices of a question about it have numbers
    bool isDrawnByPages = false;   ///< pages that step have no picture of it: they draw it themselves
};

/// The table of all figures; the first is the default.
std::span<const Figure> figures();

FigureValues defaultValues(const Figure& figure);

/// Runs the recipes that figures show, once for all frames.
void runRecipes(FigureValues& values);

/// Reads a value that is no recipe on a map whose last row is `last`; a text says what would be right.
std::optional<std::string> readValue(const FigureKey& key, std::string_view text, int last, FigureValue& into);

/// A figure as it was asked for.
struct ChosenFigure {
    const Figure* figure = &figures().front();
    FigureValues values = defaultValues(*figure);

    [[nodiscard]] bool isOfStep() const { return figure == &figures().front(); }
    friend bool operator==(const ChosenFigure&, const ChosenFigure&) = default;
};

} // namespace lozenge
