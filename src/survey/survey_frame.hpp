#pragma once

#include "picture/height_colours.hpp"
#include "picture/look.hpp"
#include "picture/relief/relief.hpp"
#include "picture/text/rich_text.hpp"
#include "survey/patch.hpp"
#include "survey/survey.hpp"

#include <string>
#include <vector>

namespace lozenge {

/// Everything that a picture of a survey shows. Its heights count from the middle of those in view.
struct SurveyFrame {
    Survey survey;
    Look look;
    HeightsInView heights;
    std::string narration;       ///< what the lesson says here
    std::string command = {};    ///< that makes this very frame again; empty: not shown
    std::vector<int> stops = {}; ///< stations that are marked on the strip of levels
    std::string title = {};      ///< of what the lesson says here; empty: so many levels are the heading

    /// A side of the block that the relief shows, as its projection counts.
    static constexpr int side = 2;

    [[nodiscard]] const Theme& theme() const { return *look.theme; }
    [[nodiscard]] const Recipe& recipe() const { return *survey.recipe; }
    [[nodiscard]] Interval axis() const { return {-heights.limit, heights.limit}; }
    /// Of heights that count from the middle.
    [[nodiscard]] HeightColours colours() const { return coloursAbout(look, heights.middle, heights.limit); }
};

/// With what a stop says; null: nothing is said.
SurveyFrame frameOf(const Survey& survey, const Look& look, const Stop* speaking, std::vector<int> stops);

/// The block of what is in view, in the place of a relief.
Projection projectionOf(const SurveyFrame& frame, const Box& box, float scale);

/// So many cells of the lattice from side to side show its lines, the fainter the denser they are.
inline constexpr double cellsWithLines = 72;
float latticeOpacity(const Look& look, double cellsAcross);

// In words.

/// "The corners", "7 of 28 levels".
std::string surveyTitle(const Survey& survey, const Look& look);
/// The title of what is said, else that of the survey.
std::string headingOf(const SurveyFrame& frame);
/// What stands beside the heading, the longest first: how many levels are done where it does not say so, and the view.
std::vector<std::string> factsBeside(const SurveyFrame& frame);
/// "level 7 of 28, 16641 points, amplitude 0.0213, 67108864 wide".
std::string surveyCaption(const Survey& survey, const Look& look);
/// What the lesson says, or what the newest level says of itself.
RichText surveyWords(const SurveyFrame& frame);

} // namespace lozenge
