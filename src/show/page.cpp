#include "picture/page.hpp"

#include "lesson/lesson.hpp"
#include "picture/figures/figure_page.hpp"
#include "picture/figures/question_slide.hpp"
#include "picture/text/number_text.hpp"
#include "picture/tr.hpp"
#include "picture/words.hpp"
#include "show/lesson_pages.hpp"
#include "survey/survey_picture.hpp"

#include <algorithm>
#include <cmath>

namespace lozenge {

const ChosenFigure& figureOf(const LessonPages& pages, const PagePlace& place)
{
    return place.stop && !pages.options.areAlike() ? place.stop->show : pages.options.figure;
}

namespace {

using Kind = PagePlace::Kind;

Look lookOf(const LessonPages& pages, const PagePlace& place)
{
    const Look& shown = pages.look();
    return place.stop ? lookAt(*place.stop, pages.options.lessonsLook, shown) : shown;
}

SlideQuestion spokenQuestion(const Question& question, const Look& look, const ChosenFigure& figure)
{
    SlideQuestion asked{withTerms(questionSaid(question, look), look),
                        {},
                        question.answer,
                        withTerms(question.why, look),
                        figure.figure->hasLetteredSides};
    for (const std::string& choice : question.choices)
        asked.choices.push_back(withTerms(choice, look));
    return asked;
}

/// What the hall should have said about a step.
std::string rightAnswer(const Question& question, const Step& step, int decimals, const Look& look)
{
    if (question.kind == Question::Kind::Height)
        return fixedText(step.after, decimals, Minus::Plain);
    std::string points;
    for (const Parent& parent : step.parents)
        if (isSummed(parent) && rowOf(parent.source).hasCell)
            points += (points.empty() ? "" : ", ") + placeText(parent.at);
    return points.empty() ? tr(look, "none|points") : points;
}

std::string nameOf(const LessonPages& pages, const PagePlace& place, const Look& look)
{
    std::string name = tr(look, "Step {0} of {1}", place.moment, pages.timeline().stepCount());
    if (place.isQuestion())
        name += ", " + tr(look, "question");
    return place.nth > 1 ? name + (place.isQuestion() ? " " : ", ") + std::to_string(place.nth) : name;
}

std::string captionOf(const PagePlace& place, const Frame& frame)
{
    if (!place.isQuestion())
        return frameCaption(frame);
    const Look& look = frame.look;
    const int last = frame.timeline.stepCount();
    return frame.asked
               ? tr(look, "question about step {0} of {1}, point {2}", place.moment, last, placeText(frame.asked->at))
               : tr(look, "question at step {0} of {1}", place.moment, last);
}

/// Whether a stop asks about the step that leads to it, so that this must not be shown before the answer: one at the
/// end of a phase asks about the map as it is then.
bool asksOfStep(const Stop& stop)
{
    const StopPlace::Kind kind = stop.place.kind;
    return stop.question->kind != Question::Kind::Choice ||
           (stop.show.isOfStep() &&
            (kind == StopPlace::Kind::ChapterBegin || (kind == StopPlace::Kind::Step && stop.place.step > 0)));
}

/// Whether the hall looks for something at a point: one of several answers may be about the map.
bool asksOfPoint(const Question& question, Point at)
{
    return question.kind != Question::Kind::Choice || question.text.find(placeText(at)) != std::string::npos;
}

/// Whether the hall has one of several to choose, or had. Else the step is the answer.
bool isOfChoices(const PagePlace& place)
{
    return place.kind != Kind::Moment && place.stop->question->kind == Question::Kind::Choice;
}

/// Whether the words of a stop are about what its page shows.
bool isTold(const LessonPages& pages, const PagePlace& place)
{
    const ChosenFigure& asked = pages.options.figure;
    return place.stop && (asked.isOfStep() || asked.figure == place.stop->show.figure);
}

/// Where a step answers a question about itself, also why.
std::string wordsOf(const PagePlace& place)
{
    if (!place.stop || place.kind != Kind::Answer || isOfChoices(place))
        return place.stop ? place.stop->say : std::string();
    const std::string &say = place.stop->say, &why = place.stop->question->why;
    return say + (say.empty() || why.empty() ? "" : " ") + why;
}

Picture pictureOf(const LessonPages& pages, const PagePlace& place, const Frame& frame)
{
    const auto [width, height] = pages.options.size();
    const ChosenFigure& chosen = figureOf(pages, place);
    if (!place.isQuestion() && !isOfChoices(place))
        return chosen.isOfStep() ? framePicture(frame, pages.options.view, width, height)
                                 : chosen.figure->paint(frame, chosen.values, width, height);
    SlideQuestion question = spokenQuestion(*place.stop->question, frame.look, chosen);
    question.isAnswered = !place.isQuestion();
    if (!chosen.isOfStep() && !question.choices.empty()) {
        Frame asking = frame; // a figure with the question below it, or with the answer, why, and what the lesson says
        asking.question = &question;
        return chosen.figure->paint(asking, chosen.values, width, height);
    }
    return questionPicture(frame, question, width, height);
}

/// What is told with a page besides its narration: question, answer and note.
std::vector<std::string> notesOf(const LessonPages& pages, const PagePlace& place)
{
    std::vector<std::string> notes;
    if (!place.stop)
        return notes;
    const Look look = lookOf(pages, place);
    if (place.stop->question && place.kind != Kind::Moment) {
        const Question& question = *place.stop->question;
        const SlideQuestion asked = spokenQuestion(question, look, figureOf(pages, place));
        if (place.isQuestion()) {
            notes.push_back(asked.text);
            for (std::size_t i = 0; i < asked.choices.size(); ++i) // "A: the two ends of its row"
                notes.push_back(signOf(asked, static_cast<int>(i)) + ": " + asked.choices[i]);
        }
        notes.push_back(tr(look, "Answer: {0}",
                           asked.choices.empty()
                               ? rightAnswer(question, pages.timeline().step(place.moment), pages.range.decimals, look)
                               : answerOf(asked)));
        if (!asked.why.empty())
            notes.push_back(asked.why);
    }
    if (place.isQuestion() && !place.stop->say.empty())
        notes.push_back(plainText(lessonWords(place.stop->say, look)));
    if (!place.stop->note.empty())
        notes.push_back(withTerms(place.stop->note, look));
    if (!pages.stops.empty() && place.stop == pages.stops.front().stop && !pages.lesson.source.title.empty())
        notes.push_back(sourceSaid(pages.lesson));
    return notes;
}

/// How many letters of the lesson have no room on a page.
std::size_t lettersCut(const LessonPages& pages, const PagePlace& place)
{
    if (!isTold(pages, place) || place.isQuestion())
        return 0;
    const auto [width, height] = pages.options.size();
    const ChosenFigure& chosen = figureOf(pages, place);
    const WordsPlace words = chosen.figure->words(width, height);
    if (!isOfChoices(place))
        return lettersTooMany(wordsOf(place), words);
    const Question& question = *place.stop->question;
    if (chosen.figure->answer && !question.choices.empty())
        return lettersTooMany(answerWords(place.stop->say, question.why), chosen.figure->answer(width, height));
    return lettersTooMany(place.stop->say, words) +
           lettersTooMany(question.why, whyOnSlide(question.choices.size(), width, height));
}

Page steppedPage(const LessonPages& pages, const PagePlace& place)
{
    const Timeline& timeline = pages.timeline();
    const Stop* const stop = place.stop;
    const Look look = lookOf(pages, place);
    const bool isBefore = place.isQuestion() && place.moment > 0 && asksOfStep(*stop);
    const ChosenFigure& figure = figureOf(pages, place);
    const bool isOfPoint = isBefore && asksOfPoint(*stop->question, timeline.placeOf(place.moment));
    Moment moment = momentAt(timeline, place.moment - (isBefore ? 1 : 0));
    if (place.isQuestion() && !isOfPoint && figure.isOfStep())
        moment = atRest(std::move(moment)); // the question is about the map
    const Frame frame{.timeline = timeline,
                      .moment = moment,
                      .look = look,
                      .range = pages.range,
                      .narration = isTold(pages, place) ? wordsOf(place) : std::string(),
                      .command = pages.command("", {"--step", std::to_string(place.moment)}),
                      .stops = pages.stopMoments,
                      .title = isTold(pages, place) ? stop->title : std::string(),
                      .marks = stop ? std::span<const Region>(stop->marks) : std::span<const Region>(),
                      .many = pages.mapsFor(figure),
                      .asked = isOfPoint ? std::optional(timeline.step(place.moment)) : std::nullopt};

    Page page{.number = place.moment,
              .isStop = stop != nullptr,
              .name = nameOf(pages, place, look),
              .caption = captionOf(place, frame),
              .narration = frameNarration(frame),
              .notes = notesOf(pages, place),
              .picture = pictureOf(pages, place, frame)};
    page.title = page.picture.title;
    if (place.isQuestion())
        page.narration.clear(); // it would tell the answer
    else if (figure.isOfStep())
        page.equation = frameEquation(frame);
    else if (frame.narration.empty())
        page.narration = page.picture.description;
    if (place.moment > 0) {
        const Step step = timeline.step(place.moment);
        page.level = step.level;
        page.phase = phaseWord(step.phase, *look.names);
        page.at = step.at;
    }
    return page;
}

/// The notes of all stops of a station.
std::vector<std::string> notesAt(const LessonPages& pages, int station)
{
    std::vector<std::string> notes;
    for (const FoundStop& found : pages.stops)
        if (found.moment == station && !found.stop->note.empty())
            notes.push_back(withTerms(found.stop->note, pages.look()));
    return notes;
}

Page surveyPage(const LessonPages& pages, const PagePlace& place)
{
    Survey survey = *pages.survey();
    if (place.way)
        goTo(survey, *place.way);
    const int station = stationAt(survey);
    const std::vector<int>& stations = pages.stopMoments;
    const PageOptions& options = pages.options;
    const auto [width, height] = options.size();
    const Stop* const speaking = place.stop ? place.stop : speakingAt(pages.stops, station);
    const Look& shown = pages.look();
    SurveyFrame frame =
        frameOf(survey, speaking ? lookAt(*speaking, options.lessonsLook, shown) : shown, speaking, stations);
    frame.command = pages.command("", {"--step", std::to_string(station)});
    const bool isThere = !place.way || *place.way == wayTo(survey, station);
    return {.number = station,
            .isStop = isThere && std::find(stations.begin(), stations.end(), station) != stations.end(),
            .name = stationName(survey, station, frame.look),
            .level = levelsDone(survey),
            .points = pointsAfter(levelsDone(survey)),
            .width = std::llround(survey.sight.width),
            .title = headingOf(frame),
            .caption = surveyCaption(survey, frame.look),
            .narration = plainText(surveyWords(frame)),
            .notes = isThere ? notesAt(pages, station) : std::vector<std::string>(),
            .picture = surveyPicture(frame, options.view, width, height)};
}

} // namespace

Page LessonPages::page(const PagePlace& place) const
{
    return survey() ? surveyPage(*this, place) : steppedPage(*this, place);
}

Page LessonPages::page(int place) const
{
    Page page = this->page(places[static_cast<std::size_t>(place)]);
    if (options.transparent)
        page.picture.background = none;
    return page;
}

std::string LessonPages::label(int place) const
{
    const PagePlace& at = places[static_cast<std::size_t>(place)];
    return tr(look(), "step {0}", at.moment) + (at.isQuestion() ? ", " + tr(look(), "question") : "");
}

std::vector<std::string> LessonPages::notes(int place) const
{
    if (survey())
        return {};
    const PagePlace& at = places[static_cast<std::size_t>(place)];
    std::vector<std::string> notes = notesOf(*this, at);
    if (at.stop && !at.isQuestion() && !at.stop->say.empty())
        notes.insert(notes.begin(), plainText(lessonWords(at.stop->say, look())));
    return notes;
}

std::vector<int> LessonPages::cutMoments() const
{
    std::vector<int> cut;
    if (options.view != View::Kind::Slide)
        return cut;
    const auto [width, height] = options.size();
    if (!survey()) {
        for (const PagePlace& place : places)
            if (lettersCut(*this, place) > 0)
                cut.push_back(place.moment);
        return cut;
    }
    for (const FoundStop& found : stops)
        if (std::count(moments.begin(), moments.end(), found.moment) > 0 &&
            lettersTooMany(found.stop->say, wordsOnSlide(width, height)) > 0)
            cut.push_back(found.moment);
    return cut;
}

std::string stationName(const Survey& survey, int station, const Look& look)
{
    if (station > survey.levels)
        return tr(look, station == survey.levels + 1 ? "Single points" : "Back at the whole map");
    return tr(look, station == 0 ? "The corners" : "Level {0} of {1}", station, survey.levels);
}

} // namespace lozenge
