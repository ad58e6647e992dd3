#pragma once

#include "export/show.hpp"
#include "survey/survey.hpp"

#include <optional>
#include <span>
#include <vector>

namespace lozenge {

inline constexpr double framesPerSecondOfGlides = 12; ///< where nothing else is asked for

/// The places on its way where a survey is shown: its stations, and of a film what lies between them, too.
std::vector<double> waysThrough(const Survey& survey, std::span<const int> stations,
                                std::optional<double> framesPerSecond);

/// "Level 7 of 28": no other station has it.
std::string stationName(const Survey& survey, int station, const Look& look);

/// The frame of a show of a survey at a place on its way.
ShownFrame shownFrame(const Show& show, double way);

} // namespace lozenge
