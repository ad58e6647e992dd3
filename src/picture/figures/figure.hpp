#pragma once

#include "picture/frame.hpp"
#include "picture/stage.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lozenge {

/// A parameter of a figure.
struct FigureKey {
    enum class Takes : std::uint8_t {
        Word,  ///< one of its words
        Line,  ///< one of its words, or the number of a row
        Point, ///< x,y
        Count, ///< a number from `least` to `most`
    };

    std::string_view name;
    std::string_view explanation;
    Takes takes = Takes::Word;
    std::span<const std::string_view> words = {}; ///< the first is the default
    int least = 0;
    int (*most)(int last) = nullptr; ///< on a map whose last row is `last`
};

/// What was given for a key. A line has a word or a row, a point that is not given is that of the step, and what a
/// count is that is not given the figure knows.
struct FigureValue {
    std::string_view word = {};
    std::optional<int> row = {};
    std::optional<Point> point = {};
    std::optional<int> count = {};
};

/// A value for each key of the figure, in their order.
using FigureValues = std::vector<FigureValue>;

/// What a frame can show: a picture of its moment.
struct Figure {
    std::string_view name;
    std::string_view explanation;
    std::span<const FigureKey> keys;
    Picture (*paint)(const Frame&, const FigureValues&, float width, float height);
    WordsPlace (*words)(float width, float height); ///< where those of a lesson stand
    /// Of a figure that can be gone through: how often its key "upto" can be counted on from 0.
    int (*steps)(const Frame&, const FigureValues&) = nullptr;
    bool isOfManyMaps = false; ///< it shows Frame::many: so many seeds, and a measure
};

/// The table of all figures; the first is the default.
std::span<const Figure> figures();

FigureValues defaultValues(const Figure& figure);

/// Reads a value on a map whose last row is `last`; a text says what would be right.
std::optional<std::string> readValue(const FigureKey& key, std::string_view text, int last, FigureValue& into);

/// A figure as it was asked for.
struct ChosenFigure {
    const Figure* figure = &figures().front();
    FigureValues values = defaultValues(*figure);

    [[nodiscard]] bool isOfStep() const { return figure == &figures().front(); }
};

// The figures, each in a file of its own.
Picture paintStoryboard(const Frame&, const FigureValues&, float width, float height);
Picture paintProfile(const Frame&, const FigureValues&, float width, float height);
Picture paintLevels(const Frame&, const FigureValues&, float width, float height);
Picture paintCode(const Frame&, const FigureValues&, float width, float height);
Picture paintLineage(const Frame&, const FigureValues&, float width, float height);
Picture paintMany(const Frame&, const FigureValues&, float width, float height);
Picture paintNormals(const Frame&, const FigureValues&, float width, float height);
Picture paintStrips(const Frame&, const FigureValues&, float width, float height);
Picture paintWhole(const Frame&, const FigureValues&, float width, float height);

// What can be gone through counts its steps.
int stepsOfNormals(const Frame&, const FigureValues&);
int stepsOfStrips(const Frame&, const FigureValues&);

} // namespace lozenge
