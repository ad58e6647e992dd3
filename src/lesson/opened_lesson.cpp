#include "lesson/opened_lesson.hpp"

#include "lesson/read_lesson.hpp"

#include <utility>

namespace lozenge {

OpenedOrError openedLesson(LessonSource source, std::string text)
{
    auto changed = readLesson(text, source.path, source.overrides, source.words);
    if (!changed)
        return tl::unexpected(changed.error());
    Recipe recipe = changed->recipe;

    auto own = readLesson(text, source.path, {}, source.words);
    source.needsOverrides = !own;
    auto lesson = std::make_shared<const Lesson>(own ? std::move(*own) : std::move(*changed));
    return OpenedLesson{std::move(source), std::move(text), std::move(lesson), std::move(recipe)};
}

} // namespace lozenge
