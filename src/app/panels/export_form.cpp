#include "app/panels/export_form.hpp"

#include "export/survey_frames.hpp"
#include "session/command_text.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace lozenge {
namespace {

using Steps = ExportForm::Steps;

/// The steps from one to another, as far as the run has them.
std::pair<int, int> rangeOf(const ExportForm& form, const Session& session)
{
    const int last = session.lastMoment();
    const int from = std::clamp(form.from, 0, last);
    return {from, std::clamp(form.to, from, last)};
}

/// As showOf() takes them.
std::string stepsText(const ExportForm& form, const Session& session)
{
    if (form.steps == Steps::This)
        return std::to_string(session.present());
    if (form.steps == Steps::Range) {
        const auto [from, to] = rangeOf(form, session);
        return std::to_string(from) + ".." + std::to_string(to);
    }
    return std::string(std::find_if(stepsRows.begin(), stepsRows.end(), [&](const StepsRow& row) {
                           return row.steps == form.steps;
                       })->name);
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
    const auto [from, to] = rangeOf(form, session);
    switch (form.steps) {
    case Steps::All: return session.lastMoment() + 1;
    case Steps::This: return 1;
    case Steps::Range: return to - from + 1;
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
