#pragma once

#include "app/open_window.hpp"
#include "app/panels/export_job.hpp"
#include "app/stage/comparison_view.hpp"

#include <utility>

namespace lozenge {

/// What was pressed that only the window can do.
enum class BarPress : unsigned char { None, Drawer, FullScreen };

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
