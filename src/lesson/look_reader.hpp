#pragma once

#include "picture/look.hpp"

#include <string>
#include <toml++/toml.h>

namespace lozenge {

/// The look with the keys that a table names. `where` is how messages call the table.
Look readLook(const toml::table& table, Look look = {}, const std::string& where = "[look]");

} // namespace lozenge
