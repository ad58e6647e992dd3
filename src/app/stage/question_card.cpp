#include "app/stage/overlays.hpp"
#include "app/ui/controls.hpp"
#include "lesson/lesson.hpp"
#include "picture/page.hpp"
#include "picture/text/rich_text.hpp"
#include "session/question/prediction.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace lozenge {
namespace {

constexpr float buttonGap = 8;

/// Of the buttons of a card, in units: their words, the air beside these, and how high they are.
struct ButtonSize {
    float words, air, height;
};
/// For a hall, down to what a long row of choices leaves.
constexpr std::array buttonSizes{ButtonSize{18, 32, 40}, ButtonSize{17, 24, 38}, ButtonSize{16, 20, 36},
                                 ButtonSize{14, 20, 34}, ButtonSize{14, 8, 34}};

/// Buttons in a row, each as wide as its words.
struct ButtonRow {
    const Desk& desk;
    ButtonSize size;
    float x;      ///< where the next one begins
    float bottom; ///< where they end

    [[nodiscard]] float height() const { return desk.u(size.height); }

    bool button(const std::string& label, bool isOn = false)
    {
        const float width = desk.widthOf(label, Font::SansMedium, size.words) + desk.u(size.air);
        const Box box{std::exchange(x, x + width + desk.u(buttonGap)), bottom - height(), width, height()};
        return wordButton(desk, label.c_str(), label, box, isOn, size.words);
    }
};

constexpr std::array endings{phrase("Check (Enter)"), phrase("Show"), phrase("Skip (Esc)")};
constexpr float beforeEndings = 12;

/// The largest in which the choices, and what ends them, have room in a row.
ButtonSize sizeOfButtons(const Desk& desk, const Asked& asked, float room, float height)
{
    const auto& choices = asked.question.choices;
    float words = 0;
    for (const std::string& choice : choices)
        words += textWidth(Font::SansMedium, choice);
    for (const std::string_view ending : endings)
        words += textWidth(Font::SansMedium, desk.tr(ending));
    const auto count = static_cast<float>(choices.size() + endings.size());
    const auto* const found = std::find_if(buttonSizes.begin(), buttonSizes.end(), [&](const ButtonSize& size) {
        const float width = words * size.words + count * size.air + (count - 1) * buttonGap + beforeEndings;
        return desk.u(width) <= room && desk.u(size.height) <= height;
    });
    return found != buttonSizes.end() ? *found : buttonSizes.back();
}

void showHeightGuess(const Desk& desk, Session& session, ButtonRow& row)
{
    const Guess& guess = session.prediction.asked->guess;
    if (row.button(desk.tr("Below the mean"), guess.trend == Trend::Down))
        guessTrend(session, Trend::Down);
    if (row.button(desk.tr("Above the mean"), guess.trend == Trend::Up))
        guessTrend(session, Trend::Up);
    const float top = row.bottom - row.height();
    ImGui::SetCursorScreenPos({row.x + desk.u(4), top + (row.height() - ImGui::GetFrameHeight()) / 2});
    ImGui::SetNextItemWidth(desk.u(120));
    double height = guess.height.value_or(0);
    if (ImGui::InputDouble("##height", &height, 0, 0, "%.3f"))
        guessHeight(session, height);
    row.x += desk.u(140);
}

/// What to do, in a line.
std::string hintOf(const Desk& desk, const Asked& asked)
{
    switch (asked.question.kind) {
    case Question::Kind::Parents:
        return asked.guess.points.empty()
                   ? desk.tr("Click the points on the board that are averaged.")
                   : desk.tr("{0} chosen. Click one again to take it back.", asked.guess.points.size());
    case Question::Kind::Height: return desk.tr("Say whether r lifts or lowers the point, or type its height.");
    default: return {};
    }
}

void showAnswers(const Desk& desk, Session& session, const Asked& asked, ButtonRow& row)
{
    if (asked.question.kind == Question::Kind::Height)
        showHeightGuess(desk, session, row);
    for (std::size_t i = 0; i < asked.question.choices.size(); ++i)
        if (row.button(asked.question.choices[i], asked.guess.choice == static_cast<int>(i)))
            guessChoice(session, static_cast<int>(i));
    if (asked.question.kind != Question::Kind::Parents)
        row.x += desk.u(beforeEndings);
    if (row.button(desk.tr(endings[0]), true))
        check(session);
    if (row.button(desk.tr(endings[1])))
        showAnswer(session);
    if (row.button(desk.tr(endings[2])))
        dropQuestion(session);
}

} // namespace

void showQuestion(const Desk& desk, Session& session, const Box& stage)
{
    const Asked asked = *session.prediction.asked;
    const Prediction& prediction = session.prediction;
    const QuestionCard card = questionCard(stage, desk.scale);
    const Box& box = card.box;
    const bool isLow = card.isLow;
    const Sheet sheet("question", box, none, false, Sheet::Place::OnTop);
    paintCard(desk, {box.x + 1, box.y + 1, box.width - 2, box.height - 2});

    const float left = box.x + desk.u(20);
    const float right = box.right() - desk.u(20);
    const float baseline = box.y + desk.u(isLow ? 32 : 38);
    const std::string score = desk.tr("{0} of {1} right", prediction.right, prediction.questions);
    const std::string text = questionSaid(asked.question, session.look);
    const std::string further = desk.tr("Go on");
    desk.text({right, baseline}, score, Font::MonoBold, 16, desk.theme.muted, Align::Right);
    const RichText question = questionWords(text, desk.theme);
    desk.painted([&](Picture& picture) { paintForHall(picture, question, card.line, desk.scale); });

    const float bottom = box.bottom() - desk.u(isLow ? 10 : 16);
    if (asked.verdict) {
        const ButtonSize size = buttonSizes[2];
        const float goOn = desk.widthOf(further, Font::SansMedium, size.words) + desk.u(size.air);
        ButtonRow row{desk, size, right - goOn, bottom};
        const Colour colour = asked.verdict->isRight ? desk.theme.right : desk.theme.wrong;
        const std::string head =
            !asked.verdict->isScored ? "" : desk.tr(asked.verdict->isRight ? "Right." : "Not quite.") + " ";
        const float top = baseline + desk.u(isLow ? 8 : 12);
        const Box words{left, top, right - left - goOn - desk.u(20), box.bottom() - desk.u(8) - top};
        const RichText told{{head, Font::SansSemiBold, colour}, {asked.verdict->why, Font::Sans, desk.theme.ink}};
        desk.painted([&](Picture& picture) { paintForHall(picture, told, words, desk.scale); });
        if (row.button(further))
            dropQuestion(session);
        return;
    }
    const std::string hint = hintOf(desk, asked);
    if (!isLow) {
        const Box words{left, baseline + desk.u(14), right - left, desk.u(60)};
        desk.painted([&](Picture& picture) {
            paintText(picture, {{hint, Font::Sans, desk.theme.muted}}, words, desk.u(17), desk.u(1.4F * 17));
        });
    } else {
        const float end = desk.widthOf(text, Font::SansBold, 20) + desk.u(24);
        if (end + desk.widthOf(hint, Font::Sans, 17) < card.line.width)
            desk.text({left + end, baseline}, hint, Font::Sans, 17, desk.theme.muted);
    }
    const float room = bottom - baseline - desk.u(isLow ? 8 : hint.empty() ? 14 : 44);
    const bool isChoice = asked.question.kind == Question::Kind::Choice;
    ButtonRow row{desk, isChoice ? sizeOfButtons(desk, asked, right - left, room) : buttonSizes[3], left, bottom};
    showAnswers(desk, session, asked, row);
}

} // namespace lozenge
