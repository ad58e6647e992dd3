#include "export/frame_places.hpp"

#include <algorithm>

namespace lozenge {
namespace {

using Kind = FramePlace::Kind;

using Places = std::vector<FramePlace>; ///< of one moment

void add(Places& places, Kind kind, int moment, const Stop* stop)
{
    const auto alike = std::count_if(places.begin(), places.end(), [&](const FramePlace& place) {
        return place.isQuestion() == (kind == Kind::Question);
    });
    places.push_back({kind, moment, stop, static_cast<int>(alike) + 1});
}

bool canBeAsked(const FoundStop& found)
{
    return found.stop->question && (found.stop->question->kind == Question::Kind::Choice || found.moment > 0);
}

void addStop(Places& places, const FoundStop& found, bool questions)
{
    if (!questions || !canBeAsked(found))
        return add(places, Kind::Moment, found.moment, found.stop);
    add(places, Kind::Question, found.moment, found.stop);
    add(places, Kind::Answer, found.moment, found.stop);
}

/// The step itself, once, and what is asked there.
void addSteps(Places& places, int moment, std::span<const FoundStop> here, bool questions)
{
    const auto asks = [&](const FoundStop& found) { return questions && canBeAsked(found); };
    const auto showsStep = [](const FoundStop& found) { return found.stop->show.isOfStep(); };
    const auto answering =
        std::find_if(here.begin(), here.end(), [&](const FoundStop& f) { return showsStep(f) && asks(f); });
    if (answering == here.end()) {
        const auto telling = std::find_if(here.begin(), here.end(), showsStep);
        add(places, Kind::Moment, moment, telling != here.end() ? telling->stop : nullptr);
    }
    for (const FoundStop& found : here)
        if (asks(found))
            addStop(places, found, questions);
}

} // namespace

std::vector<FramePlace> framePlaces(std::span<const int> moments, std::span<const FoundStop> stops,
                                    const WantedFrames& wanted)
{
    std::vector<FramePlace> all;
    for (const int moment : moments) {
        const auto [first, last] =
            std::equal_range(stops.begin(), stops.end(), FoundStop{moment, nullptr},
                             [](const FoundStop& a, const FoundStop& b) { return a.moment < b.moment; });
        const std::span<const FoundStop> here(first, last);
        Places at;
        if (wanted.which == WantedFrames::Which::Alike) {
            const auto speaking = std::find_if(first, last, [](const FoundStop& f) { return !f.stop->say.empty(); });
            const Stop* const stop = speaking != last ? speaking->stop : first != last ? first->stop : nullptr;
            add(at, Kind::Moment, moment, stop);
        } else if (wanted.which == WantedFrames::Which::Stops) {
            if (here.empty())
                add(at, Kind::Moment, moment, nullptr);
            for (const FoundStop& found : here)
                addStop(at, found, wanted.questions);
        } else {
            addSteps(at, moment, here, wanted.questions);
        }
        all.insert(all.end(), at.begin(), at.end());
    }
    return all;
}

std::string saidWithStep(const Stop& stop)
{
    const std::string& why = stop.question->why;
    return stop.say + (stop.say.empty() || why.empty() ? "" : " ") + why;
}

bool asksOfStep(const Stop& stop)
{
    const StopPlace::Kind kind = stop.place.kind;
    return stop.question->kind != Question::Kind::Choice ||
           (stop.show.isOfStep() &&
            (kind == StopPlace::Kind::ChapterBegin || (kind == StopPlace::Kind::Step && stop.place.step > 0)));
}

} // namespace lozenge
