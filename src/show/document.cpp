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
    const auto [width, height] = pages.options().size();
    if (pages.survey())
        return titlePage(words, pages.look(), nullptr, width, height);
    const Timeline& timeline = pages.timeline();
    const Moment end = atRest(momentAt(timeline, timeline.stepCount()));
    const Frame terrain{.timeline = timeline, .moment = end, .look = pages.look(), .range = pages.range()};
    return titlePage(words, pages.look(), &terrain, width, height);
}

/// The page of a lesson, by their numbers; before the first page of each is its title. Behind the last lesson are
/// words.
struct At {
    std::size_t lesson = 0;
    int place = 0;
};
constexpr int title = -1;

At placeIn(const Document& document, int place)
{
    if (!document.isPlaylist)
        return {0, place};
    std::size_t section = document.sections.size() - 1;
    while (document.sections[section].first > place)
        --section;
    return {section, place - document.sections[section].first + title};
}

std::vector<std::string> notesOfTitle(const Lesson& lesson)
{
    if (lesson.goal.empty())
        return {};
    return {tr(lesson.look, "Afterwards students can {0}.", lesson.goal)};
}

std::vector<std::string> notesOfWords(const PlaylistPage& words)
{
    return words.note.empty() ? std::vector<std::string>{} : std::vector{words.note};
}

std::string nameOf(const Document& document, std::size_t lesson)
{
    return tr(document.lessons[lesson].look(), "Lesson {0} of {1}", lesson + 1, document.lessons.size());
}

Page pageOfTitle(const Document& document, std::size_t number)
{
    const LessonPages& pages = document.lessons[number];
    const Lesson& lesson = pages.lesson();
    const std::string name = nameOf(document, number);
    const TitleWords words{name + (lesson.part.empty() ? "" : ": " + lesson.part), lesson.title, lesson.goal,
                           lesson.minutes > 0 ? tr(lesson.look, "about {0}", minutesText(lesson.minutes, lesson.look))
                                              : ""};
    Page page{.isStop = true,
              .name = name,
              .title = lesson.title,
              .caption = words.above,
              .narration = lesson.summary,
              .notes = notesOfTitle(lesson),
              .lesson = pages.name,
              .picture = titlePicture(pages, words)};
    if (pages.options().transparent)
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
            .notes = notesOfWords(words),
            .picture = std::move(picture)};
}

} // namespace

Document::Document(LessonPages lesson) : count(lesson.count()), sections(lesson.sections())
{
    list.title = lesson.lesson().title;
    list.summary = lesson.lesson().summary;
    lessons.push_back(std::move(lesson));
}

Document::Document(Playlist words, std::vector<LessonPages> shown, bool restsAtStops)
    : list(inTheLook(std::move(words), shown.front().look())), lessons(std::move(shown)), isPlaylist(true)
{
    constexpr double secondsToRead = 8;
    if (restsAtStops)
        restingSeconds = secondsToRead;
    for (const LessonPages& pages : lessons) {
        sections.push_back({pages.lesson().title, count});
        count += 1 + pages.count();
    }
    for (const PlaylistPage& page : list.pages)
        sections.push_back({page.title, count++});
}

Page Document::page(int place) const
{
    const auto [lesson, at] = placeIn(*this, place);
    if (lesson >= lessons.size())
        return pageOfWords(*this, lesson - lessons.size());
    if (at == title)
        return pageOfTitle(*this, lesson);
    const LessonPages& pages = lessons[lesson];
    Page page = pages.page(at);
    if (isPlaylist) { // two lessons have a step 8 of 21
        page.lesson = pages.name;
        if (pages.look().language == nullptr) // elsewhere nouns may keep their capital
            page.name.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(page.name.front())));
        page.name = nameOf(*this, lesson) + ", " + page.name;
    }
    return page;
}

std::string Document::label(int place) const
{
    const auto [lesson, at] = placeIn(*this, place);
    return lesson >= lessons.size() || at == title ? sections[lesson].name : lessons[lesson].label(at);
}

std::vector<std::string> Document::notes(int place) const
{
    const auto [lesson, at] = placeIn(*this, place);
    if (lesson >= lessons.size())
        return notesOfWords(list.pages[lesson - lessons.size()]);
    return at == title ? notesOfTitle(lessons[lesson].lesson()) : lessons[lesson].notes(at);
}

} // namespace lozenge
