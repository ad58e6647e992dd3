#include "picture/pages/speaker_page.hpp"

#include "picture/page.hpp"
#include "picture/text/text_column.hpp"
#include "picture/tr.hpp"
#include "picture/words.hpp"

#include <algorithm>
#include <cmath>
#include <type_traits>

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

template <typename Form>
constexpr bool hasPoints = std::is_same_v<Form, Polygon> || std::is_same_v<Form, Polyline>;

template <typename Form>
constexpr bool hasBox = std::is_same_v<Form, Rectangle> || std::is_same_v<Form, Image>;

// In the design's units.
constexpr float margin = 32;
constexpr float gutter = 36;
constexpr float barTop = 106, barHeight = 10;
constexpr float bodyTop = 142;
constexpr float footHeight = 48;

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
    layout.scale = std::clamp(std::min(width / 1280, height / 800), 0.5F, 2.7F);
    const bool isTall = width < height;
    if (isTall)
        layout.scale = std::clamp(width / 864, 0.5F, 2.7F);
    const auto u = [&](float units) { return layout.u(units); };
    layout.left = u(margin);
    layout.right = width - u(margin);
    const float across = layout.right - layout.left;
    const float top = u(bodyTop), bottom = height - u(footHeight);
    const float label = u(30);
    if (isTall) {
        const float pictureHeight = 0.24F * (bottom - top);
        const float nextTop = bottom - pictureHeight;
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

class SpeakerPainter {
public:
    SpeakerPainter(Picture& picture, const SpeakerPage& page)
        : m_picture(picture), m_page(page), m_theme(*page.look.theme), m_layout(layoutOf(picture.width, picture.height))
    {}

    void header()
    {
        const float clock = paintClocks();
        write({m_layout.left, u(50)}, shortened(m_page.lesson, Font::SansBold, u(26), clock - u(24) - m_layout.left),
              Font::SansBold, 26, m_theme.ink);
        float x = write({m_layout.left, u(84)}, m_page.place, Font::SansMedium, 20, m_theme.ink) + u(18);
        const float step = textWidth(Font::Sans, m_page.step) * u(20);
        if (x + step < clock)
            x = write({x, u(84)}, m_page.step, Font::Sans, 20, m_theme.muted) + u(18);
        if (m_page.isHallDark)
            paintPill(x, u(84), tr(m_page.look, "The hall is dark"));
    }

    /// How far in stops: a piece for each. How far in time: a mark.
    void bar()
    {
        const float across = m_layout.right - m_layout.left;
        const auto count = static_cast<float>(std::max(1, m_page.stops));
        const float gap = std::min(u(4), 0.3F * across / count);
        const float piece = (across + gap) / count;
        for (int i = 0; i < std::max(1, m_page.stops); ++i) {
            const bool isNow = m_page.isAtStop && i == m_page.gone;
            const Colour colour = isNow ? m_theme.now : i < m_page.gone ? m_theme.track : m_theme.line;
            m_picture.rectangle({m_layout.left + static_cast<float>(i) * piece, u(barTop), piece - gap, u(barHeight)},
                                u(3), colour);
        }
        if (m_page.minutes == 0)
            return;
        const float share = std::min(1.0F, static_cast<float>(m_page.seconds / (60.0 * m_page.minutes)));
        const float x = m_layout.left + share * across;
        const Box mark{x - u(2), u(barTop - 6), u(4), u(barHeight + 12)};
        m_picture.rectangle(mark.beyond(u(2)), u(4), m_theme.page);
        m_picture.rectangle(mark, u(2), isOver() ? m_theme.wrong : m_theme.ink);
    }

    /// Returns how much of the words has no room, in pixels.
    float now()
    {
        TextColumn column(m_layout.scale);
        column.text(face(m_page.now.title, Font::SansBold, m_theme.ink), 36, 0);
        if (m_page.asked)
            addQuestion(column, *m_page.asked);
        if (!m_page.now.words.empty())
            column.text(lessonWords(m_page.now.words, m_page.look), 29, 14);
        if (!m_page.note.empty()) {
            column.beginCard(m_theme.surface, m_theme.line, 26);
            column.text(face(tr(m_page.look, "For you alone"), Font::SansSemiBold, m_theme.muted), 16, 0);
            column.text(lessonWords(m_page.note, m_page.look), 25, 10);
            column.endCard();
        }
        Box box = m_layout.now;
        if (const float over = column.paint(m_picture, box, u(m_page.scrolled)); over > 0) {
            const float whole = box.height + over, up = std::min(over, u(m_page.scrolled));
            m_picture.rectangle(
                {box.right() + u(12), box.y + up / whole * box.height, u(5), box.height / whole * box.height}, u(2.5F),
                m_theme.track);
            return over;
        }
        return 0;
    }

    void next(const Picture* next)
    {
        const Box& box = m_layout.picture;
        write({box.x, box.y - u(12)}, tr(m_page.look, "Next|picture"), Font::SansSemiBold, 18, m_theme.muted);
        if (!m_page.next) {
            const bool hasStops = m_page.stops > 0;
            paintText(m_picture,
                      face(tr(m_page.look,
                              hasStops ? "Nothing; this is the last stop." : "The next step: the lesson has no stops."),
                           Font::Sans, m_theme.muted),
                      {box.x, box.y, box.width, box.height}, u(20), u(28));
            return;
        }
        m_picture.rectangle(box, 0, m_theme.sunken);
        if (next)
            paintInset(m_picture, *next, box);
        m_picture.rectangle(box, 0, none, {m_theme.edge, u(1.5F)});
        TextColumn column(m_layout.scale);
        column.text(face(m_page.next->title, Font::SansSemiBold, m_theme.ink), 22, 0);
        if (!m_page.next->question.empty()) {
            RichText question = face(tr(m_page.look, "Asks:") + " ", Font::SansSemiBold, m_theme.now);
            question.push_back({m_page.next->question, Font::SansMedium, m_theme.ink});
            column.text(std::move(question), 19, 8);
        }
        if (!m_page.next->words.empty())
            column.text(lessonWords(m_page.next->words, m_page.look), 19, 8);
        column.paint(m_picture, m_layout.next, u(m_page.scrolled));
    }

    void foot()
    {
        const float y = m_picture.height - u(18);
        const bool isSaid = !m_page.message.empty();
        const std::string words =
            isSaid
                ? m_page.message
                : tr(m_page.look, "PageDown next   PageUp back   B darkens the hall   Shift+T stops the time, Ctrl+T "
                                  "sets it to 0   F5 closes");
        const Colour colour = !isSaid ? m_theme.muted : m_page.isError ? m_theme.wrong : m_theme.ink;
        write({m_layout.left, y}, shortened(words, Font::Sans, u(15), m_layout.right - m_layout.left), Font::Sans, 15,
              colour);
    }

private:
    [[nodiscard]] float u(float units) const { return m_layout.u(units); }
    [[nodiscard]] bool isOver() const { return m_page.minutes > 0 && m_page.seconds > 60.0 * m_page.minutes; }

    static RichText face(std::string words, Font font, Colour colour) { return {{std::move(words), font, colour}}; }

    /// Returns where it ends, or begins where it stands at the right.
    float write(Vec2 at, const std::string& words, Font font, float units, Colour colour, Align align = Align::Left)
    {
        m_picture.text(at, words, font, u(units), colour, align);
        const float width = textWidth(font, words) * u(units);
        return align == Align::Right ? at.x - width : at.x + width;
    }

    /// The time since the start, and that of the day. Returns where they begin.
    float paintClocks()
    {
        const Colour colour = m_page.clock == SpeakerPage::Clock::Running ? m_theme.ink : m_theme.muted;
        const float value = u(84), label = u(36);
        float x = write({m_layout.right, value}, clockText(m_page.seconds), Font::MonoBold, 50,
                        isOver() ? m_theme.wrong : colour, Align::Right);
        const float under =
            write({m_layout.right, label}, timeLabel(), Font::Sans, 16,
                  m_page.clock == SpeakerPage::Clock::Stopped ? m_theme.now : m_theme.muted, Align::Right);
        x = std::min(x, under);
        if (m_page.timeOfDay.empty())
            return x;
        const float right = x - u(36);
        const float day = write({right, value}, m_page.timeOfDay, Font::Mono, 32, m_theme.muted, Align::Right);
        write({right, label}, tr(m_page.look, "time of day"), Font::Sans, 16, m_theme.muted, Align::Right);
        return day;
    }

    [[nodiscard]] std::string timeLabel() const
    {
        const std::string of = m_page.minutes > 0 ? tr(m_page.look, "of {0} min", m_page.minutes) : "";
        switch (m_page.clock) {
        case SpeakerPage::Clock::Waiting: return tr(m_page.look, "starts with the first step");
        case SpeakerPage::Clock::Stopped: return tr(m_page.look, "stopped") + (of.empty() ? "" : ", " + of);
        default: return isOver() ? tr(m_page.look, "over") + ", " + of : of;
        }
    }

    void paintPill(float x, float baseline, const std::string& words)
    {
        const float width = textWidth(Font::SansSemiBold, words) * u(18);
        m_picture.rectangle({x, baseline - u(22), width + u(24), u(31)}, u(6), m_theme.nowBackground,
                            {m_theme.now, u(1.5F)});
        write({x + u(12), baseline}, words, Font::SansSemiBold, 18, m_theme.now);
    }

    void addQuestion(TextColumn& column, const SpeakerPage::Asked& asked)
    {
        column.beginCard(m_theme.nowBackground, m_theme.now, 18);
        column.text(face(tr(m_page.look, asked.isOpen ? "The audience has been asked and does not see the answer yet"
                                                      : "The hall was asked"),
                         Font::SansSemiBold, m_theme.now),
                    16, 0);
        column.text(face(asked.question, Font::SansSemiBold, m_theme.ink), 26, 10);
        for (std::size_t i = 0; i < asked.choices.size(); ++i) {
            const bool isRight = static_cast<int>(i) == asked.answer;
            const Font font = isRight ? Font::SansBold : Font::Sans;
            const Colour colour = isRight ? m_theme.right : m_theme.ink;
            column.text(face(asked.choices[i], font, colour), 24, i == 0 ? 12 : 6,
                        face(isRight ? "\u2713" : std::to_string(i + 1), font, isRight ? colour : m_theme.muted));
        }
        if (!asked.why.empty())
            column.text(lessonWords(asked.why, m_page.look), 23, 12);
        column.endCard();
    }

    Picture& m_picture;
    const SpeakerPage& m_page;
    const Theme& m_theme;
    PageLayout m_layout;
};

Picture emptyPage(const SpeakerPage& page, float width, float height)
{
    return emptyPage(page.look, page.now.title, page.place + ". " + page.now.words, width, height);
}

} // namespace

Picture speakerPicture(const SpeakerPage& page, const Picture* next, float width, float height)
{
    Picture picture = emptyPage(page, width, height);
    SpeakerPainter painter(picture, page);
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
    return SpeakerPainter(picture, page).now() / layoutOf(width, height).scale;
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
            [&]<typename Form>(Form& form) {
                if constexpr (hasPoints<Form>)
                    form.points.first += before;
                if constexpr (hasBox<Form>)
                    form.box = placing.at(form.box);
                if constexpr (std::is_same_v<Form, Circle>) {
                    form.centre = placing.at(form.centre);
                    form.radius *= factor;
                }
                if constexpr (std::is_same_v<Form, Rectangle>)
                    form.corner *= factor;
                if constexpr (std::is_same_v<Form, Text>) {
                    form.at = placing.at(form.at);
                    form.size *= factor;
                }
                if constexpr (!std::is_same_v<Form, Text> && !std::is_same_v<Form, Image>)
                    form.stroke = placing.at(form.stroke);
            },
            shape);
        picture.shapes.push_back(std::move(shape));
    }
    return lies;
}

} // namespace lozenge
