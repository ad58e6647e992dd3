#pragma once

#include "cli/command_line.hpp"
#include "lesson/lesson.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace lozenge {

// What the commands of the command line do once their arguments are read.

/// Says one line on standard error.
Exit complain(Exit exit, const std::string& message);

/// The lesson that is named, with its overrides. What is wrong with it has been said when this fails.
tl::expected<Lesson, Exit> openLesson(const std::string& pathOrId, const std::vector<std::string>& overrides,
                                      const Language* language = nullptr);

/// The language that is named; empty is English. What is wrong has been said when this fails.
tl::expected<const Language*, Exit> openLanguage(const std::string& name);

/// A line of a list: what it is called, its title, one line about it.
struct ListedRow {
    std::string id, title, summary;
};

/// In columns, on standard output.
void printRows(const std::vector<ListedRow>& rows);

Exit listLessons(const std::string& language);
Exit traceLesson(const Lesson& lesson);
/// Writes a commented lesson to start from.
Exit writeNewLesson(const std::filesystem::path& target, bool isForced);

} // namespace lozenge
