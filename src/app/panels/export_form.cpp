#include "app/panels/export_form.hpp"

#include "export/shown_frames.hpp"
#include "picture/text/language.hpp"
#include "session/command_text.hpp"

#include <algorithm>
#include <cstdlib>

namespace lozenge {
namespace {

using Steps = ExportForm::Steps;

constexpr std::array stepsTable{
    StepsRow{phrase("all"), "one by one, from the corners to the last point", Steps::All},
    StepsRow{phrase("phases"), "the end of each phase of each level", Steps::Phases},
    StepsRow{phrase("levels"), "the end of each level", Steps::Levels},
    StepsRow{phrase("stops"), "where the lesson rests", Steps::Stops},
    StepsRow{phrase("this step"), "the one on the board now", Steps::This},
    StepsRow{phrase("range"), "from one to another", Steps::Range},
};

constexpr std::array sizesTable{
    FrameSize{"1920 \u00d7 1080", "projectors and screens", 1920, 1080},
    FrameSize{"1280 \u00d7 720", "small files", 1280, 720},
    FrameSize{"1280 \u00d7 960", "old projectors, 4 to 3", 1280, 960},
    FrameSize{"3840 \u00d7 2160", "print and large walls", 3840, 2160},
    FrameSize{"1080 \u00d7 1920", "phones", 1080, 1920},
};

/// As showOf() takes them.
std::string stepsText(const ExportForm& form, const Session& session)
{
    const int last = session.lastMoment();
    const int from = std::clamp(form.from, 0, last);
    switch (form.steps) {
    case Steps::All: return "all";
    case Steps::Phases: return "phases";
    case Steps::Levels: return "levels";
    case Steps::Stops: return "stops";
    case Steps::This: return std::to_string(session.present());
    case Steps::Range: return std::to_string(from) + ".." + std::to_string(std::clamp(form.to, from, last));
    }
    return "all";
}

/// The lesson as the session has it. Its words are about its own run only.
Lesson shownLesson(const Session& session)
{
    Lesson lesson = *session.lesson;
    lesson.recipe = session.recipe();
    lesson.look = session.look;
    if (!session.isOwnRecipe()) {
        dropWords(lesson.stops);
        for (Stop& stop : lesson.stops) { // the map may be a smaller one
            stop.show = {};
            stop.marks.clear();
        }
    }
    return lesson;
}

} // namespace

std::span<const StepsRow> stepsRows()
{
    return stepsTable;
}

std::span<const FrameSize> frameSizes()
{
    return sizesTable;
}

bool hasGoodSize(const ExportForm& form)
{
    const auto fits = [](int side) { return side >= leastSide && side <= greatestSide; };
    return fits(form.width) && fits(form.height);
}

std::vector<int> momentsOf(const ExportForm& form, const Session& session)
{
    const std::string steps = stepsText(form, session);
    const Survey* const survey = session.survey();
    const auto moments = survey ? momentsNamed(steps, *session.lesson, *survey)
                                : momentsNamed(steps, *session.lesson, *session.run().timeline);
    return moments.value_or(std::vector<int>{});
}

int momentCount(const ExportForm& form, const Session& session)
{
    if (const Survey* const survey = session.survey(); survey && form.format->isFilm)
        return static_cast<int>(waysThrough(*survey, momentsOf(form, session), form.framesPerSecond).size());
    const int last = session.lastMoment();
    switch (form.steps) {
    case Steps::All: return last + 1;
    case Steps::This: return 1;
    case Steps::Range: {
        const int from = std::clamp(form.from, 0, last);
        return std::clamp(form.to, from, last) - from + 1;
    }
    default: return static_cast<int>(momentsOf(form, session).size());
    }
}

std::string defaultOut(const ExportForm& form, const Session& session)
{
    std::string name = std::filesystem::path(session.source.path).stem().string();
    if (name.empty())
        name = "lozenge";
    if (form.steps == Steps::This)
        name += "-step-" + std::to_string(session.present());
    return name + (form.format->isFolder() ? "-" : ".") + std::string(form.format->name);
}

std::filesystem::path outPath(const ExportForm& form, const Session& session)
{
    const std::string text = form.out.empty() ? defaultOut(form, session) : form.out;
    const char* home = std::getenv("HOME");
    if (text.starts_with("~/") && home)
        return std::filesystem::path(home) / text.substr(2);
    return text;
}

ExportOrder orderOf(const ExportForm& form, const Session& session)
{
    ExportOrder order{.lesson = shownLesson(session),
                      .steps = stepsText(form, session),
                      .frames = momentCount(form, session),
                      .options = {},
                      .format = form.format,
                      .out = outPath(form, session),
                      .existing = form.asksToReplace ? Existing::Replace : Existing::Refuse};
    order.options.view = form.view->kind;
    order.options.width = form.width;
    order.options.height = form.height;
    order.options.framesPerSecond = form.framesPerSecond;
    order.options.glides = form.format->isFilm;
    order.options.lessonArgument = session.source.name;
    order.options.overrides = presentOverrides(session);
    order.options.lessonsLook = session.lesson->look;
    return order;
}

} // namespace lozenge
