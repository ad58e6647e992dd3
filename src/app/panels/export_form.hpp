#pragma once

#include "export/format.hpp"
#include "session/session.hpp"

#include <array>
#include <filesystem>
#include <string>
#include <vector>

namespace lozenge {

/// What is to be exported, ready to be done beside the lecture.
struct ExportOrder {
    Lesson lesson;
    std::string steps; ///< as showOf() takes them
    int frames = 0;
    Show::Options options;
    const Format* format = nullptr;
    std::filesystem::path out;
    Existing existing = Existing::Refuse;
};

/// What the export panel asks for.
struct ExportForm {
    enum class Steps : std::uint8_t { All, Phases, Levels, Stops, This, Range };

    const Format* format = rowNamed(formats(), "pdf");
    Steps steps = Steps::All;
    int from = 0;
    int to = 1;
    const View* view = &views().front();
    int width = 1920;
    int height = 1080;
    bool hasOwnSize = false; ///< none of the usual sizes
    double framesPerSecond = 4;
    std::string out;            ///< empty: defaultOut()
    bool asksToReplace = false; ///< since the target exists

    friend bool operator==(const ExportForm&, const ExportForm&) = default;
};

/// A size that many want.
struct FrameSize {
    std::string_view name;
    std::string_view explanation;
    int width = 0;
    int height = 0;
};
std::span<const FrameSize> frameSizes();
inline constexpr int leastSide = 64;
inline constexpr int greatestSide = 4096; ///< of a free size

/// The ways to choose steps, as the form shows them.
struct StepsRow {
    std::string_view name;
    std::string_view explanation;
    ExportForm::Steps steps;
};
std::span<const StepsRow> stepsRows();

bool hasGoodSize(const ExportForm& form);

/// The moments that the form asks for; none where the run has none of them.
std::vector<int> momentsOf(const ExportForm& form, const Session& session);
/// How many, without listing them.
int momentCount(const ExportForm& form, const Session& session);

/// The name of the lesson with the format's ending, in the current folder.
std::string defaultOut(const ExportForm& form, const Session& session);
/// Where the form asks it to be; ~ is the home folder.
std::filesystem::path outPath(const ExportForm& form, const Session& session);

/// The run as it is looked at now: its recipe and its look.
ExportOrder orderOf(const ExportForm& form, const Session& session);

} // namespace lozenge
