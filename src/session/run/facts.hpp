#pragma once

#include "analysis/lineage.hpp"
#include "analysis/measures.hpp"

#include "picture/frame.hpp"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace lozenge {

struct Session;

/// What is known of a point of the map at the present moment, in the language of a look.
struct PointFacts {
    std::string text; ///< in a line: "(4, 2) = 0.3125, level 1, square, step 7", of the step that will write it, too
    std::string equation; ///< of the step that wrote it; empty where nothing was averaged
};

PointFacts pointFacts(const Session& session, Point point, const Look& look);

/// The spread of each level's offsets up to a moment.
struct SpreadsAt {
    int moment = 0;
    std::vector<LevelSpread> spreads = {};
};

/// The same at the present moment. It is kept for some moments on the way, so that going to any costs only the steps
/// from the one before.
struct LevelFacts : SpreadsAt {
    static constexpr int keptEvery = 16384;

    std::shared_ptr<const Timeline> timeline = nullptr;
    std::vector<SpreadsAt> kept = {}; ///< of the moments 0, keptEvery, and so on, as far as they have been passed
};

/// Brings the facts up to date; costs nothing where they are.
void update(LevelFacts& facts, const std::shared_ptr<const Timeline>& timeline, int moment);

/// How many of the set heights lie in each of equal parts of -limit to limit.
std::vector<int> heightHistogram(const Grid& grid, double limit, int parts);

/// Where a point comes from and where it goes.
struct PointTrace {
    std::shared_ptr<const Timeline> timeline; ///< it holds for
    Point point;
    int step = 0;                    ///< that wrote it; 0 for corners and presets
    std::vector<Share> ancestors;    ///< the point itself first, what was set before the run last
    std::vector<Share> corners = {}; ///< with the weights of their heights
    std::vector<Share> descendants;  ///< the points it influences
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
