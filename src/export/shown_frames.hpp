#pragma once

#include "export/show.hpp"
#include "survey/survey.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

// How the frames of a show are made: of a run, step by step, and of a survey.

namespace lozenge {

/// The frame of a show of a run.
ShownFrame steppedFrame(const Show& show, const FramePlace& place);

/// What a frame shows: what was asked for, else what its stop shows.
const ChosenFigure& figureOf(const Show& show, const FramePlace& place);

/// What is told with a frame besides its narration: question, answer and note.
std::vector<std::string> notesOf(const Show& show, const FramePlace& place);

/// How many letters of the lesson have no room on a frame.
std::size_t lettersCut(const Show& show, const FramePlace& place);

inline constexpr double framesPerSecondOfGlides = 12; ///< where nothing else is asked for

/// The places on its way where a survey is shown: its stations, and of a film what lies between them, too.
std::vector<double> waysThrough(const Survey& survey, std::span<const int> stations,
                                std::optional<double> framesPerSecond);

/// "Level 7 of 28": no other station has it.
std::string stationName(const Survey& survey, int station, const Look& look);

/// The frame of a show of a survey at a place on its way.
ShownFrame shownFrame(const Show& show, double way);

} // namespace lozenge
