#pragma once

#include "app/desk.hpp"
#include "app/export_job.hpp"

namespace lozenge {

/// What to export and where; then how far it is and what became of it.
void showExport(const Desk& desk, Session& session, ExportJob& job);

} // namespace lozenge
