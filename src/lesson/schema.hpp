#pragma once

#include <string>

namespace lozenge {

/// What a lesson's file may hold, as JSON Schema (draft 7), by which editors complete it and underline mistakes. It is
/// made from the tables of keys, and is the same each time.
std::string lessonSchema();

} // namespace lozenge
