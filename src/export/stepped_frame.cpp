#include "export/stepped_frame.hpp"

#include "lesson/lesson.hpp"
#include "picture/figures/figure_page.hpp"
#include "picture/figures/question_cards.hpp"
#include "picture/figures/question_slide.hpp"
#include "picture/slide.hpp"
#include "picture/text/number_text.hpp"
#include "picture/tr.hpp"
#include "picture/words.hpp"

namespace lozenge {

const ChosenFigure& figureOf(const Show& show, const FramePlace& place)
{
    const bool isChosen = !show.options().figure.isOfStep() || show.options().view != View::Kind::Slide;
    return place.stop && !isChosen ? place.stop->show : show.options().figure;
}

namespace {

using Kind = FramePlace::Kind;

Look lookOf(const Show& show, const FramePlace& place)
{
    const Look& shown = show.lesson().look;
    return place.stop ? lookAt(*place.stop, show.options().lessonsLook, shown) : shown;
}

SlideQuestion spokenQuestion(const Question& question, const Look& look, const ChosenFigure& figure)
{
    SlideQuestion asked{
        withTerms(questionSaid(question, look), look), {}, question.answer, withTerms(question.why, look)};
    asked.isNumbered = figure.figure->hasLetteredSides;
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

std::string nameOf(const Show& show, const FramePlace& place, const Look& look)
{
    std::string name = tr(look, "Step {0} of {1}", place.moment, show.timeline().stepCount());
    if (place.isQuestion())
        name += ", " + tr(look, "question");
    return place.nth > 1 ? name + (place.isQuestion() ? " " : ", ") + std::to_string(place.nth) : name;
}

std::string captionOf(const FramePlace& place, const Frame& frame)
{
    if (!place.isQuestion())
        return frameCaption(frame);
    const Look& look = frame.look;
    const int last = frame.timeline.stepCount();
    return frame.asked
               ? tr(look, "question about step {0} of {1}, point {2}", place.moment, last, placeText(frame.asked->at))
               : tr(look, "question at step {0} of {1}", place.moment, last);
}

/// The step is the answer, or the hall has one of several to choose.
bool answersByItself(const FramePlace& place)
{
    return place.kind == Kind::Answer && place.stop->question->kind != Question::Kind::Choice;
}

std::string wordsOf(const FramePlace& place)
{
    if (!place.stop)
        return {};
    return answersByItself(place) ? saidWithStep(*place.stop) : place.stop->say;
}

Picture pictureOf(const Show& show, const FramePlace& place, const Frame& frame)
{
    const Show::Options& options = show.options();
    const auto width = static_cast<float>(options.width), height = static_cast<float>(options.height);
    const ChosenFigure& chosen = figureOf(show, place);
    if (place.kind == Kind::Moment || answersByItself(place))
        return chosen.isOfStep() ? framePicture(frame, options.view, width, height)
                                 : chosen.figure->paint(frame, chosen.values, width, height);
    SlideQuestion question = spokenQuestion(*place.stop->question, frame.look, chosen);
    if (!chosen.isOfStep() && !question.choices.empty()) {
        question.isAnswered = !place.isQuestion();
        Frame asking = frame; // a figure with the question below it, or with the answer, why, and what the lesson says
        asking.question = &question;
        return chosen.figure->paint(asking, chosen.values, width, height);
    }
    return place.isQuestion() ? questionPicture(frame, question, width, height)
                              : answerPicture(frame, question, width, height);
}

} // namespace

ShownFrame steppedFrame(const Show& show, const FramePlace& place)
{
    const Timeline& timeline = show.timeline();
    const Stop* const stop = place.stop;
    const Look look = lookOf(show, place);
    const bool isBefore = place.isQuestion() && place.moment > 0 && asksOfStep(*stop);
    const ChosenFigure& figure = figureOf(show, place);
    Moment moment = momentAt(timeline, place.moment - (isBefore ? 1 : 0));
    if (place.isQuestion() && !isBefore && figure.isOfStep())
        moment = atRest(std::move(moment)); // the question is about the map
    Frame frame{.timeline = timeline,
                .moment = moment,
                .look = look,
                .range = show.range(),
                .narration = wordsOf(place),
                .command = show.command("", {"--step", std::to_string(place.moment)}),
                .stops = show.stopMoments(),
                .title = stop ? stop->title : std::string()};
    if (stop)
        frame.marks = stop->marks;
    frame.many = show.mapsFor(figure);
    if (isBefore)
        frame.asked = timeline.step(place.moment);

    ShownFrame shown{.number = place.moment,
                     .isStop = stop != nullptr,
                     .name = nameOf(show, place, look),
                     .caption = captionOf(place, frame),
                     .narration = frameNarration(frame),
                     .command = frame.command,
                     .notes = notesOf(show, place),
                     .picture = pictureOf(show, place, frame)};
    shown.title = shown.picture.title;
    if (place.isQuestion())
        shown.narration.clear(); // it would tell the answer
    else if (figure.isOfStep())
        shown.equation = frameEquation(frame);
    else if (frame.narration.empty())
        shown.narration = shown.picture.description;
    if (place.moment > 0) {
        const Step step = timeline.step(place.moment);
        shown.level = step.level;
        shown.phase = phaseWord(step.phase, *look.names);
        shown.at = step.at;
    }
    return shown;
}

std::vector<std::string> notesOf(const Show& show, const FramePlace& place)
{
    std::vector<std::string> notes;
    if (!place.stop)
        return notes;
    const Look look = lookOf(show, place);
    if (place.stop->question && place.kind != Kind::Moment) {
        const Question& question = *place.stop->question;
        const SlideQuestion asked = spokenQuestion(question, look, figureOf(show, place));
        if (place.isQuestion()) {
            notes.push_back(asked.text);
            for (std::size_t i = 0; i < asked.choices.size(); ++i) // "A: the two ends of its row"
                notes.push_back(signOf(asked, static_cast<int>(i)) + ": " + asked.choices[i]);
        }
        notes.push_back(tr(look, "Answer: {0}",
                           asked.choices.empty()
                               ? rightAnswer(question, show.timeline().step(place.moment), show.range().decimals, look)
                               : answerOf(asked)));
        if (!asked.why.empty())
            notes.push_back(asked.why);
    }
    if (!place.stop->note.empty() && !place.isQuestion())
        notes.push_back(withTerms(place.stop->note, look));
    return notes;
}

std::size_t lettersCut(const Show& show, const FramePlace& place)
{
    if (!place.stop || place.isQuestion())
        return 0;
    const auto width = static_cast<float>(show.options().width), height = static_cast<float>(show.options().height);
    const ChosenFigure& chosen = figureOf(show, place);
    const WordsPlace words = chosen.figure->words(width, height);
    if (place.kind == Kind::Moment || answersByItself(place))
        return lettersTooMany(wordsOf(place), words);
    const Question& question = *place.stop->question;
    if (chosen.figure->answer && !question.choices.empty())
        return lettersTooMany(answerWords(place.stop->say, question.why), chosen.figure->answer(width, height));
    return lettersTooMany(place.stop->say, words) +
           lettersTooMany(question.why, whyOnSlide(question.choices.size(), width, height));
}

} // namespace lozenge
