#pragma once

#include "cli/commands.hpp"

#include <optional>
#include <string>
#include <vector>

namespace lozenge {

/// What `lozenge export` was asked for, as it was written.
struct ExportRequest {
    std::string lesson;
    std::vector<std::string> overrides;
    std::string format;
    std::string out;
    std::optional<std::string> steps; ///< where nothing is said, of a lesson all, of a playlist its stops
    std::string view = "slide";
    std::string figure;
    std::vector<std::string> with; ///< KEY=VALUE of the figure
    std::string pattern;           ///< of the names of frames
    std::string size = "1920x1080";
    LookRequest look;
    std::optional<double> framesPerSecond;
    bool isCourse = false; ///< every bundled lesson: the playlist of that name
    bool isTransparent = false;
    bool isWithoutQuestions = false;
    bool isQuiet = false;
    bool isForced = false;
};

Exit exportLesson(const ExportRequest& request);

/// "lecture" of "way/lecture.playlist.toml".
std::string stemOf(const std::string& lesson);

} // namespace lozenge
