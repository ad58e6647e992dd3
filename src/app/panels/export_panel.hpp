#pragma once

#include "app/panels/export_job.hpp"
#include "app/ui/desk.hpp"

namespace lozenge {

/// What to export and where; then how far it is and what became of it.
void showExport(const Desk& desk, Session& session, ExportJob& job);

} // namespace lozenge
