#pragma once

#include "analysis/lineage.hpp"
#include "picture/frame.hpp"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace lozenge {

struct Session;

/// What is known of a point of the map at the present moment.
struct PointFacts {
    Point point;
    bool isSet = false;
    double height = 0; ///< of the surface, where the point is not set
    int step = 0;      ///< that wrote it, or will write it; 0 for corners and for what was set beforehand
    int level = 0;     ///< of that step
    Phase phase = Phase::Diamond;
    std::string equation; ///< of that step; empty where nothing was averaged, or not yet
    std::string text;     ///< all of it in a line: "(4, 2) = 0.3125, level 1, square, step 7"
};

PointFacts pointFacts(const Session& session, Point point);

/// Where a point comes from and where it goes.
struct PointTrace {
    std::shared_ptr<const Timeline> timeline; ///< it holds for
    Point point;
    int step = 0;                   ///< that wrote it; 0 for corners and presets
    std::vector<Share> ancestors;   ///< the point itself first, what was set before the run last
    std::vector<Share> corners;     ///< with the weights of their heights
    std::vector<Share> descendants; ///< the points it influences
};

// Commands.

void hover(Session& session, std::optional<Point> point);

/// Pins a point and traces it; the pinned point again, or none, takes the pin away.
void pin(Session& session, std::optional<Point> point);

/// What a click on the board means: a guess where a question about parents is open, else a pin.
void click(Session& session, Point point);

/// After a change of the run or the moment: traces the pinned point again where its lineage is another.
void refreshTrace(Session& session);

} // namespace lozenge
