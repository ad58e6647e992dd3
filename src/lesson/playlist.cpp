#include "lesson/playlist.hpp"

#include "lesson/table_reader.hpp"
#include "lesson/text/nearest.hpp"
#include "lesson/text/toml_text.hpp"

#include <algorithm>

namespace lozenge {
namespace {

PlaylistLesson lessonIn(const Value& node)
{
    tableIn(node, "[[lesson]]");
    PlaylistLesson lesson{keyIn(node, "id", lineIn).value_or(""), keyIn(node, "file", lineIn).value_or(""), {}, {}};
    lesson.at = filePlace(placeOf(node, lesson.id.empty() ? "file" : "id"));
    refuseUnknown({"id", "file", "stops"}, node, "[[lesson]]");
    if (lesson.id.empty() == lesson.file.empty())
        failAt(node.source, "[[lesson]] needs the id of a bundled lesson, or the file of another: id = \"...\" or "
                            "file = \"...\"");
    const Value* stops = node.get("stops");
    if (!stops)
        return lesson;
    for (const Value& title : arrayIn(*stops, "stops"))
        lesson.stops.push_back({textIn(title, "each of stops"), filePlace(title.source)});
    if (lesson.stops.empty())
        failAt(stops->source, "stops must name a stop at least; left out, the lesson has all its stops");
    return lesson;
}

PlaylistPage pageIn(const Value& node)
{
    tableIn(node, "[[page]]");
    PlaylistPage page{keyIn(node, "title", lineOfWordsIn).value_or(""), keyIn(node, "say", wordsIn).value_or(""),
                      keyIn(node, "note", wordsIn).value_or(""), filePlace(placeOf(node, "say")),
                      filePlace(placeOf(node, "title"))};
    refuseUnknown({"title", "say", "note"}, node, "[[page]]");
    if (page.title.empty() || page.say.empty())
        failAt(node.source, "[[page]] needs title = \"...\" and say = \"...\"");
    return page;
}

Playlist playlistIn(const Value& root, const std::string& name)
{
    Playlist playlist{.title = keyIn(root, "title", lineOfWordsIn).value_or(""),
                      .summary = keyIn(root, "summary", lineOfWordsIn).value_or(""),
                      .minutes = keyIn(root, "minutes", integerIn).value_or(0),
                      .order = keyIn(root, "order", integerIn).value_or(unordered)};
    refuseUnknown({"title", "summary", "minutes", "order", "lesson", "page"}, root, "the playlist");
    if (playlist.title.empty())
        fail({name, 1, 1, "a playlist needs a title = \"...\""});
    if (root.get("minutes") && playlist.minutes < 1)
        failAt(placeOf(root, "minutes"), "minutes must be a whole number from 1");
    if (const Value* lessons = root.get("lesson"))
        for (const Value& lesson : arrayIn(*lessons, "lesson"))
            playlist.lessons.push_back(lessonIn(lesson));
    if (const Value* pages = root.get("page"))
        for (const Value& page : arrayIn(*pages, "page"))
            playlist.pages.push_back(pageIn(page));
    return playlist;
}

} // namespace

OrError<Playlist> readPlaylist(std::string_view text, const std::string& name, const LessonWords& words)
{
    auto playlist = caught([&] {
        Value root = parsedToml(text, name);
        if (!words.path.empty())
            putWords(root, parsedToml(words.text, words.path));
        return playlistIn(root, name);
    });
    if (!playlist && playlist.error().file.empty())
        playlist.error().file = name;
    return playlist;
}

OrError<std::vector<std::size_t>> chooseStops(Lesson& lesson, const Lesson& own, const PlaylistLesson& chosen,
                                              const std::string& name)
{
    std::vector<std::size_t> left;
    if (chosen.stops.empty())
        return left;
    std::vector<std::string_view> titles;
    for (const Stop& stop : own.stops)
        if (!stop.title.empty())
            titles.push_back(stop.title);
    for (const auto& [title, at] : chosen.stops)
        if (std::find(titles.begin(), titles.end(), title) == titles.end())
            return tl::unexpected(LessonError{name, at.line, at.column,
                                              "\"" + own.title + "\" has no stop with the title \"" + title + "\"" +
                                                  suggestion(title, titles)});
    std::vector<Stop> stops;
    for (std::size_t i = 0; i < own.stops.size(); ++i)
        if (std::any_of(chosen.stops.begin(), chosen.stops.end(),
                        [&](const PlaylistLesson::StopTitle& named) { return named.title == own.stops[i].title; }))
            stops.push_back(std::move(lesson.stops[i]));
        else
            left.push_back(i);
    lesson.stops = std::move(stops);
    return left;
}

} // namespace lozenge
