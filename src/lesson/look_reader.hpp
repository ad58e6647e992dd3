#pragma once

#include "lesson/value.hpp"
#include "picture/look.hpp"

#include <string>

namespace lozenge {

/// The look with the keys that a table names. `where` is how messages call the table.
Look readLook(const Value& table, Look look = {}, const std::string& where = "[look]");

} // namespace lozenge
