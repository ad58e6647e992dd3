#include "session/opening.hpp"

#include "lesson/library.hpp"
#include "lesson/nearest.hpp"
#include "lesson/read_lesson.hpp"
#include "session/command_text.hpp"
#include "session/comparison/comparing.hpp"
#include "session/question/prediction.hpp"
#include "session/run/corresponding.hpp"
#include "session/run/playback.hpp"
#include "session/surveying.hpp"

namespace lozenge {
namespace {

namespace fs = std::filesystem;

/// A lesson as its file has it, and the recipe that the overrides make of its own.
struct Opened {
    LessonSource source;
    std::shared_ptr<const Lesson> lesson;
    Recipe recipe;
};

void lookAtFile(LessonSource& source)
{
    std::error_code error;
    source.time = fs::last_write_time(source.path, error);
    source.size = fs::file_size(source.path, error);
}

tl::expected<Opened, LessonError> readSource(LessonSource source)
{
    lookAtFile(source); // before it is read: what is written meanwhile is seen the next time
    auto changed = readLessonFile(source.path, source.overrides);
    if (!changed)
        return tl::unexpected(changed.error());
    Recipe recipe = changed->recipe;
    if (const auto fault = surveyFault(recipe))
        return tl::unexpected(LessonError{source.path.string(), 0, 0, "the window cannot show it: " + fault->message});

    auto own = readLessonFile(source.path);
    source.needsOverrides = !own;
    auto lesson = std::make_shared<const Lesson>(own ? std::move(*own) : std::move(*changed));
    return Opened{std::move(source), std::move(lesson), std::move(recipe)};
}

tl::expected<Opened, LessonError> open(const std::string& pathOrId, const std::vector<std::string>& overrides)
{
    const auto path = findLesson(pathOrId);
    if (!path) {
        const auto ids = bundledLessons();
        const std::vector<std::string_view> known(ids.begin(), ids.end());
        return tl::unexpected(
            LessonError{pathOrId, 0, 0, "there is no lesson of this name" + suggestion(pathOrId, known)});
    }
    return readSource({.name = pathOrId, .path = *path, .overrides = overrides, .time = {}});
}

void takeLook(Session& session)
{
    session.look = session.lesson->look;
    if (session.chosenTheme)
        session.look.theme = session.chosenTheme;
}

void begin(Session& session, Opened&& opened)
{
    session.source = std::move(opened.source);
    session.lesson = std::move(opened.lesson);
    session.fileError.reset();
    takeLook(session);
    session.undoable.clear();
    session.comparison.reset();
    session.pinned.reset();
    dropQuestion(session);
    resetScore(session);
    note(session, "lesson " + session.source.name);
    if (isSurveyed(opened.recipe))
        startSurvey(session, opened.recipe);
    else
        startRun(session, std::make_shared<const Timeline>(opened.recipe), 0);
}

/// The file says something else: its words and looks are taken over, its recipe where that is what was changed.
void takeOver(Session& session, Opened&& opened)
{
    const Lesson before = *session.lesson;
    session.source = std::move(opened.source);
    session.lesson = std::move(opened.lesson);
    session.fileError.reset();
    if (session.lesson->look != before.look)
        takeLook(session);
    dropQuestion(session);
    note(session, "reload " + session.source.name);
    tell(session, "The lesson's file has changed and was read again.");

    const bool isOther = session.lesson->recipe != before.recipe;
    const Recipe now = isOther ? opened.recipe : session.recipe();
    if (isSurveyed(now))
        return resurvey(session, now);
    auto timeline = session.survey ? std::make_shared<const Timeline>(now) : session.timeline;
    if (isOther && opened.recipe != session.recipe())
        timeline = std::make_shared<const Timeline>(opened.recipe);
    const int moment = correspondingMoment(*session.timeline, session.moment.number, *timeline);
    startRun(session, std::move(timeline), moment);
}

} // namespace

tl::expected<Session, LessonError> openSession(const std::string& pathOrId, const std::vector<std::string>& overrides)
{
    auto opened = open(pathOrId, overrides);
    if (!opened)
        return tl::unexpected(opened.error());
    Session session;
    begin(session, std::move(*opened));
    return session;
}

std::optional<LessonError> openLesson(Session& session, const std::string& pathOrId,
                                      const std::vector<std::string>& overrides)
{
    auto opened = open(pathOrId, overrides);
    if (!opened) {
        tell(session, opened.error().text(), true);
        return opened.error();
    }
    pause(session);
    begin(session, std::move(*opened));
    return std::nullopt;
}

bool reloadIfChanged(Session& session)
{
    LessonSource now = session.source;
    lookAtFile(now);
    if (now.time == session.source.time && now.size == session.source.size)
        return false;
    auto opened = readSource(now);
    if (opened) {
        takeOver(session, std::move(*opened));
        return true;
    }
    session.source.time = now.time;
    session.source.size = now.size;
    session.fileError = opened.error();
    note(session, "error " + opened.error().text());
    tell(session, opened.error().text(), true);
    return true;
}

} // namespace lozenge
