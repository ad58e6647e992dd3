#pragma once

#include <string>

namespace CLI {
class App;
class ParseError;
} // namespace CLI

namespace lozenge {

/// What is wrong with a command line, in one line. `lesson` is the word that was taken for one.
std::string faultIn(const CLI::App& app, const std::string& lesson, const CLI::ParseError& error);

} // namespace lozenge
