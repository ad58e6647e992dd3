#pragma once

#include "export/format.hpp"

namespace lozenge {

/// The format of that name, or nothing.
const Format* formatNamed(std::string_view name);

/// Writes a show. Whatever goes wrong comes back as one line: a disk, an interruption, memory that does not suffice.
tl::expected<void, ExportError> exportShow(const Format& format, const Show& show, const std::filesystem::path& out,
                                           Existing existing, const Progress& progress);

} // namespace lozenge
