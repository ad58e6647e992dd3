#pragma once

#include "export/show.hpp"

#include <cstddef>

namespace lozenge {

/// The frame of a show of a run.
ShownFrame steppedFrame(const Show& show, const FramePlace& place);

/// What a frame shows: what was asked for, else what its stop shows.
const ChosenFigure& figureOf(const Show& show, const FramePlace& place);

/// What is told with a frame besides its narration: question, answer and note.
std::vector<std::string> notesOf(const Show& show, const FramePlace& place);

/// How many letters of the lesson have no room on a frame.
std::size_t lettersCut(const Show& show, const FramePlace& place);

} // namespace lozenge
