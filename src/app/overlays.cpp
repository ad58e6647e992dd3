#include "app/overlays.hpp"

#include "picture/number_text.hpp"
#include "picture/rich_text.hpp"
#include "picture/stage.hpp"
#include "session/appearance.hpp"
#include "session/keymap.hpp"
#include "session/prediction.hpp"

#include <algorithm>
#include <cmath>

namespace lozenge {
namespace {

/// A raised card; what is on it comes after.
void paintCard(const Desk& desk, const Box& box)
{
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled({box.x, box.y}, {box.right(), box.bottom()}, imColour(desk.theme.surface), desk.u(10));
    list.AddRect({box.x, box.y}, {box.right(), box.bottom()}, imColour(desk.theme.edge), desk.u(10), 0, desk.u(1.2F));
}

float paintWords(const Desk& desk, const std::string& words, Font font, Colour colour, const Box& box, float units)
{
    Picture picture;
    const float end = paintText(picture, {{words, font, colour}}, box, desk.u(units), desk.u(1.4F * units));
    desk.painter.paint(*ImGui::GetWindowDrawList(), picture, {0, 0});
    return end;
}

/// Buttons in a row, each as wide as its words.
class ButtonRow {
public:
    ButtonRow(const Desk& desk, float x, float y) : m_desk(desk), m_x(x), m_y(y) {}

    bool button(const std::string& label, bool isOn = false)
    {
        const float width = textWidth(Font::SansMedium, label) * m_desk.u(14) + m_desk.u(28);
        const Box box{m_x, m_y, width, m_desk.u(34)};
        m_x += width + m_desk.u(8);
        return wordButton(m_desk, label.c_str(), label, box, isOn);
    }
    [[nodiscard]] float x() const { return m_x; }
    void skip(float width) { m_x += width; }

private:
    const Desk& m_desk;
    float m_x;
    float m_y;
};

void showHeightGuess(const Desk& desk, Session& session, ButtonRow& row, float y)
{
    const Guess& guess = session.prediction.asked->guess;
    if (row.button("Below the mean", guess.trend == Trend::Down))
        guessTrend(session, Trend::Down);
    if (row.button("Above the mean", guess.trend == Trend::Up))
        guessTrend(session, Trend::Up);
    ImGui::SetCursorScreenPos({row.x() + desk.u(4), y});
    ImGui::SetNextItemWidth(desk.u(120));
    double height = guess.height.value_or(0);
    if (ImGui::InputDouble("##height", &height, 0, 0, "%.3f"))
        guessHeight(session, height);
    row.skip(desk.u(140));
}

} // namespace

void showQuestion(const Desk& desk, Session& session, const Box& stage)
{
    const Asked asked = *session.prediction.asked;
    const Prediction& prediction = session.prediction;
    // It lies on the equation and the narration: they would give the answer away.
    const StageLayout layout = stageLayout(stage, desk.scale);
    const float top = std::min(layout.equation.y - desk.u(4), stage.bottom() - desk.u(184));
    const Box box{stage.x + desk.u(20), top, stage.width - desk.u(40), stage.bottom() - desk.u(12) - top};
    const Sheet sheet("question", box, none, false, Sheet::Place::OnTop);
    paintCard(desk, {box.x + 1, box.y + 1, box.width - 2, box.height - 2});

    const float left = box.x + desk.u(20);
    const float right = box.right() - desk.u(20);
    const std::string score =
        std::to_string(prediction.right) + " of " + std::to_string(prediction.questions) + " right";
    desk.text({right, box.y + desk.u(36)}, score, Font::MonoBold, 16, desk.theme.muted, Align::Right);
    Picture question;
    paintForHall(question, questionWords(asked.question.text, desk.theme), questionLine(stage, desk.scale), desk.scale);
    desk.painter.paint(*ImGui::GetWindowDrawList(), question, {0, 0});

    const float rowY = box.bottom() - desk.u(50);
    ButtonRow row(desk, left, rowY);
    const Box words{left, box.y + desk.u(52), right - left, desk.u(60)};
    if (asked.verdict) {
        const Colour colour = asked.verdict->isRight ? desk.theme.right : desk.theme.wrong;
        const std::string head = !asked.verdict->isScored ? "" : asked.verdict->isRight ? "Right. " : "Not quite. ";
        paintWords(desk, head + asked.verdict->why, Font::SansMedium, colour, words, 17);
        if (row.button("Go on"))
            dropQuestion(session);
        return;
    }
    std::string hint;
    if (asked.question.kind == Question::Kind::Parents)
        hint = asked.guess.points.empty()
                   ? "Click the points on the board that are averaged."
                   : std::to_string(asked.guess.points.size()) + " chosen. A click takes one back.";
    else if (asked.question.kind == Question::Kind::Height)
        hint = "Say whether r lifts or lowers the point, or type its height.";
    paintWords(desk, hint, Font::Sans, desk.theme.muted, words, 17);

    if (asked.question.kind == Question::Kind::Height)
        showHeightGuess(desk, session, row, rowY);
    for (std::size_t i = 0; i < asked.question.choices.size(); ++i)
        if (row.button(asked.question.choices[i], asked.guess.choice == static_cast<int>(i)))
            guessChoice(session, static_cast<int>(i));
    row.skip(desk.u(12));
    if (row.button("Check (Enter)", true))
        check(session);
    if (row.button("Show"))
        showAnswer(session);
    if (row.button("Skip (Esc)"))
        dropQuestion(session);
}

void showHelp(const Desk& desk, Session& session, const Box& window)
{
    const auto bindings = keymap();
    const int columns = window.width > desk.u(900) ? 2 : 1;
    const auto rows = (static_cast<int>(bindings.size()) + columns - 1) / columns;
    const float rowHeight = std::min(desk.u(32), (window.height - desk.u(130)) / static_cast<float>(rows));
    const Box card{window.centre().x - std::min(desk.u(560), 0.48F * window.width),
                   window.centre().y - (static_cast<float>(rows) * rowHeight + desk.u(90)) / 2,
                   std::min(desk.u(1120), 0.96F * window.width), static_cast<float>(rows) * rowHeight + desk.u(90)};

    const Sheet sheet("help", window, withAlpha(desk.theme.page, 0.8F), false, Sheet::Place::OnTop);
    if (touch("help ground", window).wasPressed)
        toggleHelp(session);
    paintCard(desk, card);
    desk.text({card.x + desk.u(28), card.y + desk.u(44)}, "Keys", Font::SansBold, 24, desk.theme.ink);
    desk.text({card.right() - desk.u(28), card.y + desk.u(44)}, "F1 or ? closes", Font::Sans, 14, desk.theme.muted,
              Align::Right);

    const float width = (card.width - desk.u(56)) / static_cast<float>(columns);
    for (std::size_t i = 0; i < bindings.size(); ++i) {
        const KeyBinding& binding = bindings[i];
        const auto column = static_cast<int>(i) / rows;
        const float x = card.x + desk.u(28) + static_cast<float>(column) * width;
        const float baseline =
            card.y + desk.u(66) + (static_cast<float>(static_cast<int>(i) % rows) + 0.65F) * rowHeight;
        const float units = std::min(14.0F, 0.5F * rowHeight / desk.scale);
        const std::string chords =
            shortened(std::string(shownChords(binding)), Font::MonoBold, desk.u(units), desk.u(158));
        desk.text({x, baseline}, chords, Font::MonoBold, units, desk.theme.now);
        desk.text({x + desk.u(166), baseline},
                  shortened(std::string(binding.explanation), Font::Sans, desk.u(units), width - desk.u(180)),
                  Font::Sans, units, desk.theme.ink);
    }
}

} // namespace lozenge
