#include "analysis/many_maps.hpp"

#include "picture/figures/figure.hpp"
#include "picture/figures/sides/compare.hpp"
#include "picture/figures/whole.hpp"
#include "picture/page.hpp"
#include "picture/text/comma_list.hpp"

#include <array>

namespace lozenge {
namespace {

using enum FigureKey::Takes;

Picture paintStep(const Frame& frame, const FigureValues& /*values*/, float width, float height)
{
    return framePicture(frame, View::Kind::Slide, width, height);
}

const std::vector<std::string_view> compareWords(compareRows.begin(), compareRows.end());

const std::vector keysOfVary{
    FigureKey{"key", "a key of [recipe]; hurst unless given", RecipeKey},
    FigureKey{"values", "2 to 9 of its values, as three,wrap,two", Values},
    FigureKey{"as", "what is shown of each", Word, {"relief", "board", "both"}},
};

const std::vector keysOfCompare{
    FigureKey{"sides", "2 to 6, a side=KEY=VALUE,KEY=VALUE for each", Sides},
    FigureKey{"rows", "some of these, separated by commas", SomeWords, compareWords},
};

const std::vector keysOfProfile{
    FigureKey{"line", "a border, or the number of a row", Line, {"north", "south", "west", "east"}},
};

const auto placeKey = FigureKey{"at", "a point x,y; the step's own unless given", Point};

const std::vector keysOfLineage{
    placeKey,
    FigureKey{"of", "the point's ancestors, or the points that it influences", Word, {"ancestors", "influence"}},
};

const std::vector keysOfMany{
    FigureKey{"seeds",
              "the number of maps, with seeds from 1 on; 40 unless given",
              Count,
              {},
              [](int) { return mostMaps; },
              1},
    FigureKey{"of", "what is measured at each point", Word, namesOf(pointMeasures())},
};

const std::vector keysOfNormals{
    placeKey,
    FigureKey{"upto", "the number of faces added; one more divides by the length", Count, {}, [](int) { return 9; }},
};

const std::vector keysOfStrips{
    FigureKey{"upto",
              "the number of indices drawn; all unless given",
              Count,
              {},
              [](int last) { return 2 * last * (last + 1); }},
};

const std::vector keysOfCode{
    FigureKey{"visits", "the points that the loop reaches, including those it skips", Word, {"shown", "hidden"}},
};

const std::array figuresTable{
    Figure{.name = "step",
           .explanation = "board, relief and equation of a step",
           .paint = paintStep,
           .words = wordsOnSlide,
           .answer = nullptr,
           .isDrawnByPages = true},
    Figure{.name = "whole",
           .explanation = "board and relief of the whole map, with the facts of its level",
           .paint = paintWhole,
           .words = wordsOnSlide,
           .answer = answerOnWhole,
           .isDrawnByPages = true},
    Figure{"vary", "small multiples: one key of the recipe with several values", paintVary, keysOfVary},
    Figure{.name = "compare",
           .explanation = "several recipes side by side, and what differs",
           .paint = paintCompare,
           .keys = keysOfCompare,
           .hasLetteredSides = true},
    Figure{"storyboard", "the ends of all phases side by side", paintStoryboard},
    Figure{"profile", "a line of the map from the side", paintProfile, keysOfProfile},
    Figure{"lineage", "which heights went into a point, and into which it went", paintLineage, keysOfLineage},
    Figure{.name = "many",
           .explanation = "what the maps of many seeds have in common, point by point",
           .paint = paintMany,
           .keys = keysOfMany,
           .isOfManyMaps = true},
    Figure{"normals", "a vertex with its faces and what their normals add up to", paintNormals, keysOfNormals,
           stepsOfNormals},
    Figure{"strips", "the mesh as triangle strips, index by index", paintStrips, keysOfStrips, stepsOfStrips},
    Figure{"code", "the program with the line of this step", paintCode, keysOfCode},
    Figure{"levels", "the offsets of each level: asked and found", paintLevels},
};

} // namespace

std::span<const Figure> figures()
{
    return figuresTable;
}

} // namespace lozenge
