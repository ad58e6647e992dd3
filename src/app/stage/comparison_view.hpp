#pragma once

#include "app/ui/desk.hpp"

#include <memory>
#include <vector>

namespace lozenge {

/// Two to four recipes side by side on the same noise, in place of the stage: each one's board, its difference to the
/// first, the map repeated three times three, and the profile across the seam.
class ComparisonView {
public:
    void show(const Desk& desk, Session& session, const Box& box);

private:
    /// Images of a side, made once for each moment.
    struct Made {
        const Timeline* timeline = nullptr;
        int moment = -1;
        Look look;
        std::shared_ptr<const Pixels> repeated;
        std::shared_ptr<const Pixels> difference;
    };

    void showSide(const Desk& desk, Session& session, std::size_t index, const Box& column);
    const Made& imagesOf(const Session& session, std::size_t index);

    std::vector<Made> m_made;
};

} // namespace lozenge
