#pragma once

#include "export/html/html_data.hpp"
#include "export/html/html_page.hpp"

namespace lozenge {

/// One self-contained page that plays the run of a show.
tl::expected<std::string, ExportError> htmlPage(const Show& show, const CoursePlace* place = nullptr);

} // namespace lozenge
