#include "lesson/read_lesson.hpp"

#include "lesson/keys/look_keys.hpp"
#include "lesson/keys/recipe_keys.hpp"
#include "lesson/override.hpp"
#include "lesson/stop_reader.hpp"
#include "lesson/table_reader.hpp"
#include "lesson/text/terminal_text.hpp"
#include "lesson/text/toml_text.hpp"

namespace lozenge {
namespace {

/// "bay" of "lessons/bay.toml".
std::string_view stemOf(std::string_view path)
{
    const std::string_view file = path.substr(path.rfind('/') + 1); // npos + 1 is 0
    const std::size_t dot = file.rfind('.');
    return dot == 0 ? file : file.substr(0, dot);
}

Zoom zoomIn(const Value& node, const Recipe& recipe)
{
    TableReader reader = tableIn(node, "[zoom]");
    const auto part = [&](std::string_view key) {
        const double value = reader.number(key).value_or(0.5);
        if (value < 0 || value > 1)
            failAt(reader.placeOf(key), std::string(key) + " must be from 0 to 1: a part of the map");
        return value;
    };
    const Zoom zoom{part("x"), part("y")};
    reader.rejectUnknown();
    if (recipe.size <= largestSteppedSize)
        failAt(node.source, "a zoom needs a map that is too large to be stepped: size 2049 or more");
    return zoom;
}

Lesson lessonIn(Value root, const std::string& name, std::span<const std::string> overrides, const LessonWords& words)
{
    if (!words.path.empty())
        putWords(root, parsedToml(words.text, words.path));
    TableReader reader(root, "the lesson");
    Lesson lesson;
    lesson.title = reader.lineOfWords("title").value_or(escapedForTerminal(stemOf(name)));
    lesson.summary = reader.lineOfWords("summary").value_or("");
    lesson.goal = reader.lineOfWords("goal").value_or("");
    lesson.part = reader.lineOfWords("part").value_or("");
    lesson.minutes = reader.integer("minutes").value_or(0);
    if (reader.has("minutes") && lesson.minutes < 1)
        failAt(reader.placeOf("minutes"), "minutes must be a whole number from 1");
    lesson.order = reader.integer("order").value_or(unordered);
    const Value* recipe = reader.find("recipe");
    const Value* look = reader.find("look");
    const Value* stops = reader.find("stop");
    const Value* zoom = reader.find("zoom");
    if (reader.has("lesson"))
        failAt(reader.placeOf("lesson"), "this names lessons: the file of a playlist is called NAME.playlist.toml");
    reader.rejectUnknown();
    if (reader.table().members.empty())
        fail({name, 1, 1, "the file is empty: a lesson has a title = \"...\" and a [recipe]"});

    if (recipe && !recipe->as<ValueTable>())
        failAt(recipe->source, "recipe must be a table: [recipe]");
    Value changed = recipe ? *recipe : Value{.is = ValueTable()};
    for (const std::string& override : overrides)
        applyOverride(*changed.as<ValueTable>(), override);
    lesson.recipe = readRecipe(changed);

    if (look) {
        if (!look->as<ValueTable>())
            failAt(look->source, "look must be a table: [look]");
        lesson.look = readLook(*look);
    }
    lesson.look.language = words.language;
    if (stops)
        lesson.stops = readStops(*stops, lesson, overrides.empty());
    // An override may ask for a small map; then the lesson has none.
    if (zoom && (overrides.empty() || lesson.recipe.size > largestSteppedSize))
        lesson.zoom = zoomIn(*zoom, lesson.recipe);
    if (!overrides.empty())
        dropWords(lesson.stops);
    return lesson;
}

} // namespace

tl::expected<Lesson, LessonError> readLesson(std::string_view text, const std::string& name,
                                             std::span<const std::string> overrides, const LessonWords& words)
{
    auto lesson = caught([&] { return lessonIn(parsedToml(text, name), name, overrides, words); });
    if (lesson)
        return lesson;
    LessonError& error = lesson.error();
    if (error.file.empty())
        error.file = name;
    if (error.file.starts_with("--set "))
        error.line = error.column = 0; // it has a place in the option, which nobody counts
    return lesson;
}

} // namespace lozenge
