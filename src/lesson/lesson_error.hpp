#pragma once

#include <string>

namespace lozenge {

/// What is wrong with a lesson, where, and what would be right: one line for its author.
struct LessonError {
    std::string file; ///< or the option of the command line that is to blame; empty: neither
    int line = 0;     ///< 0: the file as a whole
    int column = 0;
    std::string message;
    bool isOfDisk = false; ///< the file could not be read: its author is not to blame

    [[nodiscard]] std::string text() const;
};

} // namespace lozenge
