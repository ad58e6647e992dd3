#pragma once

#include "files/export_error.hpp"
#include "picture/text/language.hpp"

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

namespace lozenge {

/// The words in a page's frame that are filled in: {{name}}.
using PageValues = std::vector<std::pair<std::string_view, std::string>>;

/// A page from its frame in the program's data. What is filled in is not searched again, whatever it holds.
tl::expected<std::string, ExportError> filledPage(std::string_view frame, const PageValues& values,
                                                  const Language* language);

/// These files of the player, one after another.
tl::expected<std::string, ExportError> playerFiles(const std::vector<std::string_view>& names);

/// A text as the content of an element or of an attribute in quotes.
std::string htmlText(std::string_view text);

/// The same as the content of a script element.
std::string inScript(const nlohmann::ordered_json& json);

/// The program's sign as the address of an image, so that no browser asks a server for one.
tl::expected<std::string, ExportError> iconAddress();

} // namespace lozenge
