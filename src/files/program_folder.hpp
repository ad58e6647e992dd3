#pragma once

#include <filesystem>

namespace lozenge {

/// The folder of the running program, behind all links; empty where the system does not tell.
std::filesystem::path programFolder();

} // namespace lozenge
