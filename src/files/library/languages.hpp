#pragma once

#include "files/library/lesson_file.hpp"
#include "picture/text/language.hpp"

#include <string>
#include <vector>

namespace lozenge {

/// "en" and the names of the files of words that come with the program.
std::vector<std::string> languageNames();

/// A language by its name. English, which is null, is "en" or nothing. It stays for as long as the program runs.
OrError<const Language*> languageNamed(const std::string& name);

} // namespace lozenge
