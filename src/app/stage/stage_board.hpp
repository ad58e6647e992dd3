#pragma once

#include "app/ui/desk.hpp"
#include "picture/board/board.hpp"
#include "picture/height_colours.hpp"
#include "session/run/facts.hpp"

#include <memory>
#include <vector>

namespace lozenge {

/// What is painted on boards of so many points that each is a pixel. A frame that shows the same points again takes the
/// same pixels, so that nothing is counted or uploaded anew.
class BoardPixels {
public:
    /// The points of a moment.
    std::shared_ptr<const Pixels> points(const Frame& frame);

    /// The points that a traced one influences: the more, the less they let through.
    std::shared_ptr<const Pixels> descendants(const PointTrace& trace, Colour colour);

private:
    struct Seen {
        Recipe recipe; ///< equal ones give the same run
        int moment = 0;
        HeightColours colours;
        bool isGrey = false; ///< by the slope
        friend bool operator==(const Seen&, const Seen&) = default;
    };
    struct Traced {
        std::shared_ptr<const Timeline> timeline;
        Point point;
        int step = 0;
        Colour colour;
        friend bool operator==(const Traced&, const Traced&) = default;
    };
    Seen m_seen;
    PointsSeen m_pointsSeen;
    std::shared_ptr<const Pixels> m_points;
    Traced m_traced;
    std::shared_ptr<const Pixels> m_descendants;
};

/// The board of the stage: what is drawn over it, and what the pointer does there.
class StageBoard {
public:
    void show(const Desk& desk, Session& session, const Frame& frame, const std::vector<Point>& ringed,
              const Box& square);

private:
    void paintTrace(const Desk& desk, const Session& session, const BoardGeometry& board, float disc);

    BoardPixels m_pixels;
};

} // namespace lozenge
