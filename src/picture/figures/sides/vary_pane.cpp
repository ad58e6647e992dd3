#include "picture/figures/sides/vary_pane.hpp"

#include "core/facts/corresponding.hpp"
#include "picture/figures/sides/panes.hpp"
#include "picture/text/number_text.hpp"
#include "picture/text/rich_text.hpp"
#include "picture/tr.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace lozenge {

std::vector<VaryPane> panesOf(const Frame& frame, const std::vector<ShownRecipe>& recipes)
{
    std::vector<VaryPane> panes;
    for (const ShownRecipe& shown : recipes) {
        auto run = runOf(shown, frame);
        Moment moment = momentAt(*run, correspondingMoment(frame.timeline, frame.moment.number, *run));
        const bool isFinished = moment.number == run->stepCount();
        panes.push_back({&shown, std::move(run), isFinished ? atRest(std::move(moment)) : std::move(moment)});
    }
    return panes;
}

std::string keyInWords(std::string key, const Look& look)
{
    if (key == "hurst")
        return "H";
    if (key == "noise.seed")
        return tr(look, "seed");
    if (key == "noise.kind")
        return tr(look, "noise");
    std::replace(key.begin(), key.end(), '_', ' ');
    return key;
}

namespace {

/// Whether a name is a number, which is set in figures of one width.
bool isNumber(const std::string& name)
{
    return !name.empty() && name.find_first_not_of("0123456789.-+e") == std::string::npos;
}

struct Caption {
    std::string key, value;
    Font font = Font::SansBold;
};

Caption captionOf(const VaryPane& pane, const Look& look)
{
    const bool number = isNumber(pane.shown->name);
    std::string value = pane.shown->name;
    if (number && value.starts_with('-'))
        value = "\u2013" + value.substr(1);
    return {keyInWords(pane.shown->key, look), std::move(value), number ? Font::MonoBold : Font::SansBold};
}

float captionWidth(const Caption& caption, float size)
{
    return textWidth(Font::Sans, caption.key) * 0.76F * size + 0.3F * size +
           textWidth(caption.font, caption.value) * size;
}

} // namespace

float captionSize(const std::vector<VaryPane>& panes, float width, float scale, const Look& look)
{
    float size = 30;
    for (const VaryPane& pane : panes)
        while (size > 19 && captionWidth(captionOf(pane, look), size * scale) > width)
            size -= 1;
    return size;
}

void paintCaption(const FigurePage& page, const VaryPane& pane, float size, const Box& head)
{
    const Theme& theme = page.theme();
    const Caption caption = captionOf(pane, page.frame.look);
    const float units = page.u(size), baseline = head.y + 0.86F * units;
    page.picture.text({head.x, baseline}, caption.key, Font::Sans, 0.76F * units, theme.muted);
    const float left = head.x + textWidth(Font::Sans, caption.key) * 0.76F * units + 0.3F * units;
    page.picture.text({left, baseline}, shortened(caption.value, caption.font, units, head.right() - left),
                      caption.font, units, theme.ink);
    if (!pane.shown->explanation.empty())
        paintText(page.picture, {{pane.shown->explanation, Font::Sans, theme.muted}},
                  {head.x, baseline + page.u(26 - labelSize), head.width, head.bottom() - baseline - page.u(4)},
                  page.u(labelSize), page.u(explanationLine));
}

bool haveOtherAmplitudes(const std::vector<VaryPane>& panes)
{
    const auto differs = [](const VaryPane& one, const VaryPane& other) {
        const auto &a = one.run->levels(), &b = other.run->levels();
        const std::size_t count = std::min(a.size(), b.size());
        for (std::size_t i = 0; i < count; ++i)
            if (a[i].amplitude != b[i].amplitude || a[i].squareAmplitude != b[i].squareAmplitude)
                return true;
        return false;
    };
    return std::any_of(panes.begin(), panes.end(), [&](const VaryPane& pane) { return differs(panes.front(), pane); });
}

double greatestAmplitude(const std::vector<VaryPane>& panes)
{
    double greatest = 0;
    for (const VaryPane& pane : panes)
        for (const Level& level : pane.run->levels())
            greatest = std::max({greatest, level.amplitude, level.squareAmplitude});
    return greatest;
}

void paintBars(const FigurePage& page, const VaryPane& pane, double greatest, const Box& box)
{
    const Theme& theme = page.theme();
    const auto& levels = pane.run->levels();
    const auto count = static_cast<float>(levels.size());
    const float apart = page.u(6), wide = (box.width - apart * (count - 1)) / count;
    const int number = pane.moment.number;
    const std::size_t now = number == 0 ? 0 : static_cast<std::size_t>(pane.run->chapterOf(number).level);
    const auto high = [&](double amplitude) {
        return box.height * static_cast<float>(greatest > 0 ? amplitude / greatest : 0);
    };
    for (std::size_t i = 0; i < levels.size(); ++i) {
        const float x = box.x + (wide + apart) * static_cast<float>(i);
        const Level& level = levels[i];
        const Colour colour = i == now ? theme.ink : theme.track;
        const bool isTwo = level.squareAmplitude != level.amplitude;
        const float part = isTwo ? wide / 2 : wide;
        page.picture.rectangle({x, box.bottom() - high(level.amplitude), part, high(level.amplitude)}, 0, colour);
        if (isTwo)
            page.picture.rectangle(
                {x + part, box.bottom() - high(level.squareAmplitude), part, high(level.squareAmplitude)}, 0,
                withAlpha(colour, 0.7F));
        if (wide >= page.u(13))
            page.picture.text({x + wide / 2, box.bottom() + page.u(23)}, std::to_string(level.index),
                              i == now ? Font::MonoBold : Font::Mono, page.u(labelSize),
                              i == now ? theme.ink : theme.muted, Align::Centre);
    }
    page.picture.line({box.x, box.bottom()}, {box.right(), box.bottom()}, {theme.track, page.u(1.5F)});
    // The number stands over the higher of the bars that it reaches over.
    const std::string text =
        levels[now].amplitude < 0.001 ? shortText(levels[now].amplitude) : fixedText(levels[now].amplitude, 3);
    const float half = textWidth(Font::MonoBold, text) * page.u(labelSize) / 2;
    const float middle = std::clamp(box.x + (wide + apart) * static_cast<float>(now) + wide / 2, box.x + half,
                                    std::max(box.x + half, box.right() - half));
    float top = 0;
    for (std::size_t i = 0; i < levels.size(); ++i) {
        const float x = box.x + (wide + apart) * static_cast<float>(i);
        if (x < middle + half && x + wide > middle - half)
            top = std::max({top, high(levels[i].amplitude), high(levels[i].squareAmplitude)});
    }
    page.number({middle, box.bottom() - top - page.u(7)}, text, theme.ink, Align::Centre);
}

} // namespace lozenge
