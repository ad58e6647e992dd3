#pragma once

#include "app/ui/desk.hpp"
#include "picture/figures/figure.hpp"
#include "terrain/making_many.hpp"

#include <atomic>
#include <future>

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

} // namespace lozenge
