#include "show/document.hpp"

#include "picture/figures/figure_page.hpp"
#include "picture/pages/title_page.hpp"
#include "picture/tr.hpp"

#include <cctype>

namespace lozenge {
namespace {

Playlist inTheLook(Playlist list, const Look& look)
{
    for (std::string* words : {&list.title, &list.summary})
        *words = withTerms(*words, look);
    for (PlaylistPage& page : list.pages)
        for (std::string* words : {&page.title, &page.say, &page.note})
            *words = withTerms(*words, look);
    return list;
}

Picture titlePicture(const LessonPages& pages, const TitleWords& words)
{
    const auto [width, height] = pages.options.size();
    if (pages.survey())
        return titlePage(words, pages.look(), nullptr, width, height);
    const Timeline& timeline = pages.timeline();
    const Moment end = atRest(momentAt(timeline, timeline.stepCount()));
    const Frame terrain{.timeline = timeline, .moment = end, .look = pages.look(), .range = pages.range};
    return titlePage(words, pages.look(), &terrain, width, height);
}

/// A page of a section, by their numbers. In a playlist each begins with a page of its own: the title of a lesson, or
/// words behind the last.
struct At {
    std::size_t section = 0;
    int place = 0;
};
constexpr int ownPage = -1;

At placeIn(const Document& document, int place)
{
    if (!document.isPlaylist)
        return {0, place};
    std::size_t section = document.sections.size() - 1;
    while (document.sections[section].first > place)
        --section;
    return {section, place - document.sections[section].first + ownPage};
}

std::vector<std::string> asNotes(std::string note)
{
    return note.empty() ? std::vector<std::string>{} : std::vector{std::move(note)};
}

std::string nameOf(const Document& document, std::size_t lesson)
{
    return tr(document.lessons[lesson].look(), "Lesson {0} of {1}", lesson + 1, document.lessons.size());
}

/// What the lessons retell, a paragraph each.
PlaylistPage sourcesOf(const std::vector<LessonPages>& lessons)
{
    PlaylistPage page{.title = tr(lessons.front().look(), "Sources"), .say = {}};
    for (const LessonPages& pages : lessons)
        if (const Publication& source = pages.lesson.source; !source.title.empty())
            page.say += citation(source) + (source.url.empty() ? "" : ". " + source.url) + "\n\n";
    return page;
}

Page pageOfTitle(const Document& document, std::size_t number)
{
    const LessonPages& pages = document.lessons[number];
    const Lesson& lesson = pages.lesson;
    const std::string name = nameOf(document, number);
    const TitleWords words{name + (lesson.part.empty() ? "" : ": " + lesson.part), lesson.title, lesson.goal,
                           lesson.minutes > 0 ? tr(lesson.look, "about {0}", minutesText(lesson.minutes, lesson.look))
                                              : "",
                           lesson.source.title.empty() ? "" : tr(lesson.look, "after {0}", citation(lesson.source))};
    Page page{.isStop = true,
              .name = name,
              .title = lesson.title,
              .caption = words.above,
              .narration = lesson.summary,
              .notes = document.sections[number].notes,
              .lesson = pages.name,
              .picture = titlePicture(pages, words)};
    if (pages.options.transparent)
        page.picture.background = none;
    return page;
}

Page pageOfWords(const Document& document, std::size_t number)
{
    const PlaylistPage& words = document.list.pages[number];
    const auto [width, height] = document.options().size();
    Picture picture = wordsPage(words.title, words.say, document.look(), width, height);
    std::string told = picture.description;
    return {.isStop = true,
            .name = tr(document.look(), "Page {0} of {1}", number + 1, document.list.pages.size()),
            .title = words.title,
            .narration = std::move(told),
            .notes = document.sections[document.lessons.size() + number].notes,
            .picture = std::move(picture)};
}

} // namespace

Document::Document(LessonPages lesson) : count(lesson.count()), sections(lesson.sections())
{
    list.title = lesson.lesson.title;
    list.summary = lesson.lesson.summary;
    lessons.push_back(std::move(lesson));
}

Document::Document(Playlist words, std::vector<LessonPages> shown, bool restsAtStops)
    : list(inTheLook(std::move(words), shown.front().look())), lessons(std::move(shown)), isPlaylist(true)
{
    constexpr double secondsToRead = 8;
    if (restsAtStops)
        restingSeconds = secondsToRead;
    for (const LessonPages& pages : lessons) {
        const Lesson& lesson = pages.lesson;
        sections.push_back(
            {lesson.title, count,
             asNotes(lesson.goal.empty() ? "" : tr(lesson.look, "Afterwards students can {0}.", lesson.goal))});
        count += 1 + pages.count();
    }
    if (PlaylistPage last = sourcesOf(lessons); !last.say.empty())
        list.pages.push_back(std::move(last));
    for (const PlaylistPage& page : list.pages)
        sections.push_back({page.title, count++, asNotes(page.note)});
}

Page Document::page(int place) const
{
    const auto [section, at] = placeIn(*this, place);
    if (at == ownPage)
        return section < lessons.size() ? pageOfTitle(*this, section) : pageOfWords(*this, section - lessons.size());
    const LessonPages& pages = lessons[section];
    Page page = pages.page(at);
    if (isPlaylist) { // two lessons have a step 8 of 21
        page.lesson = pages.name;
        if (pages.look().language == nullptr) // elsewhere nouns may keep their capital
            page.name.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(page.name.front())));
        page.name = nameOf(*this, section) + ", " + page.name;
    }
    return page;
}

std::string Document::label(int place) const
{
    const auto [section, at] = placeIn(*this, place);
    return at == ownPage ? sections[section].name : lessons[section].label(at);
}

std::vector<std::string> Document::notes(int place) const
{
    const auto [section, at] = placeIn(*this, place);
    return at == ownPage ? sections[section].notes : lessons[section].notes(at);
}

} // namespace lozenge
