#pragma once

#include "app/ground/survey_relief.hpp"
#include "app/made_for.hpp"
#include "app/relief/relief_view.hpp"
#include "app/ui/desk.hpp"
#include "picture/board/board.hpp"
#include "picture/figures/figure.hpp"
#include "picture/figures/whole.hpp"
#include "picture/height_colours.hpp"
#include "session/run/facts.hpp"
#include "survey/board.hpp"
#include "terrain/making_many.hpp"

#include <atomic>
#include <future>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

// What the middle of the window shows. Each part remembers what it made, which stays as long as what it shows.

namespace lozenge {

/// The board of the stage: what is drawn over it, and what the pointer does there.
class StageBoard {
public:
    void show(const Desk& desk, Session& session, const Frame& frame, const std::vector<Point>& ringed,
              const Box& square);

private:
    void paintTrace(Picture& marks, const Desk& desk, const PointTrace& trace, const BoardGeometry& board, float disc);

    // What is painted on boards of so many points that each is a pixel. A frame that shows the same points again takes
    // the same pixels, so that nothing is counted or uploaded anew.

    /// The points of a moment.
    std::shared_ptr<const Pixels> pointPixels(const Frame& frame);
    /// The points that a traced one influences: the more, the less they let through.
    std::shared_ptr<const Pixels> descendantPixels(const PointTrace& trace, Colour colour);

    MadeFor<Recipe, HeightColours, bool> m_pointsFor; ///< equal recipes give the same run; grey by the slope
    MadeFor<int> m_momentFor;
    PointsSeen m_pointsSeen;
    std::shared_ptr<const Pixels> m_points;
    MadeFor<std::shared_ptr<const Timeline>, Point, int, Colour> m_descendantsFor;
    std::shared_ptr<const Pixels> m_descendants;
};

/// A figure in the place of board and relief: the picture that is exported, painted anew only where it is another.
class FigureView {
public:
    ~FigureView() { m_isGone = true; } // who makes maps gives up

    void show(const Desk& desk, const Session& session, const ChosenFigure& figure, const Box& box);

    /// Whether maps are made that it waits for.
    [[nodiscard]] bool wantsFrame() const { return m_making.valid(); }

private:
    std::shared_ptr<const ManyMaps> mapsFor(const Session& session, const ChosenFigure& figure);

    /// The run and its moment, look, title, narration and stop, the figure, and where it is.
    MadeFor<std::shared_ptr<const Timeline>, int, Look, std::string, std::string, const Stop*, ChosenFigure,
            std::shared_ptr<const ManyMaps>, Box>
        m_for;
    MadeFor<ChosenFigure> m_valuesFor;
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
    std::shared_ptr<const Timeline> m_timeline;
    Moment m_rest{.number = -1};
    std::string m_title; ///< where the stop has none
    std::vector<Point> m_points;
    /// The run and its moment, look, narration, and the places of facts and words.
    MadeFor<std::shared_ptr<const Timeline>, int, Look, std::string, Box, Box> m_wordsFor;
    Picture m_words;
};

/// Map and relief of what is in view where the terrain is too large to be stepped, facts and narration under them.
class SurveyView {
public:
    void show(const Desk& desk, Session& session, const Box& box);

    /// Whether something finer is on its way, or moves.
    [[nodiscard]] bool wantsFrame() const { return m_wantsFrame; }
    [[nodiscard]] const std::string& reliefFault() const { return m_reliefFault; }

private:
    void makeMap(const SurveyFrame& frame, const SurveyPlane& plane, float scale);
    void showBoard(const Desk& desk, Session& session, const SurveyFrame& frame, const SurveyPlane& plane);
    void showRelief(const Desk& desk, Session& session, const SurveyFrame& frame, const Box& box);

    /// The recipe, what is in view, so many levels, the look, where it is, and whether it moves.
    MadeFor<std::shared_ptr<const Recipe>, Sight, double, Look, Box, bool> m_mapFor;
    SurveyMap m_map;
    double m_milliseconds = 0; ///< that it took
    MadeFor<std::shared_ptr<const Recipe>, Look> m_wholeMapFor;
    std::shared_ptr<const Pixels> m_wholeMap; ///< small, for the locator
    std::optional<SurveyRelief> m_relief;
    std::string m_reliefFault;
    Sight m_last; ///< of the frame before
    bool m_isMoving = false;
    bool m_wantsFrame = false;
    int m_frames = 0;
};

/// Recipes side by side in place of the stage, painted as the figure `compare` paints them.
class ComparisonView {
public:
    void show(const Desk& desk, Session& session, const Box& box);

private:
    /// The runs and their moments, the look, where it is and how large, its seam, and whether it has reliefs.
    MadeFor<std::vector<std::pair<const Timeline*, int>>, Look, Box, float, SeamSide, bool> m_for;
    Picture m_picture;
};

/// The middle of the window: board and relief side by side, the equation and the narration under them, or what is shown
/// in their place.
class StageView {
public:
    void show(const Desk& desk, Session& session, const Box& box, bool isMoving);

    /// What has changed of the surface: it is drawn anew where the relief is shown again.
    void noteChanged(const Region& region) { m_changed = united(m_changed, region); }

    /// Why the relief is painted as the exporters paint it and not by GL; empty where it is not.
    [[nodiscard]] const std::string& reliefFault() const
    {
        return m_reliefFault.empty() ? m_survey.reliefFault() : m_reliefFault;
    }

    /// Whether something moves or becomes finer by itself.
    [[nodiscard]] bool wantsFrame(const Session& session) const
    {
        return session.survey() ? m_survey.wantsFrame() : m_figure.wantsFrame();
    }

private:
    void showRelief(const Desk& desk, Session& session, const Frame& frame, const Box& box, bool isMoving);

    StageBoard m_board;
    FigureView m_figure;
    WholeView m_whole;
    SurveyView m_survey;
    ComparisonView m_comparison;
    int m_frames = 0;
    Region m_changed; ///< since the relief was drawn
    std::optional<ReliefView> m_relief;
    std::string m_reliefFault;
};

} // namespace lozenge
