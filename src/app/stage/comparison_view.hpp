#pragma once

#include "app/ui/desk.hpp"

#include <utility>
#include <vector>

namespace lozenge {

/// Recipes side by side in place of the stage, painted as the figure `compare` paints them.
class ComparisonView {
public:
    void show(const Desk& desk, Session& session, const Box& box);

private:
    /// What the picture depends on.
    struct Shown {
        std::vector<std::pair<const Timeline*, int>> moments;
        Look look;
        Box box;
        float scale = 0;
        SeamSide seam = SeamSide::WestToEast;
        bool hasReliefs = false;

        friend bool operator==(const Shown&, const Shown&) = default;
    };

    void refresh(const Desk& desk, const Session& session, const Box& box);

    Shown m_shown;
    Picture m_picture;
};

} // namespace lozenge
