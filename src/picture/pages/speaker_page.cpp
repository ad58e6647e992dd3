#include "picture/pages/speaker_page.hpp"

#include "picture/kit/flow.hpp"
#include "picture/page.hpp"
#include "picture/text/text_column.hpp"
#include "picture/tr.hpp"
#include "picture/words.hpp"

#include <algorithm>
#include <cmath>

namespace lozenge {
namespace {

struct SpeakerPainter {
    using enum Font;

    Picture& picture;
    const SpeakerPage& page;
    const Picture* next = nullptr;
    float over = 0; ///< of the words, what has no room, in pixels
    const Theme& theme = *page.look.theme;
    const bool isTall = picture.width < picture.height;
    const float scale =
        std::clamp(isTall ? picture.width / 864 : std::min(picture.width / 1280, picture.height / 800), 0.5F, 2.7F);

    [[nodiscard]] float u(float units) const { return units * scale; }
    [[nodiscard]] bool isOver() const { return page.minutes > 0 && page.seconds > 60.0 * page.minutes; }

    void paint()
    {
        const Box all = Box{0, 0, picture.width, picture.height}.beyond(-u(32));
        const Part said = chart({isTall ? 0 : 0.6F * all.width, 0}, [&](const Box& box) { paintNow(box); });
        const Part label = line(u(18), [&](const Box& box) {
            write({box.x, box.bottom()}, tr(page.look, "Next|picture"), SansSemiBold, 18, theme.muted);
        });
        const Part preview = pane(1 / 1.6F, [&](const Box& box) { paintPreview(box); });
        const Part coming = chart({isTall ? 0.5F * all.width : 0, u(200)}, [&](const Box& box) { paintComing(box); });
        Part other = column(u(12), {label, isTall ? row(u(24), {preview, coming}) : column(u(20), {preview, coming})});
        other.grow = 0;
        paintFlow(column(u(22), {line(u(52), [&](const Box& box) { paintHeader(box); }),
                                 line(u(14), [&](const Box& box) { paintBar(box); }),
                                 isTall ? column(u(24), {said, other}) : row(u(36), {said, other}),
                                 line(0, [&](const Box& box) { paintFoot(box); })}),
                  all);
    }

    void paintHeader(const Box& box)
    {
        const float clock = paintClocks(box), y = box.bottom();
        write({box.x, y - u(34)}, shortened(page.lesson, SansBold, u(26), clock - u(24) - box.x), SansBold, 26,
              theme.ink);
        float x = write({box.x, y}, page.place, SansMedium, 20, theme.ink) + u(18);
        if (x + textWidth(Sans, page.step) * u(20) < clock)
            x = write({x, y}, page.step, Sans, 20, theme.muted) + u(18);
        if (!page.isHallDark)
            return;
        const std::string dark = tr(page.look, "The hall is dark");
        picture.rectangle({x, y - u(22), textWidth(SansSemiBold, dark) * u(18) + u(24), u(31)}, u(6),
                          theme.nowBackground, {theme.now, u(1.5F)});
        write({x + u(12), y}, dark, SansSemiBold, 18, theme.now);
    }

    /// The time since the start, and that of the day. Returns where they begin.
    float paintClocks(const Box& box)
    {
        const auto clock = [&](float right, const RichText& time, float size, const RichText& label) {
            const auto written = [&](const Span& span, float y, float units) {
                return write({right, y}, span.content, span.font, units, span.colour, Align::Right);
            };
            return std::min(written(time.front(), box.bottom(), size), written(label.front(), box.y + u(4), 16));
        };
        using enum SpeakerPage::Clock;
        const Colour time = isOver() ? theme.wrong : page.clock == Running ? theme.ink : theme.muted;
        const Colour label = page.clock == Stopped ? theme.now : theme.muted;
        const float x =
            clock(box.right(), face(clockText(page.seconds), MonoBold, time), 50, face(timeLabel(), Sans, label));
        return page.timeOfDay.empty() ? x
                                      : clock(x - u(36), face(page.timeOfDay, Mono, theme.muted), 32,
                                              face(tr(page.look, "time of day"), Sans, theme.muted));
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

    /// How far in stops: a piece for each. How far in time: a mark.
    void paintBar(const Box& box)
    {
        const int count = std::max(1, page.stops);
        const float piece = box.width / static_cast<float>(count), gap = std::min(u(4), 0.3F * piece);
        for (int i = 0; i < count; ++i) {
            const bool isNow = page.isAtStop && i == page.gone;
            const Colour colour = isNow ? theme.now : i < page.gone ? theme.track : theme.line;
            picture.rectangle({box.x + static_cast<float>(i) * piece, box.y, piece - gap, u(10)}, u(3), colour);
        }
        if (page.minutes == 0)
            return;
        const float share = std::min(1.0F, static_cast<float>(page.seconds / (60.0 * page.minutes)));
        const Box mark{box.x + share * box.width - u(2), box.y - u(6), u(4), u(22)};
        picture.rectangle(mark.beyond(u(2)), u(4), theme.page);
        picture.rectangle(mark, u(2), isOver() ? theme.wrong : theme.ink);
    }

    void paintNow(const Box& box)
    {
        TextColumn column(scale);
        column.text(face(page.now.title, SansBold, theme.ink), 36, 0);
        if (page.asked)
            addQuestion(column, *page.asked);
        if (!page.now.words.empty())
            column.text(lessonWords(page.now.words, page.look), 29, 14);
        if (!page.note.empty()) {
            column.beginCard(theme.surface, theme.line, 26);
            column.text(face(tr(page.look, "For you alone"), SansSemiBold, theme.muted), 16, 0);
            column.text(lessonWords(page.note, page.look), 25, 10);
            column.endCard();
        }
        over = column.paint(picture, box, u(page.scrolled));
        if (over <= 0)
            return;
        const float part = box.height / (box.height + over), up = std::min(over, u(page.scrolled)) * part;
        picture.rectangle({box.right() + u(12), box.y + up, u(5), part * box.height}, u(2.5F), theme.track);
    }

    void paintPreview(const Box& box)
    {
        if (!page.next) {
            const std::string words = tr(page.look, page.stops > 0 ? "Nothing; this is the last stop."
                                                                   : "The next step: the lesson has no stops.");
            paintText(picture, face(words, Sans, theme.muted), box, u(20), u(28));
            return;
        }
        picture.rectangle(box, 0, theme.sunken);
        if (next)
            paintInset(picture, *next, box);
        picture.rectangle(box, 0, none, {theme.edge, u(1.5F)});
    }

    void paintComing(const Box& box)
    {
        if (!page.next)
            return;
        TextColumn column(scale);
        column.text(face(page.next->title, SansSemiBold, theme.ink), 22, 0);
        if (!page.next->question.empty())
            column.text(
                {{tr(page.look, "Asks:") + " ", SansSemiBold, theme.now}, {page.next->question, SansMedium, theme.ink}},
                19, 8);
        if (!page.next->words.empty())
            column.text(lessonWords(page.next->words, page.look), 19, 8);
        column.paint(picture, box, u(page.scrolled));
    }

    void paintFoot(const Box& box)
    {
        const std::string& words = page.message.empty()
                                       ? tr(page.look, "PageDown next   PageUp back   B darkens the hall   Shift+T "
                                                       "stops the time, Ctrl+T sets it to 0   F5 closes")
                                       : page.message;
        const Colour colour = page.message.empty() ? theme.muted : page.isError ? theme.wrong : theme.ink;
        write({box.x, box.y + u(14)}, shortened(words, Sans, u(15), box.width), Sans, 15, colour);
    }

    static RichText face(std::string words, Font font, Colour colour) { return {{std::move(words), font, colour}}; }

    /// Returns where it ends, or begins where it stands at the right.
    float write(Vec2 at, const std::string& words, Font font, float units, Colour colour, Align align = Align::Left)
    {
        picture.text(at, words, font, u(units), colour, align);
        const float width = textWidth(font, words) * u(units);
        return align == Align::Right ? at.x - width : at.x + width;
    }

    void addQuestion(TextColumn& column, const SlideQuestion& asked)
    {
        column.beginCard(theme.nowBackground, theme.now, 18);
        column.text(
            face(tr(page.look, asked.isAnswered ? "The hall was asked"
                                                : "The audience has been asked and does not see the answer yet"),
                 SansSemiBold, theme.now),
            16, 0);
        column.text(face(asked.text, SansSemiBold, theme.ink), 26, 10);
        for (std::size_t i = 0; i < asked.choices.size(); ++i) {
            const bool isRight = static_cast<int>(i) == asked.answer;
            const Font font = isRight ? SansBold : Sans;
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
    SpeakerPainter{picture, page, next}.paint();
    return picture;
}

float mostScrolled(const SpeakerPage& page, float width, float height)
{
    Picture picture = emptyPage(page, width, height);
    SpeakerPainter painter{picture, page};
    painter.paint();
    return painter.over / painter.scale;
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
    const Vec2 origin = box.centre() - Vec2{inset.width, inset.height} * (factor / 2);
    const auto placed = [&](const Box& part) {
        const Vec2 corner = origin + Vec2{part.x, part.y} * factor;
        return Box{corner.x, corner.y, part.width * factor, part.height * factor};
    };
    const Box lies = placed({0, 0, inset.width, inset.height});
    picture.rectangle(lies, 0, inset.background);

    const auto before = static_cast<std::uint32_t>(picture.points.size());
    for (const Vec2 point : inset.points)
        picture.points.push_back(origin + point * factor);
    const auto place = [&](auto& form) {
        if constexpr (requires { form.points; })
            form.points.first += before;
        if constexpr (requires { form.box; })
            form.box = placed(form.box);
        if constexpr (requires { form.corner; })
            form.corner *= factor;
        if constexpr (requires { form.radius; }) {
            form.centre = origin + form.centre * factor;
            form.radius *= factor;
        }
        if constexpr (requires { form.size; }) {
            form.at = origin + form.at * factor;
            form.size *= factor;
        }
        if constexpr (requires { form.stroke; })
            for (float* const length : {&form.stroke.width, &form.stroke.dash, &form.stroke.gap})
                *length *= factor;
    };
    for (const Shape& shape : inset.shapes)
        std::visit(place, picture.shapes.emplace_back(shape));
    return lies;
}

} // namespace lozenge
