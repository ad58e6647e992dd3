#pragma once

#include "export/format.hpp"

namespace lozenge {

/// The format of that name, or nothing.
const Format* formatNamed(std::string_view name);

/// Which words of the lesson the frames cut for want of room; empty where they are all there.
std::string cutWords(const Format& format, const Show& show);

/// Writes a show. Whatever goes wrong comes back as one line: a disk, an interruption, memory that does not suffice.
tl::expected<void, ExportError> exportShow(const Format& format, const Show& show, const std::filesystem::path& out,
                                           Existing existing, const Progress& progress);

} // namespace lozenge
