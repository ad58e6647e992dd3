#pragma once

#include "files/disk/atomic_folder.hpp"

#include <string_view>

namespace lozenge {

/// What slides of a run begin with, by which they are known again.
inline constexpr std::string_view slidesMark =
    "% Slides of a run of the diamond-square algorithm, a step an overlay. The pages of steps.pdf are\n";

/// What each PDF of a run begins with. Bytes beyond ASCII tell that it is no text.
inline constexpr std::string_view pdfMark = "%PDF-1.5\n%\xE2\xE3\xCF\xD3 pages of a run, by Lozenge\n";

/// Of what the names of pages are made before their .html: every web space and disk takes it.
constexpr bool isOfPageName(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
}

/// The files that a former export made in a folder: what its index.json lists, or the slides and their steps.pdf.
tl::expected<std::optional<std::set<std::string>>, std::error_code> filesOfFormerExport(const OpenedFolder& folder);

} // namespace lozenge
