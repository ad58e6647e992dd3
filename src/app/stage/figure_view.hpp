#pragma once

#include "app/ui/desk.hpp"
#include "picture/figures/figure.hpp"
#include "picture/figures/whole.hpp"
#include "session/session.hpp"
#include "terrain/making_many.hpp"

#include <atomic>
#include <future>
#include <memory>
#include <string>
#include <vector>

namespace lozenge {

/// A figure in the place of board and relief: the picture that is exported, painted anew only where it is another.
class FigureView {
public:
    ~FigureView() { m_isGone = true; } // who makes maps gives up

    void show(const Desk& desk, const Session& session, const ChosenFigure& figure, const Box& box);

    /// Whether maps are made that it waits for.
    [[nodiscard]] bool wantsFrame() const { return m_making.valid(); }

private:
    /// What the picture depends on.
    struct Shown {
        std::shared_ptr<const Timeline> timeline;
        int moment = -1;
        Look look;
        std::string title, narration;
        const Stop* stop = nullptr;
        ChosenFigure figure;
        std::shared_ptr<const ManyMaps> maps;
        Box box;

        friend bool operator==(const Shown&, const Shown&) = default;
    };

    std::shared_ptr<const ManyMaps> mapsFor(const Session& session, const ChosenFigure& figure);

    Shown m_shown;
    FigureValues m_values; ///< of the figure, with their runs
    Picture m_picture;
    std::shared_ptr<ManyShelf> m_shelf = std::make_shared<ManyShelf>();
    std::atomic<bool> m_isGone = false;
    std::future<void> m_making;
};

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
