#pragma once

#include "export/format.hpp"
#include "picture/text/language.hpp"
#include "session/session.hpp"

#include <array>
#include <atomic>
#include <filesystem>
#include <functional>
#include <future>
#include <string>
#include <string_view>
#include <vector>

namespace lozenge {

/// What is to be exported, ready to be done beside the lecture.
struct ExportOrder {
    std::function<tl::expected<LessonPages, std::string>()> pages;
    int frames = 0;
    const Format* format = nullptr;
    std::filesystem::path out;
    Existing existing = Existing::Refuse;
};

/// A size of pages: one that many want, or any other.
struct FrameSize {
    std::string_view name;
    std::string_view explanation;
    int width = 0;
    int height = 0;
};
inline constexpr std::array frameSizes{
    FrameSize{"1920 \u00d7 1080", "projectors and screens", 1920, 1080},
    FrameSize{"1280 \u00d7 720", "small files", 1280, 720},
    FrameSize{"1280 \u00d7 960", "old projectors, 4 to 3", 1280, 960},
    FrameSize{"3840 \u00d7 2160", "print and large walls", 3840, 2160},
    FrameSize{"1080 \u00d7 1920", "phones", 1080, 1920},
    FrameSize{phrase("other"), phrase("any width and height in pixels")},
};

/// What the export panel asks for.
struct ExportForm {
    enum class Steps : std::uint8_t { Seen, All, Phases, Levels, Stops, This, Range };

    const Format* format = rowNamed(formats, "pdf");
    Steps steps = Steps::Seen;
    int from = 0;
    int to = 1;
    const View* view = &views.front();
    const FrameSize* size = &frameSizes.front();
    int width = size->width; ///< that of another size is typed
    int height = size->height;
    double framesPerSecond = 4;
    std::string out;            ///< empty: defaultOut()
    bool asksToReplace = false; ///< since the target exists

    friend bool operator==(const ExportForm&, const ExportForm&) = default;
};

inline constexpr int leastSide = 64;
inline constexpr int greatestSide = 4096; ///< of a free size

/// The ways to choose steps, as the form shows them.
struct StepsRow {
    std::string_view name;
    std::string_view explanation;
    ExportForm::Steps steps;
};
inline constexpr std::array stepsRows{
    StepsRow{phrase("what is seen"), "the stage as it is now", ExportForm::Steps::Seen},
    StepsRow{phrase("all"), "one by one, from the corners to the last point", ExportForm::Steps::All},
    StepsRow{phrase("phases"), "the end of each phase of each level", ExportForm::Steps::Phases},
    StepsRow{phrase("levels"), "the end of each level", ExportForm::Steps::Levels},
    StepsRow{phrase("stops"), "where the lesson rests", ExportForm::Steps::Stops},
    StepsRow{phrase("this step"), "the step on the board", ExportForm::Steps::This},
    StepsRow{phrase("range"), "a range of steps", ExportForm::Steps::Range},
};

constexpr const StepsRow& rowOf(ExportForm::Steps steps)
{
    return stepsRows[static_cast<std::size_t>(steps)]; // in their order
}

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

/// An export that goes on beside the lecture, and the form that orders it. One at a time.
class ExportJob {
public:
    ExportJob() = default;
    ~ExportJob() { cancel(); } // and waits for its end
    ExportJob(const ExportJob&) = delete;
    ExportJob& operator=(const ExportJob&) = delete;

    void start(ExportOrder order);
    void cancel();

    /// Once an export has ended: tells what became of it, in the session too. Whether anything changed.
    bool settle(Session& session);

    /// From start() until what became of it was told.
    [[nodiscard]] bool isRunning() const { return m_writing.valid(); }
    [[nodiscard]] bool isCancelled() const { return m_isCancelled; }
    [[nodiscard]] int done() const { return m_done; }
    [[nodiscard]] int total() const { return m_total; }

    /// What became of the last one: "written to PATH", or what went wrong.
    [[nodiscard]] const std::string& outcome() const { return m_outcome; }
    [[nodiscard]] bool hasFailed() const { return m_hasFailed; }

    ExportForm form;

private:
    /// What of the pages the format leaves out, as the transcript has it; or what went wrong.
    using Written = tl::expected<std::string, std::string>;
    Written write(const ExportOrder& order);

    std::atomic<bool> m_isCancelled{false};
    std::atomic<int> m_done{0};
    std::atomic<int> m_total{0};
    std::filesystem::path m_out;
    std::string m_outcome;
    bool m_hasFailed = false;
    std::future<Written> m_writing; // last, since it uses the others until it has gone
};

} // namespace lozenge
