#pragma once

#include "picture/frame.hpp"
#include "session/patch.hpp"
#include "session/session.hpp"
#include "session/view/ground.hpp"

#include <memory>

namespace lozenge {

/// A survey as it is drawn: the square that is in view as a small map, its heights counted from the middle of their
/// range. What is made of walls, axes and colours for small maps fits it.
struct SurveyScene {
    std::shared_ptr<const Recipe> recipe;
    const Survey& survey;
    Frame frame;       ///< its map's side stands for the view's
    double middle = 0; ///< height that counts as 0

    /// A side of the frame's map.
    [[nodiscard]] double side() const { return frame.timeline.last(); }
};

SurveyScene sceneOf(const Session& session, const std::shared_ptr<const Recipe>& recipe);

/// The levels that show where so many cells from side to side are worth it.
double levelsFor(const Survey& survey, double across);

/// Of how many finished points a lattice's cell is wide.
double strideOf(const Survey& survey, int depth);

/// The ground that is in view, so many points a side, in the scene's heights.
std::vector<double> sampledGround(const SurveyScene& scene, int size);

} // namespace lozenge
