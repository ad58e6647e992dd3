#pragma once

#include "app/open_window.hpp"
#include "app/panels/export_job.hpp"
#include "app/stage/comparison_view.hpp"
#include "app/stage/top_bar.hpp"

#include <utility>

namespace lozenge {

/// All that the window shows: the stage or a comparison in the middle, the bars above and below, the panels beside it.
class WindowParts {
public:
    ExportJob job;
    bool isDrawerOpen = false;

    /// Gives the moment that is shown, and what was pressed.
    std::pair<int, BarPress> show(const Desk& desk, Session& session, OpenWindow& open, const Box& window);

private:
    ComparisonView m_comparison;
};

} // namespace lozenge
