#include "lesson/read_lesson.hpp"

#include "lesson/keys/look_keys.hpp"
#include "lesson/keys/recipe_keys.hpp"
#include "lesson/lesson_keys.hpp"
#include "lesson/override.hpp"
#include "lesson/table_reader.hpp"
#include "lesson/text/terminal_text.hpp"
#include "lesson/text/toml_text.hpp"

#include <array>
#include <utility>

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
    tableIn(node, "[zoom]");
    const auto part = [&](std::string_view key) {
        const double value = keyIn(node, key, numberIn).value_or(0.5);
        if (value < 0 || value > 1)
            failAt(placeOf(node, key), std::string(key) + " must be from 0 to 1: a part of the map");
        return value;
    };
    const Zoom zoom{part("x"), part("y")};
    refuseUnknown({"x", "y"}, node, "[zoom]");
    if (recipe.size <= largestSteppedSize)
        failAt(node.source, "a zoom needs a map that is too large to be stepped: size 2049 or more");
    return zoom;
}

void refuseNoTable(const Value& node, const std::string& key)
{
    if (!node.as<ValueTable>())
        failAt(node.source, key + " must be a table: [" + key + "]");
}

int minutesIn(const Value& node, const std::string& what)
{
    const int minutes = integerIn(node, what);
    if (minutes < 1)
        failAt(node.source, "minutes must be a whole number from 1");
    return minutes;
}

Publication publicationIn(const Value& node, const std::string& what)
{
    tableIn(node, what);
    refuseUnknown({"author", "title", "year", "url"}, node, what);
    Publication source{keyIn(node, "author", lineIn).value_or(""), keyIn(node, "title", lineIn).value_or(""),
                       keyIn(node, "year", integerIn).value_or(0), keyIn(node, "url", lineIn).value_or("")};
    if (source.author.empty() || source.title.empty())
        failAt(node.source, "source needs author = \"...\" and title = \"...\"");
    return source;
}

template <auto Read, auto Field>
void read(LessonReading& to, const Value& node, const std::string& name)
{
    to.lesson.*Field = Read(node, name);
}

constexpr auto schemaOfSource =
    "{ type = 'object', additionalProperties = false, required = ['author', 'title'], properties = { author = { type ="
    " 'string' }, title = { type = 'string' }, year = { type = 'integer' }, url = { type = 'string' } } }";
constexpr auto schemaOfZoom = "{ type = 'object', additionalProperties = false, required = [], properties = {"
                              " x = { type = 'number', minimum = 0, maximum = 1 },"
                              " y = { type = 'number', minimum = 0, maximum = 1 } } }";

constexpr std::array lessonTable{
    LessonKey{"title", "of the lesson, on one line", schemaOfLine, read<lineOfWordsIn, &Lesson::title>},
    LessonKey{"summary", "a line about it, for lists", schemaOfLine, read<lineOfWordsIn, &Lesson::summary>},
    LessonKey{"goal", "what a student can do afterwards", schemaOfLine, read<lineOfWordsIn, &Lesson::goal>},
    LessonKey{"part", "of a course: the heading that the lesson stands under", schemaOfLine,
              read<lineOfWordsIn, &Lesson::part>},
    LessonKey{"minutes", "that it takes", "{ type = 'integer', minimum = 1 }", read<minutesIn, &Lesson::minutes>},
    LessonKey{"order", "its place among the bundled lessons", "{ type = 'integer' }", read<integerIn, &Lesson::order>},
    LessonKey{"source", "what it retells: its author, title, year and address", schemaOfSource,
              read<publicationIn, &Lesson::source>},
    LessonKey{"recipe", "everything that decides the terrain", "{ '$ref' = '#/definitions/recipe' }",
              [](LessonReading& to, const Value& node, const std::string& name) {
                  refuseNoTable(node, name);
                  ValueTable changed = *node.as<ValueTable>();
                  for (const std::string& override : to.overrides)
                      applyOverride(changed, override);
                  to.lesson.recipe = readRecipe({std::move(changed), node.source});
              }},
    LessonKey{"look", "how it is shown", schemaOfLook,
              [](LessonReading& to, const Value& node, const std::string& name) {
                  refuseNoTable(node, name);
                  to.lesson.look = readLook(node, to.lesson.look);
              }},
    LessonKey{"stop", "a place to rest at, with what to say, show and ask there", schemaOfStops,
              [](LessonReading& to, const Value& node, const std::string&) {
                  if (!node.as<ValueList>())
                      failAt(node.source, "stops are a list: each begins with [[stop]]");
                  for (const Value& item : *node.as<ValueList>())
                      to.lesson.stops.push_back(readStop(to, item));
              }},
    LessonKey{"zoom", "a flight down to single points of a terrain that is too large to be stepped", schemaOfZoom,
              [](LessonReading& to, const Value& node, const std::string&) {
                  // An override may ask for a small map; then the lesson has none.
                  if (to.isOwnRun() || to.lesson.recipe.size > largestSteppedSize)
                      to.lesson.zoom = zoomIn(node, to.lesson.recipe);
              }},
};
constexpr std::size_t keysOfLessonItself = 7; // which are read before what it shows

Lesson lessonIn(Value root, const std::string& name, std::span<const std::string> overrides, const LessonWords& words)
{
    if (!words.path.empty())
        putWords(root, parsedToml(words.text, words.path));
    LessonReading reading{.overrides = overrides};
    Lesson& lesson = reading.lesson;
    lesson.title = escapedForTerminal(stemOf(name));
    lesson.look.language = words.language;
    readKeys(lessonKeys().first(keysOfLessonItself), reading, root);
    if (root.get("lesson"))
        failAt(placeOf(root, "lesson"), "this names lessons: the file of a playlist is called NAME.playlist.toml");
    refuseUnknown(namesOf(lessonTable), root, "the lesson");
    ValueTable& table = *root.as<ValueTable>();
    if (table.members.empty())
        fail({name, 1, 1, "the file is empty: a lesson has a title = \"...\" and a [recipe]"});

    if (!table.contains("recipe"))
        table.set("recipe", {ValueTable()}); // that overrides may change
    readKeys(lessonKeys().subspan(keysOfLessonItself), reading, root);
    if (!reading.isOwnRun())
        dropWords(lesson.stops);
    return std::move(lesson);
}

} // namespace

std::span<const LessonKey> lessonKeys()
{
    return lessonTable;
}

OrError<Lesson> readLesson(std::string_view text, const std::string& name, std::span<const std::string> overrides,
                           const LessonWords& words)
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
