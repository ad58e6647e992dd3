#include "export/programme.hpp"

#include "picture/figures/figure_page.hpp"
#include "picture/pages/title_page.hpp"
#include "picture/tr.hpp"

#include <cctype>
#include <utility>

namespace lozenge {
namespace {

/// A frame of a programme before it is made.
struct ProgrammePlace {
    enum class Kind { Title, Frame, Page };

    Kind kind = Kind::Title;
    int number = 0; ///< of the lesson, or of the page
    int place = 0;  ///< in the lesson's show
};

std::vector<ProgrammePlace> placesOf(const Programme& programme)
{
    using enum ProgrammePlace::Kind;
    std::vector<ProgrammePlace> places;
    for (int lesson = 0; lesson < static_cast<int>(programme.parts.size()); ++lesson) {
        places.push_back({Title, lesson, 0});
        for (int place = 0; place < programme.parts[static_cast<std::size_t>(lesson)].show.count(); ++place)
            places.push_back({Frame, lesson, place});
    }
    for (int page = 0; page < static_cast<int>(programme.list.pages.size()); ++page)
        places.push_back({Page, page, 0});
    return places;
}

const Programme::Part& partOf(const Programme& programme, const ProgrammePlace& place)
{
    return programme.parts[static_cast<std::size_t>(place.number)];
}

std::string numberOf(const Programme& programme, const ProgrammePlace& place)
{
    return tr(partOf(programme, place).show.lesson().look, "Lesson {0} of {1}", place.number + 1,
              programme.parts.size());
}

Picture titlePicture(const Show& show, const TitleWords& words)
{
    const auto width = static_cast<float>(show.options().width), height = static_cast<float>(show.options().height);
    const Look& look = show.lesson().look;
    if (show.survey())
        return titlePage(words, look, nullptr, width, height);
    const Timeline& timeline = show.timeline();
    const Moment end = atRest(momentAt(timeline, timeline.stepCount()));
    const Frame terrain{.timeline = timeline, .moment = end, .look = look, .range = show.range()};
    return titlePage(words, look, &terrain, width, height);
}

FrameRemark titleRemark(const Lesson& lesson)
{
    FrameRemark remark{lesson.title};
    if (!lesson.goal.empty())
        remark.notes.push_back(tr(lesson.look, "Afterwards students can {0}.", lesson.goal));
    return remark;
}

FrameRemark pageRemark(const PlaylistPage& page)
{
    FrameRemark remark{page.title};
    if (!page.note.empty())
        remark.notes.push_back(page.note);
    return remark;
}

ShownFrame titleFrame(const Programme& programme, const ProgrammePlace& place)
{
    const Show& show = partOf(programme, place).show;
    const Lesson& lesson = show.lesson();
    const Look& look = lesson.look;
    const std::string number = numberOf(programme, place);
    const TitleWords words{number + (lesson.part.empty() ? "" : ": " + lesson.part), lesson.title, lesson.goal,
                           lesson.minutes > 0 ? tr(look, "about {0}", minutesText(lesson.minutes, look)) : ""};
    FrameRemark remark = titleRemark(lesson);
    return {.isStop = true,
            .name = number,
            .title = std::move(remark.shows),
            .caption = words.above,
            .narration = lesson.summary,
            .notes = std::move(remark.notes),
            .picture = titlePicture(show, words)};
}

ShownFrame pageFrame(const Programme& programme, const ProgrammePlace& place)
{
    const Show& first = programme.parts.front().show; // all are of one size
    const PlaylistPage page = spokenList(programme).pages[static_cast<std::size_t>(place.number)];
    const auto width = static_cast<float>(first.options().width), height = static_cast<float>(first.options().height);
    const Look& look = first.lesson().look;
    Picture picture = wordsPage(page.title, page.say, look, width, height);
    std::string told = picture.description;
    FrameRemark remark = pageRemark(page);
    return {.isStop = true,
            .name = tr(look, "Page {0} of {1}", place.number + 1, programme.list.pages.size()),
            .title = std::move(remark.shows),
            .narration = std::move(told),
            .notes = std::move(remark.notes),
            .picture = std::move(picture)};
}

ShownFrame frameAt(const Programme& programme, const ProgrammePlace& place)
{
    if (place.kind == ProgrammePlace::Kind::Page)
        return pageFrame(programme, place);
    const Programme::Part& part = partOf(programme, place);
    const bool isTitle = place.kind == ProgrammePlace::Kind::Title;
    ShownFrame shown = isTitle ? titleFrame(programme, place) : part.show.frame(place.place);
    shown.lesson = part.name;
    if (!isTitle) { // two lessons have a step 8 of 21
        const bool isEnglish = part.show.lesson().look.language == nullptr;
        if (isEnglish) // elsewhere nouns may keep their capital
            shown.name.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(shown.name.front())));
        shown.name = numberOf(programme, place) + ", " + shown.name;
    } else if (part.show.options().transparent) {
        shown.picture.background = none;
    }
    return shown;
}

/// Without a picture: what is told of a title needs no relief.
FrameRemark remarkOn(const Programme& programme, const ProgrammePlace& place)
{
    if (place.kind == ProgrammePlace::Kind::Page)
        return pageRemark(spokenList(programme).pages[static_cast<std::size_t>(place.number)]);
    const Show& show = partOf(programme, place).show;
    return place.kind == ProgrammePlace::Kind::Title ? titleRemark(show.lesson()) : reelOf(show).remark(place.place);
}

/// A title or a page begins each.
std::vector<ShownChapter> chaptersOf(const Programme& programme, const std::vector<ProgrammePlace>& places)
{
    std::vector<ShownChapter> chapters;
    for (std::size_t i = 0; i < places.size(); ++i)
        if (places[i].kind != ProgrammePlace::Kind::Frame)
            chapters.push_back({remarkOn(programme, places[i]).shows, static_cast<int>(i)});
    return chapters;
}

} // namespace

Playlist spokenList(const Programme& programme)
{
    const Look& look = programme.parts.front().show.lesson().look;
    Playlist list = programme.list;
    list.title = withTerms(list.title, look);
    list.summary = withTerms(list.summary, look);
    for (PlaylistPage& page : list.pages)
        for (std::string* words : {&page.title, &page.say, &page.note})
            *words = withTerms(*words, look);
    return list;
}

Reel reelOf(const Programme& programme)
{
    constexpr double secondsToRead = 8;
    const auto places = placesOf(programme);
    Reel reel = reelOf(programme.parts.front().show);
    Playlist list = spokenList(programme);
    reel.title = std::move(list.title);
    reel.summary = std::move(list.summary);
    if (programme.restsAtStops)
        reel.restingSeconds = secondsToRead;
    reel.count = static_cast<int>(places.size());
    reel.chapters = chaptersOf(programme, places);
    reel.hasLessons = true;
    reel.frame = [&programme, places](int place) {
        return frameAt(programme, places[static_cast<std::size_t>(place)]);
    };
    reel.remark = [&programme, places](int place) {
        return remarkOn(programme, places[static_cast<std::size_t>(place)]);
    };
    return reel;
}

} // namespace lozenge
