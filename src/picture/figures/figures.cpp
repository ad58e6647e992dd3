#include "analysis/many_maps.hpp"

#include "picture/figures/figure.hpp"
#include "picture/figures/figure_page.hpp"
#include "picture/figures/sides/compare.hpp"
#include "picture/figures/whole.hpp"
#include "picture/page.hpp"

#include <array>

namespace lozenge {
namespace {

using enum FigureKey::Takes;

constexpr std::array<std::string_view, 4> borders{"north", "south", "west", "east"};

constexpr std::array<std::string_view, 2> directions{"ancestors", "influence"};

constexpr std::array keysOfLineage{
    FigureKey{"at", "a point x,y; the step's own unless given", Point},
    FigureKey{"of", "the point's ancestors, or the points that it influences", Word, directions},
};

const auto measureNames = [] {
    std::vector<std::string_view> names;
    for (const PointMeasure& measure : pointMeasures())
        names.push_back(measure.name);
    return names;
}();

const std::array keysOfMany{
    FigureKey{.name = "seeds",
              .explanation = "the number of maps, with seeds from 1 on; 40 unless given",
              .takes = Count,
              .least = 1,
              .most = [](int) { return mostMaps; }},
    FigureKey{"of", "what is measured at each point", Word, measureNames},
};

constexpr std::array<std::string_view, 2> visits{"shown", "hidden"};

constexpr std::array keysOfCode{
    FigureKey{"visits", "the points that the loop reaches, including those it skips", Word, visits},
};

const std::array keysOfNormals{
    FigureKey{"at", "a point x,y; the step's own unless given", Point},
    FigureKey{.name = "upto",
              .explanation = "the number of faces added; one more divides by the length",
              .takes = Count,
              .most = [](int) { return 9; }},
};

const std::array keysOfStrips{
    FigureKey{.name = "upto",
              .explanation = "the number of indices drawn; all unless given",
              .takes = Count,
              .most = [](int last) { return 2 * last * (last + 1); }},
};

constexpr std::array keysOfProfile{
    FigureKey{"line", "a border, or the number of a row", Line, borders},
};

constexpr std::array<std::string_view, 3> waysToVary{"relief", "board", "both"};

constexpr std::array keysOfVary{
    FigureKey{"key", "a key of [recipe]; hurst unless given", RecipeKey},
    FigureKey{"values", "2 to 9 of its values, as three,wrap,two", Values},
    FigureKey{"as", "what is shown of each", Word, waysToVary},
};

constexpr std::array keysOfCompare{
    FigureKey{"sides", "2 to 6, a side=KEY=VALUE,KEY=VALUE for each", Sides},
    FigureKey{"rows", "some of these, separated by commas", SomeWords, compareRows},
};

Picture paintStep(const Frame& frame, const FigureValues& /*values*/, float width, float height)
{
    return framePicture(frame, View::Kind::Slide, width, height);
}

const std::array figuresTable{
    Figure{.name = "step",
           .explanation = "board, relief and equation of a step",
           .keys = {},
           .paint = paintStep,
           .words = wordsOnSlide,
           .answer = nullptr,
           .isDrawnByPages = true},
    Figure{.name = "whole",
           .explanation = "board and relief of the whole map, with the facts of its level",
           .keys = {},
           .paint = paintWhole,
           .words = wordsOnSlide,
           .answer = answerOnWhole,
           .isDrawnByPages = true},
    Figure{"vary", "small multiples: one key of the recipe with several values", keysOfVary, paintVary, wordsOnFigure,
           answerOnFigure},
    Figure{.name = "compare",
           .explanation = "several recipes side by side, and what differs",
           .keys = keysOfCompare,
           .paint = paintCompare,
           .words = wordsOnFigure,
           .answer = answerOnFigure,
           .hasLetteredSides = true},
    Figure{"storyboard", "the ends of all phases side by side", {}, paintStoryboard, wordsOnFigure, answerOnFigure},
    Figure{"profile", "a line of the map from the side", keysOfProfile, paintProfile, wordsOnFigure, answerOnFigure},
    Figure{"lineage", "which heights went into a point, and into which it went", keysOfLineage, paintLineage,
           wordsOnFigure, answerOnFigure},
    Figure{.name = "many",
           .explanation = "what the maps of many seeds have in common, point by point",
           .keys = keysOfMany,
           .paint = paintMany,
           .words = wordsOnFigure,
           .answer = answerOnFigure,
           .isOfManyMaps = true},
    Figure{"normals", "a vertex with its faces and what their normals add up to", keysOfNormals, paintNormals,
           wordsOnFigure, answerOnFigure, stepsOfNormals},
    Figure{"strips", "the mesh as triangle strips, index by index", keysOfStrips, paintStrips, wordsOnFigure,
           answerOnFigure, stepsOfStrips},
    Figure{"code", "the program with the line of this step", keysOfCode, paintCode, wordsOnFigure, answerOnFigure},
    Figure{"levels", "the offsets of each level: asked and found", {}, paintLevels, wordsOnFigure, answerOnFigure},
};

} // namespace

std::span<const Figure> figures()
{
    return figuresTable;
}

} // namespace lozenge
