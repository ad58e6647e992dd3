#pragma once

#include "cli/commands.hpp"

#include <string>
#include <vector>

namespace lozenge {

/// What `lozenge export` was asked for, as it was written.
struct ExportRequest {
    std::string lesson;
    std::vector<std::string> overrides;
    std::string format;
    std::string out;
    std::string steps = "all";
    std::string view = "slide";
    std::string figure;
    std::vector<std::string> with; ///< KEY=VALUE of the figure
    std::string pattern; ///< of the names of frames
    std::string size = "1920x1080";
    LookRequest look;
    std::optional<double> framesPerSecond;
    bool isCourse = false; ///< every bundled lesson instead of one
    bool isTransparent = false;
    bool isWithoutQuestions = false;
    bool isQuiet = false;
    bool isForced = false;
};

Exit exportLesson(const ExportRequest& request);

/// The names that the options take, for the help.
std::string exportFormatsHelp();
std::string exportFiguresHelp();
std::string exportNamesHelp();

/// KEY=VALUE of all figures, for who completes one.
std::vector<std::string> figureChanges();

} // namespace lozenge
