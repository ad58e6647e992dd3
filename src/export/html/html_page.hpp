#pragma once

#include "files/disk/export_error.hpp"
#include "picture/text/language.hpp"

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

namespace lozenge {

/// What a page is made of that the program brings along.
struct PageFiles {
    std::string name;
    std::string frame, style, script;
    std::string icon; ///< the program's sign as the address of an image, so that no browser asks a server for one
};

tl::expected<PageFiles, ExportError> pageFiles(const std::string& frame, const std::vector<std::string>& styles,
                                               const std::vector<std::string>& scripts);

/// The words in a page's frame that are filled in: {{name}}.
using PageValues = std::vector<std::pair<std::string_view, std::string>>;

/// A page with its files and these values. What is filled in is not searched again, whatever it holds.
tl::expected<std::string, ExportError> filledPage(const PageFiles& files, PageValues values, const Language* language);

/// A text as the content of an element or of an attribute in quotes.
std::string htmlText(std::string_view text);

/// The same as the content of a script element.
std::string inScript(const nlohmann::ordered_json& json);

} // namespace lozenge
