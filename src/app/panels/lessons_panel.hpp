#pragma once

#include "app/ui/desk.hpp"

namespace lozenge {

/// The bundled lessons, a search among them, and a field for any other lesson's file.
void showLessons(const Desk& desk, Session& session);

/// The lessons that are there now.
void readShelf(Session& session);

} // namespace lozenge
