#pragma once

#include "picture/kit/flow.hpp"
#include "picture/kit/labels.hpp"

namespace lozenge {

/// The program of a recipe with the line that the step of a frame executes; of a run that is not stepped there is no
/// frame. All lines have one size; what is too long for the least of letters goes on below. Returns where they end.
float paintProgram(Picture& picture, const Look& look, const Recipe& recipe, const Frame* frame, const Box& box,
                   float scale, float least = 0);

/// The variables of the program in two columns, those marked that the line has changed.
Part variablesPart(const FigurePage& page);

} // namespace lozenge
