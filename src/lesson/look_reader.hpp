#pragma once

#include "picture/look.hpp"

#include <toml++/toml.h>

namespace lozenge {

Look readLook(const toml::table& table);

} // namespace lozenge
