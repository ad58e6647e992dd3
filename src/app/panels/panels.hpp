#pragma once

#include "app/panels/export_job.hpp"
#include "app/ui/desk.hpp"

namespace lozenge {

/// The side of the window: tabs and the panel that is chosen.
void showPanels(const Desk& desk, Session& session, ExportJob& job, const Box& box);

} // namespace lozenge
