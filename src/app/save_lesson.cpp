#include "app/save_lesson.hpp"

#include "files/lesson_file.hpp"
#include "picture/said.hpp"
#include "session/authoring/authoring.hpp"

#include <filesystem>

namespace lozenge {

void saveLesson(Session& session)
{
    LessonSource source = session.source;
    const bool isOwn = session.savePath == source.path;
    std::error_code error;
    if (!isOwn && std::filesystem::exists(session.savePath, error))
        return tell(session,
                    said(session.look, "{0} exists already and is kept: save under another name", session.savePath),
                    true);
    const auto saved = saveLessonFile(session.savePath, session.text, isOwn ? Existing::Replace : Existing::Refuse);
    if (!saved)
        return tell(session, saved.error().message, true);
    if (!isOwn)
        source = {.name = session.savePath,
                  .path = session.savePath,
                  .overrides = {},
                  .stamp = {},
                  .words = {.language = source.words.language}};
    source.stamp = *saved;
    takeSaved(session, std::move(source));
}

} // namespace lozenge
