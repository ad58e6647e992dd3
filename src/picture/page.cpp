#include "picture/page.hpp"

#include "picture/text/number_text.hpp"
#include "picture/tr.hpp"
#include "picture/words.hpp"

#include <algorithm>
#include <utility>

namespace lozenge {

std::string stepSaid(const Frame& frame)
{
    return tr(frame.look, "step {0} of {1}", frame.moment.number, frame.timeline.stepCount());
}

Picture emptyPage(const Look& look, std::string title, std::string description, float width, float height)
{
    return {width, height, look.theme->page, std::move(title), std::move(description)};
}

void paintTitle(const FramePage& page, float x, float width, float baseline, float size)
{
    const std::string title = withMinusSigns(frameTitle(page.frame));
    const float smallest = 0.7F * size;
    while (size > smallest && textWidth(Font::SansBold, title) * page.u(size) > width)
        size -= 1;
    page.picture.text({x, baseline}, shortened(title, Font::SansBold, page.u(size), width), Font::SansBold,
                      page.u(size), page.theme().ink);
}

void paintFacts(const FramePage& page, float right, float left, float baseline)
{
    struct Fact {
        std::string name, value, rest;
        bool isWord = false;
    };
    const Frame& frame = page.frame;
    std::vector<Fact> facts;
    const Look& look = frame.look;
    facts.push_back({tr(look, "step"), std::to_string(frame.moment.number + (frame.asked ? 1 : 0)),
                     " " + tr(look, "of {0}", frame.timeline.stepCount())});
    if (const Step* const step = frame.subject()) {
        const Level& level = frame.timeline.levels()[static_cast<std::size_t>(step->level)];
        facts.push_back({tr(look, "level"), std::to_string(step->level), {}});
        facts.push_back({tr(look, "phase"), phaseName(step->phase, look), {}, true});
        facts.push_back({tr(look, "amplitude"), shortText(level.amplitude), {}});
    }
    const NoiseRecipe& noise = frame.timeline.recipe().noise;
    if (noise.kind->takesSeed)
        facts.push_back({tr(look, "seed"), std::to_string(noise.seed), {}});

    const float size = page.u(17);
    const float gap = page.u(22);
    const auto width = [&](const Fact& fact) {
        return (textWidth(Font::Sans, fact.name + " ") +
                textWidth(fact.isWord ? Font::SansBold : Font::MonoBold, fact.value) +
                textWidth(Font::Sans, fact.rest)) *
               size;
    };
    // What does not fit beside the title goes, the last fact first.
    float total = 0;
    for (const Fact& fact : facts)
        total += width(fact) + gap;
    while (!facts.empty() && right - total < left) {
        total -= width(facts.back()) + gap;
        facts.pop_back();
    }
    float x = right - total + gap;
    for (const Fact& fact : facts) {
        const Font font = fact.isWord ? Font::SansBold : Font::MonoBold;
        page.picture.text({x, baseline}, fact.name, Font::Sans, size, page.theme().muted);
        x += textWidth(Font::Sans, fact.name + " ") * size;
        page.picture.text({x, baseline}, fact.value, font, size, page.theme().ink);
        x += textWidth(font, fact.value) * size;
        if (!fact.rest.empty())
            page.picture.text({x, baseline}, fact.rest, Font::Sans, size, page.theme().muted);
        x += textWidth(Font::Sans, fact.rest) * size + gap;
    }
}

float paintShortFacts(const FramePage& page, float right, float baseline)
{
    const Frame& frame = page.frame;
    const Look& look = frame.look;
    const std::string step = stepSaid(frame);
    std::string rest;
    if (frame.moment.step) {
        const Level& level = frame.timeline.levels()[static_cast<std::size_t>(frame.moment.step->level)];
        rest = tr(look, "level {0}, amplitude {1}", level.index, shortText(level.amplitude));
    }
    if (const NoiseRecipe& noise = frame.timeline.recipe().noise; noise.kind->takesSeed)
        rest += (rest.empty() ? "" : ", ") + tr(look, "seed {0}", noise.seed);
    const float size = page.u(17);
    page.picture.text({right, baseline}, step, Font::SansSemiBold, size, page.theme().ink, Align::Right);
    page.picture.text({right, baseline + page.u(23)}, rest, Font::Sans, size, page.theme().muted, Align::Right);
    return right - std::max(textWidth(Font::SansSemiBold, step), textWidth(Font::Sans, rest)) * size;
}

void paintNarration(const FramePage& page, const Box& box)
{
    paintForHall(page.picture, narrationOf(page.frame), box, page.scale);
}

} // namespace lozenge
