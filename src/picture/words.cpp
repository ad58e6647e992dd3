#include "picture/words.hpp"

#include "picture/page.hpp"
#include "picture/participants.hpp"
#include "picture/text/comma_list.hpp"
#include "picture/text/number_text.hpp"
#include "picture/tr.hpp"

#include <algorithm>
#include <cmath>
#include <map>

// What a step says of itself, in words.

namespace lozenge {
namespace {

/// Sentences that follow one another, with the marks of a lesson's words: *stressed*, and the letters *a* to *d*.
struct Teller {
    using Values = std::map<std::string_view, std::string>; ///< of the places of a phrase, by their names

    const Frame& frame;
    std::string text = {};

    /// A phrase in the language of the look.
    void tell(std::string_view phrase, const Values& values = {})
    {
        text += text.empty() ? "" : " ";
        goOn(phrase, values);
    }
    /// A phrase that goes on with the sentence before.
    void goOn(std::string_view phrase, const Values& values)
    {
        text += filled(tr(frame.look.language, phrase), [&](std::string_view name) { return values.at(name); });
    }
    [[nodiscard]] std::string height(double value) const
    {
        return fixedText(value, frame.range.fineDecimals, Minus::Sans);
    }
};

std::string stressed(std::string_view text)
{
    return "*" + std::string(text) + "*";
}

double amplitudeOf(const Frame& frame)
{
    const Step& step = *frame.step();
    return amplitudeOf(frame.timeline.levels()[static_cast<std::size_t>(step.level)], step.phase);
}

/// What the level's offset law may do, and what it did.
void tellOffset(Teller& teller, const Frame& frame)
{
    const Step& step = *frame.step();
    if (!step.drawn)
        return;
    const OffsetLaw& law = offsetLawOf(frame.timeline.recipe());
    const bool isEven = law.least == -law.greatest && !std::isinf(law.greatest);
    const Teller::Values values{{"level", std::to_string(step.level)},
                                {"amplitude", shortText(amplitudeOf(frame) * (isEven ? law.greatest : 1))},
                                {"most", shortText(3 * amplitudeOf(frame))},
                                {"height", teller.height(std::abs(step.offset))}};
    teller.tell(std::isinf(law.greatest) ? "Level {level} moves the point by a normal number of deviation {amplitude}"
                : isEven                 ? "Level {level} may move the point by up to {amplitude}"
                : law.least == 0         ? "Level {level} may lift the point by up to {amplitude}"
                : law.greatest > 0       ? "Level {level} lifts the point by {amplitude} to {most}"
                                         : "Level {level} lowers the point by {amplitude} to {most}",
                values);
    teller.goOn(step.offset < 0 ? ": here down by {height}." : ": here up by {height}.", values);
}

/// Whether a slip stores another height than mean and offset make. Rounding to single precision is not seen.
bool isKeptOtherwise(const Frame& frame)
{
    const Storing storing = storingOf(frame.timeline.recipe());
    const Step& step = *frame.step();
    return (storing == Storing::Whole || storing == Storing::Clamped) && step.after != step.mean + step.offset;
}

void tellMean(Teller& teller, const Frame& frame, const std::vector<Participant>& participants)
{
    const Teller::Values values{
        {"letters", commaList(participants, [](const Participant& p) { return stressed(p.name()); })},
        {"mean", teller.height(frame.step()->mean)}};
    const bool isSum = std::any_of(participants.begin(), participants.end(),
                                   [](const Participant& p) { return !p.quarter().empty(); });
    teller.tell(isSum ? "The corners {letters} of the outlined square sum up to {mean}."
                : frame.step()->phase == Phase::Diamond
                    ? "The corners {letters} of the outlined square average to {mean}."
                : participants.size() == 2 ? "The ends {letters} of the edge average to {mean}."
                                           : "The tips {letters} of the outlined diamond average to {mean}.",
                values);
}

/// What a source says of itself, its names filled in.
void tellSource(Teller& teller, const Frame& frame, const Participant& p)
{
    if (p.source().explanation.empty())
        return;
    teller.tell(p.source().explanation, {{"p", stressed(p.name())},
                                         {"rule", stressed(borderRule(frame.timeline.recipe()))},
                                         {"tip", tipName(p.parent.toward, frame.look)},
                                         {"place", tiedPlace(p.place)},
                                         {"cell", tiedPlace(p.parent.at)},
                                         {"height", shortText(p.height)},
                                         {"n", std::to_string(frame.timeline.last())},
                                         {"divisor", std::to_string(divisor(frame.step()->parents))}});
}

std::string explanation(const Frame& frame)
{
    Teller teller{frame};
    if (!frame.step()) {
        const std::size_t presets = frame.timeline.recipe().presets.size();
        teller.tell(presets == 0   ? "The run starts from its four corners."
                    : presets == 1 ? "The run starts from its four corners and a point set beforehand."
                                   : "The run starts from its four corners and points set beforehand.");
        teller.tell("Everything between them is still open: the surface shows what averaging alone would give.");
        return teller.text;
    }
    const Step& step = *frame.step();
    const auto participants = participantsOf(frame);

    if (participants.empty()) {
        teller.tell(
            "Border points are not averaged. Edge rule {rule}: the height becomes {height}, with nothing random.",
            {{"rule", stressed(frame.timeline.recipe().edge->name)}, {"height", teller.height(step.after)}});
    } else if (!step.drawn) {
        tellSource(teller, frame, participants[0]);
    } else {
        const auto outside =
            std::find_if(participants.begin(), participants.end(), [](const Participant& p) { return p.isOutside; });
        if (outside == participants.end()) {
            const bool isSlip = std::any_of(participants.begin(), participants.end(), [](const Participant& p) {
                return p.parent.source == Source::OwnMiddle; // there is much to say of it
            });
            tellMean(teller, frame, participants);
            if (!isSlip)
                tellOffset(teller, frame);
        } else {
            tellSource(teller, frame, *outside);
        }
        for (const Participant& p : participants)
            if (!p.isOutside)
                tellSource(teller, frame, p);
    }
    if (isKeptOtherwise(frame))
        teller.tell("Together {sum}, stored as {height}.",
                    {{"sum", teller.height(step.mean + step.offset)}, {"height", teller.height(step.after)}});
    if (step.before)
        teller.tell("It replaces {height}, which stood here.", {{"height", teller.height(*step.before)}});
    return teller.text;
}

} // namespace

RichText lessonWords(std::string_view lesson, const Look& look)
{
    const Theme& theme = *look.theme;
    const std::string named = withTerms(lesson, look);
    std::string_view words = named;
    RichText text;
    bool isStressed = false;
    while (!words.empty()) {
        const std::size_t star = std::min(words.find('*'), words.size());
        const std::string_view part = words.substr(0, star);
        const bool isLetter = isStressed && part.size() == 1;
        const std::size_t parent = isLetter ? static_cast<std::size_t>(part[0] - 'a') : theme.parents.size();
        const Colour colour = parent < theme.parents.size() ? theme.parents[parent]
                              : isLetter && part[0] == 'h'  ? theme.now
                                                            : theme.ink;
        const Font font = isLetter ? Font::SansBold : isStressed ? Font::SansSemiBold : Font::Sans;
        if (!part.empty())
            text.push_back({withMinusSigns(part), font, colour});
        words.remove_prefix(std::min(star + 1, words.size()));
        isStressed = !isStressed;
    }
    return text;
}

std::string placeText(Point point)
{
    return "(" + std::to_string(point.x) + ", " + std::to_string(point.y) + ")";
}

std::string tiedPlace(Point point)
{
    const auto part = [](int v) { return (v < 0 ? "\u2212" : "") + std::to_string(std::abs(v)); };
    return "(" + part(point.x) + ",\u00a0" + part(point.y) + ")";
}

std::string tipName(Direction toward, const Look& look)
{
    using namespace compass;
    return tr(look, toward == up      ? "upper|tip"
                    : toward == left  ? "left|tip"
                    : toward == right ? "right|tip"
                                      : "lower|tip");
}

RichText narrationOf(const Frame& frame)
{
    return lessonWords(frame.narration.empty() ? explanation(frame) : frame.narration, frame.look);
}

std::string frameTitle(const Frame& frame)
{
    const Look& look = frame.look;
    if (frame.asked)
        return tr(look, "Predict");
    if (!frame.title.empty())
        return withTerms(frame.title, look);
    if (!frame.step())
        return tr(look, "The corners");
    const Step& step = *frame.step();
    return tr(look, isOnBorder(step.at, frame.timeline.last()) ? "{0} step at the border" : "{0} step",
              phaseHeading(step.phase, look));
}

std::string frameCaption(const Frame& frame)
{
    const Look& look = frame.look;
    std::string caption = stepSaid(frame);
    if (frame.step()) {
        const Step& step = *frame.step();
        caption +=
            ", " + tr(look, "level {0}, phase {1}, amplitude {2}, point ({3}, {4})", step.level,
                      phaseName(step.phase, look), shortText(amplitudeOf(frame), Minus::Plain), step.at.x, step.at.y);
    }
    return caption;
}

std::string frameEquation(const Frame& frame)
{
    if (!frame.step())
        return {};
    const Step& step = *frame.step();
    const auto number = [&](double value) { return fixedText(value, frame.range.fineDecimals, Minus::Plain); };
    if (!step.drawn)
        return "h = " + number(step.after);

    std::string letters, numbers;
    for (const Participant& p : participantsOf(frame)) {
        if (!isSummed(p.parent))
            continue;
        const bool isFirst = letters.empty();
        const std::string quarter(p.quarter());
        letters += (isFirst ? "" : " + ") + p.name() + quarter;
        numbers += (isFirst        ? ""
                    : p.height < 0 ? " - "
                                   : " + ") +
                   number(isFirst ? p.height : std::abs(p.height)) + quarter;
    }
    const std::string by = ") / " + std::to_string(std::max(1, divisor(step.parents)));
    const std::string stored = isKeptOtherwise(frame) ? ", " + tr(frame.look, "stored as {0}", number(step.after)) : "";
    return "h = (" + letters + by + " + r = (" + numbers + by + (step.offset < 0 ? " - " : " + ") +
           number(std::abs(step.offset)) + " = " + number(stored.empty() ? step.after : step.mean + step.offset) +
           stored;
}

std::string frameNarration(const Frame& frame)
{
    return plainText(narrationOf(frame));
}

} // namespace lozenge
