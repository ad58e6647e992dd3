#pragma once

#include "cli/export.hpp"
#include "export/formats_folder.hpp"
#include "show/document.hpp"

#include <cstddef>
#include <functional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace lozenge {

/// The formats, the figures and the names that the options take.
std::string exportHelp();

/// What --format names.
struct WantedFormats {
    std::vector<const Format*> formats;
    bool isFolder = false; ///< several, or a list: they share a folder

    [[nodiscard]] std::ptrdiff_t films() const; ///< how many of them are
};

/// Of "pdf", "pdf,pptx" or "all".
tl::expected<WantedFormats, std::string> formatsNamed(const std::string& names);

/// Where a file would have a name of another format, what would be right; else empty.
std::string nameFault(const WantedFormats& wanted, const std::string& out);

/// What is written, in whichever formats.
struct Exported {
    std::string name; ///< of its files in a folder with other formats
    std::function<const Document&(const Format&)> document;
};

Exit writeExported(const ExportRequest& request, const WantedFormats& wanted, const Exported& exported);

} // namespace lozenge
