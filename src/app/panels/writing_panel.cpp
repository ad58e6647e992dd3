#include "app/panels/panels.hpp"
#include "app/ui/controls.hpp"
#include "app/ui/fields.hpp"
#include "files/library/lesson_file.hpp"
#include "lesson/lint/lint.hpp"
#include "lesson/text/command_text.hpp"
#include "picture/tr.hpp"
#include "session/opening.hpp"
#include "session/recipe/editing.hpp"
#include "session/run/stops.hpp"
#include "session/run/travel.hpp"

#include <array>
#include <filesystem>

namespace lozenge {
namespace {

/// A labelled field for words; what is typed is seen on the stage at once.
bool showWords(Form& form, const std::string& label, std::string& words, const std::string& hint)
{
    return labelledRow(form, {label}, [&](const Box& box) {
        return textField(form.desk, label.c_str(), box, words, {.hint = hint, .font = Font::Sans});
    });
}

void showStopWords(Form& form, Session& session, const char* key, const char* label, std::string words,
                   const std::string& hint)
{
    if (showWords(form, label, words, hint))
        setStopWords(session, key, words, editNow());
}

std::array<Choice, 4> askings(const Desk& desk)
{
    return {Choice{desk.tr("nothing"), desk.tr("the stop asks nothing")},
            Choice{desk.tr("parents"), desk.tr("which points are averaged?")},
            Choice{desk.tr("height"), desk.tr("what will the height be?")},
            Choice{desk.tr("choices"), desk.tr("a question of your own, with answers to choose from")}};
}

void showChoices(Form& form, Question& question)
{
    showWords(form, "question", question.text, "what is asked");
    for (std::size_t i = 0; i < question.choices.size(); ++i)
        showWords(form, form.desk.tr("answer {0}", i + 1), question.choices[i], "");
    int right = question.answer + 1;
    labelledRow(form, {"right answer"}, [&](const Box& box) {
        return wholeField(form.desk, "right", box, right, 1, static_cast<int>(question.choices.size()));
    });
    question.answer = right - 1;
    const auto [left, other] = form.halves(form.controlRow());
    if (plainButton(form.desk, "one more", "One more", left, question.choices.size() <= 5))
        question.choices.emplace_back(form.desk.tr("another"));
    if (plainButton(form.desk, "one less", "One less", other, question.choices.size() >= 3)) {
        question.choices.pop_back();
        question.answer = std::min(question.answer, static_cast<int>(question.choices.size()) - 1);
    }
}

void showQuestionRows(Form& form, Session& session, const Stop& stop)
{
    int asks = stop.question ? static_cast<int>(stop.question->kind) + 1 : 0;
    if (menuRow(form, {"asks"}, askings(form.desk), asks))
        return chooseQuestion(session, asks > 0 ? std::optional(Question::Kind(asks - 1)) : std::nullopt);
    if (!stop.question)
        return;
    Question question = *stop.question;
    if (question.kind == Question::Kind::Choice)
        showChoices(form, question);
    showWords(form, "why", question.why, "said with the answer");
    if (question != stop.question)
        setQuestion(session, question, editNow());
}

void showFigureRow(Form& form, Session& session, const Stop& stop)
{
    const Figure* figure = stop.show.figure;
    if (tableRow(form, {"figure"}, figures(), figure))
        setStopKey(session, "show",
                   figure == &figures().front() ? std::nullopt : std::optional(tomlString(figure->name)));
}

void showStopRows(Form& form, Session& session)
{
    const Desk& desk = form.desk;
    const FoundStop* found = presentStop(session);
    if (!found) {
        heading(form, "This step");
        if (mainButton(desk, "add stop", "Make it a stop (Ctrl M)", form.wholeRow(36)))
            addStop(session);
        paragraph(form, "A stop is where the lesson rests, with words, a figure or a question.", desk.theme.muted);
        return;
    }
    const Stop stop = *found->stop; // what is typed makes a new lesson
    heading(form, "This stop", desk.tr("{0} of {1}", found - session.stops.data() + 1, session.stops.size()));
    showStopWords(form, session, "title", "title", stop.title, "what to remember");
    showStopWords(form, session, "say", "words", stop.say, "what you say");
    showStopWords(form, session, "note", "note", stop.note, "for the speaker alone");
    for (const LessonError& remark : adviceOn(stop, session.look, {}))
        paragraph(form, remark.message, desk.theme.muted);
    if (!session.survey())
        showFigureRow(form, session, stop);
    showQuestionRows(form, session, stop);
    int moment = session.present();
    if (labelledRow(form, {"at step"},
                    [&](const Box& box) { return wholeField(desk, "at", box, moment, 0, session.lastMoment()); }))
        return moveStop(session, moment);
    const auto [left, right] = form.halves(form.wholeRow());
    if (plainButton(desk, "another", "Add another here (Ctrl M)", left))
        return addStop(session);
    if (plainButton(desk, "remove stop", "Remove it", right))
        removeStop(session);
}

void showStopList(Form& form, Session& session)
{
    const Desk& desk = form.desk;
    heading(form, "All stops");
    const FoundStop* present = presentStop(session);
    std::optional<std::size_t> chosen;
    for (std::size_t i = 0; i < session.stops.size(); ++i) {
        const FoundStop& found = session.stops[i];
        const Box row = form.wholeRow(26);
        const std::string id = "stop " + std::to_string(i);
        const Touched touched = touch(id.c_str(), row);
        const bool isShown = &found == present;
        if (isShown || touched.isHovered)
            desk.fill({row.x - desk.u(6), row.y, row.width + desk.u(12), row.height}, desk.theme.sunken, 6);
        const float baseline = row.centre().y + middleOfCapitals * desk.u(14);
        desk.text({row.x + desk.u(36), baseline}, std::to_string(found.moment), Font::Mono, 14, desk.theme.muted,
                  Align::Right);
        const std::string words = found.stop->title.empty() ? found.stop->say : found.stop->title;
        const float inset = desk.u(48);
        desk.text({row.x + inset, baseline},
                  shortened(withTerms(words, session.look), Font::Sans, desk.u(14), row.width - inset),
                  isShown ? Font::SansSemiBold : Font::Sans, 14, desk.theme.ink);
        if (touched.wasPressed)
            chosen = i;
    }
    if (chosen) {
        goTo(session, session.stops[*chosen].moment);
        showStop(session, *chosen);
    }
}

void showPainting(Form& form, Session& session)
{
    heading(form, "Heights before the run");
    bool paints = session.paintedHeight.has_value();
    if (switchRow(form, {"on the board"}, paints, phrase("off"), phrase("paint")))
        session.paintedHeight = paints ? std::optional(session.run().range.highest) : std::nullopt;
    if (!session.paintedHeight)
        return;
    labelledRow(form, {"height"},
                [&](const Box& box) { return numberField(form.desk, "painted height", box, *session.paintedHeight); });
    paragraph(form, "Click a point to set it before the run; click it again to take that back.", form.desk.theme.muted);
}

} // namespace

void showWriting(Form& form, Session& session, ExportJob&)
{
    const Desk& desk = form.desk;
    if (!session.source.words.path.empty()) {
        paragraph(
            form,
            desk.tr("These words are a translation: {0}. Only the original can be edited.", session.source.words.path),
            desk.theme.ink);
        if (plainButton(desk, "original", "Show the original", form.wholeRow()))
            speak(session, {.language = session.look.language, .areOwn = true});
        return;
    }
    if (std::string title = session.lesson->title; showWords(form, "lesson", title, "its title"))
        setLessonWords(session, "title", title, editNow());
    if (!session.isOwnRecipe()) {
        paragraph(form, "This is not the lesson's run: its recipe has been changed.", desk.theme.muted);
        if (plainButton(desk, "keep recipe", "Keep it in the lesson", form.wholeRow()))
            keepRecipe(session);
    }
    rule(form);
    showStopRows(form, session);
    rule(form);
    showStopList(form, session);
    if (!session.survey()) {
        rule(form);
        showPainting(form, session);
    }
    rule(form);
    showWords(form, "save as", session.savePath, "a path that ends in .toml");
}

void showWritingFoot(const Desk& desk, Session& session, const Box& box)
{
    if (mainButton(desk, "save", session.isSaved() ? "Saved" : "Save (Ctrl S)", box, !session.isSaved()))
        saveLesson(session);
}

void saveLesson(Session& session)
{
    LessonSource source = session.source;
    const bool isOwn = session.savePath == source.path;
    std::error_code error;
    if (!isOwn && std::filesystem::exists(session.savePath, error))
        return tell(session,
                    tr(session.look, "{0} already exists and was kept: save under another name", session.savePath),
                    true);
    const auto saved = saveLessonFile(session.savePath, session.text, isOwn ? Existing::Replace : Existing::Refuse);
    if (!saved)
        return tell(session, saved.error().message, true);
    if (!isOwn)
        source = {.name = session.savePath,
                  .path = session.savePath,
                  .overrides = {},
                  .stamp = {},
                  .words = {.language = source.words.language}};
    source.stamp = *saved;
    takeSaved(session, std::move(source));
}

} // namespace lozenge
