#include "picture/words.hpp"

#include "picture/participants.hpp"
#include "picture/spoken.hpp"
#include "picture/text/number_text.hpp"
#include "picture/text/sentence.hpp"

#include <algorithm>
#include <cctype>
#include <cmath>

// What a step says of itself, in words.

namespace lozenge {
namespace {

const Step& stepOf(const Frame& frame)
{
    return *frame.step();
}

double amplitudeOf(const Frame& frame)
{
    const Step& step = stepOf(frame);
    return amplitudeOf(frame.timeline.levels()[static_cast<std::size_t>(step.level)], step.phase);
}

std::string placeText(Point p)
{
    const auto part = [](int v) { return (v < 0 ? "\u2212" : "") + std::to_string(std::abs(v)); };
    return "(" + part(p.x) + ",\u00a0" + part(p.y) + ")"; // never broken over two lines
}

/// Sentences that grow piece by piece, in the faces and colours of their parts.
class Teller {
public:
    explicit Teller(const Frame& frame) : m_frame(frame) {}

    Teller& say(std::string text)
    {
        if (m_text.empty() && text.starts_with(' ')) // a sentence that mostly follows another
            text.erase(0, 1);
        m_text.push_back({std::move(text), Font::Sans, m_frame.look.theme->ink});
        return *this;
    }
    Teller& stress(std::string_view text)
    {
        m_text.push_back({std::string(text), Font::SansSemiBold, m_frame.look.theme->ink});
        return *this;
    }
    Teller& letter(const Participant& p)
    {
        m_text.push_back({p.name(), Font::SansBold, colourOf(p, *m_frame.look.theme)});
        return *this;
    }
    Teller& height(double value) { return say(fixedText(value, m_frame.range.fineDecimals, Minus::Sans)); }
    Teller& letters(const std::vector<Participant>& participants)
    {
        for (std::size_t i = 0; i < participants.size(); ++i) {
            if (i > 0)
                say(", ");
            letter(participants[i]);
        }
        return *this;
    }
    [[nodiscard]] RichText text() const { return m_text; }

private:
    const Frame& m_frame;
    RichText m_text;
};

std::string tipName(const Participant& p)
{
    const Direction toward = p.parent.toward;
    using namespace compass;
    return toward == up ? "upper" : toward == left ? "left" : toward == right ? "right" : "lower";
}

/// What the level's offset law may do, and what it did.
void tellOffset(Teller& tell, const Frame& frame)
{
    const Step& step = stepOf(frame);
    if (!step.drawn)
        return;
    const OffsetLaw& law = offsetLawOf(frame.timeline.recipe());
    const bool isEven = law.least == -law.greatest && !std::isinf(law.greatest);
    const std::string amplitude = shortText(amplitudeOf(frame) * (isEven ? law.greatest : 1));
    tell.say(" Level " + std::to_string(step.level));
    if (std::isinf(law.greatest))
        tell.say(" moves the point by a normal number of deviation " + amplitude);
    else if (isEven)
        tell.say(" may move the point by up to " + amplitude);
    else if (law.least == 0)
        tell.say(" may lift the point by up to " + amplitude);
    else
        tell.say((law.greatest > 0 ? " lifts the point by " : " lowers the point by ") + amplitude + " to " +
                 shortText(3 * amplitudeOf(frame)));
    tell.say(step.offset < 0 ? ": here down by " : ": here up by ").height(std::abs(step.offset)).say(".");
}

/// Whether a slip stores another height than mean and offset make. Rounding to single precision is not seen.
bool isKeptOtherwise(const Frame& frame)
{
    const Storing storing = storingOf(frame.timeline.recipe());
    const Step& step = stepOf(frame);
    return (storing == Storing::Whole || storing == Storing::Clamped) && step.after != step.mean + step.offset;
}

void tellMean(Teller& tell, const Frame& frame, const std::vector<Participant>& participants)
{
    const bool diamond = stepOf(frame).phase == Phase::Diamond;
    const bool areEnds = participants.size() == 2;
    const bool isSum = std::any_of(participants.begin(), participants.end(),
                                   [](const Participant& p) { return !p.quarter().empty(); });
    tell.say(diamond ? "The corners " : areEnds ? "The ends " : "The tips ").letters(participants);
    tell.say(diamond ? " of the outlined square" : areEnds ? " of the edge" : " of the outlined diamond");
    tell.say(isSum ? " sum up to " : " average to ");
    tell.height(stepOf(frame).mean).say(".");
}

/// What a source says of itself, its names filled in.
void tellSource(Teller& tell, const Frame& frame, const Participant& p)
{
    const auto fill = [&](std::string_view name) {
        if (name == "p")
            tell.letter(p);
        else if (name == "rule")
            tell.stress(borderRule(frame.timeline.recipe()));
        else
            tell.say(name == "tip"      ? tipName(p)
                     : name == "place"  ? placeText(p.place)
                     : name == "cell"   ? placeText(p.parent.at)
                     : name == "height" ? shortText(p.height)
                     : name == "n"      ? std::to_string(frame.timeline.last())
                                        : std::to_string(divisor(stepOf(frame).parents)));
    };
    eachPart(
        p.source().explanation, [&](std::string_view part) { tell.say(std::string(part)); }, fill);
}

RichText explanation(const Frame& frame)
{
    Teller tell(frame);
    if (!frame.step()) {
        const std::size_t presets = frame.timeline.recipe().presets.size();
        tell.say("The run starts from its four corners");
        if (presets > 0)
            tell.say(presets == 1 ? " and a point set beforehand" : " and points set beforehand");
        tell.say(". Everything between them is still open: the surface shows what averaging alone would give.");
        return tell.text();
    }
    const Step& step = stepOf(frame);
    const auto participants = participantsOf(frame);

    if (participants.empty()) {
        tell.say("Border points are not averaged. Edge rule ").stress(frame.timeline.recipe().edge->name);
        tell.say(": the height becomes ").height(step.after).say(", with nothing random.");
    } else if (!step.drawn) {
        tellSource(tell, frame, participants[0]);
    } else {
        const auto outside =
            std::find_if(participants.begin(), participants.end(), [](const Participant& p) { return p.isOutside; });
        if (outside == participants.end()) {
            const bool isSlip = std::any_of(participants.begin(), participants.end(), [](const Participant& p) {
                return p.parent.source == Source::OwnMiddle; // there is much to say of it
            });
            tellMean(tell, frame, participants);
            if (!isSlip)
                tellOffset(tell, frame);
        } else {
            tellSource(tell, frame, *outside);
        }
        for (const Participant& p : participants)
            if (!p.isOutside)
                tellSource(tell, frame, p);
    }
    if (isKeptOtherwise(frame))
        tell.say(" Together ").height(step.mean + step.offset).say(", stored as ").height(step.after).say(".");
    if (step.before)
        tell.say(" It replaces ").height(*step.before).say(", which stood here.");
    return tell.text();
}

} // namespace

RichText lessonWords(std::string_view said, const Look& look)
{
    const Theme& theme = *look.theme;
    const std::string named = spoken(said, *look.names);
    std::string_view words = named;
    RichText text;
    bool isStressed = false;
    while (!words.empty()) {
        const std::size_t star = std::min(words.find('*'), words.size());
        const std::string_view part = words.substr(0, star);
        const bool isLetter = isStressed && part.size() == 1;
        Colour colour = theme.ink;
        if (isLetter && part[0] >= 'a' && part[0] <= 'd')
            colour = theme.parents[static_cast<std::size_t>(part[0] - 'a')];
        else if (isLetter && part[0] == 'h')
            colour = theme.now;
        if (!part.empty())
            text.push_back({withMinusSigns(part),
                            isLetter     ? Font::SansBold
                            : isStressed ? Font::SansSemiBold
                                         : Font::Sans,
                            colour});
        words.remove_prefix(std::min(star + 1, words.size()));
        isStressed = !isStressed;
    }
    return text;
}

RichText narrationOf(const Frame& frame)
{
    return frame.narration.empty() ? explanation(frame) : lessonWords(frame.narration, frame.look);
}

std::string frameTitle(const Frame& frame)
{
    if (frame.asked)
        return "Predict";
    if (!frame.title.empty())
        return spoken(frame.title, *frame.look.names);
    if (!frame.step())
        return "The corners";
    const Step& step = stepOf(frame);
    std::string title(phaseWord(step.phase, *frame.look.names));
    title[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(title[0])));
    return title + (isOnBorder(step.at, frame.timeline.last()) ? " step at the border" : " step");
}

std::string frameCaption(const Frame& frame)
{
    std::string caption =
        "step " + std::to_string(frame.moment.number) + " of " + std::to_string(frame.timeline.stepCount());
    if (frame.step()) {
        const Step& step = stepOf(frame);
        caption += ", level " + std::to_string(step.level) + ", phase " +
                   std::string(phaseWord(step.phase, *frame.look.names)) + ", amplitude " +
                   shortText(amplitudeOf(frame), Minus::Plain) + ", point (" + std::to_string(step.at.x) + ", " +
                   std::to_string(step.at.y) + ")";
    }
    return caption;
}

std::string frameEquation(const Frame& frame)
{
    if (!frame.step())
        return {};
    const Step& step = stepOf(frame);
    const auto number = [&](double value) { return fixedText(value, frame.range.fineDecimals, Minus::Plain); };
    if (!step.drawn)
        return "h = " + number(step.after);

    std::string letters, numbers;
    int count = 0;
    for (const Participant& p : participantsOf(frame)) {
        if (!isSummed(p.parent))
            continue;
        letters += (count > 0 ? " + " : "") + p.name() + std::string(p.quarter());
        numbers += (count == 0     ? ""
                    : p.height < 0 ? " - "
                                   : " + ") +
                   number(count == 0 ? p.height : std::abs(p.height)) + std::string(p.quarter());
        ++count;
    }
    const std::string by = ") / " + std::to_string(std::max(1, divisor(step.parents)));
    const std::string stored = isKeptOtherwise(frame) ? ", stored as " + number(step.after) : "";
    return "h = (" + letters + by + " + r = (" + numbers + by + (step.offset < 0 ? " - " : " + ") +
           number(std::abs(step.offset)) + " = " + number(stored.empty() ? step.after : step.mean + step.offset) +
           stored;
}

std::string frameNarration(const Frame& frame)
{
    return plainText(narrationOf(frame));
}

} // namespace lozenge
