#pragma once

#include "app/ui/desk.hpp"
#include "picture/figures/whole.hpp"
#include "session/session.hpp"

#include <memory>
#include <string>
#include <vector>

namespace lozenge {

/// The figure `whole` on the stage, whose own board and relief it is shown by: they stay where they are from stop to
/// stop, and points can be pointed at. Counted and painted anew only where it is another.
class WholeView {
public:
    /// The present frame without its step. It refers to the session and to this.
    Frame frameOf(const Session& session, const Frame& present);

    /// The facts of the level and what the lesson says, where equation and narration are else.
    void showWords(const Desk& desk, const Frame& frame, const StageLayout& layout);

    /// Those that are new on the level.
    [[nodiscard]] const std::vector<Point>& points() const { return m_points; }

private:
    /// What the words depend on.
    struct Said {
        std::shared_ptr<const Timeline> timeline;
        int moment = -1;
        Look look;
        std::string narration;
        Box facts;
        Box words;

        friend bool operator==(const Said&, const Said&) = default;
    };

    std::shared_ptr<const Timeline> m_timeline;
    Moment m_rest{.number = -1};
    std::string m_title; ///< where the stop has none
    std::vector<Point> m_points;
    Said m_said;
    Picture m_words;
};

} // namespace lozenge
