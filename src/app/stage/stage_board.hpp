#pragma once

#include "app/stage/board_pixels.hpp"
#include "app/ui/desk.hpp"
#include "picture/board/board.hpp"

#include <vector>

namespace lozenge {

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
