#include "picture/pages/speaker_page.hpp"

#include "picture/page.hpp"
#include "picture/text/text_column.hpp"
#include "picture/tr.hpp"
#include "picture/words.hpp"

#include <algorithm>
#include <cmath>

namespace lozenge {
namespace {

struct Placing {
    Vec2 origin;
    float factor = 1;

    [[nodiscard]] Vec2 at(Vec2 v) const { return origin + v * factor; }
    [[nodiscard]] Box at(const Box& box) const
    {
        const Vec2 corner = at(Vec2{box.x, box.y});
        return {corner.x, corner.y, box.width * factor, box.height * factor};
    }
    [[nodiscard]] Stroke at(Stroke stroke) const
    {
        stroke.width *= factor;
        stroke.dash *= factor;
        stroke.gap *= factor;
        return stroke;
    }
};

// In the design's units.
constexpr float margin = 32, gutter = 36;
constexpr float barTop = 106, barHeight = 10, bodyTop = 142, footHeight = 48;

struct PageLayout {
    float scale = 1;
    float left = 0, right = 0;
    Box now;     ///< the words of the present stop
    Box picture; ///< of the next
    Box next;    ///< its words

    [[nodiscard]] float u(float units) const { return units * scale; }
};

PageLayout layoutOf(float width, float height)
{
    PageLayout layout;
    const bool isTall = width < height;
    layout.scale = std::clamp(isTall ? width / 864 : std::min(width / 1280, height / 800), 0.5F, 2.7F);
    const auto u = [&](float units) { return layout.u(units); };
    layout.left = u(margin);
    layout.right = width - u(margin);
    const float across = layout.right - layout.left, top = u(bodyTop), bottom = height - u(footHeight);
    const float label = u(30);
    if (isTall) {
        const float pictureHeight = 0.24F * (bottom - top), nextTop = bottom - pictureHeight;
        layout.now = {layout.left, top, across, nextTop - label - u(24) - top};
        layout.picture = {layout.left, nextTop, pictureHeight * 1.6F, pictureHeight};
        const float words = layout.picture.right() + u(24);
        layout.next = {words, nextTop, layout.right - words, pictureHeight};
        return layout;
    }
    const float nextWidth = std::min(0.37F * across, 0.55F * (bottom - top) * 1.6F);
    layout.now = {layout.left, top, across - nextWidth - u(gutter), bottom - top};
    const float next = layout.right - nextWidth;
    layout.picture = {next, top + label, nextWidth, nextWidth / 1.6F};
    const float words = layout.picture.bottom() + u(20);
    layout.next = {next, words, nextWidth, bottom - words};
    return layout;
}

struct SpeakerPainter {
    Picture& picture;
    const SpeakerPage& page;
    const Theme& theme = *page.look.theme;
    const PageLayout layout = layoutOf(picture.width, picture.height);

    [[nodiscard]] float u(float units) const { return layout.u(units); }
    [[nodiscard]] bool isOver() const { return page.minutes > 0 && page.seconds > 60.0 * page.minutes; }

    void header()
    {
        const float clock = paintClocks();
        write({layout.left, u(50)}, shortened(page.lesson, Font::SansBold, u(26), clock - u(24) - layout.left),
              Font::SansBold, 26, theme.ink);
        float x = write({layout.left, u(84)}, page.place, Font::SansMedium, 20, theme.ink) + u(18);
        const float step = textWidth(Font::Sans, page.step) * u(20);
        if (x + step < clock)
            x = write({x, u(84)}, page.step, Font::Sans, 20, theme.muted) + u(18);
        if (page.isHallDark)
            paintPill(x, u(84), tr(page.look, "The hall is dark"));
    }

    /// How far in stops: a piece for each. How far in time: a mark.
    void bar()
    {
        const float across = layout.right - layout.left;
        const auto count = static_cast<float>(std::max(1, page.stops));
        const float gap = std::min(u(4), 0.3F * across / count), piece = (across + gap) / count;
        for (int i = 0; i < std::max(1, page.stops); ++i) {
            const bool isNow = page.isAtStop && i == page.gone;
            const Colour colour = isNow ? theme.now : i < page.gone ? theme.track : theme.line;
            picture.rectangle({layout.left + static_cast<float>(i) * piece, u(barTop), piece - gap, u(barHeight)}, u(3),
                              colour);
        }
        if (page.minutes == 0)
            return;
        const float share = std::min(1.0F, static_cast<float>(page.seconds / (60.0 * page.minutes)));
        const float x = layout.left + share * across;
        const Box mark{x - u(2), u(barTop - 6), u(4), u(barHeight + 12)};
        picture.rectangle(mark.beyond(u(2)), u(4), theme.page);
        picture.rectangle(mark, u(2), isOver() ? theme.wrong : theme.ink);
    }

    /// Returns how much of the words has no room, in pixels.
    float now()
    {
        TextColumn column(layout.scale);
        column.text(face(page.now.title, Font::SansBold, theme.ink), 36, 0);
        if (page.asked)
            addQuestion(column, *page.asked);
        if (!page.now.words.empty())
            column.text(lessonWords(page.now.words, page.look), 29, 14);
        if (!page.note.empty()) {
            column.beginCard(theme.surface, theme.line, 26);
            column.text(face(tr(page.look, "For you alone"), Font::SansSemiBold, theme.muted), 16, 0);
            column.text(lessonWords(page.note, page.look), 25, 10);
            column.endCard();
        }
        const Box& box = layout.now;
        const float over = column.paint(picture, box, u(page.scrolled));
        if (over <= 0)
            return 0;
        const float part = box.height / (box.height + over);
        const float up = std::min(over, u(page.scrolled)) / (box.height + over) * box.height;
        picture.rectangle({box.right() + u(12), box.y + up, u(5), part * box.height}, u(2.5F), theme.track);
        return over;
    }

    void next(const Picture* next)
    {
        const Box& box = layout.picture;
        write({box.x, box.y - u(12)}, tr(page.look, "Next|picture"), Font::SansSemiBold, 18, theme.muted);
        if (!page.next) {
            const std::string words = tr(page.look, page.stops > 0 ? "Nothing; this is the last stop."
                                                                   : "The next step: the lesson has no stops.");
            paintText(picture, face(words, Font::Sans, theme.muted), box, u(20), u(28));
            return;
        }
        picture.rectangle(box, 0, theme.sunken);
        if (next)
            paintInset(picture, *next, box);
        picture.rectangle(box, 0, none, {theme.edge, u(1.5F)});
        TextColumn column(layout.scale);
        column.text(face(page.next->title, Font::SansSemiBold, theme.ink), 22, 0);
        if (!page.next->question.empty()) {
            RichText question = face(tr(page.look, "Asks:") + " ", Font::SansSemiBold, theme.now);
            question.push_back({page.next->question, Font::SansMedium, theme.ink});
            column.text(std::move(question), 19, 8);
        }
        if (!page.next->words.empty())
            column.text(lessonWords(page.next->words, page.look), 19, 8);
        column.paint(picture, layout.next, u(page.scrolled));
    }

    void foot()
    {
        const float y = picture.height - u(18);
        const bool isSaid = !page.message.empty();
        const std::string keys = tr(page.look, "PageDown next   PageUp back   B darkens the hall   Shift+T stops the "
                                               "time, Ctrl+T sets it to 0   F5 closes");
        const std::string& words = isSaid ? page.message : keys;
        const Colour colour = !isSaid ? theme.muted : page.isError ? theme.wrong : theme.ink;
        write({layout.left, y}, shortened(words, Font::Sans, u(15), layout.right - layout.left), Font::Sans, 15,
              colour);
    }

    static RichText face(std::string words, Font font, Colour colour) { return {{std::move(words), font, colour}}; }

    /// Returns where it ends, or begins where it stands at the right.
    float write(Vec2 at, const std::string& words, Font font, float units, Colour colour, Align align = Align::Left)
    {
        picture.text(at, words, font, u(units), colour, align);
        const float width = textWidth(font, words) * u(units);
        return align == Align::Right ? at.x - width : at.x + width;
    }

    /// The time since the start, and that of the day. Returns where they begin.
    float paintClocks()
    {
        const Colour colour = page.clock == SpeakerPage::Clock::Running ? theme.ink : theme.muted;
        const float value = u(84), label = u(36);
        float x = write({layout.right, value}, clockText(page.seconds), Font::MonoBold, 50,
                        isOver() ? theme.wrong : colour, Align::Right);
        const float under = write({layout.right, label}, timeLabel(), Font::Sans, 16,
                                  page.clock == SpeakerPage::Clock::Stopped ? theme.now : theme.muted, Align::Right);
        x = std::min(x, under);
        if (page.timeOfDay.empty())
            return x;
        const float right = x - u(36);
        const float day = write({right, value}, page.timeOfDay, Font::Mono, 32, theme.muted, Align::Right);
        write({right, label}, tr(page.look, "time of day"), Font::Sans, 16, theme.muted, Align::Right);
        return day;
    }

    [[nodiscard]] std::string timeLabel() const
    {
        const std::string of = page.minutes > 0 ? tr(page.look, "of {0} min", page.minutes) : "";
        switch (page.clock) {
        case SpeakerPage::Clock::Waiting: return tr(page.look, "starts with the first step");
        case SpeakerPage::Clock::Stopped: return tr(page.look, "stopped") + (of.empty() ? "" : ", " + of);
        default: return isOver() ? tr(page.look, "over") + ", " + of : of;
        }
    }

    void paintPill(float x, float baseline, const std::string& words)
    {
        const float width = textWidth(Font::SansSemiBold, words) * u(18);
        picture.rectangle({x, baseline - u(22), width + u(24), u(31)}, u(6), theme.nowBackground, {theme.now, u(1.5F)});
        write({x + u(12), baseline}, words, Font::SansSemiBold, 18, theme.now);
    }

    void addQuestion(TextColumn& column, const SlideQuestion& asked)
    {
        column.beginCard(theme.nowBackground, theme.now, 18);
        column.text(
            face(tr(page.look, asked.isAnswered ? "The hall was asked"
                                                : "The audience has been asked and does not see the answer yet"),
                 Font::SansSemiBold, theme.now),
            16, 0);
        column.text(face(asked.text, Font::SansSemiBold, theme.ink), 26, 10);
        for (std::size_t i = 0; i < asked.choices.size(); ++i) {
            const bool isRight = static_cast<int>(i) == asked.answer;
            const Font font = isRight ? Font::SansBold : Font::Sans;
            const Colour colour = isRight ? theme.right : theme.ink;
            column.text(face(asked.choices[i], font, colour), 24, i == 0 ? 12 : 6,
                        face(isRight ? "\u2713" : std::to_string(i + 1), font, isRight ? colour : theme.muted));
        }
        if (!asked.why.empty())
            column.text(lessonWords(asked.why, page.look), 23, 12);
        column.endCard();
    }
};

Picture emptyPage(const SpeakerPage& page, float width, float height)
{
    return emptyPage(page.look, page.now.title, page.place + ". " + page.now.words, width, height);
}

} // namespace

Picture speakerPicture(const SpeakerPage& page, const Picture* next, float width, float height)
{
    Picture picture = emptyPage(page, width, height);
    SpeakerPainter painter{picture, page};
    painter.header();
    painter.bar();
    painter.now();
    painter.next(next);
    painter.foot();
    return picture;
}

float mostScrolled(const SpeakerPage& page, float width, float height)
{
    Picture picture = emptyPage(page, width, height);
    return SpeakerPainter{picture, page}.now() / layoutOf(width, height).scale;
}

std::string clockText(double seconds)
{
    const auto whole = static_cast<long long>(std::floor(seconds));
    const auto twoDigits = [](long long number) { return (number < 10 ? "0" : "") + std::to_string(number); };
    const std::string ends = ":" + twoDigits(whole % 60);
    return whole < 3600 ? std::to_string(whole / 60) + ends
                        : std::to_string(whole / 3600) + ":" + twoDigits(whole / 60 % 60) + ends;
}

Box paintInset(Picture& picture, const Picture& inset, const Box& box)
{
    const float factor = std::min(box.width / inset.width, box.height / inset.height);
    const Placing placing{box.centre() - Vec2{inset.width, inset.height} * (factor / 2), factor};
    const Box lies = placing.at(Box{0, 0, inset.width, inset.height});
    picture.rectangle(lies, 0, inset.background);

    const auto before = static_cast<std::uint32_t>(picture.points.size());
    for (const Vec2 point : inset.points)
        picture.points.push_back(placing.at(point));
    for (Shape shape : inset.shapes) {
        std::visit(
            [&](auto& form) {
                if constexpr (requires { form.points; })
                    form.points.first += before;
                if constexpr (requires { form.box; })
                    form.box = placing.at(form.box);
                if constexpr (requires { form.corner; })
                    form.corner *= factor;
                if constexpr (requires { form.radius; }) {
                    form.centre = placing.at(form.centre);
                    form.radius *= factor;
                }
                if constexpr (requires { form.size; }) {
                    form.at = placing.at(form.at);
                    form.size *= factor;
                }
                if constexpr (requires { form.stroke; })
                    form.stroke = placing.at(form.stroke);
            },
            shape);
        picture.shapes.push_back(std::move(shape));
    }
    return lies;
}

} // namespace lozenge
